import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import type { TestSandbox } from '../../../sandbox/testing/test-sandbox.ts';
import { readContractCalls } from '../../../scripts/calls/contract-calls.ts';
import { coversSpec } from '../../../scripts/test/covers-spec.ts';
import { findAxeViolations } from '../../harness/accessibility-violations.ts';
import { FaultyApiProxy } from '../../harness/faulty-api.ts';
import { formTexts } from '../../harness/form-texts.ts';
import { journey } from '../../harness/journey.ts';
import { captureCookieObservation, captureElementObservation } from '../../harness/observe.ts';
import { readContentText, readSeedText } from '../../harness/seed-texts.ts';
import { type RunningTestShop, startSeededTestSandbox, startTestShop } from '../../harness/shop-process.ts';
import { texts } from '../../harness/texts.ts';
import { signInThroughApiInBrowser } from '../../pages/session.ts';

const root = new URL('../../..', import.meta.url).pathname;

let sandbox: TestSandbox;
let api: FaultyApiProxy;
let shop: RunningTestShop;
beforeAll(async () => {
  sandbox = await startSeededTestSandbox();
  api = await FaultyApiProxy.start(sandbox.url, await readContractCalls(root));
  shop = await startTestShop({ apiUrl: api.url });
});
afterEach(() => api.removeFaults());
afterAll(async () => {
  await shop?.close();
  await api?.close();
  await sandbox?.close();
});

const CLAIMS_MIGRATED = JSON.stringify({ result: { migration_status: 'migrated', retry_after: null } });

/** Advances the stopped clock of the sandbox after each migration response, to the time of the next poll. */
function advanceClockAfterEachPoll(page: Page): void {
  page.on('response', (response) => {
    if (response.url().endsWith('/_api/migration.migrate')) sandbox.moveTo(new Date(Date.now() + 3_000).toISOString());
  });
}

function createMigrationModal(page: Page) {
  const dialog = page.getByRole('dialog', { name: readSeedText('base/layouts/default', 'migration', 'heading') });
  return {
    dialog,
    termsCheckbox: dialog.getByLabel(formTexts.termsFields['termsAccepted.label']),
    moveButton: dialog.getByRole('button', { name: texts.migrationDialog.move() }),
  };
}

journey(
  'an account migrates after the customer agrees, by the status of the answer alone, and the page reloads',
  async ({ visit }) => {
    const { page, open, origin } = await visit('harbour', { port: shop.port });
    await open('/about');
    await signInThroughApiInBrowser(page, 'gus@harbour.example');
    await open('/my-account');
    advanceClockAfterEachPoll(page);
    const { dialog, termsCheckbox, moveButton } = createMigrationModal(page);
    await moveButton.and(page.locator(':enabled')).waitFor();
    expect(await findAxeViolations(page)).toEqual([]);
    await moveButton.click();
    const termsError = dialog.getByRole('link', { name: /You must agree to the terms and conditions to proceed\./ });
    coversSpec('rules', 'form.terms-required', await captureElementObservation(termsError));
    await termsCheckbox.check();
    const statuses: number[] = [];
    page.on('response', (response) => {
      if (response.url() !== `${origin}/_api/migration.migrate`) return;
      statuses.push(response.status());
      // The body of the next response contradicts its status; the last response has no body.
      if (statuses.length === 1) api.injectFault('migration.migrate', { status: 202, body: CLAIMS_MIGRATED }, 1);
    });
    await moveButton.click();
    await dialog.getByText(texts.migrationDialog.status({ step: 'in_progress' })).waitFor();
    await dialog.getByText(texts.migrationDialog.status({ step: 'success' })).waitFor();
    expect(statuses).toEqual([202, 202, 200]);
    coversSpec('flows', ['migration', 'migration-status'], api.getLastResponse('migration.migrate'));
    coversSpec('entities', 'migration-status', await captureElementObservation(dialog));
    coversSpec('screens', 'migrate-account-modal', await captureElementObservation(dialog));
    expect(api.listResponses('migration.migrate').map(({ status, body }) => [status, body])).toEqual([
      [202, ''],
      [200, ''],
    ]);
    await dialog.getByRole('button', { name: texts.migrationDialog.done() }).click();
    await dialog.waitFor({ state: 'hidden' });
    await page.reload();
    await page.waitForLoadState('networkidle');
    expect(await dialog.count()).toBe(0);
    expect(
      await page.getByRole('main').getByText(readContentText('base/content/account.en-au', 'banner.migration')).count(),
    ).toBe(0);
  },
);

journey(
  'a migration that does not finish is polled every three seconds, five times, and then counts as failed',
  async ({ visit }) => {
    const { page, open } = await visit('lantern', { port: shop.port });
    await open('/about');
    await signInThroughApiInBrowser(page, 'gus@lantern.example');
    await open('/my-account');
    const { dialog, termsCheckbox, moveButton } = createMigrationModal(page);
    await moveButton.and(page.locator(':enabled')).waitFor();
    await termsCheckbox.check();
    api.injectFault('migration.migrate', { status: 202, body: '' });
    const requestsBefore = api.countRequests('migration.migrate');
    const countNewRequests = () => api.countRequests('migration.migrate') - requestsBefore;
    const waitForMigrationResponse = () =>
      page.waitForResponse((response) => response.url().endsWith('/_api/migration.migrate'));
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await Promise.all([waitForMigrationResponse(), moveButton.click()]);
    for (let poll = 1; poll <= 5; poll += 1) {
      await page.clock.runFor(2_900);
      expect(countNewRequests()).toBe(poll);
      await Promise.all([waitForMigrationResponse(), page.clock.runFor(100)]);
      expect(countNewRequests()).toBe(poll + 1);
    }
    const failure = dialog.getByText(texts.migrationDialog.status({ step: 'failure' }));
    await failure.waitFor();
    await page.clock.runFor(30_000);
    expect(countNewRequests()).toBe(6);
    coversSpec(
      'constants',
      ['migration.poll-interval', 'migration.poll-max'],
      await captureElementObservation(failure),
    );
  },
);

journey(
  'a postponed migration is offered only by a banner for seven days, and a failed one can be tried again',
  async ({ visit }) => {
    const { page, context, open } = await visit('lantern', { port: shop.port, expected: /status of 409/ });
    await open('/about');
    await signInThroughApiInBrowser(page, 'gus@lantern.example');
    await open('/my-account');
    advanceClockAfterEachPoll(page);
    const { dialog, termsCheckbox, moveButton } = createMigrationModal(page);
    await moveButton.waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    const dismissalCookie = (await context.cookies()).find(({ name }) => name === 'migration-dismissed');
    expect(Math.round(((dismissalCookie?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(7);
    const dismissalObservation = await captureCookieObservation(context, 'migration-dismissed');
    coversSpec('constants', 'cookie.migration-dismissal.expiry', dismissalObservation);
    coversSpec('cookies-storage', 'migration-dismissal', dismissalObservation);
    await page.reload();
    await page.waitForLoadState('networkidle');
    expect(await dialog.count()).toBe(0);

    const main = page.getByRole('main');
    await main.getByText(readContentText('base/content/account.en-au', 'banner.migration')).waitFor();
    coversSpec(
      'screens',
      'migration-banners',
      await captureElementObservation(
        main.getByText(readContentText('base/content/account.en-au', 'banner.migration')),
      ),
    );
    await main
      .getByRole('button', { name: readSeedText('base/pages/my-account', 'migration-banner', 'label') })
      .click();
    await moveButton.and(page.locator(':enabled')).waitFor();
    await dialog.getByText(readContentText('base/content/account.en-au', 'modal.migration')).waitFor();
    await termsCheckbox.check();
    await moveButton.click();
    const failure = dialog.getByText(texts.migrationDialog.status({ step: 'failure' }));
    coversSpec('errors', 'migration.failure', await captureElementObservation(failure));
    expect(await findAxeViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: texts.migrationDialog.retry() }).click();
    await dialog.getByText(texts.migrationDialog.status({ step: 'success' })).waitFor();
  },
);
