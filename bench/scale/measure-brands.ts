import { shopMessages } from '#app/messages.ts';
import { PARAM_RESOLVER_NAMES } from '#app/shop-param-resolvers.ts';
import { blockSchemas } from '#blocks/schemas.gen.ts';
import { serverBlocks } from '#blocks/server.gen.ts';
import { createSiteChecker } from '#engine/check/incremental-site-check.ts';
import type { ContentChange, ContentSource } from '#engine/cms/content-source.ts';
import { createDocumentStore } from '#engine/cms/document-store.ts';
import { scheduleByTimer } from '#engine/cms/schedule.ts';
import { getNoMessages } from '#engine/messages/testing/no-messages.ts';
import { createPageCompiler } from '#engine/page/page-compiler.ts';
import { createBlockDataLoader } from '#engine/render/load-block-data.ts';
import {
  createPageRequestContext,
  type EngineDependencies,
  type PageRequest,
  resolvePage,
} from '#engine/resolve-page.ts';
import { createSiteCatalogue } from '#engine/site/site-catalogue.ts';
import { COMMON_SCHEMAS, DOCUMENT_KIND_SCHEMAS } from '#engine/validation/config-kinds.ts';
import {
  BENCH_OVERRIDDEN_PAGES_PER_BRAND,
  BENCH_PAGES_PER_SITE,
  BENCH_ROOT_SITE_PICTURE,
  createBenchBrandDocuments,
  createBenchOverridingDocument,
  getBenchBrandKey,
  getBenchPageName,
} from './brand-documents.ts';

export interface BrandScaleFigures {
  readonly brands: number;
  readonly loadMs: number;
  readonly resolveUs: number;
  readonly editMs: number;
  readonly heapBytes: number;
}

const quiet = { info: () => {}, warn: () => {}, error: () => {} };

async function measure(brands: number): Promise<BrandScaleFigures> {
  let publish = (_: ContentChange) => {};
  const source: ContentSource = {
    name: 'files',
    load: async () => ({
      documents: createBenchBrandDocuments(brands),
      assets: [{ site: 'base', name: BENCH_ROOT_SITE_PICTURE, revision: '1' }],
    }),
    loadDrafts: async () => [],
    readAsset: async () => new Uint8Array(),
    watch: async (onChange) => {
      publish = onChange;
      return async () => {};
    },
  };
  const checks = {
    blocks: blockSchemas,
    library: COMMON_SCHEMAS,
    hasFont: () => true,
    resolvers: PARAM_RESOLVER_NAMES,
  };
  const store = createDocumentStore({
    source,
    checks: { kinds: DOCUMENT_KIND_SCHEMAS, blocks: blockSchemas, library: COMMON_SCHEMAS, messages: shopMessages },
    judge: createSiteChecker(checks),
    mirror: async ({ name }) => ({ asset: { name, hash: name, format: 'svg', width: 10, height: 10 }, errors: [] }),
    lastGood: null,
    clock: Date.now,
    log: quiet,
    schedule: scheduleByTimer,
    patience: 600_000,
  });
  const started = performance.now();
  await store.start();
  const loadMs = performance.now() - started;
  const [heldBack] = store.heldBack();
  if (heldBack) throw new Error(`a document of the bench is held back: ${JSON.stringify(heldBack)}`);

  let catalogue = createSiteCatalogue(store.view());
  const engine: EngineDependencies = {
    clock: Date.now,
    catalogue: () => catalogue,
    visit: () => ({ resolvers: {}, services: {} }),
    compiler: createPageCompiler(
      blockSchemas,
      () => ({ src: '', srcSet: '' }),
      getNoMessages,
      () => {},
    ),
    loader: createBlockDataLoader(serverBlocks),
    report: ({ error }) => {
      throw error;
    },
  };
  const { signal } = new AbortController();
  const resolve = async (brand: number, page: number) => {
    const target = `/pages/${getBenchPageName(page)}`;
    const host = `${getBenchBrandKey(brand)}.localhost`;
    const request: PageRequest = { host, target, cookies: '', secure: false, address: null, signal };
    const requestContext = await createPageRequestContext(engine, request);
    const resolved = requestContext && (await resolvePage(engine, requestContext, request));
    if (resolved?.kind !== 'page' || resolved.status !== 200) throw new Error(`${request.host}${target} is no page`);
    return resolved;
  };

  for (let brand = 0; brand < brands; brand += 1) for (let page = 0; page < 5; page += 1) await resolve(brand, page);
  const heapBytes = heapAfterCollection();

  const middle = Math.floor(brands / 2);
  const sweep = async () => {
    for (let page = 0; page < BENCH_PAGES_PER_SITE; page += 1) await resolve(middle, page);
  };
  for (let round = 0; round < 5; round += 1) await sweep();
  const sweeps = await timed(15, sweep);

  let live = () => {};
  store.subscribe(({ documents }) => {
    catalogue = catalogue.renewed(documents);
    live();
  });
  let edition = 0;
  const edits = await timed(30, async () => {
    edition += 1;
    const published = new Promise<void>((done) => {
      live = done;
    });
    publish({
      documents: [
        createBenchOverridingDocument(middle, edition % BENCH_OVERRIDDEN_PAGES_PER_BRAND, `Edition ${edition}`),
      ],
      assets: [],
    });
    await published;
    const { page } = await resolve(middle, edition % BENCH_OVERRIDDEN_PAGES_PER_BRAND);
    if (!JSON.stringify(page.nodes).includes(`Edition ${edition}`)) throw new Error('an edit is not live');
  });
  await store.stop();
  return {
    brands,
    loadMs,
    resolveUs: (median(sweeps) / BENCH_PAGES_PER_SITE) * 1000,
    editMs: median(edits),
    heapBytes,
  };
}

/** Duration of each run in milliseconds. */
async function timed(runs: number, run: () => Promise<void>): Promise<number[]> {
  const times: number[] = [];
  for (let count = 0; count < runs; count += 1) {
    const start = performance.now();
    await run();
    times.push(performance.now() - start);
  }
  return times;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function heapAfterCollection(): number {
  globalThis.gc?.();
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
}

process.send?.(await measure(Number(process.argv[2])));
process.exit(0);
