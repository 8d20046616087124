import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { startTestShop } from '../../e2e/harness/shop-process.ts';
import { startSeededCms } from '../../scripts/cms/start-seeded-cms.ts';
import { findFirstOfConsecutiveFreePorts } from '../../scripts/test/free-ports.ts';
import { type ChangeableDocument, isHeadingOfPage, timeSaveAndReload } from './measure-reload.ts';

const root = new URL('../..', import.meta.url).pathname;
const WEBHOOK_SECRET = 'webhook secret of the benchmark';
const PAGE = '/items/pages/harbour:page:about';

/** Milliseconds to save a heading in a real Directus and to load its page of the shop until it is painted. */
export async function measureSavesInDirectus(browser: Browser, log: (text: string) => void): Promise<number[]> {
  log('starting Directus with the documents of this clone …');
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-bench-cms-'));
  const [port, cmsPort] = await findTwoPorts();
  const webhook = { url: `http://127.0.0.1:${port}/_cms/webhook`, secret: WEBHOOK_SECRET };
  const cms = await startSeededCms({ port: cmsPort, dataDir, root, push: true, webhook, log: () => {} });
  try {
    const shop = await startTestShop({
      port,
      cmsWebhookSecret: WEBHOOK_SECRET,
      cms: { kind: 'directus', url: cms.url, token: cms.readToken },
    });
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    try {
      const page = await context.newPage();
      await page.goto(`http://harbour.localhost:${port}/about`);
      log('saving documents in Directus and loading their pages anew …');
      return await timeSaveAndReload({
        page,
        document: openDirectusDocument(cms.url, cms.adminToken),
        change: ({ blocks: [hero] }, round) => {
          hero.props.heading = `Round ${round}`;
          return hero.props.heading;
        },
        isShown: isHeadingOfPage,
      });
    } finally {
      await context.close();
      await shop.close();
    }
  } finally {
    await cms.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** The shop with its sandbox, and Directus. */
async function findTwoPorts(): Promise<readonly [number, number]> {
  const port = await findFirstOfConsecutiveFreePorts(12);
  return [port, port + 11];
}

function openDirectusDocument(url: string, token: string): ChangeableDocument {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const send = async (path: string, init: RequestInit) => {
    const answer = await fetch(url + path, { ...init, headers });
    if (!answer.ok) throw new Error(`Directus answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
  return {
    read: async () => (await send(`${PAGE}?fields=document`, {})).data.document,
    save: async (document) => {
      await send(PAGE, { method: 'PATCH', body: JSON.stringify({ document }) });
    },
  };
}
