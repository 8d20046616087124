import { expect, test } from 'vitest';
import { noMessageRegistry } from '../messages/testing/no-messages.ts';
import type { BlockSchema } from '../validation/block-schemas.ts';
import { COMMON_SCHEMAS, DOCUMENT_KIND_SCHEMAS } from '../validation/config-kinds.ts';
import type { RawDocument } from './document.ts';
import { createDraftOverlay } from './draft-overlay.ts';
import { EMPTY_EDITABLE_DOCUMENTS } from './editable-documents.ts';

const note: BlockSchema = {
  type: 'note',
  title: 'Note',
  category: 'section',
  interactive: false,
  overlay: null,
  flows: [],
  data: null,
  slots: [],
  routes: [],
  schema: { type: 'object', additionalProperties: false, properties: {} },
  accepts: (value) => JSON.stringify(value ?? {}) === '{}',
};
const checks = {
  kinds: DOCUMENT_KIND_SCHEMAS,
  blocks: { note },
  library: COMMON_SCHEMAS,
  messages: noMessageRegistry,
  lines: false,
};

const raw = (text: string): RawDocument => ({ site: 'one', kind: 'page', name: 'home', source: 'draft', text });
const page = (...blocks: object[]) => JSON.stringify({ version: 1, route: 'home', blocks });
const applyDrafts = createDraftOverlay(checks);
const published = applyDrafts(EMPTY_EDITABLE_DOCUMENTS, [raw(page())]).documents;

function laid(text: string) {
  const view = EMPTY_EDITABLE_DOCUMENTS.edit([
    { key: { site: 'one', kind: 'page', name: 'home' }, document: published.get('one', 'page', 'home') ?? null },
  ]);
  const { documents, problems } = applyDrafts(view, [raw(text)]);
  return {
    value: documents.get('one', 'page', 'home')?.value,
    problems: problems.get('one')?.map(({ pointer }) => pointer),
  };
}

test('a publishable draft replaces the published document in the overlay', () => {
  const draft = { version: 1, route: 'home', blocks: [{ id: 'a', type: 'note' }] };
  expect(laid(JSON.stringify(draft))).toEqual({ value: draft, problems: [] });
});

test('an invalid block in a draft is marked and the rest of the draft is shown', () => {
  const right = { id: 'a', type: 'note' };
  const { value, problems } = laid(
    page(right, { id: 'b', type: 'note', props: { colour: 'red' } }, { id: 'c', type: 'nope' }),
  );
  expect(value).toMatchObject({
    blocks: [right, { id: 'draft-1', type: 'broken-note' }, { id: 'draft-2', type: 'nope' }],
  });
  expect(problems).toEqual(['/blocks/1/props', '/blocks/2/type'].map((pointer) => expect.stringContaining(pointer)));
});

test.each(['{"version": 1,', '{"version": 1, "colour": "red"}', '[]', 'null'])(
  'a draft that is no valid document, such as %s, leaves the published document in place and is reported',
  (text) => {
    const { value, problems } = laid(text);
    expect(value).toEqual({ version: 1, route: 'home', blocks: [] });
    expect(problems?.length).toBeGreaterThan(0);
  },
);

test('a draft that is applied again is not checked again', () => {
  const draft = raw(page({ id: 'a', type: 'note' }));
  const [first, again, other] = [draft, draft, { ...draft }].map((one) =>
    applyDrafts(EMPTY_EDITABLE_DOCUMENTS, [one]).documents.get('one', 'page', 'home'),
  );
  expect(again).toBe(first);
  expect(other).not.toBe(first);
});
