import { expect, test } from 'vitest';
import type { DocumentKind, RawDocument } from '../cms/document.ts';
import { noMessageRegistry } from '../messages/testing/no-messages.ts';
import type { BlockSchema } from './block-schemas.ts';
import { checkDocument } from './check-document.ts';
import { COMMON_SCHEMAS, DOCUMENT_KIND_SCHEMAS } from './config-kinds.ts';
import { stripInvalidDocumentParts } from './strip-invalid-parts.ts';

const HERO: BlockSchema = {
  type: 'hero',
  title: 'Hero',
  category: 'section',
  interactive: false,
  overlay: null,
  flows: [],
  data: null,
  slots: [],
  routes: [],
  schema: {
    type: 'object',
    additionalProperties: false,
    required: ['heading'],
    properties: { heading: { type: 'string' } },
  },
  accepts: (value: unknown) => /^\{"heading":"\w+"\}$/.test(JSON.stringify(value)),
};
const checks = {
  kinds: DOCUMENT_KIND_SCHEMAS,
  blocks: { hero: HERO },
  library: COMMON_SCHEMAS,
  messages: noMessageRegistry,
  lines: false,
};
const check = (document: RawDocument) => checkDocument(document, checks);

function rest(kind: DocumentKind, value: unknown) {
  const raw = {
    site: 'harbour',
    kind,
    name: 'a',
    source: 'a',
    text: typeof value === 'string' ? value : JSON.stringify(value),
  };
  const part = stripInvalidDocumentParts(raw, check(raw).errors, check);
  return part && { value: part.document.value, leftOut: part.leftOut };
}

const hero = { id: 'top', type: 'hero', props: { heading: 'Hello' } };

test('stripInvalidParts removes an invalid property and keeps the positions of list items', () => {
  const wrong = { ...hero, props: { heading: 'Hello', haeding: 'x' } };
  expect(rest('page', { version: 1, route: 'home', layot: 'wide', blocks: [wrong, { ...hero, id: 'b' }] })).toEqual({
    value: { version: 1, route: 'home', blocks: [hero, { ...hero, id: 'b' }] },
    leftOut: ['/layot', '/blocks/0/props/haeding'],
  });
});

test('stripInvalidParts replaces an incomplete block by a placeholder and removes an incomplete entry', () => {
  const last = { ...hero, id: 'b' };
  expect(rest('page', { version: 1, route: 'home', blocks: [{ ...hero, props: {} }, last] })).toEqual({
    value: { version: 1, route: 'home', blocks: [{ id: 'left-out-0', disabled: true }, last] },
    leftOut: ['/blocks/0'],
  });
  const good = { type: 'plain', value: 'A' };
  expect(
    rest('content', {
      version: 1,
      locale: 'en-AU',
      entries: { a: good, b: { type: 'image', value: { asset: 'x.png' } } },
    }),
  ).toEqual({
    value: { version: 1, locale: 'en-AU', entries: { a: good } },
    leftOut: ['/entries/b'],
  });
});

test('stripInvalidParts removes the enclosing part when removing the fault is not enough', () => {
  expect(rest('page', { version: 1, route: 'home', blocks: [{ ...hero, props: { heading: 5 } }] })).toEqual({
    value: { version: 1, route: 'home', blocks: [{ id: 'left-out-0', disabled: true }] },
    leftOut: ['/blocks/0'],
  });
});

test.each([['[1]'], ['{"version": 1'], [{ route: 'home' }]])(
  'stripInvalidParts returns null for %j, of which no valid document is left',
  (value) => {
    expect(rest('page', value)).toBeNull();
  },
);
