import { expect, it } from 'vitest';
import { mounted } from './mounted.ts';

it('whoever calls with a secret in the path is asked for it before the body is read', () => {
  const withSecret = mounted.filter(({ endpoint: { path } }) => path.includes('{key}'));
  expect(withSecret.map(({ endpoint }) => endpoint.path)).toEqual(
    expect.arrayContaining(['/bounces/{key}', '/mailAnswers/{key}']),
  );
  for (const { endpoint, handler } of withSecret)
    expect([endpoint.path, typeof handler.requireSecret]).toEqual([endpoint.path, 'function']);
});
