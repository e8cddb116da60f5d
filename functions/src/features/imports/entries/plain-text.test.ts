import { describe, expect, it } from 'vitest';
import { plainText, plainTitle } from './plain-text.ts';

describe('the text in what publishers send', () => {
  it.each([
    ['A <i>b</i> &amp; c', 'A b & c'],
    [
      'Don&#8217;t &#x201C;stop&#x201d; &ndash; Schr&ouml;dinger &Eacute;loi',
      'Don’t “stop” – Schrödinger Éloi',
    ],
    ['Astronomy &amp;amp; Astrophysics, &amp;#8217;', 'Astronomy & Astrophysics, ’'],
    ['On &lt;i&gt;E. coli&lt;/i&gt; at p &lt; 0.05', 'On E. coli at p < 0.05'],
    ['10<sup>9</sup> cells, 10<sup>−3</sup> m<jats:sup>-2</jats:sup>', '10⁹ cells, 10⁻³ m⁻²'],
    ['CO<sub>2</sub> in <sup><i>n</i></sup>X, V<sub>p</sub>', 'CO₂ in ⁿX, Vₚ'],
    ['the 1<sup>st</sup> of <sup>a,b</sup> many<sup></sup>', 'the 1st of a,b many'],
    [
      '<jats:p>One.</jats:p><jats:p>Two <mml:math xmlns:mml="x"><mml:mi>y</mml:mi></mml:math></jats:p>',
      'One.\nTwo y',
    ],
    ['If $a<b$ and $c>d$, or a <b and c> d', 'If $a<b$ and $c>d$, or a <b and c> d'],
    ['&constructor; &#0; &#xFFFFFFF; &; R&D;', '&constructor; &#0; &#xFFFFFFF; &; R&D;'],
  ])('%s', (sent, text) => {
    expect(plainText(sent)).toBe(text);
  });

  it.each([
    ['On &lt;i&gt;E. coli&lt;/i&gt; at p &lt; 0.05', 'On <i>E. coli</i> at p < 0.05'],
    ['An <em>x</em> of <jats:italic>y</jats:italic> <b>b</b>', 'An <i>x</i> of <i>y</i> b'],
    ['CO<sub>2</sub>, V<sub>DS</sub>, 1<sup>st</sup>', 'CO₂, V<sub>DS</sub>, 1<sup>st</sup>'],
    ['One <i>half and </sub> the other<sup></sup>', 'One half and the other'],
    ['<i>The whole title</i>', 'The whole title'],
    ['None<i></i> here', 'None here'],
    [['\ue002a\ue003 <i>b</i>', 'x'], 'a <i>b</i>'],
    [7, ''],
  ])('a title keeps its marks: %j', (sent, text) => {
    expect(plainTitle(sent)).toBe(text);
  });

  it('no mark-up takes longer than any other text', () => {
    const began = process.cpuUsage();
    for (const part of ['<sup>', '<a b=c ', '&amp;', '<a b="', '&lt;i']) {
      plainText(part.repeat(20_000));
      plainTitle(part.repeat(20_000));
    }
    expect(process.cpuUsage(began).user).toBeLessThan(1_000_000);
  });
});
