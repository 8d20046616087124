import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runVitrineCliCommand } from '../../../scripts/commands/run-vitrine.ts';
import { coversSpec } from '../../../scripts/test/covers-spec.ts';
import { findAxeViolations } from '../../harness/accessibility-violations.ts';
import { journey } from '../../harness/journey.ts';
import { findSidewaysOverflow } from '../../harness/layout.ts';
import { captureElementObservation, capturePageObservation } from '../../harness/observe.ts';
import { sendGetRequestToLocalPort as get } from '../../harness/request.ts';
import { readSeedText } from '../../harness/seed-texts.ts';
import { type RunningTestShop, startTestShop } from '../../harness/shop-process.ts';
import { patterns, texts } from '../../harness/texts.ts';
import { createResultsPageObject } from '../../pages/results-page.ts';

const root = new URL('../../..', import.meta.url).pathname;
const STORE_LABELS = [
  readSeedText('base/layouts/default', 'footer-app', 'stores/0/label'),
  readSeedText('base/layouts/default', 'footer-app', 'stores/1/label'),
];
const DAY_MS = 86_400_000;
const DRAFT_TITLE = 'Paper lanterns, as a draft';

let shop: RunningTestShop;
beforeAll(async () => {
  shop = await startTestShop();
  const homeFile = join(shop.project, 'cms-seed/lantern/pages/home.json');
  const draftFile = join(shop.project, 'drafts/spring/cms-seed/lantern/pages/home.json');
  const document = JSON.parse(readFileSync(homeFile, 'utf8'));
  mkdirSync(dirname(draftFile), { recursive: true });
  const blocks = [{ id: 'later', type: 'block-of-the-future' }, ...document.blocks];
  writeFileSync(draftFile, JSON.stringify({ ...document, head: { ...document.head, title: DRAFT_TITLE }, blocks }));
  // A faulty draft of one brand does not affect another.
  const otherDraftFile = join(shop.project, 'drafts/spring/cms-seed/harbour/pages/about.json');
  mkdirSync(dirname(otherDraftFile), { recursive: true });
  writeFileSync(otherDraftFile, '{}');
});
afterAll(() => shop.close());

/** Creates a preview link with the command for operators. */
async function createPreviewLink(...args: readonly string[]): Promise<string> {
  let output = '';
  const environment = { PORT: String(shop.port), VITRINE_DATA: join(dirname(shop.project), 'data') };
  const io = {
    root,
    environment,
    out: (text: string) => void (output += text),
    err: (text: string) => void (output += text),
  };
  expect([await runVitrineCliCommand(['preview', ...args], io), output]).toEqual([
    0,
    expect.stringContaining('signature='),
  ]);
  return output.trim();
}

const requestPage = (address: string) => {
  const { host, pathname, search } = new URL(address);
  return get(shop.port, pathname + search, { host });
};

journey('a draft preview opens by its link, for any brand, and its links stay in the preview', async ({ visit }) => {
  const { page, open, context } = await visit('harbour', { port: shop.port });
  const requestedPaths: string[] = [];
  context.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname));
  // Draws are only scheduled some days ahead.
  const [tomorrow = ''] = new Date(Date.now() + DAY_MS).toISOString().split('T');
  const address = await createPreviewLink('/', '--site', 'lantern', '--draft', 'spring', '--at', `${tomorrow}T10:00Z`);
  await page.goto(address);
  expect(await page.title()).toBe(`${DRAFT_TITLE} | Lantern`);
  await page.getByRole('main').getByText('a block of the type “block-of-the-future”').waitFor();
  const previewBar = page.getByRole('complementary', { name: texts.previewBar.preview() });
  await previewBar.getByText('draft spring').waitFor();
  const [year, , day] = tomorrow.split('-');
  const londonTimePattern = new RegExp(`^${Number(day)} \\w{3,4} ${year}, 1[01]:00$`);
  await previewBar.getByText(londonTimePattern).first().waitFor();
  await previewBar.locator('summary').click();
  await previewBar.getByText('as they will be at that moment, by what is known now').waitFor();
  const problems = await previewBar.getByRole('listitem').allInnerTexts();
  expect(problems).toEqual([expect.stringContaining("There is no block 'block-of-the-future'")]);
  expect(await findAxeViolations(page)).toEqual([]);
  expect(await findSidewaysOverflow(page)).toEqual([]);
  await previewBar.locator('summary').click();

  await page.getByRole('main').getByRole('link').first().click();
  await page.waitForURL((url) => url.pathname === '/preview' && url.search !== new URL(address).search);
  await previewBar.getByText('draft spring').waitFor();
  expect(
    requestedPaths.filter((path) => path.startsWith('/_api') || path === '/_visitor' || path === '/_analytics'),
  ).toEqual([]);

  await open('/');
  await page.goto(`http://lantern.localhost:${shop.port}/`);
  expect(await page.title()).not.toContain('draft');
  coversSpec('routes', 'preview', await capturePageObservation(page));
});

journey('a preview of the page of a coming draw shows the date that the public page shows', async ({ visit }) => {
  const { page, open } = await visit('harbour', { port: shop.port });
  const results = createResultsPageObject(page);
  await open('/golden-bay/results');
  await results.firstDraw.click();
  await page.waitForURL(/\/results\/draw\/\d+$/);
  const path = new URL(page.url()).pathname.replace(/\d+$/, (drawNo) => String(Number(drawNo) + 1));
  await open(path);
  const header = page.locator('.result-header');
  const publicHeaderText = await header.innerText();
  expect(publicHeaderText).toMatch(/\d{4}/);
  await page.goto(await createPreviewLink(path, '--site', 'harbour'));
  await page.getByRole('complementary', { name: texts.previewBar.preview() }).waitFor();
  expect(await header.innerText()).toBe(publicHeaderText);
});

journey('a preview of an account page shows sample data, and signs nobody in', async ({ visit }) => {
  const { page, context } = await visit('harbour', { port: shop.port });
  await page.goto(await createPreviewLink('/my-account', '--site', 'harbour', '--signed-in'));
  await page.getByRole('banner').getByText('Account', { exact: true }).first().waitFor();
  await page
    .getByRole('complementary', { name: texts.previewBar.preview() })
    .getByText(texts.previewBar.signedIn(), { exact: true })
    .waitFor();
  expect((await context.cookies()).filter(({ name }) => name.includes('token'))).toEqual([]);
});

journey('the contact page offers chat only during support hours, in the time zone of the brand', async ({ visit }) => {
  const { page } = await visit('harbour', { port: shop.port, viewport: { width: 390, height: 844 } });
  const openContactPage = async (moment: string) => {
    await page.goto(await createPreviewLink('/about/contact-us', '--site', 'harbour', '--at', moment));
    return page.getByRole('region', { name: "Got a question? We're here to help" });
  };
  const supportDuringHours = await openContactPage('2026-12-01T02:00Z');
  await supportDuringHours.getByText(texts.supportWidget.open({ moment: '9:00 pm' })).waitFor();
  expect(await supportDuringHours.getByRole('link', { name: 'Chat Online' }).getAttribute('href')).toBe(
    'https://chat.harbour.example/',
  );
  coversSpec('messages', 'support-widget.chat', await captureElementObservation(supportDuringHours));
  expect(await findSidewaysOverflow(page)).toEqual([]);
  expect(await findAxeViolations(page)).toEqual([]);
  const supportOutsideHours = await openContactPage('2026-12-01T12:00Z');
  const closedNotice = supportOutsideHours.getByText(patterns.supportWidget.closed());
  expect(await closedNotice.innerText()).toMatch(/Wednesday\D+9:00\sam\.$/);
  expect(await supportOutsideHours.getByRole('link').allInnerTexts()).toEqual([
    'Call 1800 000 427',
    'Email us',
    ...STORE_LABELS,
  ]);
  coversSpec('screens', 'support-widget.app-buttons', await captureElementObservation(supportOutsideHours));
});

journey('an editor creates a preview link with a form', async ({ visit }) => {
  const year = new Date().getUTCFullYear() + 1;
  const { page } = await visit('harbour', { port: shop.port });
  await page.goto(await createPreviewLink('--site', 'harbour', '--form'));
  expect(await findAxeViolations(page)).toEqual([]);
  await page.getByLabel(texts.previewMakerPage.brand()).selectOption('Sunnyside');
  await page.getByLabel(texts.previewMakerPage.address()).fill('/about');
  await page.getByLabel(texts.previewMakerPage.with()).fill('causes_direktory, blog');
  await page.getByRole('button', { name: texts.previewMakerPage.make() }).click();
  const formStatus = page.getByRole('status');
  await formStatus
    .getByText("There is no capability 'causes_direktory'. Did you mean 'causes_directory'? There are: ")
    .waitFor();
  expect(await formStatus.innerText()).toContain('blog, ');
  expect(await page.getByRole('link', { name: texts.previewMakerPage.open() }).count()).toBe(0);
  await page.getByLabel(texts.previewMakerPage.with()).fill('causes_directory');
  await page.getByLabel(texts.previewMakerPage.moment()).fill(`${year}-01-02T03:04`);
  await page.getByRole('button', { name: texts.previewMakerPage.make() }).click();
  await page.getByRole('link', { name: texts.previewMakerPage.open() }).click();
  expect(await page.locator('html').getAttribute('data-site')).toBe('sunnyside');
  expect(new URL(page.url()).hostname).toBe('sunnyside.localhost');
  await page
    .getByRole('complementary', { name: texts.previewBar.preview() })
    .getByText(`2 Jan ${year}`)
    .first()
    .waitFor();
});

describe('a preview', () => {
  test('answers twice with the same HTML, and its headers forbid indexing and caching', async () => {
    const address = await createPreviewLink('/raffles', '--site', 'lantern', '--at', '2026-11-30T08:00Z');
    const [firstResponse, secondResponse] = [await requestPage(address), await requestPage(address)];
    expect([firstResponse.status, firstResponse.body === secondResponse.body]).toEqual([200, true]);
    expect(firstResponse.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
    });
    expect(firstResponse.headers['etag']).toBeUndefined();
  });

  test('shows the page in the language and at the moment that its link names', async () => {
    const baseArgs = ['/', '--site', 'lantern', '--at', '2026-11-30T08:00Z'];
    const bodies = await Promise.all(
      [[], [], ['--locale', 'en-AU'], ['--at', '2026-11-20T08:00Z']].map(
        async (extraArgs) => (await requestPage(await createPreviewLink(...baseArgs, ...extraArgs))).body,
      ),
    );
    expect(bodies[2]).toContain('lang="en-AU"');
    expect(bodies[3]).not.toBe(bodies[0]);
  });

  test('answers 403 without a page where its link was altered or not signed', async () => {
    const address = await createPreviewLink('/', '--site', 'lantern');
    const invalidLinks = [
      address.replace('site=lantern', 'site=harbour'),
      address.replace(/expires=(\d+)/, (_, expiry: string) => `expires=${Number(expiry) + 1}`),
      address.replace(/&expires.*/, ''),
      `http://lantern.localhost:${shop.port}/?preview=true&draft=spring`,
    ];
    for (const invalidLink of invalidLinks) {
      const { status, body } = await requestPage(invalidLink);
      expect([invalidLink, status, body.includes('<html')]).toEqual([invalidLink, 403, false]);
    }
  });
});
