/**
 * Writes a tree of MathML as text, with only the elements and attributes that are listed here, because pages
 * insert it as it is.
 */
import { escapeXml } from '../http/xml.ts';

/** As temml makes them; a text has no type. */
export interface MathNode {
  type?: string;
  text?: string;
  attributes?: Record<string, unknown>;
  classes?: readonly string[];
  children?: readonly MathNode[];
}

const names =
  'mrow mi mn mo ms mtext mspace msub msup msubsup munder mover munderover mmultiscripts mprescripts none ' +
  'mfrac msqrt mroot mtable mtr mtd mstyle mpadded mphantom menclose';
const elements = new Set(['math', ...names.split(' ')]);

const isSwitch = /^(?:true|false)$/;
const isNumber = /^\d{1,2}$/;
/** A length must not let a part of a formula cover other parts of the page. */
const isLength = /^(?:-?0?(?:\.\d+)?|\d{1,2}(?:\.\d+)?)(?:em|ex|pt|px)?$/;

const attributes: Record<string, RegExp> = {
  display: /^block$/,
  displaystyle: isSwitch,
  scriptlevel: isNumber,
  mathvariant: /^normal$/,
  stretchy: isSwitch,
  fence: isSwitch,
  separator: isSwitch,
  symmetric: isSwitch,
  largeop: isSwitch,
  movablelimits: isSwitch,
  accent: isSwitch,
  accentunder: isSwitch,
  form: /^(?:prefix|infix|postfix)$/,
  lspace: isLength,
  rspace: isLength,
  minsize: isLength,
  maxsize: isLength,
  linethickness: isLength,
  width: isLength,
  height: isLength,
  depth: isLength,
  voffset: isLength,
  notation: /^(?:top|bottom|box|updiagonalstrike|downdiagonalstrike|horizontalstrike)$/,
  columnalign: /^(?:left|right)$/,
};

/** Throws at an element that is not listed, because leaving it out would change the formula. */
export function writeMathml({ type, text, ...node }: MathNode): string {
  if (typeof text === 'string') return escapeXml(text);
  const children = (node.children ?? []).map(writeMathml).join('');
  // A fragment, which temml puts around several elements.
  if (!type) return children;
  if (!elements.has(type)) throw new Error(`no element of formulas: ${type}`);
  return `<${type}${writeAttributes(node)}>${children}</${type}>`;
}

function writeAttributes({ attributes: given = {}, classes = [] }: MathNode): string {
  // Temml aligns columns by classes of a style sheet of its own.
  const side = classes.find((name) => name === 'tml-left' || name === 'tml-right')?.slice('tml-'.length);
  return Object.entries({ ...given, ...(side && { columnalign: side }) })
    .filter(([name, value]) => Object.hasOwn(attributes, name) && attributes[name]?.test(String(value)))
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');
}

const attribute = ` (?:${Object.keys(attributes).join('|')})="[a-z\\d.-]*"`;
const marks = 'i|sub|sup';
const inFormulas = names.replaceAll(' ', '|');
/** Marks may have formulas in them. */
const safe = new RegExp(
  `^(?:<math(?:${attribute})*>|<(?:${marks})>)(?:[^<>]|<(?:math|${inFormulas})(?:${attribute})*>|</?(?:${marks})>|</(?:math|${inFormulas})>)*</(?:math|${marks})>$`,
);

/** Whether a text can have been written by `writeMathml`, or is a mark with such texts in it. */
export const isSafeMathml = (text: string) => safe.test(text);
