import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { EditableSite } from '#engine/server/preview/list-editable-sites.ts';
import type { StudioEngine } from '#engine/server/preview/studio-engine.ts';
import { accessMessages } from '../messages/access.messages.gen.ts';
import { cmsMessages } from '../messages/cms.messages.gen.ts';
import { createCmsAccess } from './cms-access.ts';
import { createCmsStudioApi, listPictureReads } from './cms-studio-api.ts';
import { createPictureCalls } from './picture-calls.ts';
import { createPresence } from './presence.ts';
import { signStudioTicket } from './studio-ticket.ts';
import { createFakeEngine } from './testing/fake-engine.ts';
import { startTestStudio, type TestStudio } from './testing/test-studio.ts';

const CMS = 'http://cms.localhost:3002';
const NOW = Date.UTC(2026, 0, 15);
const HOME = { site: 'lantern', kind: 'page', name: 'home' };
const VIEWER = {
  signedIn: false,
  segment: null,
  region: null,
  locale: null,
  at: null,
  capabilities: {},
  consent: null,
};
const STAGE = {
  stage: `stage-${'a'.repeat(22)}`,
  site: 'lantern',
  path: '/',
  viewer: { ...VIEWER, flow: null },
  documents: [{ ...HOME, value: { version: 1 } }],
  wantsLink: true,
};

const siteOf = (key: string): EditableSite => ({
  key,
  name: key,
  shownAs: key,
  extendedBy: [],
  hosts: [`${key}.localhost`],
  pages: [],
  documents: [],
  pictures: [],
  segments: [],
  regions: [],
  locales: ['en-AU'],
  timeZone: 'Australia/Sydney',
  capabilities: [],
  contents: [],
  colours: [],
});

const BOAT = { name: 'boat.png', site: 'lantern', format: 'png', width: 8, height: 4 } as const;
let hasBoat = false;

const put = vi.fn<StudioEngine['put']>();
const engine = createFakeEngine({
  listSites: () => [siteOf('lantern'), siteOf('harbour')],
  brandOf: (key) => ({ key, host: `${key}.localhost` }),
  source: () => 'directus:pages/lantern:page:home',
  inherited: () => ({ version: 1 }),
  put,
  pictures: {
    list: () => [BOAT],
    read: async () => ({ contentType: 'image/png', bytes: new Uint8Array([1]) }),
    waitUntilPublished: async () => hasBoat,
  },
});

let studio: TestStudio;
beforeEach(async () => {
  const clock = () => NOW;
  const files = { add: () => Promise.reject(new Error('no picture is stored here')) };
  studio = await startTestStudio({
    api: createCmsStudioApi({ engine, presence: createPresence(clock), originOf: (host) => `http://${host}`, clock }),
    pictureCalls: listPictureReads(createPictureCalls({ pictures: engine.pictures, files })),
    cms: createCmsAccess({ cmsOrigin: CMS, secret: 'a secret', clock }),
    files: { find: (path) => (path === '/' ? { type: 'text/html', body: 'the page' } : null) },
    report: (error) => {
      throw error;
    },
  });
});
afterEach(async () => {
  await studio.close();
  hasBoat = false;
  put.mockReset();
});

function ticketFor(sites: readonly string[] | null, expires = NOW + 1): string {
  return signStudioTicket({ editor: 'ann', sites, expires }, 'a secret');
}

async function call(method: string, path: string, sites: readonly string[] | null = null, sent?: unknown) {
  const headers = { authorization: `Studio ${ticketFor(sites)}` };
  const body = sent === undefined ? {} : { body: JSON.stringify(sent) };
  const answer = await studio.call(path, { method, headers, ...body });
  return { status: answer.status, body: JSON.parse(answer.body.toString()) };
}

test('the page of the studio opens without a ticket, framed by the CMS alone', async () => {
  const { status, headers, body } = await studio.call('/');
  expect([status, body.toString()]).toEqual([200, 'the page']);
  expect(headers['content-security-policy']).toContain(`frame-ancestors ${CMS};`);
});

test.each([
  ['no ticket', {}],
  [
    'a ticket of another secret',
    { authorization: `Studio ${signStudioTicket({ editor: 'ann', sites: null, expires: NOW + 1 }, 'another')}` },
  ],
  ['an expired ticket', { authorization: `Studio ${ticketFor(null, NOW)}` }],
  ['a ticket of another scheme', { authorization: `Bearer ${ticketFor(null)}` }],
])('data needs a ticket: %s is refused', async (_, headers) => {
  for (const path of ['/api/session', '/api/pictures?site=lantern', '/api/picture?site=lantern&name=a.png']) {
    const { status, message } = await studio.call(path, { headers });
    expect([path, status, message]).toEqual([path, 401, accessMessages.noTicket()]);
  }
});

test('the session lists the sites that the ticket names, of the editor that it names', async () => {
  const { body } = await call('GET', '/api/session', ['lantern', 'base']);
  expect(body).toMatchObject({ editor: 'ann', writeToken: '', drafts: [], sites: [{ key: 'lantern' }] });
  expect((await call('GET', '/api/session')).body.sites).toHaveLength(2);
});

test('what a document inherits is read, and nothing about a site that the editor does not see', async () => {
  const path = `/api/inherited?${new URLSearchParams(HOME)}`;
  expect(await call('GET', path, ['lantern'])).toEqual({
    status: 200,
    body: {
      source: 'directus:pages/lantern:page:home',
      inherited: { version: 1 },
      blank: expect.objectContaining({ version: 1 }),
    },
  });
  const hidden = { status: 403, body: { message: cmsMessages.hiddenSite({ site: 'lantern' }) } };
  expect(await call('GET', path, ['harbour'])).toEqual(hidden);
  expect(await call('POST', '/api/stage', ['harbour'], STAGE)).toEqual(hidden);
  expect(await call('POST', '/api/stage', ['harbour'], { ...STAGE, site: 'harbour' })).toEqual(hidden);
  expect(put.mock.calls).toEqual([]);
});

test('a stage shows unsaved documents by a ticket, and only to the page of the studio itself', async () => {
  expect(await call('POST', '/api/stage', ['lantern'], STAGE)).toEqual({
    status: 200,
    body: { kind: 'link', url: 'http://lantern.localhost/preview' },
  });
  const headers = { authorization: `Studio ${ticketFor(null)}`, origin: 'http://lantern.localhost' };
  const { status } = await studio.call('/api/stage', { method: 'POST', headers, body: JSON.stringify(STAGE) });
  expect([status, put.mock.calls.length]).toEqual([403, 1]);
});

test('a picture is read by a ticket in its address, which opens nothing else', async () => {
  const ticket = ticketFor(null);
  const picture = await studio.call(`/api/picture?site=lantern&name=a.png&ticket=${ticket}`);
  expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/png']);
  expect((await studio.call(`/api/session?ticket=${ticket}`)).status).toBe(401);
});

test('a picture that was stored in the CMS is found once the shop has it, and only in a site that the editor sees', async () => {
  const path = '/api/published-picture?site=lantern&name=boat.png';
  expect(await call('GET', path, ['lantern'])).toEqual({ status: 200, body: { picture: null } });
  hasBoat = true;
  expect(await call('GET', path, ['lantern'])).toEqual({ status: 200, body: { picture: BOAT } });
  expect(await call('GET', path, ['harbour'])).toMatchObject({ status: 403 });
});

test.each([
  ['GET', '/api/document?site=lantern&kind=page&name=home'],
  ['PUT', '/api/draft'],
  ['POST', '/api/discard'],
  ['POST', '/api/publish'],
  ['POST', '/api/picture?site=lantern&name=a.png'],
  ['GET', '/api/versions?site=lantern&kind=page&name=home'],
  ['POST', '/api/sign-out'],
])('the call of the studio over files, %s %s, is not there', async (method, path) => {
  expect(await call(method, path, null, method === 'GET' ? undefined : {})).toMatchObject({ status: 404 });
});
