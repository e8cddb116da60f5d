/** html-validate, on the HTML of every mail, in both languages. */
import { mailEventNames, mailEventOf } from '@lab/contract/features/mail/events';
import { loadWords } from '@lab/contract/features/settings/words/languages';
import { render } from '../../functions/src/features/mail/render.ts';
import { type Case, suite } from '../suite.ts';

const product = { render };

/** It forgets the language and leaves a paragraph open. */
const planted: typeof product = {
  render(written, lab) {
    const mail = render(written, lab);
    return { ...mail, html: mail.html.replace(/ lang="[^"]*"/, '').replace('</p>', '') };
  },
};

/** As far as it is used here. */
interface Validator {
  validateString(html: string): Promise<{ results: { messages: Message[] }[] }>;
}

interface Message {
  ruleId: string;
  message: string;
  line: number;
  column: number;
}

const hostile = 'A & B <i>"C"</i>\n\nSecond line';

export const htmlValidate = suite({
  name: 'html-validate',
  part: 'Pages',
  about:
    'the HTML of all mails in both languages: the standard and the rules for people who use a screen reader',
  repository: '',
  commit: '10.9.0',
  rules: 'https://html-validate.org',
  packages: { 'html-validate': '10.9.0' },
  needs: 'nothing',
  product,
  planted,
  async *cases({ files, product }) {
    const { HtmlValidate, StaticConfigLoader } = (await files.load('html-validate/dist/cjs/index.js'))
      .default as {
      HtmlValidate: new (loader: object) => Validator;
      StaticConfigLoader: new (config: object) => object;
    };
    const presets = { extends: ['html-validate:standard', 'html-validate:a11y'] };
    const validator = new HtmlValidate(new StaticConfigLoader(presets));
    for (const [language, words] of [
      ['en', {}],
      ['de', await loadWords({ language: 'de' })],
    ] as const) {
      for (const event of mailEventNames) {
        const leave = mailEventOf(event).to === 'subscriber' ? '/subscription?leave=a.b&c=d' : '';
        const written = { event, name: hostile, about: 'Mia', reader: 'Jo', path: '/a?b=c&d=e', leave };
        const lab = { name: 'Lab & Co', email: 'lab@lab.test', words, origin: 'https://lab.test' };
        for (const [detail, canAnswer] of [
          ['', false],
          [hostile, true],
        ] as const)
          yield {
            name: `${event}, ${language}${detail && ', with a text'}`,
            async fault() {
              const { html } = product.render({ ...written, detail, canAnswer }, lab);
              const { results } = await validator.validateString(html);
              const [found] = results.flatMap(({ messages }) => messages);
              return found && `${found.ruleId}: ${found.message} at column ${found.column} of ${html}`;
            },
          } satisfies Case;
      }
    }
  },
});
