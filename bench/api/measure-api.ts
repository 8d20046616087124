import { join } from 'node:path';
import type { Figure, Ratio } from '../measure/report.ts';
import { measureDistant } from './measure-distant.ts';
import { measureGateway } from './measure-gateway.ts';
import { measureSandbox } from './measure-sandbox.ts';
import { serveShop } from './served-shop.ts';

/** Measures the commerce API and the engine's gateway to it, both in processes of their own. */
export async function measureApi(
  dataDir: string,
  say: (text: string) => void,
): Promise<{ ratios: Ratio[]; figures: Figure[] }> {
  const shop = await serveShop(dataDir);
  try {
    say('measuring the gateway …');
    const { ratios, figures } = await measureGateway(shop);
    say('measuring the gateway to an API far away …');
    const distant = await measureDistant(shop, join(dataDir, 'distant'));
    say('measuring the sandbox …');
    return { ratios: [...ratios, distant], figures: [...figures, ...(await measureSandbox(shop))] };
  } finally {
    await shop.close();
  }
}
