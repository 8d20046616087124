import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compileMessage } from './compile-message.ts';
import type { CompiledMessage, MessagePart } from './compiled-message.ts';
import { DATE_STYLES } from './date-styles.ts';
import { findForbiddenCharacters } from './find-forbidden-characters.ts';
import { formatMessage, formatRichMessage, type MessageValue } from './format-message.ts';
import type { Placeholders } from './placeholder.ts';
import type { PseudoLocale } from './pseudo-locale.ts';
import { createPseudoMessage } from './pseudo-message.ts';

const PLACEHOLDERS: Placeholders = {
  name: { type: 'text', optional: true },
  count: { type: 'number', optional: true },
  price: { type: 'money', optional: true },
  closes: { type: 'moment', optional: true },
  names: { type: 'list', optional: true },
  kind: { type: 'choice', choices: ['draw', 'raffle'], optional: true },
  link: { type: 'tag', optional: true },
};

const SETTINGS = { currency: 'AUD', timeZone: 'Australia/Sydney' };
const LOCALES = ['en-AU', 'ar', 'cy-GB', 'zh-Hans-AU', 'en-XA', 'ar-XB'];
const PSEUDO_LOCALES: readonly PseudoLocale[] = ['en-XA', 'ar-XB'];

const plainText = fc
  .string({ unit: 'grapheme', maxLength: 12 })
  .filter((text) => findForbiddenCharacters(text).length === 0);

/** Quotes syntax characters of a text outside plurals. */
const quote = (text: string) => text.replaceAll("'", "''").replace(/[{}<>]+/g, "'$&'");

const words = plainText.map((text) => quote(text.replaceAll('#', '')));

const value = fc.oneof(
  ...['{name}', '{count}', '{count, number, percent}', '{price}', '{price, number, withoutZeroCents}'].map(fc.constant),
  ...['{closes}', '{closes, time, timeOfDay}', '{names}'].map(fc.constant),
  fc.constantFrom(...Object.keys(DATE_STYLES)).map((style) => `{closes, date, ${style}}`),
);

/** Texts that compile in English, of at most three levels. */
const { text: validText } = fc.letrec<{ text: string; part: string }>((tie) => ({
  text: fc.array(tie('part'), { maxLength: 4 }).map((parts) => parts.join('')),
  part: fc.oneof(
    { depthSize: 'small', maxDepth: 3 },
    words,
    value,
    tie('text').map((content) => `<link>${content}</link>`),
    fc
      .tuple(tie('text'), tie('text'), fc.nat(3), fc.nat(9))
      .map(
        ([one, other, offset, exact]) =>
          `{count, plural, offset:${offset} =${exact} {} one {${one}} other {# ${other}}}`,
      ),
    fc.tuple(tie('text'), tie('text')).map(([draw, other]) => `{kind, select, draw {${draw}} other {${other}}}`),
  ),
}));

const validValues = fc.record({
  name: fc.string({ unit: 'binary' }),
  count: fc.oneof(fc.integer(), fc.double({ noNaN: true })),
  price: fc.integer(),
  closes: fc.integer({ min: 0, max: 4e12 }),
  names: fc.array(fc.string()),
  kind: fc.constantFrom('draw', 'raffle'),
});

const anyValue: fc.Arbitrary<MessageValue> = fc.oneof(
  fc.string(),
  fc.double(),
  fc.boolean(),
  fc.array(fc.string()),
  fc.record({ minor: fc.double(), currency: fc.string() }, { noNullPrototype: true }),
);

function compile(text: string, locale: string): CompiledMessage {
  const { compiled, faults } = compileMessage({ text, placeholders: PLACEHOLDERS, locale });
  expect(faults).toEqual([]);
  return compiled ?? '';
}

/** All that a message has but its words, in order, with the options of choices sorted. */
function listPlaceholders(message: CompiledMessage): unknown[] {
  return typeof message === 'string' ? [] : message.flatMap(listPlaceholdersOfPart);
}

function listPlaceholdersOfPart(part: MessagePart): unknown[] {
  if (typeof part === 'string') return [];
  const [kind, name, content, ...others] = part;
  if (kind === 11) return [[kind, name, ...listPlaceholders(content ?? '')]];
  if (typeof content !== 'object') return [part];
  const options = Object.entries(content).map(([selector, option]) => [selector, listPlaceholders(option)]);
  return [[kind, name, Object.fromEntries(options), ...others]];
}

describe('any text that compiles', () => {
  test('is formatted in every locale without a placeholder left, also after a round trip through JSON', () => {
    fc.assert(
      fc.property(validText, validValues, fc.constantFrom(...LOCALES), (text, values, locale) => {
        const message = compile(text, 'en-AU');
        const settings = { ...SETTINGS, locale };
        const formatted = formatMessage(message, values, settings);
        const sent: CompiledMessage = JSON.parse(JSON.stringify(message));
        expect(formatMessage(sent, values, settings)).toBe(formatted);
        const tags = { link: (content: readonly unknown[]) => ({ content }) };
        expect(JSON.stringify(formatRichMessage(message, values, tags, settings))).not.toContain('{closes}');
      }),
    );
  });

  test('is formatted without an exception whatever the values are', () => {
    const values = fc.dictionary(fc.constantFrom(...Object.keys(PLACEHOLDERS)), anyValue);
    fc.assert(
      fc.property(validText, values, (text, given) => {
        expect(typeof formatMessage(compile(text, 'en-AU'), given, { ...SETTINGS, locale: 'en-AU' })).toBe('string');
      }),
    );
  });

  test('has the same placeholders, tags and choices in the pseudo-locales', () => {
    fc.assert(
      fc.property(validText, fc.constantFrom(...PSEUDO_LOCALES), (text, locale) => {
        const pseudo = createPseudoMessage(text, locale) ?? '{';
        expect(listPlaceholders(compile(pseudo, locale))).toEqual(listPlaceholders(compile(text, 'en-AU')));
      }),
    );
  });
});

test('a text without placeholders is formatted as it is', () => {
  fc.assert(
    fc.property(plainText, fc.constantFrom(...LOCALES), (text, locale) => {
      expect(formatMessage(compile(quote(text), locale), {}, { ...SETTINGS, locale })).toBe(text);
    }),
  );
});

test('any string value is inserted unchanged into an English message', () => {
  fc.assert(
    fc.property(fc.string(), (name) => {
      const message = compile('Hello {name}', 'en-AU');
      expect(formatMessage(message, { name }, { ...SETTINGS, locale: 'en-AU' })).toBe(`Hello ${name}`);
    }),
  );
});

test('a hostile text has faults with a place in it, never an exception', () => {
  const syntax = ['{', '}', '<', '>', '/', '#', "'", ',', '=', ':', '::', ' ', '\n', '\u202E', '\u0000', '1', '999'];
  const terms = [
    'plural',
    'select',
    'selectordinal',
    'other',
    'one',
    'offset',
    'number',
    'date',
    'count',
    'kind',
    'link',
  ];
  const piece = fc.oneof(
    fc.constantFrom(...syntax, ...terms, '__proto__', 'constructor', '{count, plural, other {'),
    fc.string({ unit: 'binary', maxLength: 3 }),
  );
  const text = fc.array(piece, { maxLength: 30, size: 'max' }).map((pieces) => pieces.join(''));
  fc.assert(
    fc.property(text, fc.constantFrom(...LOCALES), (hostile, locale) => {
      const { compiled, faults } = compileMessage({ text: hostile, placeholders: PLACEHOLDERS, locale });
      expect(compiled === null).toBe(faults.length > 0);
      for (const { offset, message } of faults) {
        expect(offset).toBeGreaterThanOrEqual(0);
        expect(offset).toBeLessThanOrEqual(hostile.length);
        expect(message).not.toBe('');
      }
    }),
  );
});
