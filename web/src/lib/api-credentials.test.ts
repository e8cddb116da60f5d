import { api } from '@lab/contract';
import type { Able } from '@lab/contract/api/rights';
import { sessionTitles } from '@lab/contract/features/session/titles/texts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { stubServer } from '../test/server.ts';
import { createSend } from './api.ts';
import { uncached } from './uncached.ts';

describe('credentials', () => {
  const end = vi.fn();
  const member = {
    token: async () => 'old',
    renew: async () => 'new',
    able: (): Able => ({ role: '' }),
    end,
  };

  const sendAsMember = createSend({ credentials: member });
  const admin = { ...member, able: (): Able => ({ role: 'admin' }) };
  beforeEach(() => end.mockClear());

  it('sends no token to a public endpoint, even for a signed-in person', async () => {
    const server = stubServer().answers(api.news.list, []);
    await sendAsMember(api.news.list, {});
    expect(server.calls(api.news.list)[0]?.headers.get('Authorization')).toBeNull();
  });

  it('sends the token where the newest data are asked for', async () => {
    const server = stubServer().answers(api.news.list, []);
    await sendAsMember(api.news.list, uncached({ query: {} }));
    expect(server.calls(api.news.list)[0]?.headers.get('Authorization')).toBe('Bearer old');
  });

  it('sends the token to all other endpoints', async () => {
    const server = stubServer().answers(api.papers.pending, []);
    await sendAsMember(api.papers.pending, {});
    expect(server.calls(api.papers.pending)[0]?.headers.get('Authorization')).toBe('Bearer old');
  });

  it('tries once with a renewed token after a 401, and then gives up', async () => {
    const server = stubServer().fails(api.papers.pending, 401, {
      message: 'Please login again to continue.',
      code: 'unauthorized',
    });
    await expect(sendAsMember(api.papers.pending, {})).rejects.toMatchObject({ status: 401 });
    expect(server.calls(api.papers.pending).map(({ headers }) => headers.get('Authorization'))).toEqual([
      'Bearer old',
      'Bearer new',
    ]);
    expect(end).toHaveBeenCalledOnce();
  });

  it('tries once with a renewed token where an admin’s call is forbidden: the person may have just become one', async () => {
    const server = stubServer().fails(api.users.list, 403, {
      message: 'Forbidden access',
      code: 'forbidden',
    });
    await expect(createSend({ credentials: admin })(api.users.list, {})).rejects.toMatchObject({
      status: 403,
    });
    expect(server.calls(api.users.list).map(({ headers }) => headers.get('Authorization'))).toEqual([
      'Bearer old',
      'Bearer new',
    ]);
    expect(end).not.toHaveBeenCalled();
  });

  it('tells a former admin that the page is for admins, and ends the session', async () => {
    const former = {
      ...admin,
      able: vi.fn((): Able => ({ role: '' })).mockReturnValueOnce({ role: 'admin' }),
    };
    stubServer().fails(api.papers.pending, 403, { message: 'Forbidden access', code: 'forbidden' });
    await expect(createSend({ credentials: former })(api.papers.pending, {})).rejects.toThrow(
      'Forbidden access',
    );
    expect(end).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ status: 403, code: 'forbidden', message: sessionTitles.adminsOnly }),
    );
  });

  it('tries a call for admins again for somebody whose token does not say admin yet', async () => {
    const server = stubServer().fails(api.users.list, 403, {
      message: 'Forbidden access',
      code: 'forbidden',
    });
    await expect(sendAsMember(api.users.list, {})).rejects.toThrow('Forbidden access');
    expect(server.calls(api.users.list)).toHaveLength(2);
  });

  it('keeps the session of who has another right, and passes on which one is missing', async () => {
    const may = [{ right: 'papers.publish' as const, only: [] }];
    const reviewer = { ...admin, able: (): Able => ({ role: '', may }) };
    stubServer().fails(api.users.list, 403, { message: 'An admin can give it.', code: 'forbidden' });
    await expect(createSend({ credentials: reviewer })(api.users.list, {})).rejects.toThrow('An admin can');
    expect(end).not.toHaveBeenCalled();
  });

  it('keeps the session when an admin’s second try fails for another reason', async () => {
    const former = {
      ...admin,
      able: vi.fn((): Able => ({ role: '' })).mockReturnValueOnce({ role: 'admin' }),
    };
    let tries = 0;
    stubServer().answersWith(api.papers.pending, () =>
      tries++ === 0
        ? { status: 403, body: { message: 'Forbidden access', code: 'forbidden' } }
        : { status: 429, body: { message: 'Too many', code: 'too-many' } },
    );
    await expect(createSend({ credentials: former })(api.papers.pending, {})).rejects.toThrow('Too many');
    expect(end).not.toHaveBeenCalled();
  });

  it('does not try again without a new token', async () => {
    const server = stubServer().fails(api.papers.pending, 401, {
      message: 'Please login again to continue.',
      code: 'unauthorized',
    });
    const gone = createSend({ credentials: { ...member, renew: async () => null } });
    await expect(gone(api.papers.pending, {})).rejects.toThrow('Please login again to continue.');
    expect(server.calls(api.papers.pending)).toHaveLength(1);
  });

  it('ends the session of an account that was disabled, and not for any other refusal', async () => {
    const server = stubServer().fails(api.papers.pending, 403, {
      message: 'Forbidden access',
      code: 'forbidden',
    });
    await expect(sendAsMember(api.papers.pending, {})).rejects.toMatchObject({ status: 403 });
    expect(end).not.toHaveBeenCalled();
    server.fails(api.papers.pending, 403, { message: 'This account has been disabled.', code: 'disabled' });
    await expect(sendAsMember(api.papers.pending, {})).rejects.toThrow('This account has been disabled.');
    expect(end).toHaveBeenCalledWith(expect.objectContaining({ code: 'disabled' }));
    expect(server.calls(api.papers.pending)).toHaveLength(2);
  });
});
