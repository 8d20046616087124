import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import type { StartedDirectus } from '../../scripts/cms/start-directus.ts';
import { createEstateBasePage, getEstateBrandKey, getEstatePagePath } from './estate-documents.ts';
import { findPercentile, measureAnswersUntilDone, saveEstatePage } from './estate-edits.ts';
import { startEstateNode } from './estate-node.ts';

/** Milliseconds and bytes of a server that reads its documents from the CMS. */
export interface EstateNodeFigures {
  /** From the command until the shops are open, while others read from the CMS. */
  readonly startMs: number;
  /** Response times of the CMS to the others. */
  readonly cmsAnswers: readonly number[];
  readonly peakBytes: number;
  /** From the save of a page of the root until pages of a brand show it. */
  readonly liveMs: readonly number[];
  /** Response times without an edit. */
  readonly responseTimesWithoutEdits: readonly number[];
  /** Response times from each save until it was live. */
  readonly answersBesideEdits: readonly number[];
}

export interface EstateNodePlace {
  readonly cms: Pick<StartedDirectus, 'url' | 'adminToken' | 'readToken'>;
  /** Port for notices of the CMS. */
  readonly port: number;
  readonly webhookSecret: string;
  readonly folder: string;
  readonly brands: number;
  readonly edits: number;
}

/** Each reads again as soon as it has its answer. */
const CMS_READERS = 2;
/** Milliseconds between two requests, which do not wait for earlier responses. */
const REQUEST_EVERY_MS = 40;
/** Number of brands, and of pages of each, that the test customers request. */
const VISITED_BRANDS = 40;
const VISITED_PAGES = 3;
const QUIET_MS = 10_000;
const POLL_MS = 20;
/** Milliseconds after which an edit counts as lost. */
const LONGEST_WAIT_MS = 60_000;

/** Starts a server, and edits a page that all brands inherit while customers read pages of some of them. */
export async function measureEstateNode(place: EstateNodePlace): Promise<EstateNodeFigures> {
  const { cms, port, folder, brands, edits } = place;
  const cmsAnswers: number[] = [];
  const isStarted = { done: false };
  const readers = Array.from({ length: CMS_READERS }, () => measureAnswersUntilDone(cms, isStarted, cmsAnswers));
  const node = await startEstateNode({
    port,
    dataDir: join(folder, 'node'),
    settings: {
      VITRINE_CMS: 'directus',
      VITRINE_CMS_URL: cms.url,
      VITRINE_CMS_TOKEN: cms.readToken,
      VITRINE_CMS_WEBHOOK_SECRET: place.webhookSecret,
    },
  });
  isStarted.done = true;
  let peakBytes = 0;
  const liveMs: number[] = [];
  const answersBesideEdits: number[] = [];
  const quietAnswers: number[] = [];
  try {
    await Promise.all(readers);
    for (const { brand, page } of listVisitedPages(brands)) await readPage(port, brand, page);
    await readPagesUntil(setTimeout(QUIET_MS), { port, brands }, quietAnswers);
    for (let edition = 0; edition < edits; edition += 1) {
      const isLive = editUntilLive(place, `live edition ${edition}`);
      await readPagesUntil(isLive, { port, brands }, answersBesideEdits);
      liveMs.push(await isLive);
    }
  } finally {
    peakBytes = await node.stop();
  }
  return {
    startMs: node.startMs,
    cmsAnswers,
    peakBytes,
    liveMs,
    responseTimesWithoutEdits: quietAnswers,
    answersBesideEdits,
  };
}

async function editUntilLive({ cms, port, brands }: EstateNodePlace, words: string): Promise<number> {
  const begun = performance.now();
  await saveEstatePage(cms, 'base', createEstateBasePage(0, words).text);
  while (!(await readPage(port, brands - 1, 0)).includes(`More of ${words}.`)) {
    if (performance.now() - begun > LONGEST_WAIT_MS) throw new Error(`a saved page is not live: ${words}`);
    await setTimeout(POLL_MS);
  }
  return performance.now() - begun;
}

async function readPagesUntil(
  end: Promise<unknown>,
  { port, brands }: Pick<EstateNodePlace, 'port' | 'brands'>,
  milliseconds: number[],
): Promise<void> {
  const visited = listVisitedPages(brands);
  let hasEnded = false;
  const ended = end.finally(() => {
    hasEnded = true;
  });
  const pages: Promise<void>[] = [];
  for (let number = 0; !hasEnded; number += 1) {
    const begun = performance.now();
    const { brand, page } = visited[number % visited.length] ?? { brand: 0, page: 0 };
    const answer = readPage(port, brand, page);
    pages.push(answer.then(() => void milliseconds.push(performance.now() - begun)));
    await setTimeout(REQUEST_EVERY_MS);
  }
  await Promise.all([...pages, ended]);
}

function listVisitedPages(brands: number): readonly { readonly brand: number; readonly page: number }[] {
  return Array.from({ length: VISITED_PAGES * VISITED_BRANDS }, (_, index) => ({
    brand: index % Math.min(brands, VISITED_BRANDS),
    page: Math.floor(index / VISITED_BRANDS),
  }));
}

const agent = new Agent({ keepAlive: true });

/** @throws for an answer other than 200 */
function readPage(port: number, brand: number, page: number): Promise<string> {
  const host = `${getEstateBrandKey(brand)}.localhost:${port}`;
  return new Promise((resolve, reject) => {
    const request = get(
      { port, host: '127.0.0.1', path: getEstatePagePath(page), headers: { host }, agent },
      (answer) => {
        if (answer.statusCode === 200) text(answer).then(resolve, reject);
        else reject(new Error(`${host}${getEstatePagePath(page)} answered ${answer.statusCode}`));
      },
    );
    request.on('error', (error) => {
      // The server closed the idle connection just then; browsers repeat such a request, too.
      if (request.reusedSocket && 'code' in error && error.code === 'ECONNRESET') resolve(readPage(port, brand, page));
      else reject(error);
    });
  });
}

/** Milliseconds within which 99 of 100 answers came, and the longest. */
export function describeAnswers(answers: readonly number[]): { readonly p99: number; readonly longest: number } {
  return { p99: findPercentile(answers, 99), longest: findPercentile(answers, 100) };
}
