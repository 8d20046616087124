import { once } from 'node:events';
import { createReadStream, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import {
  createPersonalValueFinder,
  type FoundPersonalValue,
  type PersonalValueFinder,
  visitTexts,
} from '../../scripts/test/personal-data/personal-values.ts';
import { readPublicTexts } from '../../scripts/test/personal-data/public-texts.ts';
import { SHOPS_LOG } from './shop-process.ts';
import { METRICS_PREFIX, TELEMETRY_RECORD_VARIABLE, VALUES_PREFIX } from './telemetry-record.ts';

const root = new URL('../..', import.meta.url).pathname;

/** Positions in the code; the message before them is logged on its own. */
const STACK = /(?:^|\.)stack$/;

/** Fields of spans that are random or timestamps. */
const NO_TEXT = /\.(?:traceId|spanId|parentSpanId|\w+UnixNano)$/;

/** Maximum places that the error lists. */
const MOST_NAMED = 20;

/** Distinct texts, each with the first place where it was seen. */
type SeenTexts = Map<string, string>;

/**
 * Before a run, enables logs, all traces and metrics of its shops. After it, fails if one of these contains a value of a
 * customer, such as an address, a token or a cookie. Values come from the databases of the run, from what its browsers sent, and
 * from their cookies.
 */
export async function setup(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-telemetry-'));
  const seen: SeenTexts = new Map();
  const logStart = existsSync(SHOPS_LOG) ? statSync(SHOPS_LOG).size : 0;
  const collector = await startCollector(seen);
  process.env[TELEMETRY_RECORD_VARIABLE] = JSON.stringify({ folder, collector: collector.url });
  return async () => {
    delete process.env[TELEMETRY_RECORD_VARIABLE];
    await collector.close();
    await readLog(seen, logStart);
    readMetrics(seen, folder);
    const finder = createPersonalValueFinder(readValues(folder), readPublicTexts(root));
    rmSync(folder, { recursive: true });
    const found = findPersonalValues(seen, finder);
    const sources = `${seen.size} texts of ${collector.requests()} batches of spans, of the log and of metrics`;
    console.log(`telemetry: ${sources} compared with ${finder.size} values of customers`);
    if (found.length === 0) return;
    const named = found.slice(0, MOST_NAMED).map(({ value, place }) => `${JSON.stringify(value)} in ${place}`);
    throw new Error(`telemetry holds values of customers:\n${named.join('\n')}`);
  };
}

function findPersonalValues(seen: SeenTexts, finder: PersonalValueFinder): FoundPersonalValue[] {
  return [...seen].flatMap(([text, place]) =>
    finder.find(text).map((value) => ({ value, place: `${place}: ${text.slice(0, 300)}` })),
  );
}

/** A trace collector that records each distinct text. */
async function startCollector(seen: SeenTexts) {
  let requests = 0;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      requests += 1;
      visitTexts(JSON.parse(Buffer.concat(chunks).toString()), (text, path) => {
        if (!NO_TEXT.test(path) && !seen.has(text)) seen.set(text, `a trace (${path})`);
      });
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    requests: () => requests,
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

async function readLog(seen: SeenTexts, start: number): Promise<void> {
  if (!existsSync(SHOPS_LOG)) return;
  for await (const line of createInterface({ input: createReadStream(SHOPS_LOG, { start }) })) {
    visitTexts(parseLine(line), (text, path) => {
      if (!STACK.test(path) && !seen.has(text)) seen.set(text, `the log (${path})`);
    });
  }
}

function parseLine(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return line;
  }
}

/** Names, labels and help of metrics, without their numbers. */
function readMetrics(seen: SeenTexts, folder: string): void {
  for (const line of listLines(folder, METRICS_PREFIX)) {
    const text = line.replace(/ \S+$/, '');
    if (!seen.has(text)) seen.set(text, 'metrics');
  }
}

function readValues(folder: string): string[] {
  return listLines(folder, VALUES_PREFIX).map((line): string => JSON.parse(line));
}

function listLines(folder: string, prefix: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.startsWith(prefix))
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n'))
    .filter((line) => line !== '');
}
