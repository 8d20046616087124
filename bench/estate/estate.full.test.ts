import { mkdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type DocumentStoreWithPictures, openDocumentStoreWithPictures } from '#app/server/open-document-store.ts';
import { DOCUMENT_KINDS } from '#engine/cms/document.ts';
import { type FaultyCmsProxy, startFaultyCmsProxy } from '../../scripts/cms/testing/faulty-proxy.ts';
import { createEstateBasePage, getEstateBrandKey, getEstatePageName } from './estate-documents.ts';
import { findPercentile, measureAnswersUntilDone, saveEstatePage } from './estate-edits.ts';
import { type EstateCms, startEstateCms } from './start-estate-cms.ts';

const BRANDS = 20;
const quiet = { info: () => {}, warn: () => {}, error: () => {} };
const root = join(import.meta.dirname, '../..');

let parent: string;
let estate: EstateCms;
let proxy: FaultyCmsProxy;
let opened: DocumentStoreWithPictures;

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'vitrine-estate-'));
  const folder = join(parent, 'cms');
  mkdirSync(folder);
  estate = await startEstateCms({ root, folder, brands: BRANDS, log: () => {} });
  proxy = await startFaultyCmsProxy(estate.cms.url);
});

afterAll(async () => {
  await opened?.store.stop();
  await proxy?.close();
  await estate?.close();
  await rm(parent, { recursive: true });
});

test('a node loads twenty brands of 200 pages although one CMS answer is truncated, and requests only that answer again', async () => {
  const reads: string[] = [];
  let cut = '';
  proxy.onRequest = (path) => {
    if (path.startsWith('/items/')) reads.push(path);
    if (cut !== '' || !/[?&]offset=/.test(path)) return;
    cut = path;
    proxy.fault = 'cut-once';
  };
  const cms = { kind: 'directus', url: proxy.url, token: estate.cms.readToken } as const;
  const settings = { project: root, dataDir: join(parent, 'node'), cms };
  opened = await openDocumentStoreWithPictures(settings, Date.now, quiet, () => true);
  const view = opened.store.view();
  const brands = view.sites.filter((site) => site.startsWith('brand-'));
  expect([opened.store.heldBack(), opened.store.status().restored, brands.length]).toEqual([[], false, BRANDS]);
  const documents = view.sites.flatMap((site) => DOCUMENT_KINDS.flatMap((kind) => view.list(site, kind)));
  expect(documents).toHaveLength(estate.documents);
  expect(reads.filter((path, index) => reads.indexOf(path) !== index)).toEqual([cut]);
});

test('the CMS sends a long list of documents compressed', async () => {
  const { url, readToken } = estate.cms;
  const answer = await fetch(`${url}/items/pages?limit=500`, { headers: { authorization: `Bearer ${readToken}` } });
  expect(answer.headers.get('content-encoding')).toBe('gzip');
  const { data } = await answer.json();
  expect(data).toHaveLength(500);
});

test('a change of a page that every brand inherits is checked, saved and loaded by the node while other requests are answered', async () => {
  await saveEstatePage(estate.cms, 'base', createEstateBasePage(0, 'the first save').text);
  const answers: number[] = [];
  const isSaved = { done: false };
  const watching = measureAnswersUntilDone(estate.cms, isSaved, answers);
  const began = performance.now();
  await saveEstatePage(estate.cms, 'base', createEstateBasePage(0, 'an edition').text);
  const saveMs = performance.now() - began;
  isSaved.done = true;
  opened.notify();
  await vi.waitFor(() => expect(textOfPage()).toContain('Words of an edition.'), { timeout: 60_000 });
  const liveMs = performance.now() - began;
  await watching;
  // Five times the goals of an estate that is fifty times as large, for machines with other work.
  expect(saveMs).toBeLessThan(10_000);
  expect(liveMs).toBeLessThan(15_000);
  expect(findPercentile(answers, 95)).toBeLessThan(2_500);
});

test('a node loads a change of a page of one brand without listing the pages of other brands', async () => {
  const brand = getEstateBrandKey(7);
  const lists: string[] = [];
  proxy.onRequest = (path) => {
    if (path.startsWith('/items/pages')) lists.push(new URL(path, 'http://cms').searchParams.get('filter') ?? '');
  };
  const page = { version: 1, blocks: [{ id: 'hero', props: { heading: 'One brand only' } }] };
  await saveEstatePage(estate.cms, brand, JSON.stringify(page));
  opened.notify();
  await vi.waitFor(() => expect(textOfPage(brand)).toContain('One brand only'), { timeout: 60_000 });
  const [stamps, documents, ...more] = lists.map((filter) => JSON.parse(filter));
  expect(stamps.site).toEqual({ _in: [brand] });
  expect(documents.id).toEqual({ _in: [`${brand}:page:${getEstatePageName(0)}`] });
  expect(more).toEqual([]);
});

test('a change of an inherited page that would break pages of brands is refused, and names the first of them', async () => {
  const page = JSON.parse(createEstateBasePage(0, 'no hero').text);
  const blocks = page.blocks.filter(({ id }: { readonly id: string }) => id !== 'hero');
  const refused = saveEstatePage(estate.cms, 'base', JSON.stringify({ ...page, blocks }));
  await expect(refused).rejects.toThrow(/brand-\d+/);
  expect(textOfPage()).toContain('Words of an edition.');
});

function textOfPage(site = 'base'): string {
  return JSON.stringify(opened.store.view().get(site, 'page', getEstatePageName(0))?.value);
}
