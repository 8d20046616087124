import { expect, test } from 'vitest';
import { stripForTranslators } from './compact-catalogues.ts';

test('the server build has the texts, lengths and placeholders of a catalogue, and nothing for translators', () => {
  expect(
    stripForTranslators({
      $schema: '../../schema.json',
      title: { text: 'Cart', description: 'Heading of the cart.', maxLength: 20 },
      kind: {
        text: '{kind, select, a {A} other {B}}',
        description: 'Kind of the cart.',
        placeholders: { kind: { type: 'choice', choices: ['a', 'b'], example: 'a' } },
      },
    }),
  ).toEqual({
    title: { text: 'Cart', maxLength: 20 },
    kind: { text: '{kind, select, a {A} other {B}}', placeholders: { kind: { type: 'choice', choices: ['a', 'b'] } } },
  });
});
