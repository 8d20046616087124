import { describe, expect, test } from 'vitest';
import type { DocumentKey } from '#engine/cms/document.ts';
import type { PublishedDocuments } from '#engine/cms/documents.ts';
import type { DocumentOrPictureEdit } from '#engine/cms/editable-documents.ts';
import type { ConfigError } from '#engine/validation/config-error.ts';
import type { CheckDocumentAgainstSchema, PublishedDocumentChange } from './document-guard.ts';
import type { PublishedRowsQueryBuilder } from './published-rows.ts';
import { InvalidDocumentRefusal } from './save-refusal.ts';
import { createGuardAgainstBreakingSites } from './site-guard.ts';
import { createSiteJudge, type FindSiteErrors } from './site-judge.ts';
import { createTestRows, failWith } from './testing/stored-rows.ts';

type Row = { id: string; site: string; kind: string; name: string; status: string; document: string };

const check: CheckDocumentAgainstSchema = ({ text, ...document }) => ({
  document: { ...document, version: text, value: JSON.parse(text) },
  errors: [],
  warnings: [],
});

/** Site check of the test: `{"links": ["about"]}` requires that page in the site or its parent. */
function judge(documents: PublishedDocuments, site: string): ConfigError[] {
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

function database(rows: readonly [string, object][]): PublishedRowsQueryBuilder {
  return (collection) => createTestRows(rows.flatMap(([name, stored]) => (name === collection ? [stored] : [])));
}

function change(name: string, value: object | null, site = 'harbour') {
  const key: DocumentKey = { site, kind: 'page', name };
  const source = `${site}:page:${name}`;
  return { key, document: value && { ...key, source, version: JSON.stringify(value), value } };
}

const read = async (id: string) => new TextEncoder().encode(id);
const createTestGuard = (findSiteErrors: FindSiteErrors) =>
  createGuardAgainstBreakingSites(createSiteJudge({ checkDocument: check, findSiteErrors })).refuse;
const guarded = createTestGuard(judge);
const guard = (
  changes: readonly (PublishedDocumentChange | DocumentOrPictureEdit)[],
  rows: PublishedRowsQueryBuilder,
) => guarded(changes, rows, read);
/** Errors of a refused change: source, pointer and message. */
const refused = async (
  changes: readonly (PublishedDocumentChange | DocumentOrPictureEdit)[],
  rows: PublishedRowsQueryBuilder,
): Promise<string[]> => {
  const refusal: unknown = await guard(changes, rows).catch((error: unknown) => error);
  if (!(refusal instanceof InvalidDocumentRefusal)) throw new Error('nothing was refused', { cause: refusal });
  const { id, intent, errors } = refusal;
  return [`${id} ${intent}`, ...errors.map(({ source, pointer, message }) => `${source} ${pointer}: ${message}`)];
};
const whole = [
  row('sites', 'base', 'site', {}),
  row('sites', 'harbour', 'site', { extends: 'base' }),
  row('pages', 'harbour', 'home', { links: ['about'] }),
  row('pages', 'base', 'about', { links: [] }),
];

describe('the site guard', () => {
  test('accepts a change that leaves every site valid', async () => {
    await expect(guard([change('news', { links: ['home'] })], database(whole))).resolves.toBeUndefined();
  });

  test('refuses a document that references a missing document', async () => {
    expect(await refused([change('news', { links: ['weather'] })], database(whole))).toEqual([
      'harbour:page:news published',
      "harbour:page:news /links: There is no page 'weather'.",
    ]);
  });

  test('refuses to remove a document that a descendant site references, and names the referencing document', async () => {
    expect(await refused([change('about', null, 'base')], database(whole))).toEqual([
      'base:page:about removed',
      "harbour:page:home /links: There is no page 'about'.",
    ]);
  });

  describe('a document with faults of its own is refused', () => {
    const faulty = (value: object, leftOut: readonly string[], name = 'news') => ({
      ...change(name, value),
      faults: leftOut.map((pointer) => ({ ...error(`harbour:page:${name}`, 'Wrong.'), pointer })),
      leftOut,
    });

    test('with its faults and the site errors of its valid remainder', async () => {
      expect(await refused([faulty({ links: ['weather'] }, ['/title'])], database(whole))).toEqual([
        'harbour:page:news published',
        'harbour:page:news /title: Wrong.',
        "harbour:page:news /links: There is no page 'weather'.",
      ]);
    });

    test('without site errors that may only follow from leaving out its faulty parts', async () => {
      const own = faulty({ links: ['weather'] }, ['/links']);
      expect(await refused([own], database(whole))).toEqual([
        'harbour:page:news published',
        'harbour:page:news /links: Wrong.',
      ]);
      const rows = [...whole, row('pages', 'harbour', 'news', {})];
      const needed = (part: string) =>
        refused(
          [{ ...faulty({}, [part], 'about'), key: change('about', null, 'base').key, document: null }],
          database(rows),
        );
      expect(await needed('/title')).toHaveLength(2);
      expect(await needed('/blocks/0')).toHaveLength(3);
    });

    test('with its faults even if the site check of the remainder fails', async () => {
      const broken = () => ({ ...createTestRows([]), where: () => failWith('database is locked') });
      expect(await refused([faulty({}, ['/title'])], broken)).toHaveLength(2);
    });
  });

  test('accepts the removal of a page together with the removal of the last link to it', async () => {
    const both = [change('about', null, 'base'), change('home', { links: [] })];
    await expect(guard(both, database(whole))).resolves.toBeUndefined();
  });

  test('does not refuse a change for errors that another document of the site had before', async () => {
    const broken = [...whole, row('pages', 'harbour', 'old', { links: ['gone'] })];
    await expect(guard([change('news', { links: [] })], database(broken))).resolves.toBeUndefined();
  });

  test('checks the documents of a new site only from the publishing of its site document on', async () => {
    const filling = whole.filter(([collection]) => collection !== 'sites');
    await expect(guard([change('news', { links: ['weather'] })], database(filling))).resolves.toBeUndefined();
    const key: DocumentKey = { site: 'harbour', kind: 'site', name: 'site' };
    const site = { key, document: { ...key, source: 'harbour:site:site', version: 'v', value: { extends: 'base' } } };
    const incomplete = filling.filter(([, { site: owner }]) => owner !== 'base');
    expect(await refused([site], database(incomplete))).toEqual([
      'harbour:site:site published',
      "harbour:page:home /links: There is no page 'about'.",
    ]);
  });

  test('treats an archived page as missing and refuses a document that links to it', async () => {
    const archived = [...whole, row('pages', 'harbour', 'weather', {}, 'archived')];
    expect(await refused([change('news', { links: ['weather'] })], database(archived))).toHaveLength(2);
  });

  test('finds a picture of a site in the Directus folder named after the site', async () => {
    const seen: unknown[] = [];
    const look = createTestGuard((documents, site) => {
      seen.push(documents.asset(site, 'hero.avif')?.name ?? null);
      return [];
    });
    const files: [string, object][] = [
      ['directus_folders', { id: 'f1', name: 'harbour' }],
      ['directus_files', { id: 'p1', folder: 'f1', filename_download: 'hero.avif' }],
    ];
    await look([change('news', {})], database([...whole, ...files]), read);
    expect(seen).toEqual(['hero.avif']);
  });

  test('refuses a document that references a file that is no safe picture or whose name two files have, and names the file', async () => {
    const files = (...names: readonly [id: string, name: string][]): [string, object][] => [
      ['directus_folders', { id: 'f1', name: 'base' }],
      ...names.map(([id, name]): [string, object] => ['directus_files', { id, folder: 'f1', filename_download: name }]),
    ];
    const news = change('news', { body: '![x](asset:a.png)', image: { asset: 'a.png' } });
    const noPicture = "The picture 'a.png' can't be shown: it is no picture.";
    expect(await refused([news], database([...whole, ...files(['words, and no picture at all', 'a.png'])]))).toEqual([
      'harbour:page:news published',
      `harbour:page:news /body: ${noPicture}`,
      `harbour:page:news /image/asset: ${noPicture}`,
    ]);
    const script = '<svg width="1" height="1"><script>alert(1)</script></svg>';
    const drawn = change('news', { image: 'a.svg' });
    const [, why] = await refused([drawn], database([...whole, ...files([script, 'a.svg'])]));
    expect(why).toContain("The element 'script' is not allowed in a picture.");
    const [, twice] = await refused([drawn], database([...whole, ...files(['1', 'a.svg'], ['2', 'a.svg'])]));
    expect(twice).toContain("more than one file 'a.svg'");
    await expect(guard([drawn], database([...whole, ...files([script, 'b.svg'])]))).resolves.toBeUndefined();
  });

  test('refuses a wrong translation when the translation is published, and not when only its source document is published', async () => {
    const wrong = {
      ...error('harbour:translation:cy.page.home', 'There is no such text.'),
      code: 'unknown-text',
    } as const;
    const judging = createTestGuard((documents) => (documents.get('harbour', 'page', 'news') ? [wrong] : []));
    const news = change('news', {});
    const key = { site: 'harbour', kind: 'translation', name: 'cy.page.home' } as const;
    const translation = { key, document: { ...key, source: wrong.source, version: '1', value: {} } };
    await expect(judging([news], database(whole), read)).resolves.toBeUndefined();
    await expect(judging([news, translation], database(whole), read)).rejects.toMatchObject({ errors: [wrong] });
  });

  test('refuses a change when the database cannot be read, and says why', async () => {
    const broken = () => ({ ...createTestRows([]), where: () => failWith('database is locked') });
    await expect(guard([change('news', {})], broken)).rejects.toMatchObject({
      message: "This document can't be checked, so it can't be published: database is locked. Tell your operator.",
    });
  });
});
