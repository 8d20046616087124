import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { createDirectusSource } from '#engine/cms/directus/directus-source.ts';
import { readChecksVersion } from '../../scripts/build/checks-version.ts';
import type { StartedDirectus } from '../../scripts/cms/start-directus.ts';
import { findFirstOfConsecutiveFreePorts } from '../../scripts/test/free-ports.ts';
import { buildBenchForNode } from '../build-for-node.ts';
import { chooseRepetitionsForSmallOrFullRun } from '../measure/repetitions.ts';
import type { BenchmarkFigure } from '../measure/report.ts';
import { createEstateBasePage, getEstateBrandKey } from './estate-documents.ts';
import { findPercentile, measureAnswersUntilDone, saveEstatePage } from './estate-edits.ts';
import { startEstateNode } from './estate-node.ts';
import type { EstateJudgingFigures } from './judge-estate.ts';
import { describeAnswers, type EstateNodeFigures, measureEstateNode } from './measure-node.ts';
import { measurePolls } from './measure-polls.ts';
import { startEstateCms } from './start-estate-cms.ts';
import { writeEstateRelease } from './write-estate-release.ts';

const root = new URL('../..', import.meta.url).pathname;
const BRANDS = chooseRepetitionsForSmallOrFullRun(1000, 20);
const EDITS = 5;
/** A large estate: judged in one process, and in a CMS on Postgres with the extension. */
export async function measureEstate(folder: string, log: (text: string) => void): Promise<BenchmarkFigure[]> {
  log(`judging ${BRANDS} brands …`);
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
    ...(await measureStarts(folder, figure, log)),
    ...(await measureCms(folder, figure, log)),
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

/** Starts of the built server from a release in a folder, with the judgement of its checks and without one. */
async function measureStarts(
  folder: string,
  figure: CreateFigure,
  log: (text: string) => void,
): Promise<readonly BenchmarkFigure[]> {
  const start = async (name: string, checksVersion: string | null) => {
    log(`starting from a release ${name} …`);
    const store = join(folder, `store-${name.replaceAll(' ', '-')}`);
    await writeEstateRelease(root, store, BRANDS, checksVersion);
    const node = await startEstateNode({
      dataDir: join(folder, `data-${name.replaceAll(' ', '-')}`),
      settings: { VITRINE_CMS: 'release', VITRINE_STORE: `file://${store}` },
    });
    return { startMs: node.startMs, peakBytes: await node.stop() };
  };
  const judged = await start('with a judgement', readChecksVersion(root));
  const unjudged = await start('without a judgement', null);
  const note = 'From the command until the shops are open, with the sandbox and an empty folder for data.';
  return [
    figure('12', 'first start from a judged release', judged.startMs, 'ms', `${note} Goal: 10,000.`),
    figure('13', 'most memory of that process', judged.peakBytes / 2 ** 20, 'MiB', 'Goal: 1,200.'),
    figure('14', 'first start from a release without a judgement', unjudged.startMs, 'ms', note),
    figure('15', 'most memory of that process', unjudged.peakBytes / 2 ** 20, 'MiB', 'Goal: 1,200.'),
  ];
}

async function measureCms(
  folder: string,
  figure: CreateFigure,
  log: (text: string) => void,
): Promise<readonly BenchmarkFigure[]> {
  const cmsPort = await findFirstOfConsecutiveFreePorts(7);
  const port = cmsPort + 2;
  const webhookSecret = randomBytes(24).toString('hex');
  const extensionEnv = {
    VITRINE_CMS_WEBHOOK_URL: `http://127.0.0.1:${port}/_cms/webhook`,
    VITRINE_CMS_WEBHOOK_SECRET: webhookSecret,
  };
  const { cms, documents, close } = await startEstateCms({
    root,
    folder,
    brands: BRANDS,
    port: cmsPort,
    extensionEnv,
    log,
  });
  try {
    const figures = await measureReadingAndEdits(cms, documents, figure, log);
    log('editing beside customers of a server …');
    const node = await measureEstateNode({ cms, port, webhookSecret, folder, brands: BRANDS, edits: EDITS });
    return [...figures, ...listNodeFigures(node, figure)];
  } finally {
    await close();
  }
}

function listNodeFigures(node: EstateNodeFigures, figure: CreateFigure): readonly BenchmarkFigure[] {
  const quiet = describeAnswers(node.responseTimesWithoutEdits);
  const edited = describeAnswers(node.answersBesideEdits);
  const answers = `Longest: ${Math.round(edited.longest)} ms; without an edit ${Math.round(quiet.p99)} and ${Math.round(quiet.longest)} ms.`;
  return [
    figure(
      '19',
      'first start of a server from the CMS, which others read from',
      node.startMs,
      'ms',
      `Goal: 120,000. Answers to the others, p95: ${Math.round(findPercentile(node.cmsAnswers, 95))} ms.`,
    ),
    figure('20', 'most memory of that process', node.peakBytes / 2 ** 20, 'MiB', 'Goal: 1,200.'),
    figure(
      '21',
      'from the save of a page of the root until a page of a brand shows it',
      median(node.liveMs),
      'ms',
      'Goal: 3,000.',
    ),
    figure('22', 'answers to customers meanwhile, p99', edited.p99, 'ms', answers),
  ];
}

async function measureReadingAndEdits(
  cms: StartedDirectus,
  documents: number,
  figure: CreateFigure,
  log: (text: string) => void,
): Promise<readonly BenchmarkFigure[]> {
  log(`reading ${documents} documents …`);
  const { signal } = new AbortController();
  const source = createDirectusSource({ url: cms.url, token: cms.readToken, pollEvery: 3_600_000 });
  const start = performance.now();
  const snapshot = await source.load(signal);
  const readMs = performance.now() - start;
  if (snapshot.documents.length !== documents) throw new Error(`only ${snapshot.documents.length} documents were read`);

  log('editing …');
  const firstMs = await saveEstatePage(cms, 'base', createEstateBasePage(0, 'first').text);
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
    const watching = measureAnswersUntilDone(cms, isSaved, answers);
    saves.push(await saveEstatePage(cms, 'base', createEstateBasePage(0, `edition ${edition}`).text));
    isSaved.done = true;
    source.notify();
    await isSeen;
    live.push(performance.now() - began);
    await watching;
  }
  await stop();
  const brandMs = await saveEstatePage(cms, getEstateBrandKey(0), '{"version":1}');
  log('polling …');
  const edit = () => saveEstatePage(cms, getEstateBrandKey(0), '{"version":1}');
  const [idle, edited] = await measurePolls({ url: cms.url, token: cms.readToken }, [edit]);
  if (!idle || !edited) throw new Error('the CMS was not polled');
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
    figure(
      '11',
      'other answers of the CMS while a page of the root is saved, p95',
      findPercentile(answers, 95),
      'ms',
      'Goal: 500.',
    ),
    figure('16', 'bytes of a poll where nothing has changed', idle.bytes, 'B', `Requests: ${idle.requests}.`),
    figure('17', 'time of such a poll', idle.milliseconds, 'ms', 'A node without Redis polls every 15 s.'),
    figure('18', 'bytes of a poll after an edit', edited.bytes, 'B', `Requests: ${edited.requests}.`),
  ];
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
