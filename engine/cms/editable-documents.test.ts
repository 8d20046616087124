import { describe, expect, test } from 'vitest';
import type { ConfigDocument, DocumentKind } from './document.ts';
import { type DocumentOrPictureEdit, EMPTY_EDITABLE_DOCUMENTS } from './editable-documents.ts';

const document = (site: string, kind: DocumentKind, name: string, value: unknown = {}): ConfigDocument => ({
  site,
  kind,
  name,
  source: `${site}/${kind}/${name}`,
  version: JSON.stringify(value),
  value,
});
const put = (...documents: ConfigDocument[]): DocumentOrPictureEdit[] =>
  documents.map((one) => ({ key: one, document: one }));
const site = (name: string, parent?: string) => document(name, 'site', 'site', parent ? { extends: parent } : {});
const logo = { name: 'logo.svg', hash: 'h1', format: 'svg', width: 1, height: 1 } as const;

const first = EMPTY_EDITABLE_DOCUMENTS.edit([
  ...put(
    site('base'),
    site('harbour', 'base'),
    site('lantern', 'base'),
    document('harbour', 'page', 'b'),
    document('harbour', 'page', 'a'),
  ),
  { site: 'harbour', name: 'logo.svg', asset: logo },
]);

test('the document view finds documents and pictures of a site', () => {
  expect(first.sites).toEqual(['base', 'harbour', 'lantern']);
  expect(first.get('harbour', 'page', 'a')).toEqual(document('harbour', 'page', 'a'));
  expect(first.get('harbour', 'page', 'c')).toBeUndefined();
  expect(first.list('harbour', 'page').map(({ name }) => name)).toEqual(['a', 'b']);
  expect(first.list('lantern', 'page')).toEqual([]);
  expect(first.asset('harbour', 'logo.svg')).toBe(logo);
  expect(first.asset('lantern', 'logo.svg')).toBeUndefined();
});

test('an edit of the document view leaves the earlier view unchanged and shares untouched sites', () => {
  const changed = document('harbour', 'page', 'a', { version: 2 });
  const second = first.edit(put(changed));
  expect(first.get('harbour', 'page', 'a')?.value).toEqual({});
  expect(second.get('harbour', 'page', 'a')).toBe(changed);
  expect(second.list('lantern', 'site')).toBe(first.list('lantern', 'site'));
  expect(second.list('harbour', 'page').map(({ version }) => version)).toEqual(['{"version":2}', '{}']);
  expect(second.sites).toBe(first.sites);
});

test('a changed site document makes a new list of sites, which signals that hosts may have moved', () => {
  const second = first.edit(put(site('harbour', 'base')));
  expect(second.sites).toEqual(first.sites);
  expect(second.sites).not.toBe(first.sites);
});

test('a site disappears from the document view with its last document', () => {
  const gone = first.edit([{ key: site('lantern'), document: null }]);
  expect(gone.sites).toEqual(['base', 'harbour']);
  expect(gone.get('lantern', 'site', 'site')).toBeUndefined();
});

describe('the revision of a site', () => {
  test('changes with its own documents and pictures only', () => {
    const edited = first.edit(put(document('harbour', 'page', 'a', 2)));
    const redrawn = first.edit([{ site: 'harbour', name: 'logo.svg', asset: { ...logo, hash: 'h2' } }]);
    expect(new Set([first, edited, redrawn].map((view) => view.revision('harbour'))).size).toBe(3);
    expect(edited.revision('lantern')).toBe(first.revision('lantern'));
    expect(edited.revision('base')).toBe(first.revision('base'));
  });

  test('depends on the content of the site, not on the order of edits', () => {
    const again = EMPTY_EDITABLE_DOCUMENTS.edit(
      [...first.contents()].flatMap(({ documents }) => put(...documents.toReversed())),
    ).edit([{ site: 'harbour', name: 'logo.svg', asset: logo }]);
    expect(again.revision('harbour')).toBe(first.revision('harbour'));
  });
});

describe('withDescendants', () => {
  const family = first.edit(put(site('quay', 'harbour')));

  test('returns all sites that inherit directly or indirectly', () => {
    expect(family.withDescendants(['base']).toSorted()).toEqual(['base', 'harbour', 'lantern', 'quay']);
    expect(family.withDescendants(['harbour'])).toEqual(['harbour', 'quay']);
  });

  test('leaves out a site that now extends another site', () => {
    expect(family.edit(put(site('quay', 'lantern'))).withDescendants(['harbour'])).toEqual(['harbour']);
  });

  test('terminates when sites extend one another', () => {
    const cycle = first.edit(put(site('harbour', 'lantern'), site('lantern', 'harbour')));
    expect(cycle.withDescendants(['harbour'])).toEqual(['harbour', 'lantern']);
  });
});
