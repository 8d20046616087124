import { expect, test } from 'vitest';
import { createMessageRegistry } from '../messages/message-registry.ts';
import { checkDocument } from './check-document.ts';
import { COMMON_SCHEMAS, DOCUMENT_KIND_SCHEMAS } from './config-kinds.ts';

const messages = createMessageRegistry({
  cart: {
    title: { text: 'Cart', description: 'Heading of the cart.', maxLength: 10 },
    left: {
      text: '{count, plural, one {# place} other {# places}} left. <link>More</link>',
      description: 'Places that are left.',
      placeholders: { count: { type: 'number' }, link: { type: 'tag' } },
    },
  },
});

function findErrors(texts: Readonly<Record<string, string>> | string, { name = 'cy', locale = 'cy' } = {}) {
  const entries = typeof texts === 'string' ? [] : Object.entries(texts).map(([id, text]) => [id, { text }]);
  const text =
    typeof texts === 'string' ? texts : JSON.stringify({ version: 1, locale, texts: Object.fromEntries(entries) });
  const raw = { site: 'shop', kind: 'messages', name, source: `${name}.json`, text } as const;
  const checks = { kinds: DOCUMENT_KIND_SCHEMAS, blocks: {}, library: COMMON_SCHEMAS, messages, lines: true };
  return checkDocument(raw, checks).errors.map(
    ({ pointer, message, suggestion }) => `${pointer} ${message} ${suggestion ?? ''}`,
  );
}

const WELSH = '{count, plural, zero {#} one {#} two {#} few {#} many {#} other {#}} <link>mwy</link>';

test('texts with the placeholders and plurals of their language are accepted', () => {
  expect(findErrors({ 'cart.title': 'Basged', 'cart.left': WELSH })).toEqual([]);
});

test.each([
  [
    'an unknown message',
    { 'cart.titel': 'Basged' },
    "/texts/cart.titel There is no message 'cart.titel'. Did you mean 'cart.title'?",
  ],
  ['broken syntax', { 'cart.title': 'Basged {' }, '/texts/cart.title/text Character 8: '],
  ['an unknown placeholder', { 'cart.left': WELSH.replaceAll('count', 'cont') }, "Did you mean 'count'?"],
  ['a missing placeholder', { 'cart.left': '<link>mwy</link>' }, "leaves out the placeholder 'count'"],
  ['a missing plural', { 'cart.left': WELSH.replace('two {#}', '') }, "'two'"],
  ['a plural that the language lacks', { 'cart.left': WELSH }, "'zero'", { name: 'de', locale: 'de' }],
  ['an unknown tag', { 'cart.left': WELSH.replaceAll('link', 'b') }, '<b> is not a tag of this message.'],
  ['a text without room', { 'cart.title': 'Basged siopa hir' }, 'there is room for 10'],
  ['an override of the direction', { 'cart.title': 'a\u202eb' }, 'U+202E'],
])('%s is refused with its place and a suggestion', (_, texts, expected, of = { name: 'cy', locale: 'cy' }) => {
  expect(findErrors(texts, of).join('\n')).toContain(expected);
});

test('the message id __proto__ is refused', () => {
  const [error] = findErrors('{"version":1,"locale":"cy","texts":{"__proto__":{"text":"a"}}}');
  expect(error).toContain('__proto__');
});

test.each([50_000, 5001])('a catalogue of %i texts is refused as a whole', (length) => {
  const texts = Object.fromEntries(Array.from({ length }, (_, index) => [`a.a${index}`, 'a']));
  expect(findErrors(texts)).toHaveLength(1);
});

test('a messages document that is not named after its language is refused, so that a site has one for each language', () => {
  expect(findErrors({}, { name: 'welsh', locale: 'cy' })).toEqual([
    "/locale 'cy' is not the language that the document 'welsh' is named after. Name it 'cy', or change its language. A site has one document for each language.",
  ]);
  expect(findErrors({}, { name: 'zh-hans-au', locale: 'zh-Hans-AU' })).toEqual([]);
});

test('a document with hundreds of unknown messages has suggestions for the first hundred', () => {
  const texts = Object.fromEntries(Array.from({ length: 200 }, (_, index) => [`cart.title${index}`, 'a']));
  const errors = findErrors(texts);
  expect([errors.length, errors.filter((error) => error.endsWith("Did you mean 'cart.title'?")).length]).toEqual([
    200, 100,
  ]);
});
