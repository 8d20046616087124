import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ContentChange } from '#engine/cms/content-source.ts';
import { createDirectusSource, type DirectusSource } from '#engine/cms/directus/directus-source.ts';
import { CMS_WEBHOOK_SIGNATURE_HEADER, verifyCmsWebhookSignature } from '#engine/cms/webhook.ts';
import { findFreePort, parseDirectusAnswer, startTestDirectus, type TestDirectus } from './testing/test-directus.ts';

const secret = 'a shared secret of this test';
const never = new AbortController().signal;
const homeId = 'harbour:page:home';
const home = { site: 'harbour', name: 'home', document: { version: 1, route: 'home' } };

let directus: TestDirectus;
let engine: Server;
/** Called with the engine's verdict on a notice; most tests ignore it. */
let onNotice = (_verdict: string) => {};

beforeAll(async () => {
  const port = await findFreePort();
  engine = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString();
    const signature = request.headers[CMS_WEBHOOK_SIGNATURE_HEADER];
    onNotice(verifyCmsWebhookSignature({ body, signature: String(signature), secret, now: Date.now() }));
    response.end();
  }).listen(port);
  await once(engine, 'listening');
  directus = await startTestDirectus({
    VITRINE_CMS_WEBHOOK_URL: `http://127.0.0.1:${port}/_cms/webhook`,
    VITRINE_CMS_WEBHOOK_SECRET: secret,
  });
});

afterAll(async () => {
  engine.close();
  await directus.close();
});

beforeEach(async () => {
  expect(await directus.call('POST', '/items/pages', home)).toMatchObject({ status: 200 });
});

afterEach(async () => {
  onNotice = () => {};
  const { data } = await directus.call('GET', '/versions?fields=id');
  for (const { id } of asRows(data)) await directus.call('DELETE', `/versions/${String(id)}`);
  await directus.call('DELETE', '/items/pages', { query: { limit: -1 } });
});

describe('publishing in the CMS', () => {
  test('refuses an invalid document and names pointer, fault and nearest valid value', async () => {
    const refused = await directus.call('POST', '/items/pages', {
      site: 'harbour',
      name: 'bad',
      document: { version: 1, lay_out: 'wide', blocks: [{ id: 'top', type: 'heroo' }] },
    });
    expect(refused.status).toBe(422);
    expect(refused.message).toBe(
      "Not published: harbour:page:bad line 3, /lay_out: Unknown property 'lay_out'. Did you mean 'layout'? And 1 more.",
    );
    expect(refused.faults).toEqual([
      expect.stringMatching(/^line 3, \/lay_out: Unknown property 'lay_out'\. Did you mean 'layout'\? Allowed here: /),
      expect.stringMatching(/^line 7, \/blocks\/0\/type: There is no block 'heroo'\. Did you mean 'hero'\? Blocks: /),
    ]);
    expect(await directus.call('GET', '/items/pages/harbour:page:bad')).toMatchObject({ status: 403 });
  });

  test('refuses a page with an invalid prop of a block, and keeps the live document', async () => {
    const blocks = [{ id: 'words', type: 'rich-text', props: { body: 12 } }];
    const refused = await directus.call('PATCH', `/items/pages/${homeId}`, { document: { version: 1, blocks } });
    expect(refused.status).toBe(422);
    expect(refused.faults).toEqual([expect.stringContaining('/blocks/0/props/body: ')]);
    expect(await liveDocument()).toEqual(home.document);
  });

  test('refuses messages with faults, each with its id and the character', async () => {
    const texts = { 'cart-list.headin': { text: 'Basged' }, 'cart-list.remove': { text: 'Dileu {item' } };
    const item = { site: 'harbour', name: 'cy', document: { version: 1, locale: 'cy', texts } };
    const { status, faults } = await directus.call('POST', '/items/messages', item);
    expect([status, faults]).toEqual([422, expect.any(Array)]);
    expect(faults?.[0]).toMatch(/^line \d+, \/texts\/cart-list\.headin: .*Did you mean 'cart-list\.heading'\?/);
    expect(faults?.[1]).toMatch(/^line \d+, \/texts\/cart-list\.remove\/text: Character \d+: /);
  });

  test('does not lose former addresses of a document, even if a save omits their list', async () => {
    const paths = ['/first', '/second', '/third', '/first'];
    for (const path of paths)
      expect(await directus.call('PATCH', `/items/pages/${homeId}`, { document: { version: 1, path } })).toMatchObject({
        status: 200,
      });
    expect(await liveDocument()).toEqual({ version: 1, path: '/first', formerPaths: ['/second', '/third'] });
  });

  test('of a draft keeps as a former address what was published after the draft was created', async () => {
    const save = (document: object) => directus.call('PATCH', `/items/pages/${homeId}`, { document });
    await save({ version: 1, path: '/first', formerPaths: ['/old'] });
    const draft = await createDraft('stale');
    await saveDraft(draft, { version: 1, path: '/first', formerPaths: ['/old'], head: { title: 'Words' } });
    await save({ version: 1, path: '/second' });
    await save({ version: 1, path: '/first' });
    expect(await publishDraft(draft)).toMatchObject({ status: 200 });
    expect(await liveDocument()).toMatchObject({ head: { title: 'Words' }, formerPaths: ['/old', '/second'] });
  });

  test('publishes none of a batch that contains an invalid document', async () => {
    const { status } = await directus.call('POST', '/items/pages', [
      { site: 'harbour', name: 'good', document: { version: 1 } },
      { site: 'harbour', name: 'bad', document: { version: 'one' } },
    ]);
    expect(status).toBe(422);
    const { data } = await directus.call('GET', '/items/pages?fields=id');
    expect(data).toEqual([{ id: homeId }]);
  });

  test('assigns a new document an id of its site, kind and name', async () => {
    const { data } = await directus.call('POST', '/items/theme', { site: 'harbour', status: 'archived', document: {} });
    expect(data).toMatchObject({ id: 'harbour:theme:theme', kind: 'theme', name: 'theme' });
    await directus.call('DELETE', '/items/theme/harbour:theme:theme');
  });

  test('is not permitted with the read token of the engine', async () => {
    const answer = await fetch(`${directus.url}/items/pages/${homeId}`, {
      method: 'PATCH',
      headers: { authorization: `Bearer ${directus.readToken}`, 'content-type': 'application/json' },
      body: JSON.stringify({ document: { version: 1 } }),
    });
    expect(answer.status).toBe(403);
    const users = await fetch(`${directus.url}/users`, { headers: { authorization: `Bearer ${directus.readToken}` } });
    expect(users.status).toBe(403);
  });
});

describe('the site check of the CMS', () => {
  test('refuses a publish or removal that breaks another document, and names that document', async () => {
    // A site without a site document is not checked; publishing its site document checks everything.
    const refused = await directus.call('POST', '/items/sites', { site: 'harbour', document: { version: 1 } });
    expect(refused.status).toBe(422);
    expect(refused.message).toMatch(/^Not published: harbour:site:site/);

    await directus.call('POST', '/items/sites', { site: 'root', document: { version: 1, abstract: true } });
    const child = { version: 1, abstract: true, extends: 'root' };
    expect(await directus.call('POST', '/items/sites', { site: 'child', document: child })).toMatchObject({
      status: 200,
    });
    expect(await directus.call('DELETE', '/items/sites/root:site:site')).toEqual({
      status: 422,
      message: expect.stringMatching(/^Not removed: child:site:site \/extends: .*"root".* Change that place first\./),
      faults: [],
      data: null,
    });
    // Schema errors and site errors are reported together.
    const both = await directus.call('PATCH', '/items/sites/child:site:site', {
      document: { ...child, extends: 'roof', abstrac: true },
    });
    expect(both.faults).toEqual([
      expect.stringMatching(/^line 4, \/extends: /),
      expect.stringMatching(/^line 5, \/abstrac: Unknown property 'abstrac'/),
    ]);
    await directus.call('DELETE', '/items/sites/child:site:site');
    expect(await directus.call('DELETE', '/items/sites/root:site:site')).toMatchObject({ status: 204 });
  });
});

describe('pictures in the CMS', () => {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"><rect width="4" height="4"/></svg>';
  let folder: string;

  beforeAll(async () => {
    folder = idOf(await directus.call('POST', '/folders', { name: 'root' }));
  });

  /** Uploads a file into the folder, or replaces file `id`. */
  async function upload(name: string, type: string, content: string | Buffer<ArrayBuffer>, id?: string) {
    return send(name, type, content, id === undefined ? { folder } : {}, id);
  }

  async function send(
    name: string,
    type: string,
    content: string | Buffer<ArrayBuffer>,
    fields: Readonly<Record<string, string>>,
    id?: string,
  ) {
    const form = new FormData();
    for (const [field, value] of Object.entries(fields)) form.append(field, value);
    form.append('file', new Blob([content], { type }), name);
    const headers = { authorization: `Bearer ${directus.adminToken}` };
    const path = id === undefined ? '/files' : `/files/${id}`;
    const answer = await fetch(directus.url + path, {
      method: id === undefined ? 'POST' : 'PATCH',
      headers,
      body: form,
    });
    return { status: answer.status, ...parseDirectusAnswer(await answer.text()) };
  }

  const sharing = (asset: string) => ({
    site: 'root',
    document: { version: 1, abstract: true, discovery: { image: { asset, alt: 'A square' } } },
  });
  const running = drawing.replace('<rect', '<script>alert(1)</script><rect');

  test('of an unsupported type, without picture content, with a script or with too many pixels are refused', async () => {
    expect(await upload('tool.exe', 'application/x-msdownload', 'MZ')).toMatchObject({ status: 400 });
    expect(await upload('notes.png', 'image/png', 'words, and no picture at all')).toMatchObject({
      status: 422,
      message: "The picture 'notes.png' can't be shown: it is no picture. Upload a picture in its place.",
    });
    expect(await upload('runs.svg', 'image/svg+xml', running)).toMatchObject({
      status: 422,
      message: expect.stringContaining("The element 'script' is not allowed in a picture."),
    });
    for (const format of ['webp', 'avif'] as const) {
      expect(await upload(`vast.${format}`, `image/${format}`, await vast(format))).toMatchObject({
        status: 422,
        message: `The picture 'vast.${format}' can't be shown: it has 50400000 pixels, and at most 50000000 are allowed. Save it smaller: no page needs more than 1600 pixels across.`,
      });
    }
    expect((await directus.call('GET', `/files?filter[folder]=${folder}`)).data).toEqual([]);
  });

  test('that are invalid and bypassed the upload check cannot be referenced: the document is refused', async () => {
    const loose = idOf(await send('loose.png', 'image/png', 'words, and no picture at all', {}));
    expect(await directus.call('PATCH', `/files/${loose}`, { folder })).toMatchObject({ status: 200 });
    expect(await directus.call('POST', '/items/sites', sharing('loose.png'))).toMatchObject({
      status: 422,
      message:
        "Not published: root:site:site line 6, /discovery/image/asset: The picture 'loose.png' can't be shown: it is no picture. Upload a picture in its place.",
    });
  });

  test('can be replaced only by valid pictures, keep their file name then, and share no name within a folder', async () => {
    const id = idOf(await upload('square.svg', 'image/svg+xml', drawing));
    expect(await directus.call('POST', '/items/sites', sharing('square.svg'))).toMatchObject({ status: 200 });
    const bytes = async () => {
      const headers = { authorization: `Bearer ${directus.adminToken}` };
      return (await fetch(`${directus.url}/assets/${id}`, { headers })).text();
    };
    expect(await upload('runs.svg', 'image/svg+xml', running, id)).toMatchObject({
      status: 422,
      message: expect.stringContaining("The picture 'square.svg' can't be shown: The element 'script'"),
    });
    expect(await bytes()).toBe(drawing);

    const larger = drawing.replaceAll('4', '8');
    expect(await upload('square-2.svg', 'image/svg+xml', larger, id)).toMatchObject({
      status: 200,
      data: { filename_download: 'square.svg' },
    });
    expect(await bytes()).toBe(larger);

    expect(await upload('square.svg', 'image/svg+xml', drawing)).toMatchObject({ status: 422 });
    const other = idOf(await upload('other.svg', 'image/svg+xml', drawing));
    expect(await directus.call('PATCH', `/files/${other}`, { filename_download: 'square.svg' })).toMatchObject({
      status: 422,
      message: expect.stringContaining("There is a picture 'square.svg' in this folder already."),
    });
    await directus.call('DELETE', '/items/sites/root:site:site');
  });
});

describe('a draft in the CMS', () => {
  test('may be invalid, does not change the live document, and can be published once it is corrected', async () => {
    const source = createDirectusSource({ url: directus.url, token: directus.readToken });
    const draft = await createDraft('spring');
    expect(await saveDraft(draft, { version: 1, rout: 'home' })).toBe(200);
    expect(await documents(source)).toEqual({ [homeId]: home.document });
    expect(await drafts(source, 'spring')).toEqual({ [homeId]: { version: 1, rout: 'home' } });

    const refused = await publishDraft(draft);
    expect(refused.status).toBe(422);
    expect(refused.message).toMatch(/^Not published: harbour:page:home line 3, \/rout: .* Did you mean 'route'\?$/);
    expect(await documents(source)).toEqual({ [homeId]: home.document });

    await saveDraft(draft, { version: 1, path: '/spring' });
    expect(await publishDraft(draft)).toMatchObject({ status: 200 });
    expect(await documents(source)).toEqual({ [homeId]: { version: 1, path: '/spring' } });
  });

  test('may be of a page that does not exist yet', async () => {
    const source = createDirectusSource({ url: directus.url, token: directus.readToken });
    const draft = rowId(await directus.call('POST', '/versions', { key: 'draft', collection: 'pages', item: null }));
    const document = { version: 1, path: '/new' };
    await directus.call('POST', `/versions/${draft}/save`, { site: 'harbour', name: 'new', document });
    expect(await drafts(source, 'draft')).toEqual({ 'harbour:page:new': document });
    expect(await documents(source)).toEqual({ [homeId]: home.document });
    expect(await directus.call('POST', `/versions/${draft}/promote`, {})).toMatchObject({ status: 200 });
    expect(await documents(source)).toEqual({ [homeId]: home.document, 'harbour:page:new': document });
  });
});

describe('a published change', () => {
  const published = { version: 1, path: '/published' };

  /** Publishes a change and returns the milliseconds until the source delivered it. */
  async function timeToArrive(source: DirectusSource): Promise<number> {
    await source.load(never);
    const arrived = Promise.withResolvers<number>();
    const stop = await source.watch(
      ({ documents }: ContentChange) => {
        if (documents.some(({ text }) => text?.includes('/published'))) arrived.resolve(performance.now());
      },
      (failure) => arrived.reject(failure),
    );
    await directus.call('PATCH', `/items/pages/${homeId}`, { document: published });
    const saved = performance.now();
    const took = (await arrived.promise) - saved;
    await stop();
    return took;
  }

  test('reaches the engine within a second after a signed notice', async () => {
    const source = createDirectusSource({ url: directus.url, token: directus.readToken, pollEvery: 60 * 60_000 });
    const verdicts: string[] = [];
    onNotice = (verdict) => {
      verdicts.push(verdict);
      if (verdict === 'accepted') source.notify();
    };
    expect(await timeToArrive(source)).toBeLessThan(1_000);
    expect(new Set(verdicts)).toEqual(new Set(['accepted']));
  });

  test('reaches the engine with the next poll when the notice is lost', async () => {
    const source = createDirectusSource({ url: directus.url, token: directus.readToken, pollEvery: 500 });
    expect(await timeToArrive(source)).toBeLessThan(2_000);
  });
});

test('a CMS restart on the same data preserves documents, tokens and the document check', async () => {
  const { adminToken, readToken } = directus;
  directus = await directus.restart();
  expect({ adminToken: directus.adminToken, readToken: directus.readToken }).toEqual({ adminToken, readToken });
  expect(await liveDocument()).toEqual(home.document);
  expect(await directus.call('PATCH', `/items/pages/${homeId}`, { document: {} })).toMatchObject({ status: 422 });
});

/** A small picture whose header claims 8000 by 6300 pixels. */
async function vast(format: 'webp' | 'avif'): Promise<Buffer<ArrayBuffer>> {
  const small = sharp({ create: { width: 8, height: 8, channels: 3, background: '#369' } });
  const bytes = Buffer.from(await small.toFormat(format).toBuffer());
  if (format === 'webp') {
    bytes.writeUInt16LE(8000, 26);
    bytes.writeUInt16LE(6300, 28);
  } else {
    const size = bytes.indexOf('ispe') + 8;
    bytes.writeUInt32BE(8000, size);
    bytes.writeUInt32BE(6300, size + 4);
  }
  return bytes;
}

async function liveDocument(): Promise<unknown> {
  const { data } = await directus.call('GET', `/items/pages/${homeId}?fields=document`);
  return asRows([data])[0]?.['document'];
}

async function createDraft(key: string): Promise<string> {
  return rowId(await directus.call('POST', '/versions', { key, name: key, collection: 'pages', item: homeId }));
}

async function saveDraft(id: string, document: unknown): Promise<number> {
  return (await directus.call('POST', `/versions/${id}/save`, { document })).status;
}

async function publishDraft(id: string) {
  const { data } = await directus.call('GET', `/versions/${id}/compare`);
  return directus.call('POST', `/versions/${id}/promote`, { mainHash: asRows([data])[0]?.['mainHash'] });
}

async function documents(source: DirectusSource): Promise<unknown> {
  return byId((await source.load(never)).documents);
}

async function drafts(source: DirectusSource, version: string): Promise<unknown> {
  return byId(await source.loadDrafts(version, never));
}

function byId(list: readonly { site: string; kind: string; name: string; text: string }[]): unknown {
  return Object.fromEntries(list.map(({ site, kind, name, text }) => [`${site}:${kind}:${name}`, JSON.parse(text)]));
}

function idOf({ data }: { data: unknown }): string {
  return String(Object(data).id);
}

function rowId({ data }: { data: unknown }): string {
  return String(asRows([data])[0]?.['id']);
}

function asRows(data: unknown): Record<string, unknown>[] {
  return Array.isArray(data) ? data : [];
}
