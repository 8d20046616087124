import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { startShops } from './serve/serve.ts';
import { findChromium } from './test/find-chromium.ts';
import { findFirstOfConsecutiveFreePorts } from './test/free-ports.ts';

// Takes the screenshots of the README from the built shops: node scripts/screenshots.ts
const root = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'vitrine-screenshots-'));
process.env['NODE_ENV'] ??= 'production';
const port = await findFirstOfConsecutiveFreePorts(4);
const serving = await startShops({ port, dataDir: folder, logLevel: 'fatal' });
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] });

for (const brand of ['harbour', 'lantern', 'sunnyside']) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 960 }, reducedMotion: 'reduce' });
  await page.goto(`http://${brand}.localhost:${port}/`);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const file = join(root, 'docs/images', `${brand}.webp`);
  await sharp(await page.screenshot())
    .resize({ width: 960 })
    .webp({ quality: 80 })
    .toFile(file);
  console.log(file);
  await page.close();
}

await browser.close();
await serving.close();
rmSync(folder, { recursive: true, force: true });
