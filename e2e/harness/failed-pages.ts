import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';

const FOLDER = new URL('../../.vitrine/failed-journeys', import.meta.url).pathname;

/** A running test, as far as it is known whether it failed. */
interface FinishedTest {
  readonly name: string;
  readonly result?: { readonly state: string } | undefined;
}

/** Saves a picture and the HTML of each open page of a failed test, and prints their paths, addresses and alerts. */
export async function savePagesOfFailedTest(
  { name, result }: FinishedTest,
  visits: readonly { readonly context: Pick<BrowserContext, 'pages'> }[],
): Promise<void> {
  if (result?.state !== 'fail') return;
  mkdirSync(FOLDER, { recursive: true });
  const pages = visits.flatMap(({ context }) => context.pages());
  for (const [index, page] of pages.entries()) {
    const path = join(FOLDER, `${name.replaceAll(/\W+/g, '-').slice(0, 80)}-${index + 1}`);
    // A page that hangs or has crashed has no picture.
    await page.screenshot({ path: `${path}.png`, timeout: 5_000 }).catch(() => undefined);
    writeFileSync(`${path}.html`, await page.content().catch(String));
    console.error(`The failed journey ended at ${page.url()}${await describeAlerts(page)}: ${path}.png`);
  }
}

async function describeAlerts(page: Page): Promise<string> {
  const texts = await page
    .getByRole('alert')
    .allInnerTexts()
    .catch(() => []);
  const alerts = texts.flatMap((text) => (text.trim() === '' ? [] : [text.trim().replaceAll(/\s+/g, ' ')]));
  return alerts.length === 0 ? '' : ` with “${alerts.join('”, “')}”`;
}
