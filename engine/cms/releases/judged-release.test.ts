import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { openFolderStore } from '../../object-store/folder-store.ts';
import type { ConfigError } from '../../validation/config-error.ts';
import type { FindSiteErrors } from '../select-publishable.ts';
import {
  createDocumentStoreTestScene,
  type DocumentStoreTestScene,
  readTitleOfPublishedTestPage,
} from '../testing/store-scene.ts';
import type { ReleasedDocument } from './content-release.ts';
import { createReleaseKeyPair, createReleaseSigner, createReleaseVerifier } from './release-signature.ts';
import { createReleaseSource } from './release-source.ts';
import { type ContentReleaseStore, createReleaseStore, type ReleaseStoreOptions } from './release-store.ts';

let folder = '';
let scene: DocumentStoreTestScene;
let releases: ContentReleaseStore;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-judged-release-'));
  releases = openReleases();
  scene = await createDocumentStoreTestScene();
});
afterEach(async () => {
  await scene.close();
  rmSync(folder, { recursive: true });
});

function openReleases(options: Pick<ReleaseStoreOptions, 'sign' | 'verify'> = {}): ContentReleaseStore {
  return createReleaseStore({ objects: openFolderStore({ folder, clock: Date.now }), ...options });
}

/** Makes a release of two sites live, with this home page of the first. */
async function goLive(title: string, checksVersion: string | null, more: object = {}): Promise<string> {
  const documents = (name: string): readonly ReleasedDocument[] => [
    { kind: 'site', name: 'site', value: { version: 1 } },
    { kind: 'page', name: 'home', value: { version: 1, head: { title: name }, ...(name === title && more) } },
  ];
  const sites = [title, 'Lantern'].map((name, index) => ({
    site: ['base', 'lantern'][index] ?? '',
    documents: documents(name),
    pictures: [],
  }));
  const { hash } = await releases.write(sites, async () => new Uint8Array());
  if (checksVersion !== null) await releases.writeJudgement(hash, checksVersion);
  const entry = { action: 'apply', release: hash, at: scene.now(), by: 'kim', approvedBy: null } as const;
  await releases.switchTo(entry, await releases.live());
  return hash;
}

const error: ConfigError = {
  ...{ source: 'lantern/page/home', pointer: '', code: 'unknown-page', message: 'There is no page "about".' },
  ...{ suggestion: null, line: null, column: null },
};

async function startNode(judge: FindSiteErrors = () => []) {
  const judged: string[] = [];
  const source = createReleaseSource({
    ...{ releases, clock: scene.now, checksVersion: 'new', lookEvery: 5 },
    applyAt: async (_, apply) => apply(),
  });
  const recordingJudge: FindSiteErrors = (documents, site) => {
    judged.push(site);
    return judge(documents, site);
  };
  const store = scene.newStore({ source, judge: recordingJudge, lastGood: null });
  onTestFinished(store.stop);
  await store.start();
  const title = () => readTitleOfPublishedTestPage(store.view(), 'base', 'home');
  return { store, judged, title };
}

/** Runs the tasks that the store has scheduled, and those that they schedule. */
function runScheduled(): void {
  for (let index = 0; index < scene.scheduled.length; index += 1) scene.scheduled[index]?.task();
}

test('a release that the same checks have judged is served without checking its documents or judging its sites', async () => {
  await goLive('One', 'new', { outdated: true });
  const { store, judged, title } = await startNode();
  expect([title(), judged, store.heldBack()]).toEqual(['One', [], []]);
  await goLive('Two', 'new', { outdated: true });
  await vi.waitFor(() => expect(title()).toBe('Two'));
  runScheduled();
  expect(judged).toEqual([]);
});

test('a release that no checks have judged is judged before it is served', async () => {
  await goLive('One', null);
  const { judged, title } = await startNode();
  expect([title(), [...judged].sort()]).toEqual(['One', ['base', 'lantern']]);
});

test('a release that other checks have judged is served at once, and judged site by site in the background', async () => {
  await goLive('One', 'old');
  const { store, judged, title } = await startNode();
  expect([title(), judged]).toEqual(['One', []]);
  runScheduled();
  expect([judged, store.status().refusedRelease]).toEqual([['base', 'lantern'], null]);
  expect(scene.log.lines).toEqual([
    expect.stringMatching(/^warn: .* it is checked here in the background$/),
    'info: a release of an engine with other checks has no error here either',
  ]);
});

test('content that the check in the background finds missing is reported as missing, and the release is not refused', async () => {
  await goLive('One', 'old');
  const missing = { ...error, code: 'missing-content' } as const;
  const { store } = await startNode((_, site) => (site === 'lantern' ? [missing] : []));
  runScheduled();
  expect(store.missingContent()).toEqual([{ site: 'lantern', errors: [missing] }]);
  expect(store.status().refusedRelease).toBeNull();
});

test.each([
  ['a site that is faulty by the own checks', {}, (site: string) => (site === 'lantern' ? [error] : [])],
  ['a document that is faulty by the own schemas', { outdated: true }, () => []],
])('a release with %s is replaced by the release before it, and is not served again', async (_, more, errorsOf) => {
  const first = await goLive('One', 'new');
  const second = await goLive('Two', 'old', more);
  const { store, title } = await startNode((documents, site) =>
    readTitleOfPublishedTestPage(documents, 'base', 'home') === 'Two' ? errorsOf(site) : [],
  );
  expect(title()).toBe('Two');
  runScheduled();
  await vi.waitFor(() => expect(title()).toBe('One'));
  expect(store.status()).toMatchObject({
    release: { hash: first, entry: 1 },
    refusedRelease: { hash: second, entry: 2, errors: [{ source: expect.stringMatching(/\/page\/home$/) }] },
  });
  const third = await goLive('Three', 'new');
  await vi.waitFor(() => expect(title()).toBe('Three'));
  expect(store.status()).toMatchObject({ release: { hash: third }, refusedRelease: null });
});

test('a faulty release is still served when it is the only one, and is reported as refused', async () => {
  const hash = await goLive('One', 'old');
  const { store, title } = await startNode(() => [error]);
  runScheduled();
  const before = store.status().lastSuccess;
  scene.pass(1_000);
  await vi.waitFor(() => expect(store.status().lastSuccess).toBe((before ?? 0) + 1_000));
  expect(title()).toBe('One');
  expect(store.status()).toMatchObject({ release: { hash }, refusedRelease: { hash, errors: [error] } });
});

test('a judgement counts only with the signature of a trusted key over this release and these checks', async () => {
  const [own, untrustedKeyPair] = [createReleaseKeyPair(), createReleaseKeyPair()];
  const verify = createReleaseVerifier(own.publicKey);
  const builder = openReleases({ sign: createReleaseSigner(own.privateKey), verify });
  const reader = openReleases({ verify });
  const [hash, other] = ['a'.repeat(64), 'b'.repeat(64)];
  expect(await reader.readJudgement(hash, 'new')).toBe('none');
  await openReleases().writeJudgement(hash, 'new');
  expect(await reader.readJudgement(hash, 'new')).toBe('none');
  await openReleases({ sign: createReleaseSigner(untrustedKeyPair.privateKey) }).writeJudgement(hash, 'new');
  expect(await reader.readJudgement(hash, 'new')).toBe('none');
  await builder.writeJudgement(hash, 'old');
  expect(await reader.readJudgement(hash, 'new')).toBe('other checks');
  await builder.writeJudgement(hash, 'new');
  expect(await reader.readJudgement(hash, 'new')).toBe('same checks');
  expect(await reader.readJudgement(hash, null)).toBe('other checks');

  const objects = openFolderStore({ folder, clock: Date.now });
  const signature = await objects.find(`content/judgements/${hash}/new.signature`);
  await objects.put(`content/judgements/${other}/new.signature`, signature?.content ?? '');
  expect(await reader.readJudgement(other, 'new')).toBe('none');
});
