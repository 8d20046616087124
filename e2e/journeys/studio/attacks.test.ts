import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { savingStateMessages } from '../../../studio/app/saving-state.messages.gen.ts';
import { commandPaletteMessages } from '../../../studio/editor/command-palette.messages.gen.ts';
import { editorBarMessages } from '../../../studio/editor/editor-bar.messages.gen.ts';
import { editorNoticesMessages } from '../../../studio/editor/editor-notices.messages.gen.ts';
import { publishDialogMessages } from '../../../studio/editor/publish-dialog.messages.gen.ts';
import { type BrowserVisitor, journey } from '../../harness/journey.ts';
import { type RunningTestShop, startTestShop } from '../../harness/shop-process.ts';
import { HOSTILE_STRINGS, selectEveryNth } from '../../hostile/hostile-strings.ts';
import { setScriptTripwire } from '../../hostile/script-tripwire.ts';
import { createStudioPageObject } from '../../pages/studio-page.ts';

const HOME_PAGE_FILE = 'cms-seed/harbour/pages/home.json';
const HOSTILE_PAGE_FILE = 'cms-seed/harbour/pages/hostile.json';

/** Right-to-left marks and a text of the largest size beside strings of each kind of attack. */
const HOSTILE_TEXTS = [
  '<img src=x onerror=alert(1)>',
  '[x](javascript:alert(1)) <a href="javascript:alert(1)">x</a>',
  '{{constructor.constructor("alert(1)")()}} {{7*7}} {productOfferKey}',
  '\u202eevil\u202c \u2066\u2067\u2068x שלום مرحبا',
  'long '.repeat(2_000),
  ...selectEveryNth(HOSTILE_STRINGS, 12),
];

let shop: RunningTestShop;
/** Cookies of the browser that opened the printed link. */
let cookies: Awaited<ReturnType<BrowserContext['cookies']>> | undefined;

let attackerPageHtml = '';
const attackerServer = createServer((_, response) => {
  response.setHeader('content-type', 'text/html; charset=utf-8').end(attackerPageHtml);
});

beforeAll(async () => {
  await once(attackerServer.listen(0, '127.0.0.1'), 'listening');
  shop = await startTestShop({ studio: true }, (project) =>
    writeFileSync(join(project, HOSTILE_PAGE_FILE), JSON.stringify(createHostilePage(), null, 2)),
  );
});
afterAll(async () => {
  attackerServer.closeAllConnections();
  attackerServer.close();
  await shop.close();
});

function createHostilePage() {
  return {
    version: 1,
    path: '/hostile',
    head: { title: '<img src=x onerror=alert(1)> {{7*7}}', description: '"><script>alert(1)</script>' },
    blocks: HOSTILE_TEXTS.map((text, index) => ({
      id: `text-${index}`,
      type: 'rich-text',
      // The shop refuses Markdown with links and pictures that lead nowhere.
      props: { heading: text.slice(0, 120), body: /[<[&]|:/.test(text) ? 'Words.' : text },
    })),
  };
}

type Visit = (brand: 'harbour', options: { port: number; expected?: RegExp }) => Promise<BrowserVisitor>;

const studioOrigin = () => new URL(shop.studioLink ?? '').origin;
const readProjectFile = (file: string) => readFileSync(join(shop.project, file), 'utf8');

async function openDocument(visit: Visit, id: string, expected?: RegExp) {
  const visitor = await visit('harbour', { port: shop.port, ...(expected && { expected }) });
  const { page, context } = visitor;
  const caughtAttempts = await setScriptTripwire(context);
  if (cookies) await context.addCookies(cookies);
  else await page.goto(shop.studioLink ?? '');
  cookies ??= await context.cookies(studioOrigin());
  await page.goto(`${studioOrigin()}/#${id}`);
  const studio = createStudioPageObject(page);
  await studio.isReady();
  return { ...visitor, ...studio, browserContext: context, caughtAttempts };
}

/**
 * Opens a page of an attacker in a tab of the same browser. It has a server of its own on this machine, because a page
 * from elsewhere is stopped by the browser's rules for local networks before any header of the studio counts.
 */
async function openAttackerPage(context: BrowserContext, host: string, html: string): Promise<Page> {
  const { port } = attackerServer.address() as AddressInfo;
  attackerPageHtml = html;
  const page = await context.newPage();
  await page.goto(`http://${host}:${port}/`);
  return page;
}

type AttackRequest = Pick<RequestInit, 'method' | 'mode'> & {
  readonly body?: string;
  readonly headers?: Record<string, string>;
};

const REFUSAL_CONSOLE_PATTERN =
  /CORS|Content Security Policy|csp|status of 40[13]|ERR_FAILED|ERR_BLOCKED|postMessage|violates/i;

for (const [site, host] of [
  ['an unrelated site', 'evil.localhost'],
  ['a subdomain of the studio, with its cookie', 'evil.studio.localhost'],
] as const) {
  journey(`a page of ${site} in the same browser neither reads, writes nor frames the studio`, async ({ visit }) => {
    const { page, browserContext, form, stage, draft } = await openDocument(
      visit,
      'harbour/page/home',
      REFUSAL_CONSOLE_PATTERN,
    );
    await stage.getByRole('heading', { name: 'Closing next' }).click();
    const homeFileBefore = readProjectFile(HOME_PAGE_FILE);
    const attackerPage = await openAttackerPage(browserContext, host, '<iframe name="studio"></iframe>');
    const tryFetch = (attackRequest: AttackRequest, path = '/api/session') =>
      attackerPage.evaluate(
        ([address, init]) =>
          fetch(address, { credentials: 'include', ...init }).then(
            async (response) => `${response.type} ${await response.text()}`,
            (error: Error) => error.name,
          ),
        [studioOrigin() + path, attackRequest] as const,
      );
    expect(await tryFetch({})).toBe('TypeError');
    expect(await tryFetch({ mode: 'no-cors' })).toBe('TypeError');
    const draftChange = JSON.stringify({ site: 'harbour', kind: 'page', name: 'home', value: null });
    for (const [path, method] of [
      ['/api/draft', 'PUT'],
      ['/api/publish', 'POST'],
      ['/api/discard', 'POST'],
    ] as const) {
      expect(await tryFetch({ method, body: draftChange, headers: { 'content-type': 'application/json' } }, path)).toBe(
        'TypeError',
      );
    }
    // Simple requests and forms arrive, but have no token, and outside the site no cookie either.
    await tryFetch({ method: 'POST', mode: 'no-cors', body: draftChange }, '/api/discard');
    const blockedNavigations: string[] = [];
    attackerPage.on('requestfailed', (request) => {
      if (!request.url().startsWith(studioOrigin()) || !request.isNavigationRequest()) return;
      blockedNavigations.push(`${request.method()} ${new URL(request.url()).pathname} ${request.failure()?.errorText}`);
    });
    await attackerPage.evaluate(
      ([address, body]) => {
        const form = Object.assign(document.createElement('form'), {
          action: address,
          method: 'post',
          enctype: 'text/plain',
          target: 'studio',
        });
        form.append(Object.assign(document.createElement('input'), { name: body, value: '' }));
        document.body.append(form);
        form.submit();
      },
      [`${studioOrigin()}/api/publish`, draftChange] as const,
    );
    const blockedError = 'net::ERR_BLOCKED_BY_RESPONSE';
    const blockedPost = `POST /api/publish ${blockedError}`;
    // The frame must have shown its answer before it is removed.
    await expect.poll(() => blockedNavigations, { timeout: 30_000 }).toEqual([blockedPost]);

    // Framed directly, and as the frame of a frame.
    await attackerPage.evaluate((address) => {
      document.getElementsByTagName('iframe')[0]?.remove();
      const directFrame = Object.assign(document.createElement('iframe'), { src: address });
      const nestedFrame = Object.assign(document.createElement('iframe'), {
        srcdoc: `<iframe src="${address}"></iframe>`,
      });
      document.body.append(directFrame, nestedFrame);
    }, studioOrigin());
    // Of the two requests Chromium does not always report both, but each frame shows that it was blocked.
    const blockedFrame = 'chrome-error://chromewebdata/';
    await expect
      .poll(() => attackerPage.frames().map((frame) => frame.url()), { timeout: 30_000 })
      .toEqual([attackerPage.url(), blockedFrame, 'about:srcdoc', blockedFrame]);
    await expect
      .poll(() => [...new Set(blockedNavigations)], { timeout: 30_000 })
      .toEqual([blockedPost, `GET / ${blockedError}`]);

    // A window that it opens has no way to the studio.
    const [openedPage] = await Promise.all([
      browserContext.waitForEvent('page'),
      attackerPage.evaluate((address) => {
        const link = document.createElement('a');
        link.href = address;
        link.target = 'other';
        link.rel = 'opener';
        document.body.append(link);
        link.click();
      }, `${studioOrigin()}/#harbour/page/home`),
    ]);
    await openedPage.waitForLoadState();
    expect(await openedPage.evaluate(() => window.opener)).toBe(null);
    await openedPage.close();

    // The studio itself is still where it was.
    await page.bringToFront();
    await form.getByLabel('Main heading', { exact: true }).waitFor();
    await draft(savingStateMessages.published()).waitFor();
    expect(readProjectFile(HOME_PAGE_FILE)).toBe(homeFileBefore);
    expect(existsSync(join(shop.project, '../data/studio-drafts/harbour'))).toBe(false);
  });
}

/** Runs an attack script in the stage. */
const postForgedMessages = (stage: Awaited<ReturnType<typeof openDocument>>['stage'], messages: readonly unknown[]) =>
  stage.locator('html').evaluate((_, forgedMessages) => {
    for (const message of forgedMessages) window.parent.postMessage(message, '*');
  }, messages);

journey('foreign script in the stage neither runs code in the studio nor navigates it elsewhere', async ({ visit }) => {
  const { page, stage, form, caughtAttempts, isReady, draft } = await openDocument(
    visit,
    'harbour/page/home',
    /Content Security Policy|csp|violates|sandbox|Unsafe attempt/i,
  );
  const channel = 'vitrine.stage';
  const stageRequests: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/stage')) stageRequests.push(request.url());
  });
  const studioUrl = page.url();
  const attackValues = ['javascript:alert(1)', '//hostile.example/', 'https://hostile.example/', '#x', '__proto__', ''];
  await postForgedMessages(stage, [
    ...attackValues.map((path) => ({ channel, type: 'follow', path })),
    ...attackValues.map((block) => ({ channel, type: 'chosen', block })),
    ...[{}, [], 7, { toString: 'x' }].flatMap((value) => [
      { channel, type: 'follow', path: value },
      { channel, type: 'chosen', block: value },
    ]),
    ...['publish', 'DOCUMENTS.PUBLISH', '__proto__'].map((shortcut) => ({ channel, type: 'shortcut', shortcut })),
    { channel: 'other', type: 'follow', path: '/results' },
    { channel, type: 'DOCUMENTS.PUBLISH' },
    { channel, type: 'show', revision: 1, payload: { kind: 'page' } },
    ...['x', null, 1, true, '{"channel":"vitrine.stage"}'],
    ...Array.from({ length: 500 }, () => ({ channel, type: 'ready' })),
  ]);
  await isReady();
  expect(page.url()).toBe(studioUrl);
  // One rendering follows the one under way, however many messages came.
  await stage.getByRole('heading', { name: 'Closing next' }).click();
  await form.getByLabel('Main heading', { exact: true }).waitFor();
  expect(stageRequests.length).toBeLessThan(50);
  await draft(savingStateMessages.published()).waitFor();

  // After a press in the frame, browsers let it replace the page around it.
  await stage.locator('html').evaluate(() => {
    try {
      if (window.top) window.top.location.href = 'http://hostile.example/';
    } catch {
      // Refused.
    }
    window.open('http://hostile.example/', '_top');
    const link = Object.assign(document.createElement('a'), { href: 'http://hostile.example/', target: '_top' });
    document.body.append(link);
    HTMLAnchorElement.prototype.click.call(link);
  });
  await stage.getByRole('heading', { name: 'Closing next' }).click();
  await form.getByLabel('Main heading', { exact: true }).fill('Still the studio');
  await stage.getByRole('heading', { name: 'Still the studio' }).waitFor();
  expect(page.url()).toBe(studioUrl);
  expect(caughtAttempts.filter((attempt) => !attempt.includes('open ran'))).toEqual([]);
  await draft(savingStateMessages.saved()).waitFor();
  await page.keyboard.press('ControlOrMeta+z');
  await draft(savingStateMessages.published()).waitFor();
});

journey('a document of hostile texts is shown, edited and published as text', async ({ visit }) => {
  const { page, stage, form, blocks, publish, notice, draft, caughtAttempts, browserContext } = await openDocument(
    visit,
    'harbour/page/hostile',
  );
  expect(await stage.locator('main h2').first().innerText()).toBe(HOSTILE_TEXTS[0]);
  expect(await stage.locator('main img[onerror], main a[href^="javascript"]').count()).toBe(0);
  for (const index of [0, 1, 2, 3, 4]) {
    await blocks
      .getByRole('button', { name: /^Rich text|^Text/ })
      .nth(index)
      .click();
    await form.getByRole('textbox').first().waitFor();
  }
  await blocks
    .getByRole('button', { name: /^Rich text|^Text/ })
    .first()
    .click();
  const heading = form.getByLabel('Main heading', { exact: true });
  await heading.fill('<script>alert(2)</script>{{8*8}}');
  await stage.getByRole('heading', { name: '<script>alert(2)</script>{{8*8}}' }).waitFor();
  await draft(savingStateMessages.saved()).waitFor();
  await page.getByRole('button', { name: editorBarMessages.publish(), exact: true }).click();
  await page.getByRole('button', { name: publishDialogMessages.later() }).click();
  await publish();
  await notice.getByText(editorNoticesMessages.published()).waitFor();
  const [firstBlock] = JSON.parse(readProjectFile(HOSTILE_PAGE_FILE)).blocks;
  expect(firstBlock.props).toEqual({ heading: '<script>alert(2)</script>{{8*8}}', body: 'Words.' });
  const shopPage = await browserContext.newPage();
  await expect
    .poll(async () => {
      await shopPage.goto(`http://harbour.localhost:${shop.port}/hostile`);
      return shopPage.getByRole('heading', { name: '<script>alert(2)</script>{{8*8}}' }).count();
    })
    .toBe(1);
  await page.getByRole('button', { name: commandPaletteMessages.open() }).first().click();
  await page.getByRole('dialog').getByRole('combobox').fill('<script');
  expect(caughtAttempts).toEqual([]);
});

/** Pastes as a browser does, with an event that holds several formats. */
const paste = (field: Locator, formats: Readonly<Record<string, string>>) =>
  field.evaluate((element, data) => {
    const clipboardData = new DataTransfer();
    for (const [type, value] of Object.entries(data)) clipboardData.setData(type, value);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, formats);

journey('HTML of the clipboard becomes Markdown without script, styles and unsafe links', async ({ visit }) => {
  const { page, stage, form, blocks, draft, caughtAttempts } = await openDocument(visit, 'harbour/page/hostile');
  await blocks
    .getByRole('button', { name: /^Rich text|^Text/ })
    .nth(1)
    .click();
  const body = form.getByRole('textbox').last();
  await body.fill('');
  await paste(body, {
    'text/plain': 'plain',
    'text/html': `<style>p { color: red }</style><script>alert(1)</script><h2 style="color:red" onclick="alert(1)">Title</h2>
      <p style="background:url(//hostile.example/x.png)">One <b onmouseover="alert(1)">bold</b> and
      <a href="javascript:alert(1)">bad</a> and <a href="https://example.com/fine">good</a>.</p>
      <img src="//hostile.example/x.png" onerror="alert(1)"><svg onload="alert(1)"></svg>
      <iframe src="javascript:alert(1)"></iframe><form action="//hostile.example/"><input name="x"></form>`,
  });
  await expect.poll(() => body.inputValue()).toContain('**bold**');
  const markdown = await body.inputValue();
  expect(markdown).toContain('## Title');
  expect(markdown).toContain('[good](https://example.com/fine)');
  expect(markdown).not.toMatch(/[<>]|javascript|alert|hostile|color|onmouse/);
  await stage.getByRole('heading', { name: 'Title', exact: true }).waitFor();
  await draft(savingStateMessages.saved()).waitFor();
  await page.keyboard.press('ControlOrMeta+z');
  expect(caughtAttempts).toEqual([]);
});
