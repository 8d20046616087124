import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findFirstOfConsecutiveFreePorts } from '../../scripts/test/free-ports.ts';
import { startTopology, TOPOLOGY_PORTS, type Topology } from '../../scripts/topology/start-topology.ts';
import { formTexts } from '../harness/form-texts.ts';
import { type BrowserVisitor, journey } from '../harness/journey.ts';
import { PurchasingClients } from '../harness/purchasing-clients.ts';
import { sendGetRequestToLocalPort as get } from '../harness/request.ts';
import { readSeedText } from '../harness/seed-texts.ts';
import { buildTwoReleases, type UnpackedRelease } from '../harness/two-releases.ts';
import { visitWithoutPause } from '../harness/visit-without-pause.ts';
import {
  createWalletCustomers,
  readLedgerFaults,
  readWalletCustomerBooks,
  type WalletCustomer,
} from '../harness/wallet-customers.ts';
import { createCheckoutPageObject } from '../pages/checkout-page.ts';
import { createFormPageObjectByHeading } from '../pages/form-page.ts';
import { createPlayPageObject } from '../pages/play-page.ts';
import { signInThroughApiInBrowser } from '../pages/session.ts';

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');
const CLIENT_COUNT = 40;

/** Console errors of the call whose request body differs between the two releases. */
const REFUSED_CALL_ERRORS = /status of 422|\[call\]/;

/** Enough for builds, and for processes that start on a busy machine. */
const TIMEOUT = { timeout: 300_000 };

let folder: string;
let formerRelease: UnpackedRelease;
let nextRelease: UnpackedRelease;
let customers: readonly WalletCustomer[];
let topology: Topology;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-rolling-'));
  const builds = join(folder, 'builds');
  mkdirSync(builds);
  ({ former: formerRelease, next: nextRelease } = await buildTwoReleases(root, builds));
  customers = await createWalletCustomers(join(folder, 'sandbox'), CLIENT_COUNT + 1);
  selectRelease(formerRelease);
  const port = await findFirstOfConsecutiveFreePorts(TOPOLOGY_PORTS);
  const release = join(folder, 'current');
  topology = await startTopology({ root, release, documents: root, folder, port, log: () => undefined });
}, 480_000);

afterAll(async () => {
  await topology.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Selects the release that nodes run from their next start. */
function selectRelease(release: UnpackedRelease): void {
  symlinkSync(release.folder, join(folder, 'selected'));
  renameSync(join(folder, 'selected'), join(folder, 'current'));
}

/** Restarts the nodes one by one with a release, so that the edge balances over both releases in between. */
async function deploy(release: UnpackedRelease): Promise<void> {
  selectRelease(release);
  for (const node of topology.nodes) {
    await node.stop();
    await node.start();
    // The next node stops only after the edge has seen that this one is healthy.
    await expect.poll(topology.countHealthyNodes, { timeout: 30_000 }).toBe(topology.nodes.length);
  }
}

const open = (path: string, headers = {}) =>
  get(topology.edge.port, path, { host: `harbour.localhost:${topology.edge.port}`, ...headers });

test('the next release has other names of all files, other versions of both payloads, and other markup', async () => {
  expect(formerRelease.assets.filter((asset) => nextRelease.assets.includes(asset))).toEqual([]);
  const [formerVersions, nextVersions] = [formerRelease, nextRelease].map(({ payloadVersions }) =>
    payloadVersions.split('.'),
  );
  expect(formerVersions?.filter((version) => nextVersions?.includes(version))).toEqual([]);
  expect((await open('/about')).body).not.toContain('data-release="next"');
});

interface OpenForm {
  readonly form: ReturnType<typeof createFormPageObjectByHeading>;
  /** Number of documents that the tab has loaded since. */
  readonly countLoads: () => number;
}

/** Opens the details of a demonstration customer, and changes two without saving them. */
async function typeDetails({ page, open, context, origin }: BrowserVisitor): Promise<OpenForm> {
  await context.addCookies([{ name: 'migration-dismissed', value: '1', url: origin }]);
  await open('/about/privacy');
  expect(await signInThroughApiInBrowser(page, 'ada@harbour.example')).toBe('200 signed in');
  await open('/my-account/my-details');
  const form = createFormPageObjectByHeading(page, readSeedText('base/pages/my-account-my-details', 'form', 'heading'));
  await form.submit.and(page.locator(':enabled')).waitFor();
  await form.field(formTexts.customerFields['suburb.label']).fill('Newtown');
  await form.field(/Phone number/).fill('+61 2 5550 2222');
  let loadCount = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loadCount += 1;
  });
  return { form, countLoads: () => loadCount };
}

/** Saves the details on a page whose release sends another body than the nodes take. */
async function saveDetailsOfFormerPage({ page }: Pick<BrowserVisitor, 'page'>, { form, countLoads }: OpenForm) {
  await form.submit.click();
  await page.locator('[data-release=next]').waitFor();
  await form.submit.and(page.locator(':enabled')).waitFor();
  const fields = [form.field(formTexts.customerFields['suburb.label']), form.field(/Phone number/)];
  expect(await Promise.all(fields.map((field) => field.inputValue()))).toEqual(['Newtown', '+61 2 5550 2222']);
  await form.field(formTexts.customerFields['addressLine2.label']).fill('Flat 4');
  await form.submit.click();
  await page.getByText('Your details have been successfully updated.', { exact: true }).first().waitFor();
  expect(countLoads()).toBe(1);
}

/** Opens the checkout of a customer with one ticket in the cart, and agrees to the terms. */
async function openCheckout({ page, open }: BrowserVisitor, { email }: Pick<WalletCustomer, 'email'>) {
  await open('/about/privacy');
  expect(await signInThroughApiInBrowser(page, email)).toBe('200 signed in');
  await open('/golden-bay');
  await createPlayPageObject(page).luckyDipAll.click();
  await createPlayPageObject(page).addButton.click();
  await page.waitForURL(/\/cart$/);
  await open('/cart/buy');
  const checkout = createCheckoutPageObject(page);
  await checkout.button.and(page.locator(':enabled')).waitFor();
  await checkout.agree.check();
  return checkout;
}

journey(
  'a rolling deploy and back fails no request, no purchase of 40 customers, and nothing that browsers show',
  TIMEOUT,
  async ({ visit }) => {
    const [buyer, ...otherCustomers] = customers;
    if (!buyer) throw new Error('there are no customers');
    const { port } = topology.edge;
    const clients = new PurchasingClients({ port, customers: otherCustomers, releases: [formerRelease, nextRelease] });
    // A cart is never stored at the edge.
    const paths = ['/', '/cart', '/raffles', '/golden-bay', '/no-such-page-anywhere'];
    const endVisits = visitWithoutPause({ open, paths, clients: 2 });
    const detailsVisitor = await visit('harbour', { port, expected: REFUSED_CALL_ERRORS });
    const openForm = await typeDetails(detailsVisitor);
    await deploy(nextRelease);
    await saveDetailsOfFormerPage(detailsVisitor, openForm);

    const checkoutVisitor = await visit('harbour', { port });
    const checkout = await openCheckout(checkoutVisitor, buyer);
    await checkoutVisitor.page.locator(`script[src="${nextRelease.entry}"]`).waitFor({ state: 'attached' });
    await deploy(formerRelease);
    await checkout.button.click();
    await checkout.receipt.waitFor();

    const visits = await endVisits();
    const { purchases, failures, requests, entries, outdated: outdatedCount } = await clients.end();
    expect([...visits.failures, ...failures]).toEqual([]);
    expect(visits.answered).toBeGreaterThan(50);
    expect(entries).toEqual(new Set([formerRelease.entry, nextRelease.entry]));
    expect([outdatedCount > 0, requests > 1_000]).toEqual([true, true]);
    const dataDir = join(folder, 'sandbox');
    for (const customer of otherCustomers) {
      const purchaseCount = purchases.get(customer.id)?.length ?? 0;
      expect(purchaseCount).toBeGreaterThan(0);
      expect(readWalletCustomerBooks(dataDir, customer)).toEqual({
        purchases: purchaseCount,
        tickets: purchaseCount,
        paid: purchaseCount,
      });
    }
    expect(readWalletCustomerBooks(dataDir, buyer)).toMatchObject({ purchases: 1, tickets: 1 });
    expect(readLedgerFaults(dataDir)).toEqual([]);
  },
);
