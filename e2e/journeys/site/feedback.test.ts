import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import lanternMessages from '../../../cms-seed/lantern/messages/en-gb.json' with { type: 'json' };
import { coversSpec } from '../../../scripts/test/covers-spec.ts';
import { findAxeViolations } from '../../harness/accessibility-violations.ts';
import { consentAndRecordAnalyticsEvents } from '../../harness/analytics-recorder.ts';
import { BRANDS } from '../../harness/brands.ts';
import { selectRepresentatives } from '../../harness/exhaustive.ts';
import { journey } from '../../harness/journey.ts';
import { findSidewaysOverflow, findWordsBrokenWithoutHyphen } from '../../harness/layout.ts';
import { captureElementObservation, capturePageObservation } from '../../harness/observe.ts';
import { type PurchaseTestShop, SandboxShopper, startPurchaseTestShop } from '../../harness/purchase-shop.ts';
import { texts } from '../../harness/texts.ts';
import { createFeedbackDialogPageObject } from '../../pages/feedback-dialog.ts';
import { signInThroughApiInBrowser } from '../../pages/session.ts';

let testShop: PurchaseTestShop;
beforeAll(async () => {
  testShop = await startPurchaseTestShop();
});
afterEach(() => testShop.api.removeFaults());
afterAll(() => testShop.close());

function listRecordedEvents(): readonly Readonly<Record<string, unknown>>[] {
  const rows = testShop.sandbox.shop.db.prepare('SELECT body FROM events ORDER BY created_at, rowid').all();
  return rows.map(({ body }) => JSON.parse(String(body)));
}

journey('a visitor rates the shop, and leaves an e-mail address', async ({ visit }) => {
  const visitor = await visit('harbour', {
    port: testShop.shop.port,
    expected: /status of (?:408|50\d)|\[call\] event/,
  });
  const { page, open } = visitor;
  const analytics = await consentAndRecordAnalyticsEvents(visitor);
  await open('/about/faq');
  const feedback = createFeedbackDialogPageObject(page);
  await feedback.open.click();
  await feedback.dialog.waitFor();
  expect(await findAxeViolations(page)).toEqual([]);
  expect(await feedback.send.isDisabled()).toBe(true);
  const disabledReason = feedback.dialog.getByText(texts.feedbackDialog.unrated());
  expect(await feedback.send.getAttribute('aria-describedby')).toBe(await disabledReason.getAttribute('id'));
  await feedback.rating(texts.feedbackDialog.ratingName({ rating: 'neutral' })).check();
  expect([await disabledReason.count(), await feedback.send.isEnabled()]).toEqual([0, true]);
  // The selection is visible in a visitor's own palette too.
  await page.emulateMedia({ forcedColors: 'active' });
  const backgroundColors = await feedback.dialog
    .locator('label:has(input[type=radio])')
    .evaluateAll((labels) => labels.map((label) => getComputedStyle(label).backgroundColor));
  expect(backgroundColors.map((color) => color === backgroundColors[0])).toEqual([true, false, true]);
  await page.emulateMedia({ forcedColors: null });
  await feedback.comment.fill('The boats are nice.');
  await feedback.email.fill('ada');
  await feedback.send.click();
  await feedback.dialog.getByText('Please enter a valid email address').waitFor();
  await feedback.email.fill('ada@harbour.example');

  // A failed message is sent again under the same key, and recorded once.
  testShop.api.injectFault('event.create', 'lost');
  await feedback.send.click();
  await feedback.dialog.getByText(texts.feedbackDialog.failed()).waitFor();
  expect(await feedback.comment.inputValue()).toBe('The boats are nice.');
  expect(analytics.layerOf('Feedback')).toEqual([]);
  testShop.api.removeFaults();
  await feedback.send.click();
  await feedback.dialog.getByText('Thank you!').waitFor();
  expect(listRecordedEvents()).toEqual([
    {
      event_type: 'feedback_event',
      name: 'feedback',
      category: 'general',
      variant: 'modal',
      rating: 0,
      source: '/about/faq',
      comment: 'The boats are nice.',
      email: 'ada@harbour.example',
      client_information: {
        build: expect.stringMatching(/^[\w-]+$/),
        name: 'Web',
        version: '1',
        client_environment: { timezone: expect.stringContaining(''), locale: expect.stringContaining('en') },
      },
    },
  ]);

  await page.keyboard.press('Escape');
  await feedback.dialog.waitFor({ state: 'hidden' });
  await feedback.open.click();
  expect([
    await feedback.comment.inputValue(),
    await feedback.rating(texts.feedbackDialog.ratingName({ rating: 'neutral' })).isChecked(),
  ]).toEqual(['', false]);
  expect(analytics.layerOf('Feedback')).toEqual([{ rating: 0 }]);
  coversSpec('analytics', 'event.feedback-partner', analytics.seenInLayer('Feedback'));
  coversSpec('flows', ['feedback-modal', 'event-creation'], await capturePageObservation(page));
  coversSpec('screens', ['feedback-modal', 'footer.feedback-block'], await capturePageObservation(page));
  coversSpec('messages', 'feedback.modal-title', await capturePageObservation(page));
  coversSpec('rules', ['feedback.form', 'feedback.submit'], await capturePageObservation(page));
  coversSpec('entities', 'feedback-event', await capturePageObservation(page));
  coversSpec('constants', 'feedback.ratings', await capturePageObservation(page));
});

journey('a customer who rates the shop is asked for no e-mail address', async ({ visit }) => {
  const shopper = await SandboxShopper.create(testShop.sandbox);
  const { page, open } = await visit('harbour', { port: testShop.shop.port });
  await open('/about/faq');
  expect(await signInThroughApiInBrowser(page, shopper.email)).toBe('200 signed in');
  await open('/about/contact-us');
  expect(await page.locator('.support-widget').innerText()).toMatch(
    /Got a question\? We're here to help[\s\S]*Email us/,
  );
  const supportObservation = await captureElementObservation(page.locator('.support-widget'));
  coversSpec('messages', ['support-widget.title', 'support-widget.email'], supportObservation);
  coversSpec('screens', 'support-widget', supportObservation);
  expect(await findAxeViolations(page)).toEqual([]);
  const feedback = createFeedbackDialogPageObject(page);
  await feedback.open.click();
  await feedback.rating(texts.feedbackDialog.ratingName({ rating: 'satisfied' })).check();
  expect(await feedback.email.count()).toBe(0);
  await feedback.send.click();
  await feedback.dialog.getByText('Thank you!').waitFor();
  expect(listRecordedEvents().at(-1)).toMatchObject({ rating: 1, source: '/about/contact-us' });
});

journey('a brand that words a message in its own way shows it in its own language', async ({ visit }) => {
  const { page, open } = await visit('lantern', { port: testShop.shop.port });
  await open('/about/faq');
  const feedback = createFeedbackDialogPageObject(page);
  await feedback.open.click();
  await feedback.rating(texts.feedbackDialog.ratingName({ rating: 'satisfied' })).check();
  await feedback.send.click();
  await feedback.dialog.getByText(lanternMessages.texts['feedback-dialog.thanks'].text).waitFor();
});

journey.for(selectRepresentatives(BRANDS))(
  'no word of the feedback ratings is broken in a window 320 pixels wide, at %s',
  async (brand, { visit }) => {
    const { page, open } = await visit(brand, { viewport: { width: 320, height: 640 } });
    await open('/about/faq');
    const feedback = createFeedbackDialogPageObject(page);
    await feedback.open.click();
    // The selection is bold.
    for (const rating of [
      texts.feedbackDialog.ratingName({ rating: 'not_satisfied' }),
      texts.feedbackDialog.ratingName({ rating: 'neutral' }),
      texts.feedbackDialog.ratingName({ rating: 'satisfied' }),
    ]) {
      await feedback.rating(rating).check();
      expect(await findWordsBrokenWithoutHyphen(feedback.dialog.locator('label'))).toEqual([]);
    }
    expect(await findSidewaysOverflow(page)).toEqual([]);
  },
);
