import { describe, expect, it } from 'vitest';
import { plainText } from './plain-text.ts';

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

  it('no mark-up takes longer than any other text', () => {
    const began = process.cpuUsage();
    for (const part of ['<sup>', '<a b=c ', '&amp;', '<a b="', '&lt;i']) plainText(part.repeat(20_000));
    expect(process.cpuUsage(began).user).toBeLessThan(1_000_000);
  });
});
