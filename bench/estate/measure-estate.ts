import { fork } from 'node:child_process';
import { chmodSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createDirectusSource } from '#engine/cms/directus/directus-source.ts';
import { buildDirectusExtension } from '../../scripts/cms/build-extension.ts';
import { type StartedDirectus, setUpAndStartDirectus } from '../../scripts/cms/start-directus.ts';
import { findFirstOfConsecutiveFreePorts } from '../../scripts/test/free-ports.ts';
import { POSTGRES_DATABASE, startPostgres } from '../../scripts/topology/start-postgres.ts';
import { buildBenchForNode } from '../build-for-node.ts';
import { chooseRepetitionsForSmallOrFullRun } from '../measure/repetitions.ts';
import type { BenchmarkFigure } from '../measure/report.ts';
import { createEstateBasePage, getEstateBrandKey, getEstatePageName } from './estate-documents.ts';
import { fillEstateDatabase } from './fill-estate.ts';
import type { EstateJudgingFigures } from './judge-estate.ts';

const root = new URL('../..', import.meta.url).pathname;
const BRANDS = chooseRepetitionsForSmallOrFullRun(1000, 20);
const EDITS = 5;

/** A large estate: judged in one process, and in a CMS on Postgres with the extension. */
export async function measureEstate(folder: string, say: (text: string) => void): Promise<BenchmarkFigure[]> {
  say(`judging ${BRANDS} brands …`);
  const script = await buildBenchForNode(root, 'bench/estate/judge-estate.ts', 'judge-estate');
  const judged = await judgeEstate(script);
  const figure = (id: string, what: string, value: number, unit: string, note: string): BenchmarkFigure => ({
    id: `e-${id}`,
    what,
    value,
    unit,
    note: `${BRANDS} brands. ${note}`,
  });
  return [
    figure(
      '1',
      'check of all documents by themselves',
      judged.checkDocumentsMs,
      'ms',
      `${judged.documents} documents.`,
    ),
    figure(
      '2',
      'first check of all sites',
      judged.judgeAllMs,
      'ms',
      'From a release 10 s would be the goal of a start.',
    ),
    figure(
      '3',
      'the same by a check that keeps nothing',
      judged.judgeAllAnewMs,
      'ms',
      'Of 20 brands, times their number.',
    ),
    figure('4', 'check of all sites after an edit of a page of the root', judged.judgeBaseEditMs, 'ms', 'Goal: 2,000.'),
    figure('5', 'heap with all documents', judged.heapBytes / 2 ** 20, 'MiB', 'Goal of a node: 1,200.'),
    ...(await measureCms(folder, figure, say)),
  ];
}

function judgeEstate(script: string): Promise<EstateJudgingFigures> {
  return new Promise((resolve, reject) => {
    const environment = { ...process.env, NODE_ENV: 'production' };
    const child = fork(script, [root, String(BRANDS)], { execArgv: ['--expose-gc'], env: environment });
    child.once('message', (figures: EstateJudgingFigures) => resolve(figures));
    child.once('exit', (code) => reject(new Error(`the check of the estate ended with code ${code}`)));
  });
}

type CreateFigure = (id: string, what: string, value: number, unit: string, note: string) => BenchmarkFigure;

async function measureCms(
  folder: string,
  figure: CreateFigure,
  say: (text: string) => void,
): Promise<readonly BenchmarkFigure[]> {
  const port = await findFirstOfConsecutiveFreePorts(2);
  const dataDir = join(folder, 'directus');
  mkdirSync(dataDir, { recursive: true });
  // Postgres may run as another user, who has to pass the temporary folder.
  chmodSync(dirname(folder), 0o711);
  const postgres = await startPostgres({ folder, port, log: () => {} });
  try {
    const extensionsDir = join(dataDir, 'extensions');
    await buildDirectusExtension(extensionsDir);
    const services = {
      DB_CLIENT: 'pg',
      DB_HOST: '127.0.0.1',
      DB_PORT: String(port),
      DB_DATABASE: POSTGRES_DATABASE.database,
      DB_USER: POSTGRES_DATABASE.user,
    };
    say('starting Directus on Postgres …');
    const cms = await setUpAndStartDirectus({ port: port + 1, dataDir, extensionsDir, services });
    try {
      say('filling the database …');
      const documents = await fillEstateDatabase(root, BRANDS, { port, uploads: join(dataDir, 'uploads') });
      return await measureReadingAndEdits(cms, documents, figure, say);
    } finally {
      await cms.close();
    }
  } finally {
    await postgres.close();
  }
}

async function measureReadingAndEdits(
  cms: StartedDirectus,
  documents: number,
  figure: CreateFigure,
  say: (text: string) => void,
): Promise<readonly BenchmarkFigure[]> {
  say(`reading ${documents} documents …`);
  const { signal } = new AbortController();
  const source = createDirectusSource({ url: cms.url, token: cms.readToken, pollEvery: 3_600_000 });
  const start = performance.now();
  const snapshot = await source.load(signal);
  const readMs = performance.now() - start;
  if (snapshot.documents.length !== documents) throw new Error(`only ${snapshot.documents.length} documents were read`);

  say('editing …');
  const firstMs = await savePage(cms, 'base', createEstateBasePage(0, 'first').text);
  let seen = () => {};
  const stop = await source.watch(
    () => seen(),
    (failure) => {
      throw failure;
    },
  );
  const saves: number[] = [];
  const live: number[] = [];
  const answers: number[] = [];
  for (let edition = 0; edition < EDITS; edition += 1) {
    const isSeen = new Promise<void>((resolve) => {
      seen = resolve;
    });
    const began = performance.now();
    const isSaved = { done: false };
    const watching = measureAnswers(cms, isSaved, answers);
    saves.push(await savePage(cms, 'base', createEstateBasePage(0, `edition ${edition}`).text));
    isSaved.done = true;
    source.notify();
    await isSeen;
    live.push(performance.now() - began);
    await watching;
  }
  await stop();
  const brandMs = await savePage(cms, getEstateBrandKey(0), '{"version":1}');
  return [
    figure(
      '6',
      'reading all documents from the CMS',
      readMs,
      'ms',
      `${documents} documents. Goal of a first start: 120,000.`,
    ),
    figure('7', 'first save after a start of the CMS', firstMs, 'ms', 'The guard reads and checks all documents.'),
    figure('8', 'save of a page of the root, judged for all brands', median(saves), 'ms', 'Goal: 2,000.'),
    figure(
      '9',
      'the same until a node has read it',
      median(live),
      'ms',
      'With a notice. Goal until it is live: 3,000.',
    ),
    figure('10', 'save of a page of one brand', brandMs, 'ms', 'Goal: 500.'),
    figure('11', 'other answers of the CMS while a page of the root is saved, p95', p95(answers), 'ms', 'Goal: 500.'),
  ];
}

async function savePage({ url, adminToken }: StartedDirectus, site: string, text: string): Promise<number> {
  const start = performance.now();
  const response = await fetch(`${url}/items/pages/${site}:page:${getEstatePageName(0)}`, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${adminToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ document: JSON.parse(text) }),
  });
  if (!response.ok) throw new Error(`the CMS refused an edit: ${response.status} ${await response.text()}`);
  return performance.now() - start;
}

/** Reads one document again and again until a save is done. */
async function measureAnswers(
  { url, adminToken }: StartedDirectus,
  isSaved: { readonly done: boolean },
  answers: number[],
): Promise<void> {
  while (!isSaved.done) {
    const start = performance.now();
    const response = await fetch(`${url}/items/pages/base:page:home`, {
      headers: { authorization: `Bearer ${adminToken}` },
    });
    await response.arrayBuffer();
    answers.push(performance.now() - start);
  }
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function p95(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? 0;
}
