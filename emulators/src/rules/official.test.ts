/**
 * What Google's own emulator (cloud-firestore-emulator of the Google Cloud CLI 528.0.0) answered when it was asked the
 * same. Each line of the two files is an answer, `refused` where the rules do not compile, and what was asked: a
 * condition for reading /e/a, a document that is not there, or a whole file of rules.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { answerTo, documentRules } from './ask.testing.ts';

function lines(file: string): string[] {
  return readFileSync(join(import.meta.dirname, file), 'utf8')
    .split('\n')
    .filter(Boolean);
}

function row(line: string): [answer: string, asked: string] {
  return [line.slice(0, 8).trimEnd(), line.slice(8)];
}

describe('the answers of the official emulator', () => {
  const chapters = readFileSync(join(import.meta.dirname, 'official-expressions.txt'), 'utf8')
    .split(/^# /m)
    .filter(Boolean);

  test.each(
    chapters.map((chapter) => [chapter.split('\n')[0], chapter.split('\n').slice(1).filter(Boolean)]),
  )('%s', (_, rows) => {
    const different = [...rows].filter((line) => {
      const [answer, expression] = row(line);
      return answerTo(documentRules(`match /e/{id} { allow get: if ${expression}; }`)) !== answer;
    });
    expect(different).toEqual([]);
  });

  test('files of rules', () => {
    const different = lines('official-files.txt').filter((line) => {
      const [answer, source] = row(line);
      return answerTo(source) !== answer;
    });
    expect(different).toEqual([]);
  });
});
