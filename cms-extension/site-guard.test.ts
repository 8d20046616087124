import { describe, expect, test } from 'vitest';
import type { DocumentKey } from '#engine/cms/document.ts';
import type { Documents } from '#engine/cms/documents.ts';
import type { Edit } from '#engine/cms/documents-view.ts';
import type { ConfigError } from '#engine/validation/config-error.ts';
import type { Database } from './directus-hooks.ts';
import type { CheckDocument } from './guard.ts';
import { siteGuard } from './site-guard.ts';

type Row = { id: string; site: string; kind: string; name: string; status: string; document: string };

const check: CheckDocument = ({ text, ...document }) => ({
  document: { ...document, version: text, value: JSON.parse(text) },
  errors: [],
});

/** Pages name each other: `{"links": ["about"]}`. A site is well when its own and inherited links lead somewhere. */
function judge(documents: Documents, site: string): ConfigError[] {
  const parent = linksOf(documents.get(site, 'site', 'site')?.value, 'extends')[0];
  const pages = [site, parent ?? []].flat().flatMap((key) => documents.list(key, 'page'));
  return pages.flatMap(({ source, value }) =>
    linksOf(value, 'links')
      .filter((link) => !pages.some(({ name }) => name === link))
      .map((link) => error(source, `There is no page '${link}'.`)),
  );
}

function linksOf(value: unknown, part: string): string[] {
  const list: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, part) : [];
  return [list ?? []].flat().map(String);
}

function error(source: string, message: string): ConfigError {
  return { source, pointer: '/links', code: 'unknown-page', message, suggestion: null, line: null, column: null };
}

function row(collection: string, site: string, name: string, value: object, status = 'published'): [string, Row] {
  const kind = collection === 'sites' ? 'site' : 'page';
  return [collection, { id: `${site}:${kind}:${name}`, site, kind, name, status, document: JSON.stringify(value) }];
}

function database(rows: readonly [string, object][]) {
  return (collection: string) => {
    const own = rows.filter(([name]) => name === collection).map(([, stored]) => stored);
    const matches = (values: object) =>
      own.filter((stored) => Object.entries(values).every(([field, value]) => Reflect.get(stored, field) === value));
    return { whereIn: async () => own, where: async (values: object) => matches(values) };
  };
}

function change(name: string, value: object | null, site = 'harbour') {
  const key: DocumentKey = { site, kind: 'page', name };
  const source = `${site}:page:${name}`;
  return { key, document: value && { ...key, source, version: JSON.stringify(value), value } };
}

const read = async (id: string) => new TextEncoder().encode(id);
const guarded = siteGuard({ check, judge });
const guard = (changes: readonly Edit[], rows: Database) => guarded(changes, rows, read);
const whole = [
  row('sites', 'base', 'site', {}),
  row('sites', 'harbour', 'site', { extends: 'base' }),
  row('pages', 'harbour', 'home', { links: ['about'] }),
  row('pages', 'base', 'about', { links: [] }),
];

describe('a site guard', () => {
  test('lets a change through that leaves every site well', async () => {
    await expect(guard([change('news', { links: ['home'] })], database(whole))).resolves.toBeUndefined();
  });

  test('refuses a document that names what is not there', async () => {
    await expect(guard([change('news', { links: ['weather'] })], database(whole))).rejects.toMatchObject({
      status: 422,
      message: "harbour:page:news can't be published:\n/links: There is no page 'weather'.",
      extensions: { errors: [error('harbour:page:news', "There is no page 'weather'.")] },
    });
  });

  test('refuses to remove what a descendant names, and names the document that would break', async () => {
    await expect(guard([change('about', null, 'base')], database(whole))).rejects.toThrow(
      "base:page:about can't be removed:\nharbour:page:home /links: There is no page 'about'.",
    );
  });

  test('takes changes together', async () => {
    const both = [change('about', null, 'base'), change('home', { links: [] })];
    await expect(guard(both, database(whole))).resolves.toBeUndefined();
  });

  test('does not blame a change for what was wrong before', async () => {
    const broken = [...whole, row('pages', 'harbour', 'old', { links: ['gone'] })];
    await expect(guard([change('news', { links: [] })], database(broken))).resolves.toBeUndefined();
  });

  test('judges a site when its site document is published, not while it is being filled', async () => {
    const filling = whole.filter(([collection]) => collection !== 'sites');
    await expect(guard([change('news', { links: ['weather'] })], database(filling))).resolves.toBeUndefined();
    const key: DocumentKey = { site: 'harbour', kind: 'site', name: 'site' };
    const site = { key, document: { ...key, source: 'harbour:site:site', version: 'v', value: { extends: 'base' } } };
    const incomplete = filling.filter(([, { site: owner }]) => owner !== 'base');
    await expect(guard([site], database(incomplete))).rejects.toThrow(
      "harbour:site:site can't be published:\nharbour:page:home /links: There is no page 'about'.",
    );
  });

  test('leaves archived rows out', async () => {
    const archived = [...whole, row('pages', 'harbour', 'weather', {}, 'archived')];
    await expect(guard([change('news', { links: ['weather'] })], database(archived))).rejects.toThrow('weather');
  });

  test('knows the pictures in the folders of sites', async () => {
    const seen: unknown[] = [];
    const look = siteGuard({
      check,
      judge: (documents, site) => {
        seen.push(documents.asset(site, 'hero.avif')?.name ?? null);
        return [];
      },
    });
    const files: [string, object][] = [
      ['directus_folders', { id: 'f1', name: 'harbour' }],
      ['directus_files', { id: 'p1', folder: 'f1', filename_download: 'hero.avif' }],
    ];
    await look([change('news', {})], database([...whole, ...files]), read);
    expect(seen).toEqual(['hero.avif']);
  });

  test('refuses a document that names a file which is no picture, and says which', async () => {
    const files = (...names: readonly [id: string, name: string][]): [string, object][] => [
      ['directus_folders', { id: 'f1', name: 'base' }],
      ...names.map(([id, name]): [string, object] => ['directus_files', { id, folder: 'f1', filename_download: name }]),
    ];
    const news = change('news', { body: '![x](asset:a.png)', image: { asset: 'a.png' } });
    await expect(
      guard([news], database([...whole, ...files(['words, and no picture at all', 'a.png'])])),
    ).rejects.toThrow(
      "harbour:page:news can't be published:\n/body: The picture 'a.png' can't be shown: it is no picture. Upload a picture in its place.\n/image/asset: The picture",
    );
    const script = '<svg width="1" height="1"><script>alert(1)</script></svg>';
    const drawn = change('news', { image: 'a.svg' });
    await expect(guard([drawn], database([...whole, ...files([script, 'a.svg'])]))).rejects.toThrow("'script'");
    await expect(guard([drawn], database([...whole, ...files(['1', 'a.svg'], ['2', 'a.svg'])]))).rejects.toThrow(
      "more than one file 'a.svg'",
    );
    await expect(guard([drawn], database([...whole, ...files([script, 'b.svg'])]))).resolves.toBeUndefined();
  });

  test('refuses what it can not judge', async () => {
    const broken = () => ({ whereIn: async () => [], where: () => Promise.reject(new Error('database is locked')) });
    await expect(guard([change('news', {})], broken)).rejects.toMatchObject({
      status: 422,
      message: "This document can't be checked, so it can't be published: database is locked. Tell your operator.",
    });
  });
});
