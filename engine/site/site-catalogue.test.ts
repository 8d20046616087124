import { describe, expect, test } from 'vitest';
import type { ConfigDocument } from '../cms/document.ts';
import { type EditableDocuments, EMPTY_EDITABLE_DOCUMENTS } from '../cms/editable-documents.ts';
import { createTestPublishedDocuments, memoryDocument } from '../cms/testing/memory-documents.ts';
import { createMergedSitePartsCache } from './create-site.ts';
import { createSiteCatalogue } from './site-catalogue.ts';

const site = (name: string, hosts: string[], more = {}) => ({
  version: 1,
  extends: 'base',
  name,
  hosts,
  commerce: { account: 'a', pricingId: '1' },
  ...more,
});
const contents = {
  'base/site': {
    version: 1,
    abstract: true,
    hosts: ['base.localhost'],
    locales: ['en-AU'],
    currency: 'AUD',
    timeZone: 'UTC',
  },
  'base/page/home': { version: 1, route: 'home' },
  'harbour/site': site('Harbour', ['harbour.localhost', 'localhost']),
  'lantern/site': site('Lantern', ['lantern.localhost']),
};
const publish = (view: EditableDocuments, documents: Record<string, unknown>) =>
  view.edit(Object.entries(documents).map(([source, value]) => editOf(memoryDocument(source, value))));
const editOf = (document: ConfigDocument) => ({ key: document, document });
const catalogueOf = (documents: Record<string, unknown>) =>
  createSiteCatalogue(createTestPublishedDocuments({ documents }));

describe('the site catalogue', () => {
  test('finds a site by its host', () => {
    const catalogue = catalogueOf(contents);
    expect(['harbour.localhost', 'localhost', 'LANTERN.localhost'].map((host) => catalogue.byHost(host)?.key)).toEqual([
      'harbour',
      'harbour',
      'lantern',
    ]);
  });

  test.each(['', 'unknown.localhost', 'x.harbour.localhost', 'harbour.localhost.', '__proto__', 'base.localhost'])(
    'finds no site for the host %j',
    (host) => expect(catalogueOf(contents).byHost(host)).toBeUndefined(),
  );

  test('finds no site for a host that two sites claim', () => {
    const catalogue = catalogueOf({ ...contents, 'thief/site': site('Thief', ['localhost']) });
    expect(catalogue.byHost('localhost')).toBeUndefined();
    expect(catalogue.byHost('harbour.localhost')?.key).toBe('harbour');
  });

  test('does not serve a site that lacks a setting or whose parent is missing', () => {
    const catalogue = catalogueOf({
      ...contents,
      'bare/site': { version: 1, extends: 'base', hosts: ['bare.localhost'] },
      'orphan/site': site('Orphan', ['orphan.localhost'], { extends: 'nobody' }),
    });
    expect([catalogue.byHost('bare.localhost'), catalogue.byHost('orphan.localhost')]).toEqual([undefined, undefined]);
    expect(catalogue.resolve('bare')?.missing).toEqual(['/name', '/commerce/account', '/commerce/pricingId']);
    expect(catalogue.served).toEqual(['harbour', 'lantern']);
  });
});

describe('a renewed site catalogue', () => {
  test('keeps unchanged sites and renews changed ones', () => {
    const before = catalogueOf(contents);
    const [harbour, lantern] = [before.byKey('harbour'), before.byKey('lantern')];
    const after = before.renewed(
      createTestPublishedDocuments({
        documents: { ...contents, 'lantern/page/home': { version: 1, head: { title: 'New' } } },
      }),
    );
    expect(after.byKey('harbour')).toBe(harbour);
    expect(after.byKey('lantern')).not.toBe(lantern);
    expect(after.byKey('lantern')?.version).not.toBe(lantern?.version);
    expect(after.byKey('lantern')?.document('page', 'home')?.value).toEqual({
      version: 1,
      route: 'home',
      head: { title: 'New' },
    });
    expect(lantern?.document('page', 'home')?.value).toEqual({ version: 1, route: 'home' });
  });

  test('renews every site below a changed parent', () => {
    const before = catalogueOf(contents);
    const harbour = before.byKey('harbour');
    const documents = { ...contents, 'base/page/home': { version: 1, route: 'home', access: 'protected' } };
    const after = before.renewed(createTestPublishedDocuments({ documents }));
    expect(after.byKey('harbour')).not.toBe(harbour);
    expect(after.byKey('harbour')?.document('page', 'home')?.value.access).toBe('protected');
  });

  test('keeps its unchanged sites when it is renewed twice and no site is read in between', () => {
    const before = catalogueOf(contents);
    const harbour = before.byKey('harbour');
    const view = () => createTestPublishedDocuments({ documents: contents });
    expect(before.renewed(view()).renewed(view()).byKey('harbour')).toBe(harbour);
  });

  test('keeps the merged documents and routes that are the same in a newer version of a site', () => {
    const first = publish(EMPTY_EDITABLE_DOCUMENTS, {
      ...contents,
      'base/routes': { version: 1, routes: {} },
      'harbour/page/home': { version: 1 },
    });
    const before = createSiteCatalogue(first);
    const after = before.renewed(publish(first, { 'harbour/page/story': { version: 1 } }));
    const [former, newer] = [before, after].map((catalogue) => catalogue.byKey('harbour'));
    const home = former?.document('page', 'home');
    const routes = former?.routes;
    expect(newer?.version).not.toBe(former?.version);
    expect(newer?.document('page', 'home')).toBe(home);
    expect(newer?.routes).toBe(routes);
  });

  test('merges a document again where an inherited one has changed', () => {
    const first = publish(EMPTY_EDITABLE_DOCUMENTS, {
      ...contents,
      'base/page/home': { version: 1, path: '/old' },
      'harbour/page/home': { version: 1 },
    });
    const before = createSiteCatalogue(first);
    const pathIn = (catalogue: typeof before) => catalogue.byKey('harbour')?.document('page', 'home')?.value.path;
    const former = pathIn(before);
    const after = before.renewed(publish(first, { 'base/page/home': { version: 1, path: '/new' } }));
    expect([former, pathIn(after), pathIn(before)]).toEqual(['/old', '/new', '/old']);
  });

  test('forgets removed sites', () => {
    const { 'lantern/site': _, ...documents } = contents;
    const before = catalogueOf(contents);
    before.byKey('lantern');
    expect(before.renewed(createTestPublishedDocuments({ documents })).byKey('lantern')).toBeUndefined();
  });
});

test('the site catalogue drops merged documents beyond its cache limit, and merges them again when they are read', () => {
  const documents: Record<string, unknown> = { ...contents };
  for (let page = 0; page < 50; page += 1) documents[`harbour/page/p${page}`] = { version: 1, path: `/p${page}` };
  const harbour = createSiteCatalogue(
    createTestPublishedDocuments({ documents }),
    createMergedSitePartsCache(5_000),
  ).byKey('harbour');
  const first = harbour?.document('page', 'p0');
  expect(harbour?.document('page', 'p0')).toBe(first);
  for (let page = 1; page < 50; page += 1) harbour?.document('page', `p${page}`);
  expect(harbour?.document('page', 'p0')).not.toBe(first);
  expect(harbour?.document('page', 'p0')).toEqual(first);
});
