import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import { homeMessages } from '../../../studio/app/home.messages.gen.ts';
import { wordsMessages } from '../../../studio/app/words/words.messages.gen.ts';
import { editorNoticesMessages } from '../../../studio/editor/editor-notices.messages.gen.ts';
import { stageMessages } from '../../../studio/editor/stage.messages.gen.ts';
import { findAxeViolations } from '../../harness/accessibility-violations.ts';
import { journey } from '../../harness/journey.ts';
import { sendGetRequestToLocalPort } from '../../harness/request.ts';
import { type RunningTestShop, startTestShop } from '../../harness/shop-process.ts';
import { texts } from '../../harness/texts.ts';
import { chooseFlowState, createStudioPageObject, skipTour } from '../../pages/studio-page.ts';

const CUSTOM_REMOVE_TEXT = 'Take out {item}';

let shop: RunningTestShop;

beforeAll(async () => {
  shop = await startTestShop({ studio: true });
});
afterAll(() => shop.close());

/** Messages of the cart, as a brand's pages load them in the browser. */
async function readCartMessages(brand: string): Promise<string> {
  const get = (path: string) => sendGetRequestToLocalPort(shop.port, path, { host: `${brand}.localhost` });
  const [, path = ''] = /"messages":"([^"]+)"/.exec((await get('/cart')).body) ?? [];
  return (await get(path)).body;
}

journey('a pressed label of the cart gets another text for one brand, which its shop shows', async ({ visit }) => {
  const { page, context } = await visit('harbour', { port: shop.port });
  await skipTour(context);
  await page.goto(shop.studioLink ?? '');
  await page.getByRole('searchbox', { name: homeMessages.search() }).waitFor();
  await page.evaluate(() => location.assign('#harbour/page/cart'));
  const { stage, form, isReady: waitUntilReady, openContext, publish, notice } = createStudioPageObject(page);
  await waitUntilReady();
  const chooseState = async (flow: string, state: string) => {
    await chooseFlowState(await openContext(), flow, state);
    await page.keyboard.press('Escape');
    await waitUntilReady();
  };
  await chooseState('Cart', 'Cart, valid');

  const removeButton = stage.getByRole('button', { name: texts.cartList.remove({ item: 'Golden Bay' }) }).first();
  await removeButton.waitFor();
  await page.getByText(stageMessages.words(), { exact: true }).click();
  await form.getByRole('heading', { name: wordsMessages.heading() }).waitFor();
  await removeButton.click();
  await form.getByText('cart-list.remove', { exact: true }).waitFor();
  expect(await findAxeViolations(page)).toEqual([]);
  const field = form.getByRole('textbox', { name: /^Text in / });
  await field.fill('Take out');
  await form.getByText(/^Character 1: .*'item'/).waitFor();
  await field.fill(CUSTOM_REMOVE_TEXT);
  await stage.getByRole('button', { name: 'Take out Golden Bay' }).first().waitFor();

  await chooseState('Feedback', 'Comment, failure');
  await stage.getByText(texts.feedbackDialog.failed()).click();
  await form.getByText('feedback-dialog.failed', { exact: true }).waitFor();
  await form.getByRole('button', { name: wordsMessages.all() }).click();
  await form.getByRole('searchbox', { name: wordsMessages.search() }).fill('ticket-toasts');
  await form.getByRole('button', { name: texts.ticketToasts.duePaid() }).click();
  await form.getByText('ticket-toasts.duePaid', { exact: true }).waitFor();

  await publish();
  await notice.getByText(editorNoticesMessages.published()).waitFor();

  const overridesFile = join(shop.project, 'cms-seed/harbour/messages/en-au.json');
  expect(existsSync(overridesFile) && JSON.parse(readFileSync(overridesFile, 'utf8')).texts).toMatchObject({
    'cart-list.remove': { text: CUSTOM_REMOVE_TEXT },
  });
  await expect.poll(() => readCartMessages('harbour')).toContain('Take out ');
  expect(await readCartMessages('lantern')).not.toContain('Take out ');
});
