import { describe, expect, it } from 'vitest';
import { readSheet } from '../../sheet.mjs';
import { usedStyles } from './used-styles.ts';

const used = (css: string, html: string) => usedStyles(readSheet(css), html);

describe('usedStyles', () => {
  it('keeps what has no class, and what has the classes of the page', () => {
    expect(used(':root{--a:1}a:hover{color:red}.b{color:red}.c{top:0}', '<p class="x b">')).toBe(
      ':root{--a:1}a:hover{color:red}.b{color:red}',
    );
  });

  it('keeps a rule of which one selector applies, and drops one that asks for a class too many', () => {
    expect(used('.a .b,.c{top:0}.c.d{left:0}', '<p class="c">')).toBe('.a .b,.c{top:0}');
  });

  it('does not ask for classes that a selector excludes or offers', () => {
    const css = '.a:not(.off){top:0}.a:has(.b){left:0}:is(.x,.a) p{right:0}';
    expect(used(css, '<p class="a">')).toBe(css);
  });

  it('keeps conditions around what is left in them, and none around nothing', () => {
    const css = '@media (min-width:48rem){.a{top:0}.b{top:1px}}@media print{.b{top:2px}}';
    expect(used(css, '<p class="a">')).toBe('@media (min-width:48rem){.a{top:0}}');
  });

  it('keeps animations, and is not misled by braces in texts', () => {
    const css = '@keyframes spin{to{rotate:1turn}}.a::before{content:"}"}.b{top:0}';
    expect(used(css, '<p class="a">')).toBe('@keyframes spin{to{rotate:1turn}}.a::before{content:"}"}');
  });

  it('ends a statement, so that the rule after it is not lost', () => {
    const css = '@layer base,page;a{top:0}';
    expect(used(css, '<p>')).toBe(css);
  });

  it('takes a class out of markup only, not out of what is written on the page', () => {
    expect(used('.b{top:0}', '<p> class=&quot;b&quot;</p>')).toBe('');
  });
});
