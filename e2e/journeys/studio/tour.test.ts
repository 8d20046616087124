import { afterAll, beforeAll, expect } from 'vitest';
import { commandPaletteMessages } from '../../../studio/editor/command-palette.messages.gen.ts';
import { editorBarMessages } from '../../../studio/editor/editor-bar.messages.gen.ts';
import { tourMessages } from '../../../studio/editor/tour.messages.gen.ts';
import { findAxeViolations } from '../../harness/accessibility-violations.ts';
import { journey } from '../../harness/journey.ts';
import { type RunningTestShop, startTestShop } from '../../harness/shop-process.ts';
import { createStudioPageObject } from '../../pages/studio-page.ts';

let shop: RunningTestShop;

beforeAll(async () => {
  shop = await startTestShop({ studio: true });
});
afterAll(() => shop.close());

const STEP_HEADINGS = [
  tourMessages.stage(),
  tourMessages.blocks(),
  tourMessages.settings(),
  tourMessages.viewer(),
  tourMessages.publish(),
];

journey(
  'an editor walks the tour by keyboard on the first page, never sees it by itself again, and asks for it',
  async ({ visit }) => {
    const { page } = await visit('harbour', { port: shop.port, reducedMotion: 'reduce' });
    const { isReady } = createStudioPageObject(page);
    await page.goto(shop.studioLink ?? '');
    const tour = page.getByRole('dialog', { name: new RegExp(STEP_HEADINGS.join('|')) });
    const getCard = (heading: string) => page.getByRole('dialog', { name: heading, exact: true });
    const readFocusedText = () => page.evaluate(() => document.activeElement?.textContent);
    await page.getByRole('link', { name: 'Lotteries, raffles and syndicates' }).first().click();
    await isReady();
    for (const [index, heading] of STEP_HEADINGS.entries()) {
      await getCard(heading).waitFor();
      const isLast = index === STEP_HEADINGS.length - 1;
      await expect.poll(readFocusedText).toBe(isLast ? tourMessages.done() : tourMessages.next());
      expect(
        await getCard(heading)
          .getByText(`Step ${index + 1} of 5`)
          .count(),
      ).toBe(1);
      expect(await tour.getByRole('status').innerText()).toContain(index === 0 ? '' : heading);
      const box = await getCard(heading).boundingBox();
      expect(box && box.x >= 0 && box.y >= 0 && box.x + box.width <= 1280 && box.y + box.height <= 900).toBe(true);
      expect(await findAxeViolations(page, { hasFrames: false })).toEqual([]);
      await page.keyboard.press('Enter');
    }
    await tour.waitFor({ state: 'detached' });

    await page.reload();
    await isReady();
    expect(await tour.count()).toBe(0);

    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('combobox').fill('show the tour');
    await page.keyboard.press('Enter');
    await getCard(STEP_HEADINGS[0] ?? '').waitFor();
    await page.keyboard.press('Enter');
    await getCard(STEP_HEADINGS[1] ?? '').waitFor();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await getCard(STEP_HEADINGS[0] ?? '').waitFor();
    await expect.poll(readFocusedText).toBe(tourMessages.next());
    await page.keyboard.press('Escape');
    await tour.waitFor({ state: 'detached' });

    await page.getByRole('link', { name: editorBarMessages.back() }).click();
    await page.getByRole('button', { name: commandPaletteMessages.tour() }).click();
    await getCard(STEP_HEADINGS[0] ?? '')
      .getByRole('button', { name: tourMessages.skip() })
      .click();
    await tour.waitFor({ state: 'detached' });
  },
);
