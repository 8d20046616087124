import { join } from 'node:path';
import { startSandbox } from '../../sandbox/start.ts';
import { findFreePorts } from '../../scripts/test/free-ports.ts';
import { costsInTurns, type MeasuredServer, startMeasured } from '../measure/measured-server.ts';
import { type Ratio, ratio } from '../measure/report.ts';
import { startCausesApi, writeStories } from './many-shop.ts';

const root = new URL('../..', import.meta.url).pathname;
const FEW = 10;
/** A thousand, and the last page of them holds as many as the only page of ten. */
const MANY = 1006;
const LAST_PAGE = 84;

interface Listed {
  readonly id: string;
  readonly what: string;
  readonly few: string;
  readonly many: string;
  readonly holds: string;
}

const PAGES: readonly Listed[] = [
  {
    id: 'stories',
    what: 'a page of all stories',
    few: '/blog/category/all',
    many: `/blog/category/all/${LAST_PAGE}`,
    holds: 'story-list__story ',
  },
  {
    id: 'causes',
    what: 'a page of the causes directory',
    few: '/causes',
    many: `/causes?page=${LAST_PAGE}`,
    holds: 'cause-list__cause ',
  },
  { id: 'story', what: 'a story', few: '/blog/story-7', many: '/blog/story-7', holds: '<article' },
  { id: 'cause', what: 'a cause', few: '/causes/cause-7', many: '/causes/cause-7', holds: '<h1' },
];

/** What pages cost a server with a thousand stories and causes, beside one with ten. */
export async function measureMany(folder: string, requests: number, say: (text: string) => void): Promise<Ratio[]> {
  const sandbox = await startSandbox({ port: 0, dataDir: join(folder, 'sandbox') });
  const open: { close(): Promise<void> }[] = [sandbox];
  const serve = async (count: number): Promise<MeasuredServer> => {
    const project = join(folder, `project-${count}`);
    writeStories(project, count);
    const api = await startCausesApi(sandbox.url, count);
    const port = await findFreePorts(1);
    const settings = { project, dataDir: join(folder, `data-${count}`), apiOrigin: api.url, port };
    const caching = { pageBytes: 0, dataFor: 0 };
    const server = await startMeasured({
      name: `with-${count}`,
      script: join(root, 'bench/shop/server.ts'),
      cwd: root,
      port,
      environment: { BENCH: JSON.stringify({ ...settings, caching }) },
    });
    open.unshift(server, api);
    return server;
  };
  try {
    say('opening shops of 10 and of 1,006 stories and causes …');
    const servers = { few: await serve(FEW), many: await serve(MANY) };
    const ratios: Ratio[] = [];
    for (const page of PAGES) {
      say(`asking for ${page.what} …`);
      ratios.push(await compare(page, servers, requests));
    }
    return ratios;
  } finally {
    for (const opened of open) await opened.close();
  }
}

async function compare(
  { id, what, few, many, holds }: Listed,
  servers: Readonly<Record<'few' | 'many', MeasuredServer>>,
  requests: number,
): Promise<Ratio> {
  const turn = (side: 'few' | 'many', path: string) => ({
    server: servers[side],
    asked: { host: 'localhost', path, encoding: 'identity' as const },
  });
  const turns = { few: turn('few', few), many: turn('many', many) };
  const shown = await Promise.all(
    Object.values(turns).map(async ({ server, asked }) => {
      const { status, body } = await server.fetch(asked);
      if (status !== 200) throw new Error(`${asked.path} was answered with ${status}`);
      return body.toString().split(holds).length - 1;
    }),
  );
  if (shown[0] === 0 || shown[0] !== shown[1]) throw new Error(`${what} holds ${shown.join(' and ')}`);
  const costs = await costsInTurns(turns, requests);
  return ratio({
    id: `many-${id}`,
    what: `${what}, of ${MANY} stories and causes`,
    peer: `the same of ${FEW}`,
    ours: costs.many.perRequest,
    theirs: costs.few.perRequest,
    unit: `${costs.few.unit} a request`,
    most: 1.1,
    note: `Both show ${shown[0]}. Asked in turns. No compression; page cache and kept data off, answers of the API kept as in production.`,
  });
}
