import { afterAll, beforeAll, expect } from 'vitest';
import { coversSpec } from '../../../scripts/test/covers-spec.ts';
import { findAxeViolations } from '../../harness/accessibility-violations.ts';
import { journey } from '../../harness/journey.ts';
import { capturePageObservation } from '../../harness/observe.ts';
import { type PurchaseTestShop, startPurchaseTestShop } from '../../harness/purchase-shop.ts';
import { sendGetRequestToLocalPort as get } from '../../harness/request.ts';
import { texts } from '../../harness/texts.ts';
import { createClubPageObject } from '../../pages/club-page.ts';
import { signInThroughApiInBrowser } from '../../pages/session.ts';

let testShop: PurchaseTestShop;
let restoreProgram = () => {};

beforeAll(async () => {
  testShop = await startPurchaseTestShop();
  const program = testShop.sandbox.shop.brands.find(({ siteKey }) => siteKey === 'sunnyside')?.catalogue.program;
  if (!program) throw new Error('Sunnyside has no program');
  const { programName, programUrl, blocks } = program;
  restoreProgram = () => void Object.assign(program, { programName, programUrl, blocks });
  Object.assign(program, { programName: 'Harbour Lights', programUrl: 'lights', blocks: ['program.leaving'] });
});
afterAll(async () => {
  restoreProgram();
  await testShop.close();
});

journey(
  'the page of a second membership program has the URL, name and texts that its service gives',
  async ({ visit }) => {
    const { page, open, origin } = await visit('sunnyside', { port: testShop.shop.port, expected: /status of 404/ });
    const club = createClubPageObject(page);
    await open('/about');
    expect(await signInThroughApiInBrowser(page, 'hana@sunnyside.example')).toBe('200 signed in');
    await open('/Lights');
    expect(page.url()).toBe(`${origin}/lights`);
    await club.heading.getByText('Harbour Lights', { exact: true }).waitFor();
    expect(await page.title()).toBe('Harbour Lights | Sunnyside');
    await club.standing.waitFor();
    await club.main.getByText('The Morning Thousand').first().waitFor();
    expect(await club.main.locator('.program-text__word').count()).toBe(1);
    coversSpec('entities', 'membership-program', await capturePageObservation(page));
    expect(await findAxeViolations(page)).toEqual([]);
    await open('/shadows');
    expect(await page.title()).not.toContain('Harbour Lights');
  },
);

/** Clears the shop's cache of API responses. */
async function clearApiCache(): Promise<void> {
  const { port, operatorToken } = testShop.shop;
  const headers = { host: `sunnyside.localhost:${port}`, authorization: `Bearer ${operatorToken}` };
  expect((await get(port, '/about?clear_cache=1', headers)).status).toBe(302);
}

journey('the page of a second program says that its service is down, and a retry loads it', async ({ visit }) => {
  const expected = /status of 503/;
  const { page, origin } = await visit('sunnyside', { port: testShop.shop.port, expected });
  const club = createClubPageObject(page);
  for (const fault of [{ status: 503, body: '{}' }, { status: 200, body: '{' }, 'lost'] as const) {
    await clearApiCache();
    testShop.api.injectFault('membership.config', fault);
    const response = await page.goto(`${origin}/lights`);
    expect(response?.status()).toBe(503);
    await club.heading.getByText('We can’t reach this page just now', { exact: true }).waitFor();
    await page.getByText(texts.errorPageMessage.textUnreachable()).waitFor();
    expect(await findAxeViolations(page)).toEqual([]);
    testShop.api.removeFaults();
    await club.button(texts.errorPageMessage.again()).click();
    await club.heading.getByText('Harbour Lights', { exact: true }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/lights');
  }
});
