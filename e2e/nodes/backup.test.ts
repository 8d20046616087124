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
const LAYOUT_PATH = 'cms-seed/harbour/layouts/default.json';
/** Pages without a countdown, which would change while the backup is restored. */
const PAGE_PATHS = ['/about/faq', '/about/contact-us', '/blog', '/sitemap.xml', '/no/such/page'];
const PICTURE_PATH = /\/_img\/[^" ,?&]+/;
const DRAFT_PATH = 'studio-drafts/harbour/page/home.json';

let folder = '';
let sandbox: Awaited<ReturnType<typeof startSeededTestSandbox>>;
let s3: ServiceProcess;
let s3Settings: Readonly<Record<string, string>>;
let s3Url = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-backup-'));
  for (const documentsFolder of ['site-configs', 'cms-seed'])
    await cp(join(root, documentsFolder), join(folder, 'documents', documentsFolder), { recursive: true });
  writeFileSync(join(folder, 'kim.key'), approver.privateKey);
  mkdirSync(join(folder, 'data', 'studio-drafts/harbour/page'), { recursive: true });
  writeFileSync(join(folder, 'data', DRAFT_PATH), '{"draft":true}');
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

const createSourceEnv = (): NodeJS.ProcessEnv => ({
  VITRINE_DOCUMENTS: join(folder, 'documents'),
  VITRINE_DATA: join(folder, 'data'),
  VITRINE_STORE: `file://${join(folder, 'store')}`,
  VITRINE_RELEASE_KEY: builder.privateKey,
  VITRINE_RELEASE_PUBLIC_KEYS: builder.publicKey,
  VITRINE_RELEASE_APPROVERS: `kim=${approver.publicKey}`,
  VITRINE_RELEASE_APPROVALS: '1',
});

/** Another installation: an S3 bucket, and folders that do not exist yet. */
const createTargetEnv = (): NodeJS.ProcessEnv => ({
  ...createSourceEnv(),
  ...s3Settings,
  VITRINE_DOCUMENTS: join(folder, 'new-documents'),
  VITRINE_DATA: join(folder, 'new-data'),
});

async function runVitrine(environment: NodeJS.ProcessEnv, ...args: readonly string[]) {
  let output = '';
  const write = (chunk: string) => {
    output += chunk;
  };
  const code = await runVitrineCliCommand([...args, '--json'], { root, environment, out: write, err: write });
  return { code, answer: JSON.parse(output) };
}

/** Builds a release with a notice in the header of all pages, approves it, and makes it live. */
async function publish(notice: string): Promise<string> {
  const file = join(folder, 'documents', LAYOUT_PATH);
  const layout = JSON.parse(readFileSync(file, 'utf8'));
  const blocks = layout.blocks.map((block: { id: string; props: object }) =>
    block.id === 'header' ? { ...block, props: { ...block.props, notice } } : block,
  );
  writeFileSync(file, JSON.stringify({ ...layout, blocks }));
  const { hash } = (await runVitrine(createSourceEnv(), 'release', 'build')).answer;
  await runVitrine(createSourceEnv(), 'release', 'approve', hash, '--key', join(folder, 'kim.key'));
  const { code } = await runVitrine(createSourceEnv(), 'release', 'apply', hash, '--in', '0', '--by', 'sam');
  expect(code).toBe(0);
  return hash;
}

/** Reads some pages and a picture from a shop that serves the releases of a store. */
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
    const readPage = async (path: string) => {
      const { status, body } = await sendGetRequestToLocalPort(port, path, { host: `harbour.localhost:${port}` });
      pages.push([path, status, body.replaceAll(`:${port}`, ':port')]);
    };
    for (const path of PAGE_PATHS) await readPage(path);
    await readPage(PICTURE_PATH.exec(pages[0]?.[2] ?? '')?.[0] ?? 'no picture');
    return pages;
  } finally {
    await shop.close();
  }
}

test('a shop whose store, documents and drafts are lost is restored from a backup into another store, and serves the same bytes', {
  timeout: 240_000,
}, async () => {
  const firstRelease = await publish('The first release');
  const secondRelease = await publish('The release that is lost');
  const pagesBefore = await readPages(`file://${join(folder, 'store')}`);
  expect(pagesBefore.map(([path, status]) => [path, status])).toEqual(
    [...PAGE_PATHS, expect.stringMatching(PICTURE_PATH)].map((path) => [path, path === '/no/such/page' ? 404 : 200]),
  );
  expect(pagesBefore[0]?.[2]).toContain('The release that is lost');
  const releaseList = (await runVitrine(createSourceEnv(), 'release', 'list')).answer;

  const backup = join(folder, 'backup');
  const createResult = await runVitrine(createSourceEnv(), 'backup', 'create', backup);
  expect([createResult.code, createResult.answer.parts]).toEqual([0, ['store', 'documents', 'studio']]);
  expect(createResult.answer.secrets).toEqual(['VITRINE_RELEASE_KEY']);
  const { hash } = createResult.answer;
  expect((await runVitrine(createSourceEnv(), 'backup', 'verify', backup, '--hash', hash)).answer).toMatchObject({
    releases: expect.arrayContaining([firstRelease, secondRelease]),
    faults: [],
  });
  const backupText = readdirSync(backup, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'latin1'))
    .join('\n');
  for (const secret of [builder.privateKey, approver.privateKey]) expect(backupText).not.toContain(secret);

  for (const lostFolder of ['store', 'documents', 'data']) rmSync(join(folder, lostFolder), { recursive: true });
  const restoreResult = await runVitrine(createTargetEnv(), 'backup', 'restore', backup, '--hash', hash);
  expect([restoreResult.code, restoreResult.answer.parts]).toEqual([0, ['store', 'documents', 'studio']]);

  const verifyResult = await runVitrine(createTargetEnv(), 'release', 'verify', 'all');
  expect([verifyResult.code, verifyResult.answer.faults]).toEqual([0, []]);
  const restoredReleaseList = (await runVitrine(createTargetEnv(), 'release', 'list')).answer;
  const extractHistory = ({ live, releases }: typeof releaseList) => [
    live,
    Object.fromEntries(releases.map((release: { hash: string; live: unknown }) => [release.hash, release.live])),
  ];
  expect(extractHistory(restoredReleaseList)).toEqual(extractHistory(releaseList));
  expect(readFileSync(join(folder, 'new-data', DRAFT_PATH), 'utf8')).toBe('{"draft":true}');
  expect((await runVitrine(createTargetEnv(), 'release', 'build')).answer).toMatchObject({ hash: secondRelease });
  const pagesAfter = await readPages(s3Url);
  const differingPages = pagesBefore.filter(([, , body], index) => pagesAfter[index]?.[2] !== body);
  expect([pagesAfter.length, differingPages.map(([path]) => path)]).toEqual([pagesBefore.length, []]);

  const rollbackResult = await runVitrine(createTargetEnv(), 'release', 'rollback', '--in', '0', '--by', 'sam');
  expect([rollbackResult.code, rollbackResult.answer]).toMatchObject([0, { release: firstRelease, number: 3 }]);
});

test('a backup is restored into empty places only, and not at all once a byte of it has changed', async () => {
  const backup = join(folder, 'backup');
  const restoreResult = await runVitrine(createTargetEnv(), 'backup', 'restore', backup);
  expect([restoreResult.code, restoreResult.answer.errors[0].message]).toEqual([
    2,
    expect.stringContaining('has releases already'),
  ]);
  const verifyResult = await runVitrine(createTargetEnv(), 'backup', 'verify', backup, '--hash', '0'.repeat(64));
  expect([verifyResult.code, verifyResult.answer.faults]).toEqual([1, [expect.stringContaining('It was altered.')]]);

  appendFileSync(join(backup, 'documents', LAYOUT_PATH), ' ');
  rmSync(join(backup, 'studio', DRAFT_PATH));
  writeFileSync(join(backup, 'studio/studio-drafts/planted.json'), '{}');
  const emptyTargetEnv = { ...createTargetEnv(), VITRINE_STORE: `file://${join(folder, 'third-store')}` };
  const damagedBackupResult = await runVitrine(emptyTargetEnv, 'backup', 'restore', backup, '--only', 'store');
  expect([damagedBackupResult.code, damagedBackupResult.answer.faults]).toEqual([
    1,
    [
      `documents/${LAYOUT_PATH} was altered.`,
      `studio/${DRAFT_PATH} is missing.`,
      'studio/studio-drafts/planted.json is not in the list of the backup.',
    ],
  ]);
  expect(existsSync(join(folder, 'third-store', 'content'))).toBe(false);
});
