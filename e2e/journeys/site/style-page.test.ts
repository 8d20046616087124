import { describe, expect, inject, test } from 'vitest';
import { coversSpec } from '../../../scripts/test/covers-spec.ts';
import { findAxeViolations } from '../../harness/accessibility-violations.ts';
import { BRANDS } from '../../harness/brands.ts';
import { selectRepresentatives } from '../../harness/exhaustive.ts';
import { journey } from '../../harness/journey.ts';
import { findSidewaysOverflow } from '../../harness/layout.ts';
import { capturePageObservation } from '../../harness/observe.ts';
import { sendGetRequestToLocalPort as get } from '../../harness/request.ts';

const { port, stylePath } = inject('shop');

describe('/_theme', () => {
  test('answers 404 where its address has no valid signature', async () => {
    const host = `harbour.localhost:${port}`;
    for (const path of ['/_theme', stylePath.replace(/expires=(\d)/, 'expires=9$1'), `${stylePath}x`])
      expect(await get(port, path, { host })).toMatchObject({ status: 404 });
  });

  journey.for(selectRepresentatives(BRANDS))(
    'shows all elements of the pages of %s in its theme',
    async (brand, { visit }) => {
      const { page, open } = await visit(brand);
      await open(stylePath);
      expect(await page.locator('html').getAttribute('data-site')).toBe(brand);
      expect(await findAxeViolations(page)).toEqual([]);
      for (const width of [1280, 320]) {
        await page.setViewportSize({ width, height: 900 });
        expect([width, await findSidewaysOverflow(page)]).toEqual([width, []]);
      }
      // Text has enough contrast on every background.
      const backgroundTexts = await page.locator('.style-ground').allInnerTexts();
      expect(backgroundTexts.length).toBe(7);
      for (const backgroundText of backgroundTexts) {
        const [, hex = '', tone] = /(#[0-9a-f]{6}) · (dark|light)/.exec(backgroundText) ?? [];
        const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((from) => Number.parseInt(hex.slice(from, from + 2), 16));
        expect([hex, tone]).toEqual([hex, 0.299 * red + 0.587 * green + 0.114 * blue < 166 ? 'dark' : 'light']);
        expect(Number(/([\d.]+):1/.exec(backgroundText)?.[1])).toBeGreaterThanOrEqual(4.5);
      }
      await page.setViewportSize({ width: 1280, height: 900 });
      const dialog = page.locator('dialog[open]');
      const widths: unknown[] = [];
      for (const openButton of await page.getByRole('button', { name: /^Open a dialog/ }).all()) {
        await openButton.click();
        widths.push((await dialog.boundingBox())?.width);
        expect(await dialog.evaluate((element) => getComputedStyle(element).zIndex)).toBe('999999');
        await dialog.getByRole('button').first().click();
      }
      expect(widths).toEqual([320, 550, 700, 950]);
      coversSpec('entities', 'theme', await capturePageObservation(page));
      coversSpec('rules', 'display.dark', await capturePageObservation(page));
      coversSpec('constants', ['layout.modal-widths', 'layout.z-index.modal'], await capturePageObservation(page));
    },
  );
});

journey('no page is ever visible without its theme, or with that of another brand', async ({ visit }) => {
  const { page, open, context } = await visit('lantern', { expected: /could not load|Failed to load|ERR_FAILED/ });
  // Only documents are loaded.
  await context.route('**/*', (route) =>
    route.request().resourceType() === 'document' ? route.continue() : route.abort(),
  );
  await open('/');
  const styles = await page.evaluate(() => {
    const { backgroundColor } = getComputedStyle(document.body);
    const background = getComputedStyle(document.documentElement).getPropertyValue('--colour-background');
    return { backgroundColor, background, sheets: document.querySelectorAll('link[rel=stylesheet]').length };
  });
  expect(styles).toEqual({ backgroundColor: 'rgb(248, 241, 226)', background: '#f8f1e2', sheets: 0 });
  const pages = await Promise.all(
    BRANDS.map(async (brand) => (await get(port, '/', { host: `${brand}.localhost:${port}` })).body),
  );
  const primaryColours = pages.map((html) => /--colour-primary:([^;]+)/.exec(html)?.[1] ?? '');
  for (const [index, html] of pages.entries())
    expect(primaryColours.filter((colour, otherIndex) => otherIndex !== index && html.includes(`:${colour}`))).toEqual(
      [],
    );
});

journey('a page navigated to is shown only once its styles have loaded', async ({ visit }) => {
  const { page, open, context } = await visit('harbour');
  await open('/about');
  let releaseStyles = () => {};
  const stylesReleased = new Promise<void>((resolve) => (releaseStyles = resolve));
  await context.route('**/_css/*', async (route) => {
    await stylesReleased;
    await route.continue();
  });
  await page.keyboard.press('Shift');
  await page.waitForLoadState('networkidle');
  const styleRequest = page.waitForRequest('**/_css/*');
  await page.getByRole('banner').getByRole('link', { name: 'Harbour' }).first().click();
  await styleRequest;
  expect(await page.getByRole('heading', { level: 1 }).first().innerText()).not.toBe('');
  const titleBefore = await page.title();
  releaseStyles();
  await page.waitForURL((url) => url.pathname === '/');
  await expect.poll(() => page.title()).not.toBe(titleBefore);
});
