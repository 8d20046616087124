import { afterAll, beforeAll, expect } from 'vitest';
import { accessibilityViolations } from '../harness/axe.ts';
import { journey } from '../harness/journey.ts';
import { type PurchaseShop, startPurchaseShop } from '../harness/purchase-shop.ts';
import { clubPage } from '../pages/club-page.ts';
import { signIn } from '../pages/session.ts';

let around: PurchaseShop;
let putBack = () => {};

beforeAll(async () => {
  around = await startPurchaseShop();
  const program = around.sandbox.shop.brands.find(({ siteKey }) => siteKey === 'sunnyside')?.catalogue.program;
  if (!program) throw new Error('Sunnyside has no program');
  const { programName, programUrl, blocks } = program;
  putBack = () => void Object.assign(program, { programName, programUrl, blocks });
  Object.assign(program, { programName: 'Harbour Lights', programUrl: 'lights', blocks: ['program.leaving'] });
});
afterAll(async () => {
  putBack();
  await around.close();
});

journey('another program is served at its own url from what its service tells of it', async ({ visit }) => {
  const { page, open, origin } = await visit('sunnyside', { port: around.shop.port, expected: /status of 404/ });
  const club = clubPage(page);
  await open('/about');
  expect(await signIn(page, 'hana@sunnyside.example')).toBe('200 signed in');
  await open('/Lights');
  expect(page.url()).toBe(`${origin}/lights`);
  await club.heading.getByText('Harbour Lights', { exact: true }).waitFor();
  expect(await page.title()).toBe('Harbour Lights | Sunnyside');
  await club.standing.waitFor();
  await club.main.getByText('The Morning Thousand').first().waitFor();
  expect(await club.main.locator('.program-words__word').count()).toBe(1);
  expect(await accessibilityViolations(page)).toEqual([]);
  await open('/shadows');
  expect(await page.title()).not.toContain('Harbour Lights');
});
