import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FrameLocator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { type StartedDirectus, setUpAndStartDirectus } from '../../scripts/cms/start-directus.ts';
import { startSeededCms } from '../../scripts/cms/start-seeded-cms.ts';
import { createEditor, createEditorRole, fetchSessionCookie } from '../../scripts/cms/testing/directus-editors.ts';
import {
  copyEmptyDirectusData,
  type DirectusAnswer,
  parseDirectusAnswer,
} from '../../scripts/cms/testing/test-directus.ts';
import { STUDIO_PORT_OFFSET } from '../../scripts/serve/serve.ts';
import { findFirstOfConsecutiveFreePorts } from '../../scripts/test/free-ports.ts';
import { homeMessages } from '../../studio/app/home.messages.gen.ts';
import { getStudioOrigin } from '../../studio/server/studio-origin.ts';
import { createStudioPageObject, type StudioPageObject, skipTour } from '../pages/studio-page.ts';
import { startHttpsProxy } from './https-proxy.ts';
import { type RawHttpResponse, sendGetRequestToLocalPort } from './request.ts';
import { type RunningTestShop, startTestShop } from './shop-process.ts';

/** A real Directus with the documents of this clone, whose module is the studio, and shops on top of it. */
export interface StudioInDirectus {
  readonly shop: RunningTestShop;
  /** Origin at which editors open Directus. */
  readonly editors: string;
  /** Sends a request to Directus as its administrator. */
  call(method: string, path: string, body?: unknown): Promise<DirectusAnswer>;
  /** Published document at a path such as `/items/pages/lantern:page:home`. */
  readPublished(path: string): Promise<ReturnType<typeof JSON.parse>>;
  /** Publishes a document as the administrator. */
  restore(path: string, document: unknown): Promise<void>;
  /** Creates an editor who may edit these sites and kinds, and everything by default. */
  createEditor(
    name: string,
    rights?: { readonly sites: readonly string[]; readonly kinds?: readonly string[] },
  ): Promise<void>;
  signIn(page: Page, name: string): Promise<void>;
  /** Signs in to Directus and opens its module "Studio". */
  open(page: Page, name: string): Promise<StudioPageObject & { readonly frame: FrameLocator }>;
  /** Page of a brand, from its shop. */
  request(brand: string, path: string): Promise<RawHttpResponse>;
  /** Starts all of it again on the same data, behind a proxy with https and other host names. */
  restartBehindProxy(): Promise<StudioInDirectus>;
  close(): Promise<void>;
}

interface Origins {
  readonly editors: string;
  readonly studio: string;
}

const root = new URL('../..', import.meta.url).pathname;
const TICKET_SECRET = 'a secret of this test that nobody else knows';
const WEBHOOK_SECRET = 'another secret of this test that nobody else knows';

/** The shop with its sandbox and studio, Directus and a proxy. */
const PORTS = STUDIO_PORT_OFFSET + 3;
const [CMS_PORT, PROXY_PORT] = [STUDIO_PORT_OFFSET + 1, STUDIO_PORT_OFFSET + 2];

const formatWebhookUrl = (port: number) => `http://127.0.0.1:${port}/_cms/webhook`;

export async function startStudioInDirectus(): Promise<StudioInDirectus> {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-cms-studio-'));
  await copyEmptyDirectusData(dataDir);
  const port = await findFirstOfConsecutiveFreePorts(PORTS);
  const studio = getStudioOrigin(port + STUDIO_PORT_OFFSET);
  const cms = await startSeededCms({
    port: port + CMS_PORT,
    dataDir,
    root,
    push: true,
    webhook: { url: formatWebhookUrl(port), secret: WEBHOOK_SECRET },
    studio: { origin: studio, ticketSecret: TICKET_SECRET },
    log: () => {},
  });
  return open(cms, dataDir, port, { studio, editors: `http://cms.localhost:${port + CMS_PORT}` });
}

async function restartBehindProxy(dataDir: string): Promise<StudioInDirectus> {
  const port = await findFirstOfConsecutiveFreePorts(PORTS);
  const proxyPort = port + PROXY_PORT;
  const origins = { studio: `https://edit.localhost:${proxyPort}`, editors: `https://content.localhost:${proxyPort}` };
  const cms = await setUpAndStartDirectus({
    port: port + CMS_PORT,
    dataDir,
    extensionsDir: join(dataDir, 'extensions'),
    extensionEnv: {
      VITRINE_CMS_WEBHOOK_URL: formatWebhookUrl(port),
      VITRINE_CMS_WEBHOOK_SECRET: WEBHOOK_SECRET,
      VITRINE_STUDIO_ORIGIN: origins.studio,
      VITRINE_STUDIO_TICKET_SECRET: TICKET_SECRET,
    },
  });
  const proxy = await startHttpsProxy({
    port: proxyPort,
    servers: { 'edit.localhost': port + STUDIO_PORT_OFFSET, 'content.localhost': port + CMS_PORT },
    others: port,
  });
  const behind = { studioOrigin: origins.studio, trustedProxies: '127.0.0.1' };
  const opened = await open(cms, dataDir, port, origins, behind);
  return {
    ...opened,
    close: async () => {
      await proxy.close();
      await opened.close();
    },
  };
}

async function open(
  cms: StartedDirectus,
  dataDir: string,
  port: number,
  { editors, studio }: Origins,
  options: Parameters<typeof startTestShop>[0] = {},
): Promise<StudioInDirectus> {
  const shop = await startTestShop({
    port,
    studio: true,
    studioTicketSecret: TICKET_SECRET,
    cmsWebhookSecret: WEBHOOK_SECRET,
    cms: { kind: 'directus', url: cms.url, token: cms.readToken, editors },
    ...options,
  });
  let role: Promise<string> | null = null;
  const stop = async () => {
    await shop.close();
    await cms.close();
  };
  const call: StudioInDirectus['call'] = async (method, path, body) => {
    const answer = await fetch(cms.url + path, {
      method,
      headers: { authorization: `Bearer ${cms.adminToken}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: answer.status, ...parseDirectusAnswer(await answer.text()) };
  };
  const signIn: StudioInDirectus['signIn'] = async (page, name) => {
    page.setDefaultTimeout(60_000);
    await skipTour(page.context(), new URL(studio).hostname);
    const [cookie = '', value = ''] = (await fetchSessionCookie(cms, name)).split('=');
    await page.context().addCookies([{ name: cookie, value, url: editors, httpOnly: true, sameSite: 'Lax' }]);
  };
  return {
    shop,
    editors,
    call,
    signIn,
    readPublished: async (path) => {
      const answer = await call('GET', `${path}?fields=document`);
      expect([path, answer.status]).toEqual([path, 200]);
      return Object(answer.data).document;
    },
    restore: async (path, document) => {
      expect([path, (await call('PATCH', path, { document })).status]).toEqual([path, 200]);
    },
    createEditor: async (name, rights) => {
      role ??= createEditorRole({ call });
      const user = await createEditor({ call }, await role, name);
      if (rights)
        expect(await call('POST', '/items/editor_rights', { user, ...rights })).toMatchObject({ status: 200 });
    },
    open: async (page, name) => {
      await signIn(page, name);
      await page.goto(`${editors}/admin/vitrine-studio`);
      const frame = page.frameLocator('iframe[title=Studio]');
      await frame.getByRole('searchbox', { name: homeMessages.search() }).waitFor();
      return { frame, ...createStudioPageObject(frame) };
    },
    request: (brand, path) => sendGetRequestToLocalPort(port, path, { host: `${brand}.localhost:${port}` }),
    restartBehindProxy: async () => {
      await stop();
      return restartBehindProxy(dataDir);
    },
    close: async () => {
      await stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
