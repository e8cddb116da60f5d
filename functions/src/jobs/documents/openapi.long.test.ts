import type { AnyEndpoint } from '@lab/contract';
import { everyCall } from '@lab/contract/every-call';
import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';
import { openApi } from './openapi.ts';

test('the description is valid OpenAPI 3.1', async () => {
  const validator = new Validator();
  const { valid, errors } = await validator.validate(structuredClone(await openApi()));
  expect(errors).toBeUndefined();
  expect(valid).toBe(true);
  expect(validator.version).toBe('3.1');
});

test('every endpoint is described once, under an id of its own', async () => {
  const document = (await openApi()) as { paths: Record<string, Record<string, { operationId: string }>> };
  const described = Object.values(document.paths).flatMap((path) => Object.values(path));
  const declared = Object.values(everyCall as Record<string, Record<string, AnyEndpoint>>).flatMap(
    Object.values,
  );
  expect(described).toHaveLength(declared.length);
  expect(new Set(described.map(({ operationId }) => operationId)).size).toBe(declared.length);
});

test('an application takes no email, since that is the caller’s', async () => {
  // biome-ignore lint/suspicious/noExplicitAny: the description is data of many shapes
  const { paths } = (await openApi()) as any;
  const { schema } = paths['/submitApplication'].post.requestBody.content['application/json'];
  expect(Object.keys(schema.properties)).toEqual(expect.arrayContaining(['name', 'resume']));
  expect(Object.keys(schema.properties)).not.toContain('email');
});

test('it has the limits, choices and required fields of the schemas', async () => {
  const document = JSON.stringify(await openApi());
  expect(document).toContain('"details":{"type":"string","maxLength":500}');
  expect(document).toContain('"enum":["open","running","finished"]');
  expect(document).toContain('"required":["name","phone","message"]');
});
