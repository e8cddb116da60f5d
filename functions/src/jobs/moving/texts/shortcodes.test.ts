import { describe, expect, test } from 'vitest';
import { labText } from './lab-text.ts';
import { type ShortcodeContext, withFormulas, withoutShortcodes } from './shortcodes.ts';

const context: ShortcodeContext = {
  page: (name) => (name === '/post/moss' ? { address: '/post/moss/', title: 'Moss' } : undefined),
  person: (name) => (name === 'ada' ? { address: '/author/ada/', title: 'Ada' } : undefined),
  album: (name) => (name === 'walls' ? ['/assets/media/albums/walls/a b.png'] : []),
  param: (name) => (name === 'email' ? 'moss@lab.example' : undefined),
};

const said = (text: string) =>
  labText(text, { withoutTags: (tags) => withoutShortcodes(tags, context), resolve: (target) => target });

describe('shortcodes', () => {
  test.each([
    ['{{< figure src="a.png" alt="A" caption="Moss" >}}', '![A](<a.png> "Moss")'],
    [
      '{{< figure src="a b.png" title="Moss [1]" link="/x" >}}',
      '[![Moss \\[1\\]](<a%20b.png> "Moss [1]")](</x>)',
    ],
    ['{{< gallery album="walls" >}}', '![](</assets/media/albums/walls/a%20b.png>)'],
    [
      '{{< youtube abc-1 >}}',
      '[https://www.youtube.com/watch?v=abc-1](<https://www.youtube.com/watch?v=abc-1>)',
    ],
    ['{{< vimeo id="12" title="Film" >}}', '[Film](<https://vimeo.com/12>)'],
    ['{{< cite page="/post/moss" view="4" >}}', '[Moss](</post/moss/>)'],
    ['By {{% mention "ada" %}}.', 'By [Ada](</author/ada/>).'],
    [
      '[a]({{< ref "/post/moss" >}}) [b]({{< relref path="/post/moss" >}})',
      '[a](</post/moss/>) [b](</post/moss/>)',
    ],
    ['{{% staticref "uploads/a.pdf" "newtab" %}}Sheet{{% /staticref %}}', '[Sheet](<uploads/a.pdf>)'],
    ['{{% callout note %}}\nTake care.\n\nAlways.\n{{% /callout %}}', '> Take care.\n>\n> Always.'],
    ['{{< spoiler text="More" >}}\nMoss.\n{{< /spoiler >}}', '**More**\n\nMoss.'],
    ['{{% cta cta_link="./people/" cta_text="Meet us" %}}', '[Meet us](<./people/>)'],
    ['{{< button url="https://a.example" text="A" icon="x" />}}b', '[A](<https://a.example>) b'],
    ['{{< button link="/a" >}}Go{{< /button >}}', '[Go](</a>)'],
    ['{{< cards >}}{{< card url="/a" title="A" subtitle="B" >}}{{< /cards >}}', '### [A](</a>)\n\nB'],
    ['{{< icon name="x" pack="fas" >}}a{{< toc >}}', 'a'],
    ['{{< math >}}$x_1$ and $y$.{{< /math >}}', '$`x_1`$ and $`y`$.'],
    ['{{< highlight js >}}let a;{{< /highlight >}}', '```js\nlet a;\n```'],
    ['{{< param email >}}', 'moss@lab.example'],
    ['{{</* figure src="a.png" */>}}', '{{< figure src="a.png" >}}'],
    ['> [!NOTE]\n> Moss.', '> **Note**\n>\n> Moss.'],
    ['> [!TIP] **Look**\n> Moss.', '> **Look**\n>\n> Moss.'],
    ['{{< audio src="a.mp3" >}}', '[a.mp3](<a.mp3>)'],
  ])('%j becomes %j', (text, markdown) => {
    expect(said(text)).toEqual({ markdown, remarks: [], isUnfinished: false });
  });

  test.each([
    '{{< unheard a="b" >}}',
    '{{< figure >}}',
    '{{< cite page="/no/such" >}}',
    '{{< ref "nowhere.md" >}}',
    '{{< /callout >}}',
    '{{< gallery album="nothing" >}}',
    '{{< toString >}}',
  ])('%j stays as text, and is told', (text) => {
    const { markdown, remarks, isUnfinished } = said(text);
    expect(markdown).toBe(text);
    expect(remarks).toHaveLength(1);
    expect(isUnfinished).toBe(true);
  });

  test('what is within an unknown one is converted', () => {
    expect(said('{{<unheard>}}a {{< icon x >}}b{{</unheard>}}').markdown).toBe(
      '{{< unheard>}}a b{{< /unheard>}}',
    );
  });

  test('without an end or in a thousand of each other cost little', () => {
    const many = [
      '{{< a >}}',
      '{{< callout >}}',
      '{{<',
      '{{< a "',
      '{{< /a >}}',
      '{{% a b=`',
      '$',
      '> [!A]\n',
    ];
    for (const piece of many) expect(said(piece.repeat(5_000)).markdown.length).toBeLessThan(200_000);
  });

  test.each([
    ['costs $5 and $6', 'costs $5 and $6'],
    ['$5-$6', '$5-$6'],
    ['a $x^2$, b', 'a $`x^2`$, b'],
    ['`$a$` and US$b$', '`$a$` and US$b$'],
  ])('of dollars in %j', (text, shown) => {
    expect(withFormulas(text)).toBe(shown);
  });
});
