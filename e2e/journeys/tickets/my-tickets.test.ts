import { readFileSync } from 'node:fs';
import { expect, inject } from 'vitest';
import { coversSpec } from '../../../scripts/test/covers-spec.ts';
import { findAxeViolations } from '../../harness/accessibility-violations.ts';
import { journey } from '../../harness/journey.ts';
import { findSidewaysOverflow } from '../../harness/layout.ts';
import { capturePageObservation } from '../../harness/observe.ts';
import { sandboxTexts } from '../../harness/sandbox-texts.ts';
import { readSeedText } from '../../harness/seed-texts.ts';
import { BrowserlessVisitor } from '../../harness/shop-caller.ts';
import { patterns, texts } from '../../harness/texts.ts';
import { callApiFromPage, signInThroughApiInBrowser } from '../../pages/session.ts';
import { createRecurringPlayPageObject, createTicketsPageObject } from '../../pages/tickets-page.ts';

journey('a customer opens a ticket from the account, with its numbers, print view and result', async ({ visit }) => {
  const { page, open, origin } = await visit('harbour', { viewport: { width: 390, height: 844 } });
  const tickets = createTicketsPageObject(page);
  await open('/about');
  expect(await signInThroughApiInBrowser(page, 'ada@harbour.example')).toBe('200 signed in');
  await open('/my-account');
  expect(await tickets.tickets.count()).toBe(3);
  await tickets.link('All your tickets').click();
  await page.waitForURL(`${origin}/my-account/upcoming-tickets`);
  await tickets.heading
    .and(page.getByText(readSeedText('base/pages/my-account-upcoming-tickets', 'tickets', 'heading')))
    .waitFor();
  expect(await tickets.tickets.count()).toBe(10);
  expect(await findAxeViolations(page)).toEqual([]);
  expect(await findSidewaysOverflow(page)).toEqual([]);
  await tickets.next.click();
  await page.waitForURL(`${origin}/my-account/upcoming-tickets/2`);
  await tickets.previous.waitFor();
  await tickets.previous.click();
  await page.waitForURL(`${origin}/my-account/upcoming-tickets`);
  coversSpec('routes', 'my-account.upcoming-tickets', await capturePageObservation(page));
  coversSpec('constants', 'page-size.default', await capturePageObservation(page));
  coversSpec('capabilities', 'viewing_orders', await capturePageObservation(page));

  await tickets.openTicket(texts.purchasedTicket.drawsToCome({ count: 10 }));
  await page.waitForURL(/\/my-account\/upcoming-tickets\/ticket\/[\w-]+$/);
  await tickets.toCome.nth(9).waitFor();
  expect(await tickets.toCome.first().innerText()).toMatch(/Your numbers\n(?:\d+\n?){6}/);
  expect(await findAxeViolations(page)).toEqual([]);
  expect(await findSidewaysOverflow(page)).toEqual([]);
  await page.emulateMedia({ media: 'print' });
  const hiddenInPrint = [tickets.header, page.getByRole('contentinfo'), tickets.link(texts.ticketHeader.print())];
  expect(await Promise.all(hiddenInPrint.map((element) => element.isVisible()))).toEqual([false, false, false]);
  expect(await page.locator('main').getByText('Harbour', { exact: true }).isVisible()).toBe(true);
  await page.emulateMedia({ media: null });
  coversSpec('routes', 'my-account.upcoming-tickets.ticket', await capturePageObservation(page));

  await tickets.link(texts.ticketHeader.print()).click();
  await page.waitForURL(/\/my-account\/print-tickets\?ticket=/);
  await tickets.printed.waitFor();
  expect(await findAxeViolations(page)).toEqual([]);
  const downloadEvent = page.waitForEvent('download');
  await tickets.button(texts.ticketPrintButtons.save()).click();
  const download = await downloadEvent;
  expect(download.suggestedFilename()).toMatch(/^ticket-[\w-]+\.pdf$/);
  expect(
    readFileSync(await download.path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  await page.emulateMedia({ media: 'print' });
  expect([
    await tickets.header.isVisible(),
    await tickets.button(texts.ticketPrintButtons.print()).isVisible(),
  ]).toEqual([false, false]);
  expect(await tickets.printed.isVisible()).toBe(true);
  expect((await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type \/Page\b/g)?.length).toBe(1);
  await page.emulateMedia({ media: null });
  coversSpec('routes', 'my-account.print-tickets', await capturePageObservation(page));
  coversSpec('rules', 'transport.pdf', await capturePageObservation(page));

  await open('/my-account/past-tickets');
  expect(await tickets.tickets.count()).toBe(10);
  await tickets.won.click();
  await page.waitForURL(/\/my-account\/past-tickets\/ticket\/[\w-]+$/);
  await tickets.openResultWithPrize();
  await tickets.matched.first().waitFor();
  expect(await tickets.matched.first().innerText()).toMatch(/^\d+\s*, matched$/);
  expect(await tickets.result.innerText()).toMatch(/What you won\n[\w ]+: (?:\d+ times )?\$[\d.,]+\n/);
  expect(await tickets.result.innerText()).toMatch(/\d matched[^\n]*\. Won \$[\d.,]+/);
  expect(await findAxeViolations(page)).toEqual([]);
  expect(await findSidewaysOverflow(page)).toEqual([]);
  const pastTicketUrl = page.url();
  await page.goto(pastTicketUrl.replace('/past-tickets/', '/upcoming-tickets/'));
  expect(page.url()).toBe(pastTicketUrl);
  await tickets.link(readSeedText('base/pages/my-account-past-tickets-ticket', 'ticket', 'back/label')).waitFor();
  coversSpec(
    'routes',
    ['my-account.past-tickets', 'my-account.past-tickets.ticket'],
    await capturePageObservation(page),
  );

  await tickets.openResultWithPrize();
  await tickets.result.getByRole('link', { name: patterns.ticketDraws.whole() }).click();
  await page.waitForURL(/\/results\/draw\/\d+$/);
  await tickets.button(texts.ownTicketsCheck.check()).click();
  await tickets.own
    .getByText(/^Won \$/)
    .first()
    .waitFor();
  expect(await tickets.own.innerText()).toMatch(/\d matched/);
  expect(await findAxeViolations(page)).toEqual([]);
  expect(await findSidewaysOverflow(page)).toEqual([]);

  await open('/golden-bay/results');
  await tickets.main.getByRole('heading', { name: texts.ownDraws.heading() }).waitFor();
  expect(await findAxeViolations(page)).toEqual([]);
});

journey('a syndicate share has its page, and a scheduled purchase can be cancelled', async ({ visit }) => {
  const { page, open } = await visit('harbour');
  const tickets = createTicketsPageObject(page);
  await open('/about');
  expect(await signInThroughApiInBrowser(page, 'ada@harbour.example')).toBe('200 signed in');
  await open('/my-account/upcoming-tickets');
  await tickets.openTicket(' Syndicates');
  await page.waitForURL(/\/my-account\/syndicate-tickets\/share\/[\w-]+$/);
  await tickets.main.getByText(/1 of \d+ \(/).waitFor();
  expect(await tickets.main.innerText()).toContain(texts.ticketDraws.shared());
  expect(await findAxeViolations(page)).toEqual([]);
  const otherCustomer = new BrowserlessVisitor(inject('shop').port);
  await otherCustomer.signIn('hana@harbour.example');
  expect((await otherCustomer.open(new URL(page.url()).pathname)).status).toBe(404);
  otherCustomer.close();
  coversSpec('routes', 'my-account.syndicate-tickets.share', await capturePageObservation(page));

  await open('/my-account/upcoming-tickets');
  await tickets.scheduled.click();
  await page.waitForURL(/\/my-account\/scheduled-purchases\/[\w-]+$/);
  await tickets.main.getByRole('button', { name: patterns.scheduledPurchase.cancel() }).click();
  await tickets.button(texts.scheduledPurchase.keep()).click();
  await tickets.main.getByRole('button', { name: patterns.scheduledPurchase.cancel() }).click();
  await tickets.button(texts.scheduledPurchase.confirm()).waitFor();
  expect(await findAxeViolations(page)).toEqual([]);
  await tickets.button(texts.scheduledPurchase.confirm()).dblclick();
  await tickets.main.getByText(texts.scheduledPurchase.wasCancelled()).waitFor();
  const id = page.url().split('/').at(-1) ?? '';
  const { result } = await callApiFromPage(page, 'scheduled-purchases.get', undefined, { id });
  expect(result).toMatchObject({ status: 'scheduled_status_cancelled', isCancellable: false });
  coversSpec('routes', 'my-account.scheduled-purchases.detail', await capturePageObservation(page));
  coversSpec('flows', 'scheduled-purchase.status', await capturePageObservation(page));

  const ada = new BrowserlessVisitor(inject('shop').port);
  await ada.signIn('ada@harbour.example');
  const paths = ['upcoming-tickets/1', 'upcoming-tickets/99', 'print-tickets?page=99', 'print-tickets?ticket=nothing'];
  const responses = await Promise.all(paths.map((path) => ada.open(`/my-account/${path}`)));
  expect(responses.map(({ status }) => status)).toEqual([308, 404, 404, 404]);
  ada.close();

  const visitorWithoutTickets = await visit('harbour');
  const emptyTicketsPage = createTicketsPageObject(visitorWithoutTickets.page);
  await visitorWithoutTickets.open('/about');
  await signInThroughApiInBrowser(visitorWithoutTickets.page, 'ivo@harbour.example');
  await visitorWithoutTickets.open('/my-account/upcoming-tickets');
  await emptyTicketsPage.main.getByText(readSeedText('base/pages/my-account', 'tickets', 'emptyText')).waitFor();
  expect(
    await emptyTicketsPage
      .link(readSeedText('base/pages/my-account-upcoming-tickets', 'tickets', 'emptyActions/0/label'))
      .getAttribute('href'),
  ).toBe('/');
});

journey(
  'a recurring purchase is paused, resumed, changed and cancelled, and a failed one is tried again',
  async ({ visit }) => {
    const { page, open, origin } = await visit('harbour', { expected: /status of 422/ });
    const recurring = createRecurringPlayPageObject(page);
    await open('/about');
    expect(await signInThroughApiInBrowser(page, 'ada@harbour.example')).toBe('200 signed in');
    await open('/my-account/recurring-purchases');
    expect(await recurring.purchases.count()).toBe(10);
    expect(await findAxeViolations(page)).toEqual([]);
    expect(await recurring.resolutions.innerText()).toContain(sandboxTexts.gateways.bankDeclined());
    expect(await recurring.main.locator('h1, h2').first().innerText()).toBe(
      readSeedText('base/pages/my-account-recurring-purchases', 'purchases', 'heading'),
    );
    await recurring.button(texts.paymentResolutions.tryAgain()).click();
    await recurring.toast.getByText(texts.ticketToasts.dueLeft()).waitFor();
    const changePaymentLink = recurring.main.getByRole('link', {
      name: readSeedText('base/pages/my-account-autoplay-ticket', 'purchase', 'payment/label'),
    });
    expect(await changePaymentLink.getAttribute('href')).toBe('/my-account/cards-and-accounts');
    coversSpec('routes', 'my-account.recurring-purchases', await capturePageObservation(page));
    coversSpec('flows', 'payment-resolution', await capturePageObservation(page));

    await open('/my-account/autoplay');
    await recurring.purchase(texts.recurring.active()).click();
    await page.waitForURL(/\/my-account\/autoplay\/ticket\/[\w-]+$/);
    await recurring.button(texts.recurringPurchase.pause()).click();
    await recurring.choice(patterns.recurringPurchase.pauseLength({ length: 'two_weeks' })).check();
    expect(await findAxeViolations(page)).toEqual([]);
    await recurring.submit.dblclick();
    await recurring.standing.getByText(patterns.recurringPurchase.pausedUntil()).waitFor();
    await recurring.toast.getByText(texts.ticketToasts.paused()).waitFor();
    await recurring.choice(texts.recurringPurchase.quickpick()).click();
    await recurring.toast.getByText('AutoPlay value changed').waitFor();
    await recurring.button(texts.recurringPurchase.resume()).click();
    await recurring.standing.getByText(patterns.recurringPurchase.boughtNext()).waitFor();
    await recurring.toast.getByText(texts.ticketToasts.resumed()).waitFor();
    coversSpec('routes', ['my-account.autoplay', 'my-account.autoplay.ticket'], await capturePageObservation(page));
    coversSpec(
      'messages',
      ['toast.autoplay.value-changed', 'toast.recurring.update-success'],
      await capturePageObservation(page),
    );
    coversSpec('messages', 'toast.recurring.update-success-paused', await capturePageObservation(page));

    const autoplayId = page.url().split('/').at(-1) ?? '';
    await recurring.button(texts.recurringPurchase.pause()).click();
    await recurring.choice(texts.recurringPurchase.indefinitely()).check();
    await recurring.submit.click();
    await recurring.standing.getByText(texts.recurringPurchase.paused()).waitFor();
    await callApiFromPage(page, 'autoplay.update', { status: 'recurring_status_cancelled' }, { id: autoplayId });
    await recurring.button(texts.recurringPurchase.resume()).click();
    await recurring.toast.getByText('Cannot Unpause AutoPlay').waitFor();
    await recurring.standing.getByText(texts.recurringPurchase.cancelled()).waitFor();
    coversSpec('messages', 'toast.autoplay.cannot-unpause', await capturePageObservation(page));
    coversSpec('errors', 'toast.autoplay-cannot-unpause', await capturePageObservation(page));
    coversSpec('flows', 'recurring.status', await capturePageObservation(page));

    await open('/my-account/autoplay');
    await recurring.purchase(texts.recurring.active()).click();
    await page.waitForURL(new RegExp(`^(?!.*${autoplayId}).*/ticket/`));
    await recurring.button(texts.recurringPurchase.pause()).click();
    const otherAutoplayId = page.url().split('/').at(-1) ?? '';
    await callApiFromPage(page, 'autoplay.update', { status: 'recurring_status_cancelled' }, { id: otherAutoplayId });
    await recurring.submit.click();
    await recurring.toast.getByText('Cannot update AutoPlay status').waitFor();
    coversSpec(
      'messages',
      ['toast.autoplay.cannot-update-status', 'toast.recurring.update-failure'],
      await capturePageObservation(page),
    );
    coversSpec(
      'errors',
      ['toast.autoplay-cannot-update', 'recurring.update-failure'],
      await capturePageObservation(page),
    );

    await open('/my-account/subscriptions');
    expect(page.url()).toBe(`${origin}/my-account/subscriptions`);
    await recurring.purchases
      .filter({ hasText: texts.recurring.paused() })
      .filter({ hasText: /\btickets?\b/i })
      .first()
      .getByRole('link')
      .click();
    await page.waitForURL(/\/my-account\/subscriptions\/ticket\/[\w-]+$/);
    const subscriptionId = page.url().split('/').at(-1) ?? '';
    const bookSelect = recurring.choice(texts.recurringPurchase.book());
    const currentBookKey = await bookSelect.inputValue();
    const bookKeys = await bookSelect
      .locator('option')
      .evaluateAll((options) => options.map((option) => option.getAttribute('value')));
    const newBookKey = bookKeys.find((key) => key !== currentBookKey) ?? '';
    await bookSelect.selectOption(newBookKey);
    await recurring.toast.getByText(texts.ticketToasts.subscriptionChanged()).waitFor();
    await expect.poll(() => bookSelect.inputValue()).toBe(newBookKey);
    const { result } = await callApiFromPage(page, 'subscriptions.get', undefined, { id: subscriptionId });
    expect(result).toMatchObject({ gameOffer: newBookKey });
    await recurring.button(texts.recurringPurchase.cancel()).click();
    await recurring.submit.click();
    await recurring.standing.getByText(texts.recurringPurchase.cancelled()).waitFor();
    expect(await recurring.button(texts.recurringPurchase.resume()).count()).toBe(0);
    expect(await findAxeViolations(page)).toEqual([]);
    coversSpec(
      'routes',
      ['my-account.subscriptions', 'my-account.subscriptions.ticket'],
      await capturePageObservation(page),
    );
  },
);
