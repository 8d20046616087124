import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createReleaseKeyPair } from '#engine/cms/releases/release-signature.ts';
import { runVitrineCliCommand } from '../../scripts/commands/run-vitrine.ts';
import { findFirstOfConsecutiveFreePorts } from '../../scripts/test/free-ports.ts';
import { S3_SERVER_CREDENTIALS } from '../../scripts/topology/s3-server.ts';
import type { ServiceProcess } from '../../scripts/topology/service-process.ts';
import { createStoreSettings, startStore } from '../../scripts/topology/start-store.ts';
import { sendGetRequestToLocalPort } from '../harness/request.ts';
import { startSeededTestSandbox, startTestShop } from '../harness/shop-process.ts';

const root = join(import.meta.dirname, '../..');
const builder = createReleaseKeyPair();
const approver = createReleaseKeyPair();
const LAYOUT = 'cms-seed/harbour/layouts/default.json';
/** None shows a countdown, which goes on while the backup is restored. */
const PAGES = ['/about/faq', '/about/contact-us', '/blog', '/sitemap.xml', '/no/such/page'];
const PICTURE = /\/_img\/[^" ,?&]+/;
const DRAFT = 'studio-drafts/harbour/page/home.json';

let folder = '';
let sandbox: Awaited<ReturnType<typeof startSeededTestSandbox>>;
let s3: ServiceProcess;
let s3Settings: Readonly<Record<string, string>>;
let s3Url = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-backup-'));
  for (const documents of ['site-configs', 'cms-seed'])
    await cp(join(root, documents), join(folder, 'documents', documents), { recursive: true });
  writeFileSync(join(folder, 'kim.key'), approver.privateKey);
  mkdirSync(join(folder, 'data', 'studio-drafts/harbour/page'), { recursive: true });
  writeFileSync(join(folder, 'data', DRAFT), '{"draft":true}');
  sandbox = await startSeededTestSandbox();
  const port = await findFirstOfConsecutiveFreePorts(1);
  s3 = await startStore({ folder: join(folder, 's3'), port, log: () => undefined });
  s3Settings = createStoreSettings(`127.0.0.1:${port}`);
  s3Url = s3Settings['VITRINE_STORE'] ?? '';
});

afterAll(async () => {
  await s3.close();
  await sandbox.close();
  await rm(folder, { recursive: true });
});

const atHome = (): NodeJS.ProcessEnv => ({
  VITRINE_DOCUMENTS: join(folder, 'documents'),
  VITRINE_DATA: join(folder, 'data'),
  VITRINE_STORE: `file://${join(folder, 'store')}`,
  VITRINE_RELEASE_KEY: builder.privateKey,
  VITRINE_RELEASE_PUBLIC_KEYS: builder.publicKey,
  VITRINE_RELEASE_APPROVERS: `kim=${approver.publicKey}`,
  VITRINE_RELEASE_APPROVALS: '1',
});

/** Another installation: a bucket of S3, and folders that are not there yet. */
const elsewhere = (): NodeJS.ProcessEnv => ({
  ...atHome(),
  ...s3Settings,
  VITRINE_DOCUMENTS: join(folder, 'new-documents'),
  VITRINE_DATA: join(folder, 'new-data'),
});

async function vitrine(environment: NodeJS.ProcessEnv, ...args: readonly string[]) {
  let text = '';
  const write = (more: string) => {
    text += more;
  };
  const code = await runVitrineCliCommand([...args, '--json'], { root, environment, out: write, err: write });
  return { code, answer: JSON.parse(text) };
}

/** Builds a release with a notice in the header of all pages, approves it, and makes it live. */
async function publish(notice: string): Promise<string> {
  const file = join(folder, 'documents', LAYOUT);
  const layout = JSON.parse(readFileSync(file, 'utf8'));
  const blocks = layout.blocks.map((block: { id: string; props: object }) =>
    block.id === 'header' ? { ...block, props: { ...block.props, notice } } : block,
  );
  writeFileSync(file, JSON.stringify({ ...layout, blocks }));
  const { hash } = (await vitrine(atHome(), 'release', 'build')).answer;
  await vitrine(atHome(), 'release', 'approve', hash, '--key', join(folder, 'kim.key'));
  const { code } = await vitrine(atHome(), 'release', 'apply', hash, '--in', '0', '--by', 'sam');
  expect(code).toBe(0);
  return hash;
}

/** The bytes of some pages and of a picture of a shop that serves the releases of a store. */
async function readPages(store: string): Promise<readonly (readonly [path: string, status: number, body: string])[]> {
  const credentials = store === s3Url ? S3_SERVER_CREDENTIALS : null;
  const port = await findFirstOfConsecutiveFreePorts(5);
  const shop = await startTestShop({
    port,
    cms: {
      kind: 'release',
      store: { url: store, credentials },
      publicKeys: builder.publicKey,
      approval: { approvers: `kim=${approver.publicKey}`, needed: 1 },
    },
    apiUrl: sandbox.url,
  });
  try {
    const pages: (readonly [string, number, string])[] = [];
    const read = async (path: string) => {
      const { status, body } = await sendGetRequestToLocalPort(port, path, { host: `harbour.localhost:${port}` });
      pages.push([path, status, body.replaceAll(`:${port}`, ':port')]);
    };
    for (const path of PAGES) await read(path);
    await read(PICTURE.exec(pages[0]?.[2] ?? '')?.[0] ?? 'no picture');
    return pages;
  } finally {
    await shop.close();
  }
}

test('a shop whose store, documents and drafts are lost is restored from a backup into another store, and serves the same bytes', {
  timeout: 240_000,
}, async () => {
  const first = await publish('The first release');
  const second = await publish('The release that is lost');
  const before = await readPages(`file://${join(folder, 'store')}`);
  expect(before.map(([path, status]) => [path, status])).toEqual(
    [...PAGES, expect.stringMatching(PICTURE)].map((path) => [path, path === '/no/such/page' ? 404 : 200]),
  );
  expect(before[0]?.[2]).toContain('The release that is lost');
  const listed = (await vitrine(atHome(), 'release', 'list')).answer;

  const backup = join(folder, 'backup');
  const created = await vitrine(atHome(), 'backup', 'create', backup);
  expect([created.code, created.answer.parts]).toEqual([0, ['store', 'documents', 'studio']]);
  expect(created.answer.secrets).toEqual(['VITRINE_RELEASE_KEY']);
  const { hash } = created.answer;
  expect((await vitrine(atHome(), 'backup', 'verify', backup, '--hash', hash)).answer).toMatchObject({
    releases: expect.arrayContaining([first, second]),
    faults: [],
  });
  const text = readdirSync(backup, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'latin1'))
    .join('\n');
  for (const secret of [builder.privateKey, approver.privateKey]) expect(text).not.toContain(secret);

  for (const lost of ['store', 'documents', 'data']) rmSync(join(folder, lost), { recursive: true });
  const restored = await vitrine(elsewhere(), 'backup', 'restore', backup, '--hash', hash);
  expect([restored.code, restored.answer.parts]).toEqual([0, ['store', 'documents', 'studio']]);

  const verified = await vitrine(elsewhere(), 'release', 'verify', 'all');
  expect([verified.code, verified.answer.faults]).toEqual([0, []]);
  const listedAgain = (await vitrine(elsewhere(), 'release', 'list')).answer;
  const historyOf = ({ live, releases }: typeof listed) => [
    live,
    Object.fromEntries(releases.map((release: { hash: string; live: unknown }) => [release.hash, release.live])),
  ];
  expect(historyOf(listedAgain)).toEqual(historyOf(listed));
  expect(readFileSync(join(folder, 'new-data', DRAFT), 'utf8')).toBe('{"draft":true}');
  expect((await vitrine(elsewhere(), 'release', 'build')).answer).toMatchObject({ hash: second });
  const after = await readPages(s3Url);
  const differing = before.filter(([, , body], index) => after[index]?.[2] !== body);
  expect([after.length, differing.map(([path]) => path)]).toEqual([before.length, []]);

  const back = await vitrine(elsewhere(), 'release', 'rollback', '--in', '0', '--by', 'sam');
  expect([back.code, back.answer]).toMatchObject([0, { release: first, number: 3 }]);
});

test('a backup is restored into empty places only, and not at all once a byte of it has changed', async () => {
  const backup = join(folder, 'backup');
  const again = await vitrine(elsewhere(), 'backup', 'restore', backup);
  expect([again.code, again.answer.errors[0].message]).toEqual([2, expect.stringContaining('has releases already')]);
  const foreign = await vitrine(elsewhere(), 'backup', 'verify', backup, '--hash', '0'.repeat(64));
  expect([foreign.code, foreign.answer.faults]).toEqual([1, [expect.stringContaining('It was altered.')]]);

  appendFileSync(join(backup, 'documents', LAYOUT), ' ');
  rmSync(join(backup, 'studio', DRAFT));
  writeFileSync(join(backup, 'studio/studio-drafts/planted.json'), '{}');
  const empty = { ...elsewhere(), VITRINE_STORE: `file://${join(folder, 'third-store')}` };
  const damaged = await vitrine(empty, 'backup', 'restore', backup, '--only', 'store');
  expect([damaged.code, damaged.answer.faults]).toEqual([
    1,
    [
      `documents/${LAYOUT} was altered.`,
      `studio/${DRAFT} is missing.`,
      'studio/studio-drafts/planted.json is not in the list of the backup.',
    ],
  ]);
  expect(existsSync(join(folder, 'third-store', 'content'))).toBe(false);
});
