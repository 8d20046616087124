import { once } from 'node:events';
import { createServer } from 'node:net';

const FIRST = 20_000;
const LAST = 32_000;

/**
 * The first of several consecutive free ports. The search starts at `TEST_PORT`, else at a port derived from the
 * process id, so that parallel runs do not collide. Workers of one run start at different ports too.
 */
export async function findFirstOfConsecutiveFreePorts(count: number): Promise<number> {
  const lane = Number(process.env['VITEST_POOL_ID'] ?? 0) * 8;
  const start = lane + Number(process.env['TEST_PORT'] ?? FIRST + ((process.pid * 16) % (LAST - FIRST)));
  for (let base = start; base < start + 4_000; base += count) {
    const free = await Promise.all(Array.from({ length: count }, (_, index) => isFree(base + index)));
    if (free.every(Boolean)) return base;
  }
  throw new Error(`no ${count} free ports in a row from ${start} on; set TEST_PORT to the first of some that are`);
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  try {
    server.listen(port);
    await once(server, 'listening');
  } catch {
    return false;
  }
  server.close();
  await once(server, 'close');
  return true;
}
