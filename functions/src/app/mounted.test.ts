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

it('no endpoint hides another that is mounted later', () => {
  const endpoints = mounted.map(({ endpoint }) => endpoint);
  const hidden = endpoints.flatMap((first, index) => {
    const path = new RegExp(`^${first.path.replace(/\{\w+\}/g, '[^/]+')}$`);
    return endpoints
      .slice(index + 1)
      .filter((later) => later.method === first.method && path.test(later.path))
      .map((later) => `${first.method} ${first.path} hides ${later.path}`);
  });
  expect(hidden).toEqual([]);
});
