import { type MessageFormatElement, type PluralOrSelectOption, TYPE } from '@formatjs/icu-messageformat-parser';
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js';
import { parseMessage } from './parse-message.ts';
import type { PseudoLocale } from './pseudo-locale.ts';

/**
 * Makes the text of a message in a pseudo-locale: only words change, not placeholders, tags, choices and styles. Null
 * where the text is not ICU MessageFormat.
 */
export function createPseudoMessage(text: string, locale: PseudoLocale): string | null {
  const { elements } = parseMessage(text);
  if (elements === null) return null;
  if (locale === 'ar-XB') return printAST(changeLiterals(elements, writeInArabicLetters));
  const open = { type: TYPE.literal, value: '[' } as const;
  const close = { type: TYPE.literal, value: ']' } as const;
  return printAST([open, ...changeLiterals(elements, writeLongerWithAccents), close]);
}

function changeLiterals(
  elements: readonly MessageFormatElement[],
  change: (text: string) => string,
): MessageFormatElement[] {
  return elements.map((element) => {
    switch (element.type) {
      case TYPE.literal:
        return { ...element, value: change(element.value) };
      case TYPE.tag:
        return { ...element, children: changeLiterals(element.children, change) };
      case TYPE.plural:
      case TYPE.select:
        return { ...element, options: changeOptions(element.options, change) };
      default:
        return element;
    }
  });
}

function changeOptions(
  options: Readonly<Record<string, PluralOrSelectOption>>,
  change: (text: string) => string,
): Record<string, PluralOrSelectOption> {
  return Object.fromEntries(
    Object.entries(options).map(([selector, { value }]) => [selector, { value: changeLiterals(value, change) }]),
  );
}

/** Letters of Latin-1 alone, which every typeface of the shop has. */
const ACCENTS: Readonly<Record<string, string>> = {
  a: 'á',
  c: 'ç',
  d: 'ð',
  e: 'é',
  i: 'í',
  n: 'ñ',
  o: 'ö',
  u: 'ü',
  y: 'ý',
  A: 'Á',
  C: 'Ç',
  D: 'Ð',
  E: 'É',
  I: 'Í',
  N: 'Ñ',
  O: 'Ö',
  U: 'Ü',
  Y: 'Ý',
};

const LENGTHENING = 0.4;
const VOWEL = /[aeiouy]/i;

/** Repeats vowels until the text is 40 % longer, so that lines break where they did. */
export function writeLongerWithAccents(text: string): string {
  let owed = 0;
  let written = '';
  for (const character of text) {
    const accented = ACCENTS[character] ?? character;
    owed += LENGTHENING;
    const repeats = VOWEL.test(character) ? Math.floor(owed) : 0;
    owed -= repeats;
    written += accented.repeat(1 + repeats);
  }
  const last = /(\p{L})(\P{L}*)$/u.exec(written);
  return last ? `${written.slice(0, last.index)}${last[1]?.repeat(1 + Math.round(owed))}${last[2]}` : written;
}

const ARABIC: Readonly<Record<string, string>> = {
  a: 'ا',
  b: 'ب',
  c: 'ص',
  d: 'د',
  e: 'ع',
  f: 'ف',
  g: 'غ',
  h: 'ه',
  i: 'ي',
  j: 'ج',
  k: 'ك',
  l: 'ل',
  m: 'م',
  n: 'ن',
  o: 'و',
  p: 'ح',
  q: 'ق',
  r: 'ر',
  s: 'س',
  t: 'ت',
  u: 'ض',
  v: 'ط',
  w: 'ث',
  x: 'خ',
  y: 'ى',
  z: 'ز',
  ',': '،',
  ';': '؛',
  '?': '؟',
};

/** Writes Latin letters and punctuation as Arabic ones, so that the text truly runs from right to left. */
export function writeInArabicLetters(text: string): string {
  return text.replace(/[a-z,;?]/gi, (character) => ARABIC[character.toLowerCase()] ?? character);
}
