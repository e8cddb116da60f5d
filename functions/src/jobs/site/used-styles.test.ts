import { describe, expect, it } from 'vitest';
import { readSheet } from '../../../sheet.mjs';
import { usedStyles } from './used-styles.ts';

const used = (css: string, html: string) => usedStyles(readSheet(css), html);

describe('usedStyles', () => {
  it('keeps rules without classes, and rules whose classes are on the page', () => {
    expect(used('a{top:0}.b{color:red}.c{top:0}', '<p class="x b">')).toBe('a{top:0}.b{color:red}');
  });

  it('keeps a rule if one of its selectors matches, and drops one that needs a missing class', () => {
    expect(used('.a .b,.c{top:0}.c.d{left:0}', '<p class="c">')).toBe('.a .b,.c{top:0}');
  });

  it('does not ask for classes that a selector excludes or offers', () => {
    const css = '.a:not(.off){top:0}.a:has(.b){left:0}:is(.x,.a) p{right:0}';
    expect(used(css, '<p class="a">')).toBe(css);
  });

  it('drops a rule that needs an attribute with another value', () => {
    const css = '.a[data-icon=pdf]{top:0}.a[data-icon=code],.b [x="y"]{left:0}.a[hidden]{right:0}';
    expect(used(css, '<p class="a" data-icon="pdf">')).toBe('.a[data-icon=pdf]{top:0}.a[hidden]{right:0}');
    expect(used(css, '<p class="b"><b x="y">')).toBe('.a[data-icon=code],.b [x="y"]{left:0}');
  });

  it('keeps rules for attributes that the root has, and those that a selector excludes', () => {
    const css = ':root[data-scheme=dark] .a{top:0}.a:not([data-icon=pdf]){top:0}.a[href^="tel:"]{top:0}';
    expect(used(css, '<p class="a">')).toBe(css);
  });

  it('declares only the faces that its rules name', () => {
    const faces = ['Own', 'Other Face'].map((name) => `@font-face{font-family:${name};src:url(${name})}`);
    const css = `${faces.join('')}:root{--face:Own}h1{font-family:var(--face)}`;
    const written = (look = {}) => usedStyles(readSheet(css), '<p>', look);
    expect(written()).toContain('font-family:Own;src');
    expect(written()).not.toContain('Other Face');
    expect(written({ '--face': '"Other Face"' })).toContain('url(Other Face)');
    expect(written({ '--face': '"Other Face"' })).not.toContain('Own');
  });

  it('keeps conditions around remaining rules, and drops empty ones', () => {
    const css = '@media (min-width:48rem){.a{top:0}.b{top:1px}}@media (width<=30rem){.b{top:2px}}';
    expect(used(css, '<p class="a">')).toBe('@media (min-width:48rem){.a{top:0}}');
  });

  it('is not misled by braces in strings', () => {
    expect(used('.a::before{content:"}"}.b{top:0}', '<p class="a">')).toBe('.a::before{content:"}"}');
  });

  it('leaves rules for interaction and printing to the whole style sheet', () => {
    const acts = 'a:hover,a:focus-visible{top:0}p:active{top:0}::selection{color:red}';
    const moves = '@keyframes turn{to{rotate:1turn}}::view-transition-old(x){top:0}';
    const wishes = '@media (prefers-reduced-motion:reduce){*{top:0}}@media print{a{top:0}@page{margin:0}}';
    const lacks = '@media (scripting:none){button{top:0}}';
    expect(used(acts + moves + wishes + lacks, '<p>')).toBe('a:focus-visible{top:0}');
  });

  it('keeps the permanent states of a selector list that the build has put into :is()', () => {
    expect(used(':is(.a:not(:open) b:hover,.a:not(:open) b[x]){top:0}', '<p class="a">')).toBe(
      '.a:not(:open) b[x]{top:0}',
    );
  });

  it('inlines variables that never change, also those made of others', () => {
    const css = ':root{color:red;--a:1px;--b:calc(var(--a) * 2)}p{margin:var(--a) var(--b);top:var(--own)}';
    expect(used(css, '<p>')).toBe(':root{color:red}p{margin:1px calc(1px * 2);top:var(--own)}');
  });

  it('keeps variables that change', () => {
    const css = ':root{--a:1px}.wide{--a:2px}p{top:var(--a)}';
    expect(used(css, '<p class="wide">')).toBe(css);
  });

  it('ends a statement, so that the rule after it is not lost', () => {
    const css = '@layer base,page;a{top:0}';
    expect(used(css, '<p>')).toBe(css);
  });

  it('finds classes in markup only, not in the page’s text', () => {
    expect(used('.b{top:0}', '<p> class=&quot;b&quot;</p>')).toBe('');
  });
});
