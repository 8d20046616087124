import { afterAll, afterEach, beforeAll, describe, expect } from 'vitest';
import type { TestSiteKey } from '../../../sandbox/testing/test-sandbox.ts';
import { coversSpec } from '../../../scripts/test/covers-spec.ts';
import { findAxeViolations } from '../../harness/accessibility-violations.ts';
import { selectRepresentatives } from '../../harness/exhaustive.ts';
import { formTexts } from '../../harness/form-texts.ts';
import { journey } from '../../harness/journey.ts';
import { findSidewaysOverflow } from '../../harness/layout.ts';
import { captureElementObservation, capturePageObservation } from '../../harness/observe.ts';
import { type PurchaseTestShop, SandboxShopper, startPurchaseTestShop } from '../../harness/purchase-shop.ts';
import { sandboxTexts } from '../../harness/sandbox-texts.ts';
import { readSeedText } from '../../harness/seed-texts.ts';
import { patterns, texts } from '../../harness/texts.ts';
import { createFormPageObjectByHeading } from '../../pages/form-page.ts';
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

function findLatestMail(siteKey: TestSiteKey, recipient: string) {
  return testShop.sandbox.shop.outbox.listLatest(1, { siteKey, recipient })[0];
}

journey('a visitor sends a support message, and keeps the typed text when sending fails', async ({ visit }) => {
  const { page, open } = await visit('sunnyside', {
    port: testShop.shop.port,
    viewport: { width: 320, height: 640 },
    expected: /status of (?:408|50\d)|\[call\] event/,
  });
  await open('/about/contact-us');
  const form = createFormPageObjectByHeading(page, readSeedText('base/pages/about-contact-us', 'message', 'heading'));
  await form.submit.and(page.locator(':enabled')).waitFor();
  await form.submit.click();
  await form.summary.getByText('This field is required').first().waitFor();
  expect(await findAxeViolations(page)).toEqual([]);
  expect(await findSidewaysOverflow(page)).toEqual([]);
  await form
    .field(formTexts.supportMessage['topic.label'])
    .selectOption(formTexts.supportMessage['topic.options.tickets']);
  await form.field(formTexts.supportMessage['email.label']).fill('nell@quirke.example');
  await form.field(formTexts.supportMessage['message.label']).fill('Where is my ticket?\nI bought it on Friday.');

  testShop.api.injectFault('event.create', 'hangs-up');
  await form.submit.click();
  await page.getByRole('alert').getByText(texts.supportToasts.failed()).waitFor();
  coversSpec('messages', 'toast.support.failed', await capturePageObservation(page));
  coversSpec('errors', 'toast.support-failed', await capturePageObservation(page));
  expect(await form.field(formTexts.supportMessage['message.label']).inputValue()).toContain('I bought it on Friday.');

  testShop.api.removeFaults();
  await page.reload();
  await form.submit.and(page.locator(':enabled')).waitFor();
  await form
    .field(formTexts.supportMessage['topic.label'])
    .selectOption(formTexts.supportMessage['topic.options.tickets']);
  await form.field(formTexts.supportMessage['email.label']).fill('nell@quirke.example');
  await form.field(formTexts.supportMessage['message.label']).fill('Where is my ticket?\nI bought it on Friday.');
  await form.submit.click();
  const toast = page.getByRole('status').filter({ hasText: 'Thank you!' });
  coversSpec('messages', 'toast.support.thanks', await captureElementObservation(toast));
  expect(await findAxeViolations(page)).toEqual([]);
  expect(listRecordedEvents()).toEqual([
    expect.objectContaining({
      event_type: 'support_message_event',
      category: 'tickets',
      source: '/about/contact-us',
      comment: 'Where is my ticket?\nI bought it on Friday.',
      email: 'nell@quirke.example',
    }),
  ]);
  await toast.getByRole('button', { name: 'Ok, got it' }).click();
  await toast.waitFor({ state: 'detached' });
  expect(findLatestMail('sunnyside', 'nell@quirke.example')?.subject).toBe(
    sandboxTexts.customers.hasYourMessage({ brand: 'Sunnyside' }),
  );
});

describe.each(selectRepresentatives<TestSiteKey>(['harbour', 'lantern', 'sunnyside']))(
  'the contact form of %s',
  (site) => {
    journey(
      'fills in the e-mail address of a signed-in customer, and confirms a message with a copy by mail',
      async ({ visit }) => {
        const shopper = await SandboxShopper.create(testShop.sandbox, { site, items: [] });
        const { page, open } = await visit(site, { port: testShop.shop.port });
        await open('/about/privacy');
        expect(await signInThroughApiInBrowser(page, shopper.email)).toBe('200 signed in');
        await open('/about/contact-us');
        const form = createFormPageObjectByHeading(
          page,
          readSeedText('base/pages/about-contact-us', 'message', 'heading'),
        );
        await form.submit.and(page.locator(':enabled')).waitFor();
        expect(await form.field(formTexts.supportMessage['email.label']).inputValue()).toBe(shopper.email);
        await page.getByText(new RegExp(patterns.supportMessageForm.writingAs().source.slice(1))).waitFor();
        await form
          .field(formTexts.supportMessage['topic.label'])
          .selectOption(formTexts.supportMessage['topic.options.limits']);
        await form.field(formTexts.supportMessage['message.label']).fill('How long is a break?');
        await form.submit.click();
        await page.getByText(readSeedText('base/pages/about-contact-us', 'message', 'success')).waitFor();
        const mail = findLatestMail(site, shopper.email);
        expect(mail?.body).toContain(
          sandboxTexts.customers.messageReceivedAbout({ topic: formTexts.supportMessage['topic.options.limits'] }),
        );
        expect(mail?.body).toContain(`${sandboxTexts.customers.youWrote()}\nHow long is a break?`);
        expect(listRecordedEvents().at(-1)).toMatchObject({ category: 'limits', email: shopper.email });
      },
    );
  },
);
