import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { Browser } from 'playwright-core';
import { anonCartItemsAdd } from '#schemas/generated/api/anon-cart.wire-calls.gen.ts';
import { type BenchShopProcess, startBenchShop } from '../api/bench-shop.ts';
import { openDirectBenchCaller } from '../api/direct-caller.ts';
import { openGatewayBenchCaller } from '../api/gateway-caller.ts';
import { ITEMS_TO_FILL_BENCH_CART } from '../api/measured-calls.ts';
import { calculateMedian } from '../api/median.ts';
import { chooseRepetitionsForSmallOrFullRun } from '../measure/repetitions.ts';
import type { BenchmarkFigure } from '../measure/report.ts';
import { createCookiesOfVisitorWithCart } from './cart-cookies.ts';

const ROUNDS = chooseRepetitionsForSmallOrFullRun(60, 3);
const WARM_UP = chooseRepetitionsForSmallOrFullRun(15, 1);

/** Measures adding a ticket to the cart: round trips of the browser and of the engine, and time. */
export async function measureCartAdd(
  folder: string,
  browser: Browser,
  shop: BenchShopProcess,
): Promise<BenchmarkFigure[]> {
  const { direct, gateway } = await times(shop);
  const counter = await startCounter(shop.apiPort);
  const counted = await startBenchShop(folder, counter.port);
  try {
    // The first call of a shop also requests the granted capabilities.
    await createCookiesOfVisitorWithCart(counted.port, 1);
    const trips: number[] = [];
    for (const tickets of [1, 2]) {
      const before = counter.getRequestCount();
      await createCookiesOfVisitorWithCart(counted.port, tickets);
      trips.push(counter.getRequestCount() - before);
    }
    const [first = 0, two = 0] = trips;
    return [
      {
        id: 'add',
        what: 'adding a ticket to the cart',
        value: gateway / direct,
        unit: '× one bare call to the sandbox',
        note: `Median wall time of ${ROUNDS - WARM_UP}, in turns: ${Math.round(gateway)} µs from the browser’s side through the engine, ${Math.round(direct)} µs signed and straight to the sandbox.`,
      },
      {
        id: 'add-trips',
        what: 'round trips of a browser for adding a ticket, from the press to the ticket in the cart',
        value: await tripsOfBrowser(browser, shop),
        unit: 'calls',
        note: `The engine makes ${first} calls of the API for a visitor’s first ticket, which makes the cart too, and ${two - first} for another.`,
      },
    ];
  } finally {
    await counted.close();
    counter.close();
  }
}

async function times({ port, apiPort }: BenchShopProcess): Promise<{ direct: number; gateway: number }> {
  const callers = { direct: await openDirectBenchCaller(apiPort), gateway: await openGatewayBenchCaller(port) };
  const took: { direct: number[]; gateway: number[] } = { direct: [], gateway: [] };
  const call = { what: 'a ticket is added', address: anonCartItemsAdd, body: () => ITEMS_TO_FILL_BENCH_CART[0] ?? {} };
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const side of round % 2 === 0 ? (['direct', 'gateway'] as const) : (['gateway', 'direct'] as const)) {
      const begun = performance.now();
      await callers[side].call(call, round);
      if (round >= WARM_UP) took[side].push((performance.now() - begun) * 1000);
    }
  }
  for (const caller of Object.values(callers)) caller.close();
  return { direct: calculateMedian(took.direct), gateway: calculateMedian(took.gateway) };
}

async function tripsOfBrowser(browser: Browser, { port }: BenchShopProcess): Promise<number> {
  const page = await browser.newPage();
  await page.goto(`http://harbour.localhost:${port}/golden-bay/random`);
  await page.waitForLoadState('networkidle');
  let calls = 0;
  page.on('request', (pageRequest) => {
    if (pageRequest.url().includes('/_api/')) calls += 1;
  });
  await page.locator('.lottery-number-picker__add').click();
  await page.waitForURL(/\/cart$/);
  await page.close();
  return calls;
}

/** Proxy in front of the sandbox that counts requests. */
async function startCounter(
  apiPort: number,
): Promise<{ port: number; getRequestCount: () => number; close: () => void }> {
  let requestCount = 0;
  const server = createServer((incoming, answer) => {
    requestCount += 1;
    const { method, url: path, headers } = incoming;
    const forwardedRequest = request({ host: '127.0.0.1', port: apiPort, method, path, headers }, (response) => {
      answer.writeHead(response.statusCode ?? 0, response.headers);
      response.pipe(answer);
    });
    incoming.pipe(forwardedRequest);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the counter has no port');
  return {
    port: address.port,
    getRequestCount: () => requestCount,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
