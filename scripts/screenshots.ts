import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from 'playwright-core';
import sharp from 'sharp';
import { takeStudioScreenshots } from './screenshots/studio.ts';
import { startShops } from './serve/serve.ts';
import { findChromium } from './test/find-chromium.ts';
import { findFirstOfConsecutiveFreePorts } from './test/free-ports.ts';

// Takes the pictures of the documentation from the built shops and studio: node scripts/screenshots.ts [shops|studio]
const [only] = process.argv.slice(2);
const root = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'vitrine-screenshots-'));
const project = join(folder, 'project');
// Drafts of the studio are stored beside the documents.
for (const documents of ['site-configs', 'cms-seed'])
  cpSync(join(root, documents), join(project, documents), { recursive: true });
process.env['NODE_ENV'] ??= 'production';
const port = await findFirstOfConsecutiveFreePorts(5);
const serving = await startShops({ port, project, dataDir: folder, logLevel: 'fatal', studio: true });
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] });

if (only !== 'studio') {
  for (const brand of ['harbour', 'lantern', 'sunnyside']) {
    const page = await browser.newPage({ viewport: { width: 1280, height: 960 }, reducedMotion: 'reduce' });
    await page.goto(`http://${brand}.localhost:${port}/`);
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await save(page, brand, 960);
    await page.close();
  }
}

if (only !== 'shops') {
  const page = await browser.newPage({
    viewport: { width: 1280, height: 800 },
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  const link = serving.studio?.createLink() ?? '';
  await takeStudioScreenshots(page, link, (name) => save(page, `studio-${name}`, 1280));
}

await browser.close();
await serving.close();
rmSync(folder, { recursive: true, force: true });

async function save(page: Page, name: string, width: number): Promise<void> {
  const file = join(root, 'docs/images', `${name}.webp`);
  await sharp(await page.screenshot())
    .resize({ width })
    .webp({ quality: 80 })
    .toFile(file);
  console.log(file);
}
