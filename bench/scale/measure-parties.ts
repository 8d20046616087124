import { randomUUID } from 'node:crypto';
import { startBenchShop } from '../api/bench-shop.ts';
import { BENCH_CUSTOMER_LOGIN, parseSuccessfulBenchAnswer } from '../api/caller.ts';
import { BenchKeepAliveConnections } from '../api/connections.ts';
import { chooseRepetitionsForSmallOrFullRun } from '../measure/repetitions.ts';
import { type BenchmarkRatio, createBenchmarkRatio } from '../measure/report.ts';
import { seedBenchPartiesOfSizes } from './seed-parties.ts';

const FEW = { name: 'few', members: 10, sessions: 10 };
const MANY = {
  name: 'many',
  members: chooseRepetitionsForSmallOrFullRun(1000, 50),
  sessions: chooseRepetitionsForSmallOrFullRun(500, 20),
};

const NOTE =
  'First quartile of a page as a member gets it from the engine as `npm start` runs it, with what it asks of the sandbox: one after another over one open connection, in turns within one run, without compression. Both hold as many draws.';

/** Measures what the pages of a party with a thousand members cost, compared with one of ten. */
export async function measurePartyPagesBySize(
  dataDir: string,
  rounds: number,
  log: (text: string) => void,
): Promise<BenchmarkRatio[]> {
  log('making a party of 1,000 members and 500 draws …');
  const [few = '', many = ''] = seedBenchPartiesOfSizes(dataDir, [FEW, MANY]);
  const shop = await startBenchShop(dataDir);
  const member = await openMember(shop.port);
  try {
    const last = String(MANY.sessions / FEW.sessions);
    const pages = [
      { id: 'party', what: 'the page of a party', few, many },
      { id: 'party-last', what: 'the last page of its draws', few, many: `${many}/${last}` },
    ];
    const ratios: BenchmarkRatio[] = [];
    for (const { id, what, ...sides } of pages) {
      log(`asking for ${what} …`);
      const costs = await quartilesOf(member, sides, rounds);
      ratios.push(
        createBenchmarkRatio({
          id,
          what: `${what}, of ${MANY.members} members and ${MANY.sessions} draws`,
          peer: `the same of ${FEW.members} and ${FEW.sessions}`,
          ours: costs.many,
          theirs: costs.few,
          unit: 'µs',
          most: 1.1,
          note: NOTE,
        }),
      );
    }
    return ratios;
  } finally {
    member.close();
    await shop.close();
  }
}

interface Member {
  page(path: string): Promise<string>;
  close(): void;
}

/** Signs in the demonstration customer Ada, who belongs to the parties. */
async function openMember(port: number): Promise<Member> {
  const connections = new BenchKeepAliveConnections(port);
  const host = `harbour.localhost:${port}`;
  const own = { host, origin: `http://${host}`, 'sec-fetch-site': 'same-origin', 'accept-encoding': 'identity' };
  const answered = await connections.send({
    method: 'POST',
    path: '/_api/auth.login',
    headers: { ...own, accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify({ body: BENCH_CUSTOMER_LOGIN, customerId: null, idempotencyKey: randomUUID() }),
  });
  parseSuccessfulBenchAnswer('auth.login', answered);
  const cookie = answered.setCookies.map((line) => line.split(';', 1)[0]).join('; ');
  return {
    async page(path) {
      const { status, text } = await connections.send({ method: 'GET', path, headers: { ...own, cookie } });
      if (status !== 200) throw new Error(`${path} was answered with ${status}`);
      return text;
    },
    close: () => connections.close(),
  };
}

type Sides = Readonly<Record<'few' | 'many', string>>;

async function quartilesOf(member: Member, sides: Sides, rounds: number): Promise<Record<'few' | 'many', number>> {
  const times: Record<'few' | 'many', number[]> = { few: [], many: [] };
  const orders: readonly (readonly ('few' | 'many')[])[] = [
    ['few', 'many'],
    ['many', 'few'],
  ];
  const warmUp = Math.ceil(rounds / 4);
  for (let round = 0; round < rounds + warmUp; round += 1) {
    for (const side of orders[round % orders.length] ?? []) {
      const begun = performance.now();
      const text = await member.page(`/my-account/lotto-party/group/${sides[side]}`);
      if (round >= warmUp) times[side].push((performance.now() - begun) * 1000);
      const shown = text.split('party-card__title').length - 1;
      if (shown < FEW.sessions) throw new Error(`the page of ${side} shows ${shown} draws`);
    }
  }
  return { few: quartile(times.few), many: quartile(times.many) };
}

/** The lower quartile: on a busy machine it is steadier than the median. */
function quartile(times: readonly number[]): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 4)] ?? Number.NaN;
}
