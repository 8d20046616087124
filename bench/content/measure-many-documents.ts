import { join } from 'node:path';
import { startSandbox } from '../../sandbox/start.ts';
import { findFirstOfConsecutiveFreePorts } from '../../scripts/test/free-ports.ts';
import {
  measureRequestCostsOverProcesses,
  type ServerProgramToMeasure,
  startMeasuredServer,
} from '../measure/measured-server.ts';
import { chooseRepetitionsForSmallOrFullRun } from '../measure/repetitions.ts';
import { type BenchmarkRatio, createBenchmarkRatio } from '../measure/report.ts';
import { startProxyWithManyCauses, writeManyStoriesAndCauses } from './many-documents.ts';

const root = new URL('../..', import.meta.url).pathname;
const FEW = 10;
const EACH_PAGE = 12;
/** About a thousand, chosen so that the last list page shows as many items as the only page of ten. */
const MANY = chooseRepetitionsForSmallOrFullRun(1006, 2 * EACH_PAGE - 2);
const LAST_PAGE = Math.ceil(MANY / EACH_PAGE);
/** Two processes of one program differ by about 10 %, because the engine compiles at different moments. */
const PROCESSES = chooseRepetitionsForSmallOrFullRun(3, 1);

interface Listed {
  readonly id: string;
  readonly what: string;
  readonly few: string;
  readonly many: string;
  readonly itemMarkup: string;
}

type Targets = Readonly<Record<'few' | 'many', ServerProgramToMeasure>>;

const PAGES: readonly Listed[] = [
  {
    id: 'stories',
    what: 'a page of all stories',
    few: '/blog/category/all',
    many: `/blog/category/all/${LAST_PAGE}`,
    itemMarkup: 'story-list__story ',
  },
  {
    id: 'causes',
    what: 'a page of the causes directory',
    few: '/causes',
    many: `/causes?page=${LAST_PAGE}`,
    itemMarkup: 'cause-list__cause ',
  },
  { id: 'story', what: 'a story', few: '/blog/story-7', many: '/blog/story-7', itemMarkup: '<article' },
  { id: 'cause', what: 'a cause', few: '/causes/cause-7', many: '/causes/cause-7', itemMarkup: '<h1' },
];

/** Measures what pages cost a server with a thousand stories and causes, compared with one that has ten. */
export async function measurePageCostByDocumentCount(
  folder: string,
  requests: number,
  log: (text: string) => void,
): Promise<BenchmarkRatio[]> {
  const sandbox = await startSandbox({ port: 0, dataDir: join(folder, 'sandbox') });
  const apis: { close(): Promise<void> }[] = [];
  const port = await findFirstOfConsecutiveFreePorts(2);
  const prepare = async (count: number, port: number): Promise<ServerProgramToMeasure> => {
    const project = join(folder, `project-${count}`);
    writeManyStoriesAndCauses(project, count);
    const api = await startProxyWithManyCauses(sandbox.url, count);
    apis.push(api);
    const settings = { project, dataDir: join(folder, `data-${count}`), apiOrigin: api.url, port };
    const caching = { pageBytes: 0, dataFor: 0 };
    return {
      name: `with-${count}`,
      script: join(root, 'bench/shop/server.ts'),
      cwd: root,
      port,
      environment: { BENCH: JSON.stringify({ ...settings, caching }) },
    };
  };
  try {
    const targets = { few: await prepare(FEW, port), many: await prepare(MANY, port + 1) };
    await checkAlike(targets);
    const ratios: BenchmarkRatio[] = [];
    for (const page of PAGES.slice(0, chooseRepetitionsForSmallOrFullRun(PAGES.length, 1))) {
      log(`asking shops of ${FEW} and of ${MANY} stories and causes for ${page.what} …`);
      ratios.push(await compare(page, targets, requests));
    }
    return ratios;
  } finally {
    for (const api of apis) await api.close();
    await sandbox.close();
  }
}

const createRequest = (path: string) => ({ host: 'localhost', path, encoding: 'identity' as const });

/** Compared pages must show as many items with a thousand documents as with ten. */
async function checkAlike({ few, many }: Targets): Promise<void> {
  const shownBy = async (target: ServerProgramToMeasure, pathOf: (page: Listed) => string) => {
    const server = await startMeasuredServer(target);
    try {
      // Sequential, because a page may fail while its API is busy with other requests.
      const shown: number[] = [];
      for (const page of PAGES) {
        const { status, body } = await server.fetch(createRequest(pathOf(page)));
        if (status !== 200) throw new Error(`${pathOf(page)} was answered with ${status}`);
        shown.push(body.toString().split(page.itemMarkup).length - 1);
      }
      return shown;
    } finally {
      await server.close();
    }
  };
  const ofFew = await shownBy(few, (page) => page.few);
  const ofMany = await shownBy(many, (page) => page.many);
  for (const [index, { what }] of PAGES.entries()) {
    const shown = [ofFew[index], ofMany[index]];
    if (shown[0] === 0 || shown[0] !== shown[1]) throw new Error(`${what} holds ${shown.join(' and ')}`);
  }
}

async function compare(page: Listed, { few, many }: Targets, requests: number): Promise<BenchmarkRatio> {
  const costs = await measureRequestCostsOverProcesses(
    {
      few: { target: few, request: createRequest(page.few) },
      many: { target: many, request: createRequest(page.many) },
    },
    { processes: PROCESSES, requests },
  );
  return createBenchmarkRatio({
    id: `many-${page.id}`,
    what: `${page.what}, of ${MANY} stories and causes`,
    peer: `the same of ${FEW}`,
    ours: costs.many.perRequest,
    theirs: costs.few.perRequest,
    unit: `${costs.few.unit} a request`,
    most: 1.1,
    note: `Both show as many. Median of ${PROCESSES} processes each, asked in turns. No compression; page cache and kept data off, answers of the API kept as in production.`,
  });
}
