import { describe, expect, test } from 'vitest';
import { hashMessageSource } from '#engine/messages/hash-message-source.ts';
import { createMessageRegistry } from '#engine/messages/message-registry.ts';
import { judgeTranslations } from './judge-translations.ts';
import type { MessageTexts } from './message-texts.ts';
import type { ReadTranslation } from './translation-reading.ts';

const registry = createMessageRegistry({
  cart: {
    heading: { text: 'Your cart', description: 'Heading of the cart.', maxLength: 12 },
    count: {
      text: '{count, plural, one {# ticket} other {# tickets}}',
      description: 'How many tickets.',
      placeholders: { count: { type: 'number' } },
    },
  },
});

const origin = { site: 'corner', locale: 'ar', document: 'cms-seed/corner/messages/ar.json' };
const inForce = (text: string, source?: string): MessageTexts =>
  new Map([['cart.heading', { ...origin, text, ...(source !== undefined && { source }) }]]);

function read(changes: Partial<ReadTranslation>, line = 2): ReadTranslation {
  const place = { line, column: 1 };
  return { id: 'cart.heading', source: 'Your cart', target: 'سلتك', isConfirmed: false, place, ...changes };
}

function judge(translations: readonly ReadTranslation[], texts: MessageTexts = new Map(), locale = 'ar') {
  return judgeTranslations(translations, { registry, texts, locale });
}

const HASH = hashMessageSource('Your cart');

describe('a file without faults', () => {
  test('changes texts that are new or differ, and keeps the hash of the text that was translated', () => {
    expect(judge([read({})])).toEqual({
      faults: [],
      changes: [{ id: 'cart.heading', before: null, text: 'سلتك', source: HASH, isOutdated: false }],
      unchanged: 0,
      untranslated: 0,
    });
    expect(judge([read({ source: 'The cart' })], inForce('سلة', HASH)).changes).toEqual([
      { id: 'cart.heading', before: 'سلة', text: 'سلتك', source: hashMessageSource('The cart'), isOutdated: true },
    ]);
  });

  test('changes nothing where a translation equals the current text or is absent', () => {
    expect(judge([read({})], inForce('سلتك', HASH))).toMatchObject({ changes: [], unchanged: 1 });
    expect(judge([read({ isConfirmed: true })], inForce('سلتك', HASH))).toMatchObject({ changes: [], unchanged: 1 });
    expect(judge([read({ target: null })], inForce('سلتك'))).toMatchObject({ changes: [], untranslated: 1 });
  });

  test('renews the hash of a stale text that the translator has confirmed for the text of today', () => {
    const stale = inForce('سلتك', hashMessageSource('The cart'));
    expect(judge([read({})], stale).changes).toEqual([]);
    expect(judge([read({ isConfirmed: true, source: 'A cart' })], stale).changes).toEqual([]);
    expect(judge([read({ isConfirmed: true })], stale).changes).toMatchObject([{ text: 'سلتك', source: HASH }]);
  });
});

describe('a file with faults changes nothing', () => {
  test('every fault is listed in the order of the file', () => {
    const { changes, faults } = judge([
      read({}, 2),
      read({ id: 'cart.headding' }, 3),
      read({ id: 'cart.count', target: '{cuont} تذكرة' }, 4),
      read({ id: 'cart.heading', target: ' \n' }, 5),
      read({ id: '__proto__' }, 9),
    ]);
    expect(changes).toEqual([]);
    expect(
      faults.map(({ place, id, code, message, suggestion }) => [place.line, id, code, message, suggestion]),
    ).toEqual([
      [3, 'cart.headding', 'unknown-message', "There is no message 'cart.headding'.", "Did you mean 'cart.heading'?"],
      [
        4,
        'cart.count',
        'wrong-message',
        'Character 1: {cuont} is not a placeholder of this message.',
        "Did you mean 'count'?",
      ],
      [
        4,
        'cart.count',
        'wrong-message',
        "Character 1: The text leaves out the placeholder 'count'.",
        expect.any(String),
      ],
      [5, 'cart.heading', 'duplicate-id', "The message 'cart.heading' is in line 2 already.", 'Remove one of the two.'],
      [
        5,
        'cart.heading',
        'wrong-message',
        'The translation is empty.',
        'Write it, or leave the message out of the file.',
      ],
      [9, '__proto__', 'unknown-message', "There is no message '__proto__'.", expect.any(String)],
    ]);
  });

  test('a text is judged by the plurals of its language and the room that it has', () => {
    const text = '{count, plural, one {تذكرة} other {# تذاكر}}';
    const codes = (locale: string) =>
      judge([read({ id: 'cart.count', target: text })], new Map(), locale).faults.map(({ suggestion }) => suggestion);
    expect(codes('en-GB')).toEqual([]);
    expect(codes('ar')).toEqual(['Add zero {…}.', 'Add two {…}.', 'Add few {…}.', 'Add many {…}.']);
    expect(judge([read({ target: 'س'.repeat(13) })]).faults).toMatchObject([
      { message: 'Character 13: The text has 13 characters without its placeholders; there is room for 12.' },
    ]);
  });

  test('a file with 50,000 messages is refused with one fault, because 20,000 is the limit', () => {
    const many = Array.from({ length: 50_000 }, (_, index) => read({ id: `a.${index}` }, index + 2));
    expect(judge(many).faults).toMatchObject([
      { code: 'too-large', message: 'There are 50000 texts; a file may have 20000.' },
    ]);
  });
});
