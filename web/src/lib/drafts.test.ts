import { afterEach, describe, expect, it, vi } from 'vitest';
import { draftsOf, dropDraft, readDraft, saveDraft } from './drafts.ts';

const now = new Date('2026-03-01T12:00:00Z');

afterEach(() => void vi.restoreAllMocks());

describe('drafts', () => {
  it('come back with the time at which they were saved', () => {
    expect(saveDraft('ada', 'write', { title: 'On τ' }, now)).toBe('2026-03-01T12:00:00.000Z');
    expect(readDraft('ada', 'write')).toEqual({ values: { title: 'On τ' }, savedAt: now.toISOString() });
    dropDraft('ada', 'write');
    expect(readDraft('ada', 'write')).toBeNull();
  });

  it('belong to one person and one form', () => {
    saveDraft('ada', 'write', {}, now);
    saveDraft('ada', 'edit:7', {}, now);
    saveDraft('adam', 'write', {}, now);
    expect(readDraft('bob', 'write')).toBeNull();
    expect(draftsOf('ada').sort()).toEqual(['edit:7', 'write']);
  });

  it.each([
    '{broken',
    '',
    '7',
    '[]',
    '{}',
    '{"values":"Tides","savedAt":"2026-03-01T12:00:00Z"}',
    '{"values":{"title":"Tides"}}',
    '{"values":{"title":"Tides"},"savedAt":"soon"}',
  ])('are ignored if the storage holds something else: %s', (stored) => {
    localStorage.setItem('draft:ada:write', stored);
    expect(readDraft('ada', 'write')).toBeNull();
  });

  it('do not exist in a browser that blocks storage, and dropping one is no error', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    });
    expect(readDraft('ada', 'write')).toBeNull();
    expect(saveDraft('ada', 'write', {}, now)).toBeNull();
    expect(draftsOf('ada')).toEqual([]);
    expect(() => dropDraft('ada', 'write')).not.toThrow();
  });

  it('do not claim to be saved if the browser cannot store anything', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
    expect(saveDraft('ada', 'write', {}, now)).toBeNull();
  });
});
