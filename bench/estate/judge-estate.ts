import { shopMessages } from '#app/messages.ts';
import { PARAM_RESOLVER_NAMES } from '#app/shop-param-resolvers.ts';
import { blockSchemas } from '#blocks/schemas.gen.ts';
import { checkSite } from '#engine/check/check-site.ts';
import { createSiteChecker } from '#engine/check/incremental-site-check.ts';
import type { RawDocument } from '#engine/cms/document.ts';
import {
  type DocumentOrPictureEdit,
  type EditableDocuments,
  EMPTY_EDITABLE_DOCUMENTS,
} from '#engine/cms/editable-documents.ts';
import { createFilesSource } from '#engine/cms/files/files-source.ts';
import { checkDocument } from '#engine/validation/check-document.ts';
import { COMMON_SCHEMAS, DOCUMENT_KIND_SCHEMAS } from '#engine/validation/config-kinds.ts';
import {
  createEstateBasePage,
  createEstateBrandDocuments,
  createEstateBrandPictures,
  getEstateBrandKey,
  readEstateParents,
} from './estate-documents.ts';

/** Milliseconds and bytes of judging an estate in one process, without a CMS. */
export interface EstateJudgingFigures {
  readonly brands: number;
  readonly documents: number;
  readonly checkDocumentsMs: number;
  readonly judgeAllMs: number;
  /** Judging all descendants of an edited page of the root. */
  readonly judgeBaseEditMs: number;
  /** The same without a cache, for some of the brands, extrapolated to all. */
  readonly judgeAllAnewMs: number;
  readonly heapBytes: number;
}

const SAMPLED_BRANDS = 20;

const checks = {
  kinds: DOCUMENT_KIND_SCHEMAS,
  blocks: blockSchemas,
  library: COMMON_SCHEMAS,
  messages: shopMessages,
  lines: false,
};
const siteChecks = {
  blocks: blockSchemas,
  library: COMMON_SCHEMAS,
  hasFont: () => true,
  resolvers: PARAM_RESOLVER_NAMES,
};

async function measure(project: string, brands: number): Promise<EstateJudgingFigures> {
  const keys = Array.from({ length: brands }, (_, index) => getEstateBrandKey(index));
  const [checkDocumentsMs, { view, documents }] = await timed(() => createEstate(project, brands));
  const judge = createSiteChecker(siteChecks);
  const judgeAll = (estate: EditableDocuments) => {
    for (const key of keys) {
      const [error] = judge(estate, key);
      if (error) throw new Error(`the estate has an error: ${JSON.stringify(error)}`);
    }
  };
  const [judgeAllMs] = await timed(async () => judgeAll(view));
  const edits: number[] = [];
  for (let edition = 0; edition < 10; edition += 1) {
    const edited = view.edit([editOf(createEstateBasePage(edition, `edition ${edition}`))]);
    const [ms] = await timed(async () => judgeAll(edited));
    edits.push(ms);
  }
  const [anewMs] = await timed(async () => {
    for (const key of keys.slice(0, SAMPLED_BRANDS)) checkSite(view, key, siteChecks);
  });
  globalThis.gc?.();
  return {
    brands,
    documents,
    checkDocumentsMs,
    judgeAllMs,
    judgeBaseEditMs: edits.toSorted((a, b) => a - b)[5] ?? 0,
    judgeAllAnewMs: (anewMs / Math.min(brands, SAMPLED_BRANDS)) * brands,
    heapBytes: process.memoryUsage().heapUsed,
  };
}

async function createEstate(project: string, brands: number) {
  const log = { info: () => {}, warn: () => {}, error: () => {} };
  const { assets } = await createFilesSource({ project, log }).load(new AbortController().signal);
  const edits: DocumentOrPictureEdit[] = assets.map(({ site, name }) => pictureEdit(site, name));
  edits.push(...(await readEstateParents(project)).map(editOf));
  for (let index = 0; index < brands; index += 1) {
    edits.push(...createEstateBrandDocuments(index).map(editOf));
    edits.push(...createEstateBrandPictures(index).map(({ site, name }) => pictureEdit(site, name)));
  }
  return { view: EMPTY_EDITABLE_DOCUMENTS.edit(edits), documents: edits.length };
}

function editOf(raw: RawDocument): DocumentOrPictureEdit {
  const { document, errors } = checkDocument(raw, checks);
  if (!document) throw new Error(`a document of the estate is faulty: ${JSON.stringify(errors)}`);
  const { site, kind, name } = document;
  return { key: { site, kind, name }, document };
}

function pictureEdit(site: string, name: string): DocumentOrPictureEdit {
  return { site, name, asset: { name, hash: `${site}-${name}`, format: 'svg', width: 1, height: 1 } };
}

async function timed<Result>(run: () => Promise<Result>): Promise<[milliseconds: number, result: Result]> {
  const start = performance.now();
  const result = await run();
  return [performance.now() - start, result];
}

const [project = process.cwd(), brands = '1000'] = process.argv.slice(2);
const figures = await measure(project, Number(brands));
if (process.send) process.send(figures);
else console.log(figures);
