/** What may be other in a browser than it was on the server when the page was rendered. */
import { day, hour, minute } from '@lab/contract/lib/durations';
import { vi } from 'vitest';
import { findRoute } from '../app/routes.ts';
import { rich } from './foreign-lab.ts';
import { type Replies, renderedAt } from './hydrated-page.ts';

/** Its paper has a date that an older version stored, with a time of no zone. */
export const lab: Replies = {
  ...rich,
  '/researchPaper/{id}': { ...(rich['/researchPaper/{id}'] as object), publicationDate: '2025-03-14T23:30' },
};

/** While the code of the page is being loaded. */
function whileCodeLoads(path: string, change: () => void | Promise<void>): void {
  const page = findRoute(path)?.route.page;
  if (page) vi.spyOn(page, 'load').mockImplementation(async () => change());
}

/** Where a program asks for no language. */
function speakByDefault(language: string): void {
  const inLanguage = (Format: new (locale?: string, options?: object) => object) =>
    class extends Format {
      constructor(locale = language, options?: object) {
        super(locale, options);
      }
    };
  for (const name of ['DateTimeFormat', 'NumberFormat', 'Collator'] as const) {
    const Format = Intl[name] as unknown as new (locale?: string, options?: object) => object;
    vi.spyOn(Intl as unknown as Record<string, () => void>, name).mockImplementation(
      inLanguage(Format) as unknown as () => void,
    );
  }
  const { toLocaleDateString } = Date.prototype;
  vi.spyOn(Date.prototype, 'toLocaleDateString').mockImplementation(function (this: Date, locale, options) {
    return toLocaleDateString.call(this, locale ?? language, options);
  });
  vi.spyOn(navigator, 'language', 'get').mockReturnValue(language);
}

function setZone(zone: string): void {
  process.env.TZ = zone;
}

type Change = [what: string, change: (path: string) => void];

export const changes: Change[] = [
  ['the clock, by a year', () => vi.setSystemTime(renderedAt + 365 * day)],
  ['the clock, which is wrong', () => vi.setSystemTime(0)],
  ['the time zone, to the earliest day', () => setZone('Pacific/Kiritimati')],
  ['the time zone, to the latest day', () => setZone('Pacific/Pago_Pago')],
  ['the language of the browser', () => speakByDefault('ar-EG')],
  [
    'the time, by an hour, while the code loads',
    (path) => whileCodeLoads(path, () => void vi.setSystemTime(renderedAt + hour)),
  ],
  [
    'the data, which are removed while the code loads',
    (path) => {
      vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: renderedAt });
      whileCodeLoads(path, async () => {
        await vi.advanceTimersByTimeAsync(6 * minute);
        vi.useRealTimers();
      });
    },
  ],
  [
    'the record in the history',
    (path) => {
      const card = { _id: 'a1', title: 'Another', departmentName: 'Another', name: 'Another', authors: [] };
      history.replaceState({ usr: card, key: 'k', idx: 1 }, '', path);
    },
  ],
  [
    'the device',
    () => {
      vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {} }));
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
      vi.stubGlobal('innerWidth', 320);
      document.documentElement.dataset.scheme = 'dark';
    },
  ],
];

/** As extensions do. React's development build minds attributes, that for visitors does not. */
export function extendPage(): void {
  for (const element of document.querySelectorAll('*')) element.setAttribute('data-extension', 'was here');
  document.body.append(document.createElement('extension-toolbar'));
  vi.mocked(console.error).mockImplementation(() => {});
}
