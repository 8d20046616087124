import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  type ApprovalRules,
  parseReleaseApprovers,
  signReleaseApproval,
} from '#engine/cms/releases/release-approval.ts';
import type { ReleaseLogEntry } from '#engine/cms/releases/release-log.ts';
import {
  createReleaseKeyPair,
  createReleaseSigner,
  createReleaseVerifier,
} from '#engine/cms/releases/release-signature.ts';
import { collectReleasedSites, readSites } from '#engine/cms/releases/release-source.ts';
import { type ContentReleaseStore, createReleaseStore } from '#engine/cms/releases/release-store.ts';
import type { FindSiteErrors } from '#engine/cms/select-publishable.ts';
import { createEmptyFakeContentSource, type FakeContentSource } from '#engine/cms/testing/fake-source.ts';
import { noMessageRegistry } from '#engine/messages/testing/no-messages.ts';
import { openObjectStore } from '#engine/object-store/open-object-store.ts';
import { checkDocument } from '#engine/validation/check-document.ts';
import { COMMON_SCHEMAS, DOCUMENT_KIND_SCHEMAS } from '#engine/validation/config-kinds.ts';
import { S3_SERVER_CREDENTIALS, type S3Server, startS3Server } from '../topology/s3-server.ts';
import { type FollowOptions, followCms } from './follow-cms.ts';

const NOW = Date.parse('2026-11-28T12:00:00Z');
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"/>';
const keys = createReleaseKeyPair();
const never = new AbortController().signal;

let folder = '';
let s3: S3Server;
let now = NOW;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-follow-'));
  s3 = await startS3Server({ folder: join(folder, 's3'), bucket: 'shops', port: 0, hasConditionalWrites: true });
});
afterAll(async () => {
  await s3.close();
  await rm(folder, { recursive: true });
});

const STORES = {
  'a folder': (test: string) => ({ url: `file://${join(folder, test)}`, credentials: null }),
  'a bucket of S3': (test: string) => ({
    url: `s3://shops/${test}?endpoint=http://127.0.0.1:${s3.port}&region=us-east-1`,
    credentials: S3_SERVER_CREDENTIALS,
  }),
} as const;

const page = (title: string) => JSON.stringify({ version: 1, head: { title } });
const checks = {
  kinds: DOCUMENT_KIND_SCHEMAS,
  blocks: {},
  library: COMMON_SCHEMAS,
  messages: noMessageRegistry,
  lines: false,
};

/** Every site needs a page "about". */
const judge: FindSiteErrors = (documents, site) =>
  documents.get(site, 'page', 'about')
    ? []
    : [
        {
          ...{ source: `${site}/site/site`, pointer: '', code: 'unknown-page', message: 'There is no page "about".' },
          ...{ suggestion: null, line: null, column: null },
        },
      ];

describe.each(Object.entries(STORES))('edits of a CMS that is followed, in %s', (kind, locate) => {
  let cms: FakeContentSource;
  let releases: ContentReleaseStore;
  let running: { tick(): Promise<void>; stop(): Promise<void>; missed: number } | null = null;
  const blockedDocuments: string[] = [];
  let editors: Readonly<Record<string, string>> = {};
  const failures: string[] = [];
  let number = 0;

  beforeEach(async () => {
    number += 1;
    now = NOW;
    blockedDocuments.length = 0;
    editors = {};
    cms = createEmptyFakeContentSource('directus');
    const pages = Object.fromEntries(
      ['harbour', 'lantern'].flatMap((site) => [
        [`${site}/page/home`, page('Home')],
        [`${site}/page/about`, page('About')],
      ]),
    );
    cms.put(pages);
    failures.length = 0;
    releases = await open();
    await apply(await build());
  });
  afterEach(async () => {
    await running?.stop();
    running = null;
  });

  async function open(approval: ApprovalRules | null = null): Promise<ContentReleaseStore> {
    return createReleaseStore({
      objects: await openObjectStore(locate(`${kind.length}-${number}`), () => now),
      sign: createReleaseSigner(keys.privateKey),
      verify: createReleaseVerifier(keys.publicKey),
      approval,
    });
  }

  async function build(): Promise<string> {
    const bytes = new Map<string, Uint8Array>();
    const sites = await collectReleasedSites(cms, never, (hash, content) => bytes.set(hash, content));
    return (await releases.write(sites, async (hash) => bytes.get(hash) ?? new Uint8Array())).hash;
  }

  async function apply(release: string, action: ReleaseLogEntry['action'] = 'apply'): Promise<void> {
    await releases.switchTo({ action, release, at: now, by: 'kim', approvedBy: null }, await releases.live());
  }

  async function follow(approve: FollowOptions['approve'] = null): Promise<NonNullable<typeof running>> {
    const stopped = new AbortController();
    const started = Promise.withResolvers<number>();
    let release = Promise.withResolvers<void>();
    let idle = Promise.withResolvers<void>();
    async function* ticks() {
      while (!stopped.signal.aborted) {
        idle.resolve();
        await release.promise;
        release = Promise.withResolvers();
        yield null;
      }
    }
    const ended = followCms(
      {
        ...{
          source: cms,
          releases,
          judge,
          clock: () => now,
          leadTime: 2_000,
          by: 'editors',
          note: 'cms',
          checksVersion: 'one',
          findEditor: async ({ name }) => editors[name] ?? null,
          approve,
          ticks: ticks(),
        },
        check: (document) => checkDocument(document, checks),
        blocked: (id, errors) => blockedDocuments.push(`${id}: ${errors[0]?.message}`),
        started: started.resolve,
        switched: () => {},
        failed: (error) => failures.push(String(error)),
      },
      stopped.signal,
    );
    ended.catch(started.reject);
    const missed = await started.promise;
    await idle.promise;
    return {
      missed,
      async tick() {
        now += 5_000;
        idle = Promise.withResolvers();
        release.resolve();
        await idle.promise;
      },
      async stop() {
        stopped.abort();
        release.resolve();
        await ended;
      },
    };
  }

  async function titleOfLive(path: string): Promise<unknown> {
    const live = await releases.live();
    const sites = await readSites(releases, Object.values((await releases.read(live?.release ?? '')).sites));
    const [key, , name] = path.split('/');
    const documents = sites.find(({ site }) => site === key)?.documents ?? [];
    return Object(documents.find((document) => document.name === name)?.value).head?.title;
  }

  test('have their editors in the log, as far as these are known', async () => {
    running = await follow();
    editors = { home: 'Ada King' };
    cms.publish({ 'harbour/page/home': page('Welcome'), 'harbour/page/about': page('We') });
    await running.tick();
    expect(await releases.live()).toMatchObject({
      edits: ['harbour:page:home', 'harbour:page:about'],
      editors: { 'harbour:page:home': 'Ada King' },
      by: 'editors',
    });
    expect((await releases.live())?.editors).not.toHaveProperty(['harbour:page:about']);
  });

  test('are judged before they go live, so that nodes with the same checks need not', async () => {
    running = await follow();
    const judgementOfLive = async () => releases.readJudgement((await releases.live())?.release ?? '', 'one');
    cms.publish({ 'harbour/page/home': page('Welcome') });
    await running.tick();
    expect([await titleOfLive('harbour/page/home'), await judgementOfLive()]).toEqual(['Welcome', 'same checks']);
    cms.publish({ 'lantern/page/home': page('Hello') });
    await running.tick();
    expect([await titleOfLive('lantern/page/home'), await judgementOfLive()]).toEqual(['Hello', 'same checks']);
  });

  test('of a site that is faulty elsewhere go live without a judgement, so that nodes judge them', async () => {
    const sites = ['harbour', 'lantern'].map((site) => ({ site, documents: [], pictures: [] }));
    const home = { kind: 'page', name: 'home', value: JSON.parse(page('Home')) } as const;
    const about = { kind: 'page', name: 'about', value: JSON.parse(page('About')) } as const;
    const faulty = sites.map((site) => ({ ...site, documents: site.site === 'harbour' ? [home, about] : [home] }));
    await apply((await releases.write(faulty, async () => new Uint8Array())).hash);
    running = await follow();
    cms.publish({ 'harbour/page/home': page('Welcome') });
    await running.tick();
    const live = (await releases.live())?.release ?? '';
    expect(await titleOfLive('harbour/page/home')).toBe('Welcome');
    expect(await releases.readJudgement(live, 'one')).toBe('none');
  });

  test('become one small signed release whose log entry names them, and which shares all unchanged parts with the previous one', async () => {
    const before = await releases.live();
    running = await follow();
    expect(running.missed).toBe(0);
    cms.publish({ 'harbour/page/home': page('Welcome') });
    cms.publishAsset('harbour/logo.svg', SVG);
    await running.tick();
    const live = await releases.live();
    expect(live).toMatchObject({
      ...{ number: 2, action: 'edit', by: 'editors', from: before?.release, at: now + 2_000 },
      edits: ['harbour:page:home', 'harbour:asset:logo.svg'],
    });
    const [former, next] = [await releases.read(before?.release ?? ''), await releases.read(live?.release ?? '')];
    expect(next.sites['lantern']).toBe(former.sites['lantern']);
    expect(next.sites['harbour']).not.toBe(former.sites['harbour']);
    expect((await releases.readSite(next.sites['harbour'] ?? '')).pictures.map(({ name }) => name)).toEqual([
      'logo.svg',
    ]);
    expect(await titleOfLive('harbour/page/home')).toBe('Welcome');
    await running.tick();
    expect((await releases.live())?.number).toBe(2);
  });

  test('wait while they have errors, or break their site, and the others go live', async () => {
    running = await follow();
    cms.publish({
      'harbour/page/about': null,
      'harbour/page/home': '{"version": 1,',
      'lantern/page/home': page('New'),
    });
    await running.tick();
    expect(await titleOfLive('lantern/page/home')).toBe('New');
    expect([await titleOfLive('harbour/page/home'), await titleOfLive('harbour/page/about')]).toEqual([
      'Home',
      'About',
    ]);
    expect(blockedDocuments.toSorted()).toEqual([
      'harbour:page:about: There is no page "about".',
      expect.stringMatching(/^harbour:page:home: /),
    ]);
    cms.publish({ 'harbour/page/home': page('Mended') });
    await running.tick();
    expect(await titleOfLive('harbour/page/home')).toBe('Mended');
  });

  test('do not undo a release that was applied or rolled back after the previous edit', async () => {
    const first = (await releases.live())?.release ?? '';
    running = await follow();
    cms.publish({ 'harbour/page/home': page('A mistake') });
    await running.tick();
    now += 5_000;
    await apply(first, 'rollback');
    cms.publish({ 'lantern/page/home': page('Later') });
    await running.tick();
    expect([await titleOfLive('harbour/page/home'), await titleOfLive('lantern/page/home')]).toEqual(['Home', 'Later']);
  });

  test('that were made while it was not followed are published at the next start, and no others', async () => {
    running = await follow();
    cms.publish({ 'harbour/page/home': page('Rolled back') });
    await running.tick();
    await running.stop();
    now += 5_000;
    await apply((await releases.entry(1))?.release ?? '', 'rollback');
    cms.put({ 'lantern/page/home': page('Overnight') });
    running = await follow();
    expect(running.missed).toBe(1);
    await running.tick();
    expect((await releases.live())?.edits).toEqual(['lantern:page:home']);
    expect([await titleOfLive('harbour/page/home'), await titleOfLive('lantern/page/home')]).toEqual([
      'Home',
      'Overnight',
    ]);
  });

  test('go live only with an approval by the signing key for edits when releases need approvals', async () => {
    const approvers = parseReleaseApprovers(`kim=${createReleaseKeyPair().publicKey}, edits=${keys.publicKey}`);
    releases = await open({ needed: 1, approvers });
    running = await follow();
    cms.publish({ 'harbour/page/home': page('Approved') });
    await running.tick();
    expect([(await releases.live())?.number, failures]).toEqual([1, [expect.stringContaining('has 0 of 1 approvals')]]);
    await running.stop();
    running = await follow((release, ground) =>
      releases.writeApproval(signReleaseApproval({ release, ground, at: now }, keys.privateKey, approvers)),
    );
    await running.tick();
    expect(await releases.live()).toMatchObject({ number: 2, action: 'edit', approvedBy: 'edits' });
  });

  test('are published only after a release that is already scheduled has gone live', async () => {
    running = await follow();
    const { release = '' } = (await releases.live()) ?? {};
    await releases.switchTo(
      { action: 'apply', release, at: now + 60_000, by: 'kim', approvedBy: null },
      await releases.live(),
    );
    cms.publish({ 'harbour/page/home': page('Soon') });
    await running.tick();
    expect((await releases.live())?.number).toBe(2);
    now += 60_000;
    await running.tick();
    expect((await releases.live())?.number).toBe(3);
  });
});
