import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { homeMessages } from '../../../studio/app/home.messages.gen.ts';
import { savingStateMessages } from '../../../studio/app/saving-state.messages.gen.ts';
import { blockListMessages } from '../../../studio/editor/block-list.messages.gen.ts';
import { commandPaletteMessages } from '../../../studio/editor/command-palette.messages.gen.ts';
import { documentKindsMessages } from '../../../studio/editor/document-kinds.messages.gen.ts';
import { editorBarMessages } from '../../../studio/editor/editor-bar.messages.gen.ts';
import { newPageMessages } from '../../../studio/editor/new-page.messages.gen.ts';
import { publishDialogMessages } from '../../../studio/editor/publish-dialog.messages.gen.ts';
import { publishPicturesMessages } from '../../../studio/editor/publish-pictures.messages.gen.ts';
import { viewerChoiceMessages } from '../../../studio/editor/viewer-choice.messages.gen.ts';
import { picturesMessages } from '../../../studio/messages/pictures.messages.gen.ts';
import { findAxeViolations } from '../../harness/accessibility-violations.ts';
import { selectRepresentatives } from '../../harness/exhaustive.ts';
import { type BrowserVisitor, type BrowserVisitorOptions, journey } from '../../harness/journey.ts';
import { type RunningTestShop, startTestShop } from '../../harness/shop-process.ts';
import { createStudioPageObject, skipTour } from '../../pages/studio-page.ts';

let shop: RunningTestShop;
/** Cookies of the browser that opened the printed link. */
let cookies: Awaited<ReturnType<BrowserVisitor['context']['cookies']>>;

beforeAll(async () => {
  shop = await startTestShop({ studio: true });
});
afterAll(() => shop.close());

/** A window of 1,440 × 900 pixels at 200 % zoom. */
const ZOOMED_VIEWPORT = { width: 720, height: 450 };

/** Scrolling boxes and dialogs whose content is wider than they are. */
function findClippedParts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const selector = 'html, dialog[open], [popover]:popover-open, .bar, .stage__tools, .editor__blocks, .editor__form';
    return [...document.querySelectorAll<HTMLElement>(selector)]
      .filter((box) => box.scrollWidth > box.clientWidth + 1 || box.getBoundingClientRect().right > innerWidth + 1)
      .map((box) => `${box.tagName.toLowerCase()}.${box.className}`);
  });
}

/** Opens each view of the studio and checks it there. */
async function visitEachView(page: Page, check: (view: string) => Promise<void>): Promise<void> {
  const { isReady, blocks, form, draft, openContext } = createStudioPageObject(page);
  const dialog = page.locator('dialog[open]');
  const checkDialog = async (view: string, openButton: Locator) => {
    await openButton.click();
    await dialog.waitFor();
    await check(view);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
  };
  await page.getByRole('searchbox', { name: homeMessages.search() }).waitFor();
  await check('home');
  await checkDialog('new page', page.getByRole('button', { name: newPageMessages.openFor({ site: 'Harbour' }) }));
  await page
    .getByRole('link', { name: /^Lotteries, raffles and syndicates/ })
    .first()
    .click();
  await isReady();
  await check('page settings');
  await blocks.getByRole('button', { name: /^Jackpot hero/ }).click();
  await form
    .getByRole('heading', { name: /^Jackpot hero/ })
    .first()
    .waitFor();
  await check('block');
  await checkDialog('pictures', form.getByRole('button', { name: picturesMessages.choose() }).first());
  await checkDialog('picker', page.getByRole('button', { name: blockListMessages.add() }));
  await checkDialog('palette', page.getByRole('button', { name: commandPaletteMessages.open(), exact: true }));
  const choices = await openContext();
  await choices.getByRole('radio', { name: viewerChoiceMessages.anonymousVisitor() }).waitFor();
  await check('context');
  await page.keyboard.press('Escape');
  await choices.waitFor({ state: 'hidden' });
  await form.getByRole('textbox', { name: 'Line above the heading' }).fill('Tonight');
  await draft(savingStateMessages.saved()).waitFor();
  // A click would come too early after scrolling up: the browser would deliver it to the stage, which was there before.
  await page.getByRole('button', { name: editorBarMessages.publish(), exact: true }).press('Enter');
  await page.getByText(publishPicturesMessages.loaded()).waitFor();
  await check('publish');
  await dialog
    .getByRole('button', { name: publishPicturesMessages.enlarge({ side: publishPicturesMessages.after() }) })
    .click();
  await dialog.getByRole('radio', { name: publishPicturesMessages.after() }).waitFor();
  await check('publish in full size');
  await page.keyboard.press('Escape');
  await dialog
    .getByRole('button', { name: publishPicturesMessages.enlarge({ side: publishPicturesMessages.after() }) })
    .waitFor();
  await page.getByRole('button', { name: publishDialogMessages.discard() }).click();
  await draft(savingStateMessages.published()).waitFor();
  await page.getByRole('link', { name: documentKindsMessages.theme() }).click();
  await form.getByRole('textbox', { name: 'Page background', exact: true }).waitFor();
  await check('theme');
  await page.getByText(documentKindsMessages.navigation(), { exact: true }).click();
  await page.getByRole('link', { name: /^Primary/ }).click();
  await form.getByRole('heading', { name: documentKindsMessages.navigation() }).waitFor();
  await form.getByRole('button', { name: 'Add to Menu items' }).waitFor();
  await check('menu');
}

async function openStudio(
  visit: (brand: 'harbour', options: BrowserVisitorOptions) => Promise<BrowserVisitor>,
  options: BrowserVisitorOptions,
): Promise<Page> {
  const { page, context } = await visit('harbour', { port: shop.port, reducedMotion: 'reduce', ...options });
  const { origin } = new URL(shop.studioLink ?? '');
  await skipTour(context);
  if (cookies) await context.addCookies(cookies);
  await page.goto(cookies ? origin : (shop.studioLink ?? ''));
  cookies ??= await context.cookies(origin);
  return page;
}

async function findViolations(page: Page, view: string): Promise<string[]> {
  const axeViolations = await findAxeViolations(page, { hasFrames: false });
  const clippedParts = (await findClippedParts(page)).map((part) => `cuts off ${part}`);
  return [...axeViolations, ...clippedParts].map((violation) => `${view}: ${violation}`);
}

const TIMEOUT = { timeout: 180_000 };

const APPEARANCES = [
  ['in light colours', {}],
  ['in dark colours at 200 % zoom', { viewport: ZOOMED_VIEWPORT, colorScheme: 'dark' }],
  ['in forced colours', { forcedColors: 'active' }],
] as const satisfies readonly (readonly [string, BrowserVisitorOptions])[];

for (const [name, options] of selectRepresentatives(APPEARANCES, 2)) {
  journey(`every view of the studio is accessible and not cut off ${name}`, TIMEOUT, async ({ visit }) => {
    const page = await openStudio(visit, options);
    const violations: string[] = [];
    await visitEachView(page, async (view) => {
      violations.push(...(await findViolations(page, view)));
    });
    expect(violations).toEqual([]);
  });
}
