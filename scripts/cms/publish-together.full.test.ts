import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createEditor, createEditorRole, readId, readRows, signInEditor } from './testing/directus-editors.ts';
import { findFreePort, startTestDirectus, type TestDirectus } from './testing/test-directus.ts';

const HOME = 'harbour:page:home';

let directus: TestDirectus;
let engine: Server;
/** Document ids in notices to the engine, with the stored value at their arrival. */
let notices: { readonly changed: string; readonly stored: readonly string[] }[] = [];

/** A request as the studio sends it for a signed-in editor, with the whole answer. */
type Publish = (...documents: readonly object[]) => Promise<{ status: number; body: Record<string, unknown> }>;

beforeAll(async () => {
  const port = await findFreePort();
  engine = createServer(async (request, response) => {
    const changed = Buffer.concat(await request.toArray()).toString();
    notices.push({ changed, stored: storedPages() });
    response.end();
  }).listen(port);
  await once(engine, 'listening');
  directus = await startTestDirectus({
    VITRINE_CMS_WEBHOOK_URL: `http://127.0.0.1:${port}/_cms/webhook`,
    VITRINE_CMS_WEBHOOK_SECRET: 'a shared secret of this test',
  });
  // Stored unchecked: an unfinished site, whose links are checked and whose earlier faults do not count.
  const site = { version: 1, name: 'Harbour', hosts: ['harbour.localhost'] };
  query((database) =>
    database
      .prepare('INSERT INTO sites (id, site, kind, name, status, document) VALUES (?, ?, ?, ?, ?, ?)')
      .run('harbour:site:site', 'harbour', 'site', 'site', 'published', JSON.stringify(site)),
  );
});

afterAll(async () => {
  engine.close();
  await directus.close();
});

beforeEach(async () => {
  const home = { site: 'harbour', name: 'home', document: { version: 1, path: '/home' } };
  expect(await directus.call('POST', '/items/pages', home)).toMatchObject({ status: 200 });
});

afterEach(async () => {
  query((database) => {
    for (const table of ['pages', 'site_config', 'directus_versions']) database.exec(`DELETE FROM ${table}`);
  });
  notices = [];
});

describe('publishing several documents', () => {
  test('stores new pages that link to each other, which are refused one by one, and notifies the engine afterwards', async () => {
    const [one, two] = [linkingPage('one', 'two'), linkingPage('two', 'one')];
    const { document } = one;
    expect(await directus.call('POST', '/items/pages', { site: 'harbour', name: 'one', document })).toMatchObject({
      status: 422,
      faults: [expect.stringContaining("Site 'harbour' has no page 'two'")],
    });
    const publish = publishAs(adminHeaders());
    expect(await publish(one, two)).toEqual({
      status: 200,
      body: {
        data: [
          { collection: 'pages', item: 'harbour:page:one', base: expect.stringMatching(/^[\w-]{10}$/) },
          { collection: 'pages', item: 'harbour:page:two', base: expect.stringMatching(/^[\w-]{10}$/) },
        ],
      },
    });
    expect(storedPages()).toEqual([HOME, 'harbour:page:one', 'harbour:page:two']);
    const noticesOf = (id: string) => notices.filter(({ changed }) => changed.includes(id));
    await expect.poll(() => noticesOf('harbour:page:two').length, { timeout: 5_000 }).toBe(1);
    for (const { stored } of noticesOf('harbour:page:one')) expect(stored).toEqual(storedPages());
    const { data } = await directus.call('GET', '/revisions?filter[item][_eq]=harbour:page:two&fields=activity.action');
    expect(data).toEqual([{ activity: { action: 'create' } }]);
  });

  test('stores a page with the navigation that links to it', async () => {
    const navigation = {
      collection: 'site_config',
      item: 'harbour:navigation:extra',
      base: null,
      document: { version: 1, items: [{ id: 'one', label: 'One', link: { page: 'one' } }] },
    };
    const publish = publishAs(adminHeaders());
    expect(await publish(navigation)).toMatchObject({ status: 422 });
    expect(await publish(navigation, linkingPage('one', 'home'))).toMatchObject({ status: 200 });
  });

  test('stores none if one of them has a fault, and names the faults of all', async () => {
    const publish = publishAs(adminHeaders());
    const blocks = [{ id: 'words', type: 'rich-text', props: { body: 12 } }];
    const broken = { ...linkingPage('two', 'one'), document: { version: 1, path: '/two', blocks } };
    const { status, body } = await publish(linkingPage('one', 'nowhere'), broken);
    expect(status).toBe(422);
    expect(body['problems']).toEqual([
      expect.objectContaining({ source: 'harbour:page:two', pointer: '/blocks/0/props/body', code: 'wrong-type' }),
      expect.objectContaining({ source: 'harbour:page:one', code: 'unknown-page' }),
    ]);
    expect(readRows({ data: body['errors'] }).map(({ extensions }) => Object(extensions).code)).toEqual([
      'FAILED_VALIDATION',
      'FAILED_VALIDATION',
    ]);
    expect(storedPages()).toEqual([HOME]);
  });

  test('stores none if another editor has published one of them since the change began, and names that document and editor', async () => {
    const publish = publishAs(adminHeaders());
    const changed = { collection: 'pages', item: HOME, document: { version: 1, path: '/changed' } };
    const first = await publish({ ...changed, base: await baseOf(HOME) });
    const base = Object(readRows({ data: first.body['data'] })[0]).base;
    expect(base).toBe(await baseOf(HOME));
    const later = { ...changed, document: { version: 1, path: '/later' }, base: 'AAAAAAAAAA' };
    expect(await publish(linkingPage('one', 'home'), later)).toEqual({
      status: 409,
      body: {
        errors: [
          {
            message: `Admin User published ${HOME} after this change began.`,
            extensions: { code: 'OUTDATED', collection: 'pages', item: HOME, current: base, by: 'Admin User' },
          },
        ],
      },
    });
    expect(storedPages()).toEqual([HOME]);
    expect(await publish(linkingPage('one', 'home'), { ...later, base })).toMatchObject({ status: 200 });
  });

  test('publishes drafts, also that of a page that was never published', async () => {
    const publish = publishAs(adminHeaders());
    const draft = readId(
      await directus.call('POST', '/versions', { key: 'spring', name: 'spring', collection: 'pages', item: HOME }),
    );
    await directus.call('POST', `/versions/${draft}/save`, { document: linkingPage('home', 'one').document });
    const unpublished = readId(await directus.call('POST', '/versions', { key: 'draft', collection: 'pages' }));
    const { document } = linkingPage('one', 'home');
    await directus.call('POST', `/versions/${unpublished}/save`, { site: 'harbour', name: 'one', document });
    const drafts = [
      { collection: 'pages', item: HOME, base: await baseOf(HOME), version: draft },
      { collection: 'pages', item: 'harbour:page:one', base: null, version: unpublished },
    ];
    const wrong = { collection: 'pages', item: 'harbour:page:two', base: null, version: unpublished };
    expect(await publish(wrong)).toMatchObject({ status: 400 });
    expect(await publish(...drafts)).toMatchObject({ status: 200 });
    expect(storedPages()).toEqual([HOME, 'harbour:page:one']);
    const { data } = await directus.call('GET', `/items/pages/${HOME}`);
    expect(Object(Object(data).document)).toMatchObject({ path: '/home', blocks: [{ id: 'words' }] });
    expect((await directus.call('GET', `/versions/${unpublished}`)).data).toMatchObject({ item: 'harbour:page:one' });
  });

  test('is refused outside the rights of the editor, and to anonymous visitors', async () => {
    const user = await createEditor(directus, await createEditorRole(directus), 'ada');
    await directus.call('POST', '/items/editor_rights', { user, sites: ['harbour'], kinds: ['page'] });
    const cookie = await signInEditor(directus, 'ada');
    const navigation = { collection: 'site_config', item: 'harbour:navigation:extra', base: null, document: {} };
    const documents = [linkingPage('one', 'home'), navigation];
    expect(await cookie('POST', '/vitrine/publish', { documents })).toMatchObject({
      status: 403,
      message: expect.stringContaining('You may not edit harbour:navigation:extra, only harbour (page).'),
    });
    expect(await publishAs({})(linkingPage('one', 'home'))).toMatchObject({ status: 403 });
    expect(storedPages()).toEqual([HOME]);
    expect(await cookie('POST', '/vitrine/publish', { documents: documents.slice(0, 1) })).toMatchObject({
      status: 200,
    });
    const path = { version: 1, path: '/uno' };
    const changed = { ...linkingPage('one', 'home'), document: path, base: await baseOf('harbour:page:one') };
    expect(await cookie('POST', '/vitrine/publish', { documents: [changed] })).toMatchObject({ status: 200 });
    const { data } = await directus.call('GET', '/revisions?filter[item][_eq]=harbour:page:one&fields=activity.user');
    expect(readRows({ data }).at(-1)).toEqual({ activity: { user } });
  });
});

describe('when a write fails', () => {
  const documents = [linkingPage('one', 'two'), linkingPage('two', 'one')];

  test('publishing several documents stores none of them, and succeeds at the next attempt', async () => {
    const publish = publishAs(adminHeaders());
    stopAt("AFTER INSERT ON pages WHEN NEW.name = 'two'", "SELECT RAISE(ABORT, 'the disk is full')");
    expect(await publish(...documents)).toMatchObject({ status: 500 });
    expect(storedPages()).toEqual([HOME]);
    query((database) => database.exec('DROP TRIGGER stop'));
    expect(await publish(...documents)).toMatchObject({ status: 200 });
  });

  test('because the process is killed between two writes, no document is stored, and a new attempt after a restart stores all', async () => {
    const publish = publishAs(adminHeaders());
    const activities = countActivities();
    await killAt("AFTER INSERT ON pages WHEN NEW.name = 'two'");
    expect([storedPages(), countActivities()]).toEqual([[HOME], activities]);

    directus = await directus.startAgain();
    expect(await publish(...documents)).toMatchObject({ status: 200 });
    expect(storedPages()).toEqual([HOME, 'harbour:page:one', 'harbour:page:two']);

    query((database) => database.exec(`DELETE FROM pages WHERE id <> '${HOME}'`));
    const later = countActivities();
    await killAt("AFTER INSERT ON directus_revisions WHEN NEW.item = 'harbour:page:two'");
    expect([storedPages(), countActivities()]).toEqual([[HOME], later]);
  });

  /** Publishes, and kills the process while it is in this write. */
  async function killAt(event: string): Promise<void> {
    stopAt(event, 'SELECT count(*) FROM endless');
    const killed = publishAs(adminHeaders())(...documents).catch(() => 'killed');
    let attempts = 0;
    // The database stays locked, because the trigger never ends.
    await expect
      .poll(() => (attempts = isLocked() ? attempts + 1 : 0), { timeout: 20_000, interval: 50 })
      .toBeGreaterThan(5);
    await directus.kill();
    expect(await killed).toBe('killed');
    query((database) => database.exec('DROP TRIGGER stop'));
  }

  function stopAt(event: string, statement: string): void {
    query((database) => {
      database.exec(
        'CREATE VIEW IF NOT EXISTS endless AS WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT i FROM n',
      );
      database.exec('DROP TRIGGER IF EXISTS stop');
      database.exec(`CREATE TRIGGER stop ${event} BEGIN ${statement}; END`);
    });
  }

  function isLocked(): boolean {
    return query((database) => {
      try {
        database.exec('BEGIN IMMEDIATE');
        database.exec('ROLLBACK');
        return false;
      } catch {
        return true;
      }
    }, 0);
  }
});

/** A new page that links to another one. */
function linkingPage(name: string, target: string) {
  const props = { body: `[There](page:${target})` };
  const document = { version: 1, path: `/${name}`, blocks: [{ id: 'words', type: 'rich-text', props }] };
  return { collection: 'pages', item: `harbour:page:${name}`, base: null, document };
}

function adminHeaders(): Record<string, string> {
  return { authorization: `Bearer ${directus.adminToken}` };
}

function publishAs(headers: Record<string, string>): Publish {
  return async (...documents) => {
    const answer = await fetch(`${directus.url}/vitrine/publish`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ documents }),
    });
    return { status: answer.status, body: await answer.json() };
  };
}

/** Revision of a published page as an editor's form receives it. */
async function baseOf(id: string): Promise<unknown> {
  const body = JSON.stringify({ email: directus.adminEmail, password: directus.adminPassword, mode: 'session' });
  const headers = { 'content-type': 'application/json' };
  const login = await fetch(`${directus.url}/auth/login`, { method: 'POST', headers, body });
  const cookie = login.headers.getSetCookie().join('; ').split(';')[0] ?? '';
  const answer = await fetch(`${directus.url}/items/pages/${id}`, { headers: { cookie } });
  return Object(await answer.json()).data.document.$revision;
}

/** Opens the database beside Directus, and waits this many milliseconds while Directus writes. */
function query<Result>(work: (database: DatabaseSync) => Result, timeout = 10_000): Result {
  const database = new DatabaseSync(directus.databaseFile, { timeout });
  try {
    return work(database);
  } finally {
    database.close();
  }
}

function storedPages(): string[] {
  return query((database) =>
    database
      .prepare('SELECT id FROM pages ORDER BY id')
      .all()
      .map(({ id }) => String(id)),
  );
}

function countActivities(): unknown {
  return query((database) =>
    database.prepare("SELECT count(*) AS n FROM directus_activity WHERE collection = 'pages'").get(),
  );
}
