import { endpoint } from '@lab/contract/api/endpoint';
import { expect, it, vi } from 'vitest';
import { array, number, object, string } from 'yup';
import { Page } from './handler.ts';
import { invokeFrom } from './invoke.ts';

const summary = '';
const list = endpoint('GET', '/notes', {
  access: 'public',
  summary,
  query: async () => object({ limit: number(), cursor: string() }),
  reply: async () => array().of(string().required()).required(),
});
const one = endpoint('GET', '/notes/{id}', {
  access: 'public',
  summary,
  reply: async () => string().required(),
});
const own = endpoint('GET', '/own', {
  access: 'self',
  summary,
  reply: async () => string().required(),
});

const readList = vi.fn(async () => new Page(['fog'], 'c2'));
const readOne = vi.fn<(input: object) => Promise<unknown>>(async () => 'fog');
const readOwn = vi.fn(async () => 'secret');
const invoke = invokeFrom([
  { endpoint: list, handler: readList },
  { endpoint: one, handler: readOne },
  { endpoint: own, handler: readOwn },
]);

it('a public endpoint is asked as a visitor, with a valid query', async () => {
  expect(await invoke(list, { query: { limit: 3 } })).toEqual({ reply: ['fog'], next: 'c2' });
  expect(readList).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({
      query: { limit: 3 },
      params: {},
      caller: expect.objectContaining({ role: '' }),
    }),
  );
  expect(await invoke(one, { params: { id: 'n1' } })).toEqual({ reply: 'fog' });
  expect(readOne).toHaveBeenCalledWith(expect.objectContaining({ params: { id: 'n1' }, query: undefined }));
});

it('a query that the endpoint does not take is refused', async () => {
  readList.mockClear();
  await expect(invoke(list, { query: { limit: 'many' } as never })).rejects.toMatchObject({
    code: 'invalid',
  });
  expect(readList).not.toHaveBeenCalled();
});

it('what is not public is not given to pages', async () => {
  await expect(invoke(own)).rejects.toThrow('Forbidden access');
  await expect(invokeFrom([])(list)).rejects.toThrow('Forbidden access');
  expect(readOwn).not.toHaveBeenCalled();
});

it('a reply that is not as its schema says is not rendered', async () => {
  readOne.mockResolvedValueOnce(7);
  await expect(invoke(one, { params: { id: 'n1' } })).rejects.toThrow('is not as its schema says');
});
