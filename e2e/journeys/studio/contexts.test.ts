import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import { homeMessages } from '../../../studio/app/home.messages.gen.ts';
import { savingStateMessages } from '../../../studio/app/saving-state.messages.gen.ts';
import { stageMessages } from '../../../studio/editor/stage.messages.gen.ts';
import { unseenBlocksMessages } from '../../../studio/editor/unseen-blocks.messages.gen.ts';
import { viewerChoiceMessages } from '../../../studio/editor/viewer-choice.messages.gen.ts';
import { findAxeViolations } from '../../harness/accessibility-violations.ts';
import { type BrowserVisitor, type BrowserVisitorOptions, journey } from '../../harness/journey.ts';
import { readLinkLabel, readPageTitle } from '../../harness/seed-texts.ts';
import { type RunningTestShop, startTestShop } from '../../harness/shop-process.ts';
import { chooseFlowState, createStudioPageObject, skipTour } from '../../pages/studio-page.ts';

let shop: RunningTestShop;
/** Cookies of the browser that opened the printed link. */
let cookies: Awaited<ReturnType<BrowserVisitor['context']['cookies']>>;

beforeAll(async () => {
  shop = await startTestShop({ studio: true });
});
afterAll(() => shop.close());

type Visit = (brand: 'harbour', options: BrowserVisitorOptions) => Promise<BrowserVisitor>;

async function openHome(visit: Visit, options: BrowserVisitorOptions = {}) {
  const visitor = await visit('harbour', { port: shop.port, ...options });
  const { page, context } = visitor;
  await skipTour(context);
  const { origin } = new URL(shop.studioLink ?? '');
  if (cookies) await context.addCookies(cookies);
  await page.goto(cookies ? origin : (shop.studioLink ?? ''));
  cookies ??= await context.cookies(origin);
  await page.getByRole('searchbox', { name: homeMessages.search() }).fill('raffles syndicates');
  await page.getByRole('link', { name: 'Lotteries, raffles and syndicates' }).click();
  const studio = createStudioPageObject(page);
  await studio.isReady();
  return { ...visitor, ...studio };
}

journey('an editor switches a feature and freezes a step by keyboard, and goes back to usual', async ({ visit }) => {
  const { page, stage, context, isReady, openContext } = await openHome(visit);
  await context.focus();
  await page.keyboard.press('Enter');
  const choices = page.getByRole('dialog', { name: viewerChoiceMessages.panel() });
  await choices.getByRole('radio', { name: viewerChoiceMessages.anonymousVisitor() }).waitFor();
  await page.keyboard.press('Tab');
  expect(await choices.evaluate((panel) => panel.contains(document.activeElement))).toBe(true);
  await choices.getByText(viewerChoiceMessages.capabilities()).press('Enter');
  await choices.getByRole('searchbox', { name: viewerChoiceMessages.findCapability() }).fill('blog');
  await choices.getByRole('switch', { name: 'Blog' }).press('Space');
  await chooseFlowState(choices, 'Feedback', 'Comment, cleared');
  await page
    .getByRole('button', { name: 'As an anonymous visitor, now, 1 feature switched, Feedback: comment, cleared' })
    .waitFor();
  await isReady();
  await stage.getByRole('dialog').waitFor();
  // The dialog of the page takes the focus for a moment.
  await expect
    .poll(async () => {
      await page.keyboard.press('Escape');
      return choices.isVisible();
    })
    .toBe(false);
  await (await openContext()).getByRole('button', { name: viewerChoiceMessages.reset() }).click();
  await page.getByRole('button', { name: 'As an anonymous visitor, now', exact: true }).waitFor();
  await isReady();
  await stage.getByRole('heading', { name: 'Closing next' }).waitFor();
  expect(await stage.getByRole('dialog').count()).toBe(0);
});

journey('an editor sees an unsaved page as a customer and as somebody in another region see it', async ({ visit }) => {
  const studio = await openHome(visit);
  const { page, form, stage, stageFrame, draft, isReady, openContext } = studio;
  await stage.getByRole('heading', { name: 'Closing next' }).click();
  await form.getByLabel('Main heading', { exact: true }).fill('For everybody');
  await stage.getByRole('heading', { name: 'For everybody' }).waitFor();
  expect(await stage.getByRole('link', { name: 'Login' }).count()).toBe(1);
  const choices = await openContext();
  await choices.getByRole('radio', { name: viewerChoiceMessages.customer() }).check();
  await stage.getByRole('button', { name: 'Account' }).waitFor();
  await isReady();
  await stage.getByRole('heading', { name: 'For everybody' }).waitFor();
  expect(await findAxeViolations(page)).toEqual([]);
  await choices.getByRole('radio', { name: 'Victoria and Tasmania' }).check();
  await expect.poll(() => stageFrame.getAttribute('src')).toContain('region=VIC');
  await isReady();
  await stage.getByRole('heading', { name: 'For everybody' }).waitFor();
  await draft(savingStateMessages.saved()).waitFor();
  await studio.discard();
  await stage.getByRole('heading', { name: 'Closing next' }).waitFor();
});

journey(
  'a link that an editor tries on the stage opens the page that it leads to, also as a customer',
  async ({ visit }) => {
    const { page, stage, openContext, isReady } = await openHome(visit);
    await page.getByRole('radio', { name: stageMessages.try() }).check();
    await (await openContext()).getByRole('radio', { name: viewerChoiceMessages.customer() }).check();
    await page.keyboard.press('Escape');
    await isReady();
    await stage
      .getByRole('contentinfo')
      .getByRole('link', { name: readLinkLabel('base/navigation/help', 'about.faq') })
      .click();
    await page.getByRole('heading', { name: readPageTitle('harbour/pages/about-faq'), level: 1 }).waitFor();
    await isReady();
    await stage.getByRole('heading', { level: 1 }).waitFor();
  },
);

journey('the script of a stage reaches neither the shop nor the studio', async ({ visit }) => {
  const { page, stage } = await openHome(visit, {
    expected: /Content Security Policy|csp|Refused to connect|violates/i,
  });
  const postAndGetStatus = (url: string) =>
    stage.locator('html').evaluate(
      (_, address) =>
        fetch(address, { method: 'POST', body: '{}' }).then(
          ({ status }) => String(status),
          () => 'refused',
        ),
      url,
    );
  expect(await postAndGetStatus('/_api/carts.add-item')).toBe('refused');
  expect(await postAndGetStatus(`${new URL(shop.studioLink ?? '').origin}/api/publish`)).toBe('refused');
  const parentTitleOrErrorName = await stage.locator('html').evaluate(() => {
    try {
      return String(window.parent.document.title);
    } catch (error) {
      return error instanceof Error ? error.name : '';
    }
  });
  expect(parentTitleOrErrorName).toBe('SecurityError');
  const shopResponse = await page.goto(`http://harbour.localhost:${shop.port}/`);
  expect(shopResponse?.headers()['content-security-policy']).toContain("frame-ancestors 'none'");
});

journey('a shared link shows others an unpublished page as it was, and a published one as it is', async ({ visit }) => {
  const { page, stage, form, openContext } = await openHome(visit);
  const createSharedLink = async () => {
    const choices = await openContext();
    await choices.getByRole('button', { name: viewerChoiceMessages.share() }).click();
    const link = await choices.getByRole('textbox', { name: viewerChoiceMessages.link() }).inputValue();
    await page.keyboard.press('Escape');
    return link;
  };
  expect(new URL(await createSharedLink()).searchParams.has('draft')).toBe(false);
  await stage.getByRole('heading', { name: 'Closing next' }).click();
  const heading = form.getByLabel('Main heading', { exact: true });
  await heading.fill('Shared words');
  await stage.getByRole('heading', { name: 'Shared words' }).waitFor();
  const link = await createSharedLink();
  await heading.fill('Later words');
  await stage.getByRole('heading', { name: 'Later words' }).waitFor();

  const { page: otherPage } = await visit('harbour', { port: shop.port });
  await otherPage.goto(link);
  await otherPage.getByRole('heading', { name: 'Shared words' }).waitFor();
  await otherPage.getByRole('complementary', { name: 'Preview' }).getByText('unpublished', { exact: true }).waitFor();
  expect(readFileSync(join(shop.project, 'cms-seed/harbour/pages/home.json'), 'utf8')).toContain('"Closing next"');
});

journey('the engine refuses writes of a stage even if the browser ignores its security policy', async ({ visit }) => {
  const { page, stage, context: _, ...visitor } = await openHome(visit, { bypassCSP: true, expected: /403|status of/ });
  const postAddItem = (target: typeof stage | typeof page) =>
    target.locator('html').evaluate(async () => {
      const requestInit = { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } };
      const response = await fetch('/_api/carts.add-item', requestInit);
      return [response.status, await response.text()];
    });
  expect(await postAddItem(stage)).toEqual([403, 'A page in the studio changes nothing in the shop.\n']);
  expect(await stage.locator('html').evaluate(() => document.cookie)).not.toContain('vitrine-stage');
  // The same browser, in a tab of the shop.
  await page.goto(`${visitor.origin}/`);
  expect((await postAddItem(page)).join()).not.toContain('studio');
});

journey('an editor reads why a block is not shown, and views the page as a visitor who sees it', async ({ visit }) => {
  const { page, stage, blocks, form, isReady } = await openHome(visit);
  await page.evaluate(() => {
    location.hash = 'harbour/page/about';
  });
  await blocks.getByRole('button', { name: /^Rich text Not shown/ }).click();
  const conditions = unseenBlocksMessages.feature({ feature: 'Rebrand' });
  const values = { block: 'Section', who: viewerChoiceMessages.anonymousVisitor().toLowerCase(), conditions };
  await form.getByText(unseenBlocksMessages.insideGate(values)).waitFor();
  await isReady();
  await form.getByRole('button', { name: unseenBlocksMessages.see() }).press('Enter');
  await stage.getByText('We have a new name and a new look.').waitFor();
  await page.getByRole('button', { name: 'As an anonymous visitor, now, 1 feature switched' }).waitFor();
  const shownMessage = form.getByText(unseenBlocksMessages.seen());
  expect(await shownMessage.evaluate((element) => element === document.activeElement)).toBe(true);
});
