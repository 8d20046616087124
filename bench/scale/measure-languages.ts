import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startSandbox } from '../../sandbox/start.ts';
import { findFirstOfConsecutiveFreePorts } from '../../scripts/test/free-ports.ts';
import {
  type MeasuredServer,
  measureServersInTurns,
  type ServerMemory,
  type ServerProgramToMeasure,
  startMeasuredServer,
} from '../measure/measured-server.ts';
import { chooseRepetitionsForSmallOrFullRun } from '../measure/repetitions.ts';
import { type BenchmarkRatio, createBenchmarkRatio } from '../measure/report.ts';
import { BENCH_LOCALES, createBenchLocalePath, writeBrandsWithLanguages } from './language-brands.ts';

const root = new URL('../..', import.meta.url).pathname;
const BRANDS = chooseRepetitionsForSmallOrFullRun(100, 2);
const PEER = 'the same brands in one language, without documents of texts';
const MEMORY_TARGET = 60 * 1024 * 1024;
const PAGES = ['/about', '/', '/golden-bay'].slice(0, chooseRepetitionsForSmallOrFullRun(3, 1));

/** Measures what languages cost a server: its memory for many brands, and the CPU time of pages in the first language. */
export async function measureLanguages(
  folder: string,
  requests: number,
  log: (text: string) => void,
): Promise<BenchmarkRatio[]> {
  const sandbox = await startSandbox({ port: 0, dataDir: join(folder, 'sandbox') });
  const port = await findFirstOfConsecutiveFreePorts(2);
  const start = (name: string, offset: number, hasLanguages: boolean) => {
    const project = join(folder, name);
    writeBrandsWithLanguages(project, BRANDS, hasLanguages);
    return startMeasuredServer(createTarget(name, { port: port + offset, project, apiOrigin: sandbox.url }));
  };
  const started: MeasuredServer[] = [];
  try {
    log(`starting shops of ${BRANDS} brands in one language and in ${BENCH_LOCALES.length} …`);
    const one = await start('one-language', 0, false);
    started.push(one);
    const many = await start('many-languages', 1, true);
    started.push(many);
    return [...(await compareMemory({ one, many }, log)), ...(await comparePages({ one, many }, requests, log))];
  } finally {
    for (const server of started) await server.close();
    await sandbox.close();
  }
}

interface Servers {
  readonly one: MeasuredServer;
  readonly many: MeasuredServer;
}

function createTarget(
  name: string,
  settings: { readonly port: number; readonly project: string; readonly apiOrigin: string },
): ServerProgramToMeasure {
  const accounts = readFileSync(join(root, 'sandbox/seed/brands.json'), 'utf8');
  const caching = { pageBytes: 0, dataFor: 60_000 };
  return {
    name,
    script: join(root, 'bench/shop/server.ts'),
    cwd: root,
    port: settings.port,
    nodeOptions: ['--expose-gc'],
    environment: { BENCH: JSON.stringify({ ...settings, accounts, caching, dataDir: `${settings.project}-data` }) },
  };
}

async function compareMemory({ one, many }: Servers, log: (text: string) => void): Promise<BenchmarkRatio[]> {
  const beforePages = createMemoryRatio('after the start', await one.measureMemory(), await many.measureMemory());
  log('showing a page of each brand in each language …');
  await showOnEachBrand(one, BENCH_LOCALES.slice(0, 1));
  await showOnEachBrand(many, BENCH_LOCALES);
  return [
    beforePages,
    createMemoryRatio('after a page of each in each language', await one.measureMemory(), await many.measureMemory()),
  ];
}

async function showOnEachBrand(
  server: Pick<MeasuredServer, 'fetch'>,
  locales: readonly (typeof BENCH_LOCALES)[number][],
): Promise<void> {
  for (let index = 0; index < BRANDS; index += 1) {
    for (const locale of locales) {
      const path = createBenchLocalePath(locale, '/about');
      const { status } = await server.fetch({ host: `brand-${index}.localhost`, path, encoding: 'identity' });
      if (status !== 200) throw new Error(`${path} of brand ${index} was answered with ${status}`);
    }
  }
}

function createMemoryRatio(
  when: string,
  { heapUsed: theirs }: ServerMemory,
  { heapUsed: ours }: ServerMemory,
): BenchmarkRatio {
  return createBenchmarkRatio({
    id: 'l',
    what: `heap of ${BRANDS} brands in ${BENCH_LOCALES.length} languages ${when}`,
    peer: PEER,
    ours,
    theirs,
    unit: 'bytes',
    most: (theirs + MEMORY_TARGET) / theirs,
    note: `${((ours - theirs) / 1024 / 1024).toFixed(1)} MiB more, target 60.`,
  });
}

async function comparePages(
  { one, many }: Servers,
  requests: number,
  log: (text: string) => void,
): Promise<BenchmarkRatio[]> {
  const ratios: BenchmarkRatio[] = [];
  for (const path of PAGES) {
    log(`asking for ${path} …`);
    const request = { host: 'brand-0.localhost', path, encoding: 'identity' } as const;
    const costs = await measureServersInTurns(
      { one: { server: one, request }, many: { server: many, request } },
      requests,
    );
    ratios.push(
      createBenchmarkRatio({
        id: 'l',
        what: `${path} in the first of ${BENCH_LOCALES.length} languages, not cached`,
        peer: PEER,
        ours: costs.many.perRequest,
        theirs: costs.one.perRequest,
        unit: costs.many.unit,
        most: 1.03,
        note: 'The page has links to the other languages, in its head and in its switch.',
      }),
    );
  }
  return ratios;
}
