import { join } from 'node:path';
import type { BenchmarkFigure, BenchmarkRatio } from '../measure/report.ts';
import { startBenchShop } from './bench-shop.ts';
import { measureGatewayWithDistantApi } from './measure-distant.ts';
import { compareGatewayWithPlainForwarder } from './measure-gateway.ts';
import { measureSandboxThroughput } from './measure-sandbox.ts';

/** Measures the commerce API and the engine's gateway to it, each in its own process. */
export async function measureApiAndGateway(
  dataDir: string,
  log: (text: string) => void,
): Promise<{ ratios: BenchmarkRatio[]; figures: BenchmarkFigure[] }> {
  const shop = await startBenchShop(dataDir);
  try {
    log('measuring the gateway …');
    const { ratios, figures } = await compareGatewayWithPlainForwarder(shop);
    log('measuring the gateway to an API far away …');
    const distant = await measureGatewayWithDistantApi(shop, join(dataDir, 'distant'));
    log('measuring the sandbox …');
    return { ratios: [...ratios, distant], figures: [...figures, ...(await measureSandboxThroughput(shop))] };
  } finally {
    await shop.close();
  }
}
