import { request } from 'node:http';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { accessMessages } from '../messages/access.messages.gen.ts';
import { requestsMessages } from '../messages/requests.messages.gen.ts';
import { type RunningStudio, type StudioOptions, startStudio } from './start-studio.ts';
import { signStudioTicket } from './studio-ticket.ts';
import { createFakeEngine } from './testing/fake-engine.ts';

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

const reported = vi.fn();
let studio: RunningStudio;
let port: number;

const engine = createFakeEngine({
  listHosts: () => ['harbour.localhost'],
  render: () => Promise.reject(new Error('the engine is broken')),
});

beforeEach(async () => {
  port = await findFreePort();
  studio = await start();
});
afterEach(() => studio.close());

function start(options: Partial<StudioOptions> = {}) {
  return startStudio({
    engine,
    port,
    shopPort: 4000,
    project: import.meta.dirname,
    dataDir: import.meta.dirname,
    clientDir: import.meta.dirname,
    secret: 'a secret',
    clock: () => Date.UTC(2026, 0, 15),
    report: reported,
    ...options,
  });
}

async function findFreePort(): Promise<number> {
  const { createServer } = await import('node:net');
  const server = createServer();
  const { promise, resolve } = Promise.withResolvers<number>();
  server.listen({ port: 0, host: '127.0.0.1' }, () => {
    const address = server.address();
    resolve(typeof address === 'object' && address ? address.port : 0);
  });
  const free = await promise;
  await new Promise((closed) => server.close(closed));
  return free;
}

function call(
  path: string,
  { method = 'GET', body, ...headers }: { method?: string; body?: unknown; [header: string]: unknown } = {},
) {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const sent = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
  const clientRequest = request(
    { host: '127.0.0.1', port, path, method, headers: { host: `studio.localhost:${port}`, ...sent } },
    (response) => {
      let text = '';
      response.on('data', (chunk) => (text += chunk));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text }));
    },
  );
  clientRequest.on('error', reject);
  clientRequest.end(body === undefined ? undefined : JSON.stringify(body));
  return promise;
}

async function openSession() {
  const { headers } = await call(studio.createLink().slice(studio.origin.length));
  const [cookie = ''] = String(headers['set-cookie']).split(';');
  const { body } = await call('/api/session', { cookie });
  return { cookie, token: String(JSON.parse(body).writeToken) };
}

const ANONYMOUS_VIEWER = { signedIn: false, segment: null, region: null };
const stage = {
  stage: 'stage-0123456789abcdefghijkl',
  site: 'harbour',
  path: '/',
  viewer: ANONYMOUS_VIEWER,
  documents: [],
  wantsLink: true,
};

describe('the studio over files answers', () => {
  test('the browser that opened the printed link, once', async () => {
    const path = studio.createLink().slice(studio.origin.length);
    const first = await call(path);
    expect([first.status, first.headers['location']]).toEqual([303, '/']);
    expect(await call(path)).toMatchObject({
      status: 403,
      body: JSON.stringify({ message: accessMessages.linkUsed() }),
    });
    const { cookie } = await openSession();
    expect((await call('/', { cookie })).body).toContain('<title>Vitrine Studio</title>');
  });

  test('a request for an unchanged file with 304 and no content', async () => {
    const { cookie } = await openSession();
    const first = await call('/', { cookie });
    expect([first.status, first.headers['cache-control']]).toEqual([200, 'private, no-cache']);
    const again = await call('/', { cookie, 'if-none-match': first.headers['etag'] });
    expect([again.status, again.body, again.headers['content-security-policy']]).toEqual([
      304,
      '',
      first.headers['content-security-policy'],
    ]);
    expect((await call('/', { cookie, 'if-none-match': '"another"' })).status).toBe(200);
  });

  test('with a policy that allows its own scripts alone, and frames of the shops', async () => {
    const { cookie } = await openSession();
    const { headers } = await call('/', { cookie });
    expect(String(headers['content-security-policy']).split('; ')).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        "script-src 'self'",
        "font-src 'self'",
        'frame-src http://harbour.localhost:4000',
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
        'trusted-types dompurify',
      ]),
    );
  });

  test('a write with the token of the session from its own origin', async () => {
    const { cookie, token } = await openSession();
    const answer = await call('/api/stage', {
      method: 'POST',
      cookie,
      origin: studio.origin,
      'x-studio-token': token,
      body: stage,
    });
    expect(answer).toMatchObject({
      status: 200,
      body: JSON.stringify({ kind: 'link', url: 'http://harbour.localhost:4000/preview' }),
    });
  });
});

describe('the studio over files refuses', () => {
  test('every request without a session', async () => {
    for (const path of ['/', '/studio.js', '/api/session', '/api/document?site=harbour&name=home'])
      expect((await call(path)).status).toBe(401);
    expect((await call('/', { cookie: 'vitrine_studio=a.9999999999999.b' })).status).toBe(401);
  });

  test('another host, also with a session: a name of an attacker could point here', async () => {
    const { cookie } = await openSession();
    expect((await call('/api/session', { cookie, host: `evil.example:${port}` })).status).toBe(421);
    expect((await call('/api/session', { cookie, host: `localhost:${port}` })).status).toBe(421);
  });

  test.each([
    ['another origin', { origin: 'http://harbour.localhost:4000' }],
    ['no origin', { origin: '' }],
    ['a token that was guessed', { 'x-studio-token': 'guessed' }],
    ['no token', { 'x-studio-token': '' }],
  ])('a write with %s', async (_, headers) => {
    const { cookie, token } = await openSession();
    const own = { origin: studio.origin, 'x-studio-token': token };
    const { status } = await call('/api/stage', { method: 'POST', cookie, ...own, ...headers, body: stage });
    expect(status).toBe(403);
  });

  test('bad input with a message that says what is wrong', async () => {
    const { cookie, token } = await openSession();
    const own = { method: 'POST', cookie, origin: studio.origin, 'x-studio-token': token };
    const postStage = async (body: unknown) => {
      const answer = await call('/api/stage', { ...own, body });
      return [answer.status, JSON.parse(answer.body).message];
    };
    expect(await postStage({ ...stage, path: '//evil.example' })).toEqual([
      400,
      '"//evil.example" is no path of a page.',
    ]);
    expect(await postStage({ ...stage, stage: 'spring' })).toEqual([400, requestsMessages.noStage()]);
    expect(await postStage({ ...stage, site: 'nowhere' })).toEqual([404, 'There is no site nowhere.']);
    expect(await postStage({ ...stage, documents: 'all' })).toEqual([400, 'documents must be a list.']);
    const document = { site: 'harbour', kind: 'page', name: 'home', value: {} };
    const postStageWithDocument = (change: object) => postStage({ ...stage, documents: [{ ...document, ...change }] });
    expect(await postStageWithDocument({ name: '../../x' })).toEqual([
      400,
      '"../../x" can\'t name a document: small letters, digits, dots and dashes.',
    ]);
    expect(await postStageWithDocument({ site: '..' })).toEqual([
      400,
      '".." can\'t name a document: small letters, digits, dots and dashes.',
    ]);
    expect(await postStageWithDocument({ kind: 'secret' })).toEqual([
      400,
      'There are no documents of the kind secret.',
    ]);
    expect(await postStageWithDocument({ site: 'nowhere' })).toEqual([404, 'There is no site nowhere.']);
  });

  test('a request that fails inside with a general message, and reports the details only to its log', async () => {
    const { cookie, token } = await openSession();
    const own = { method: 'POST', cookie, origin: studio.origin, 'x-studio-token': token };
    const answer = await call('/api/stage', { ...own, body: { ...stage, wantsLink: false } });
    expect(answer).toMatchObject({ status: 500, body: JSON.stringify({ message: requestsMessages.broken() }) });
    expect(reported.mock.calls).toEqual([[new Error('the engine is broken')]]);
  });
});

describe('behind a proxy', () => {
  const proxiedOrigin = 'https://studio.example:8443';
  const cms = {
    origin: 'https://cms.example',
    ticketSecret: 'a secret of tickets',
    previousTicketSecret: 'a former secret',
  };
  const host = 'studio.example:8443';

  test('the studio inside a CMS answers its public host alone', async () => {
    await studio.close();
    studio = await start({ cms, proxiedOrigin });
    const { status, headers, body } = await call('/', { host });
    expect([status, studio.createLink()]).toEqual([200, 'https://cms.example/admin/vitrine-studio']);
    expect(body).toContain('data-cms="https://cms.example"');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain('frame-src https://harbour.localhost:8443;');
    expect(policy).toContain('frame-ancestors https://cms.example;');
    expect((await call('/')).status).toBe(421);
    expect((await call('/', { host: 'studio.example' })).status).toBe(421);
  });

  test('writes need the public origin of the studio', async () => {
    await studio.close();
    studio = await start({ cms, proxiedOrigin });
    const ticket = { editor: 'ann', sites: null, expires: Date.UTC(2026, 0, 15) + 1 };
    const authorization = `Studio ${signStudioTicket(ticket, cms.ticketSecret)}`;
    const write = { method: 'POST', host, authorization, body: stage };
    expect((await call('/api/stage', { ...write, origin: proxiedOrigin })).status).toBe(200);
    for (const origin of [`http://${host}`, 'https://harbour.localhost:8443'])
      expect((await call('/api/stage', { ...write, origin })).status).toBe(403);
  });

  test('tickets of the CMS open the studio while their secret is replaced, whichever of the two signed them', async () => {
    await studio.close();
    studio = await start({ cms, proxiedOrigin });
    const ticket = { editor: 'ann', sites: null, expires: Date.UTC(2026, 0, 15) + 1 };
    const statusWith = async (secret: string) => {
      const authorization = `Studio ${signStudioTicket(ticket, secret)}`;
      return (await call('/api/stage', { method: 'POST', host, authorization, body: stage, origin: proxiedOrigin }))
        .status;
    };
    const statuses = [await statusWith(cms.ticketSecret), await statusWith(cms.previousTicketSecret)];
    expect([...statuses, await statusWith('a secret of nobody')]).toEqual([200, 200, 401]);
  });

  test('the studio over files does not start', async () => {
    await expect(start({ proxiedOrigin })).rejects.toThrow('Over files the studio opens on this machine alone.');
  });
});
