import { join } from 'node:path';
import type { MeasuredFigure, MeasuredRatio } from '../measure/report.ts';
import { startBenchShop } from './bench-shop.ts';
import { measureDistantApi } from './measure-distant.ts';
import { measureGateway } from './measure-gateway.ts';
import { measureSandboxThroughput } from './measure-sandbox.ts';

/** Measures the commerce API and the engine's gateway to it, each in its own process. */
export async function measureApi(
  dataDir: string,
  say: (text: string) => void,
): Promise<{ ratios: MeasuredRatio[]; figures: MeasuredFigure[] }> {
  const shop = await startBenchShop(dataDir);
  try {
    say('measuring the gateway …');
    const { ratios, figures } = await measureGateway(shop);
    say('measuring the gateway to an API far away …');
    const distant = await measureDistantApi(shop, join(dataDir, 'distant'));
    say('measuring the sandbox …');
    return { ratios: [...ratios, distant], figures: [...figures, ...(await measureSandboxThroughput(shop))] };
  } finally {
    await shop.close();
  }
}
