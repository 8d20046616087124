import { expect, test } from 'vitest';
import { hashMessageSource } from '#engine/messages/hash-message-source.ts';
import { createMessageRegistry } from '#engine/messages/message-registry.ts';
import type { MessageTexts } from './message-texts.ts';
import { createTranslationFile } from './translation.ts';
import { writeXliff } from './xliff-writer.ts';

const registry = createMessageRegistry({
  cart: {
    heading: { text: 'Your cart', description: 'Heading of the cart.', maxLength: 12 },
    intro: { text: 'What is in it', description: 'Below the heading.' },
    total: {
      text: '{total} & <link>more</link>',
      description: 'Below the tickets.',
      placeholders: {
        total: { type: 'money', example: 1250 },
        link: { type: 'tag', optional: true },
      },
    },
  },
});

const origin = { site: 'corner', locale: 'cy', document: 'cms-seed/corner/messages/cy.json' };
const TEXTS: MessageTexts = new Map([
  ['cart.heading', { ...origin, text: 'Dy fasged', source: hashMessageSource('Your cart') }],
  ['cart.intro', { ...origin, text: 'Beth sydd ynddi' }],
]);

function listStates(locale: string, only?: 'missing' | 'stale') {
  return createTranslationFile(registry, TEXTS, { locale, only }).units.map(({ id, state }) => [id, state]);
}

test('an export for translators contains all messages, or only the missing or the stale ones on request', () => {
  expect(listStates('cy')).toEqual([
    ['cart.heading', 'translated'],
    ['cart.intro', 'stale'],
    ['cart.total', 'missing'],
  ]);
  expect(listStates('cy', 'missing')).toEqual([['cart.total', 'missing']]);
  expect(listStates('cy', 'stale')).toEqual([['cart.intro', 'stale']]);
  expect(listStates('en-GB', 'missing')).toEqual([]);
});

test('XLIFF has the texts with descriptions, placeholders with examples and the room', () => {
  expect(
    writeXliff(createTranslationFile(registry, TEXTS, { locale: 'cy' })),
  ).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.1" srcLang="en" trgLang="cy">
  <file id="messages" canResegment="no" xml:space="preserve">
    <unit id="cart.heading">
      <notes>
        <note category="description">Heading of the cart.</note>
        <note category="maxLength">12 characters, placeholders not counted</note>
      </notes>
      <segment state="translated">
        <source>Your cart</source>
        <target>Dy fasged</target>
      </segment>
    </unit>
    <unit id="cart.intro">
      <notes>
        <note category="description">Below the heading.</note>
        <note category="stale">The source may have changed since this was translated.</note>
      </notes>
      <segment state="initial">
        <source>What is in it</source>
        <target>Beth sydd ynddi</target>
      </segment>
    </unit>
    <unit id="cart.total">
      <notes>
        <note category="description">Below the tickets.</note>
        <note category="placeholder">{total}: money, such as 1250</note>
        <note category="placeholder">&lt;link&gt;…&lt;/link&gt;: tag, may be left out</note>
      </notes>
      <segment state="initial">
        <source>{total} &amp; &lt;link&gt;more&lt;/link&gt;</source>
      </segment>
    </unit>
  </file>
</xliff>
`);
});
