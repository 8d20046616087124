import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FloodedShop, openFloodedShop } from './flooded-shop.ts';
import { measureRequestTimes, startIdleClientsProcess } from './idle-connections.ts';

/** Number of idle connections; the audit sets more. */
const COUNT = Number(process.env['VITRINE_IDLE_CONNECTIONS'] ?? 600);

const REQUESTS = 200;

/** Maximum response time in milliseconds: five times the goal. */
const MOST = 5 * 300;

let shop: FloodedShop;
beforeAll(async () => {
  shop = await openFloodedShop();
});
afterAll(() => shop.close());

test(`the server answers 99 in 100 requests of other clients within 1.5 s while ${COUNT} connections are silent or slow`, async () => {
  await measureRequestTimes(shop.port, '/', 20);
  const calm = await measureRequestTimes(shop.port, '/', REQUESTS);
  const before = await shop.measureMemory();
  const clients = await startIdleClientsProcess(shop.port, COUNT);
  try {
    const openConnectionCount = await clients.countOpen();
    const [begun, used] = [performance.now(), await shop.measureCpuTime()];
    const busy = await measureRequestTimes(shop.port, '/', REQUESTS);
    const share = ((await shop.measureCpuTime()) - used) / (performance.now() - begun) / 10;
    const during = await shop.measureMemory();
    const figures = [calm, busy].map((times) => `p50 ${at(times, 0.5)} ms, p99 ${at(times, 0.99)} ms`);
    const megabytes = (bytes: number) => Math.round(bytes / 1024 / 1024);
    console.log(
      `${openConnectionCount} idle connections: ${figures[1]}; without them ${figures[0]}; ` +
        `${megabytes(before.heapUsed)} to ${megabytes(during.heapUsed)} MB held, ${megabytes(before.resident)} to ${megabytes(during.resident)} resident, ` +
        `${Math.round(share)} % of a core`,
    );
    expect(openConnectionCount).toBeGreaterThan(0.8 * COUNT);
    expect(at(busy, 0.99)).toBeLessThan(MOST);
  } finally {
    await clients.close();
  }
});

function at(times: readonly number[], part: number): number {
  return Math.round((times[Math.ceil(times.length * part) - 1] ?? Number.NaN) * 10) / 10;
}
