import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { createReleaseKeyPair } from '#engine/cms/releases/release-signature.ts';
import { createReleaseStore } from '#engine/cms/releases/release-store.ts';
import { openFolderStore } from '#engine/object-store/folder-store.ts';
import { pushToCms } from '../../scripts/cms/push.ts';
import { startTestDirectus, type TestDirectus } from '../../scripts/cms/testing/test-directus.ts';
import { follow } from '../../scripts/commands/release/follow-action.ts';
import { runVitrineCliCommand } from '../../scripts/commands/run-vitrine.ts';
import { sendGetRequestToLocalPort } from '../harness/request.ts';
import { type RunningTestShop, startSeededTestSandbox, startTestShop } from '../harness/shop-process.ts';
import { publishTitleOfHomePage, readTitle } from './two-nodes.ts';

const root = join(import.meta.dirname, '../..');
const WAIT_OPTIONS = { timeout: 15_000 };
const releaseKeys = createReleaseKeyPair();
const agent = new Agent({ keepAlive: true, maxSockets: 4 });

let folder = '';
let sandbox: Awaited<ReturnType<typeof startSeededTestSandbox>>;
let nodes: readonly [RunningTestShop, RunningTestShop];

const createEnvironment = (): NodeJS.ProcessEnv => ({
  VITRINE_DOCUMENTS: join(folder, 'documents'),
  VITRINE_STORE: `file://${join(folder, 'store')}`,
  VITRINE_RELEASE_KEY: releaseKeys.privateKey,
  VITRINE_RELEASE_PUBLIC_KEYS: releaseKeys.publicKey,
});

/** Runs `vitrine release` as an operator does, on documents in a folder and a store beside it. */
async function runReleaseCommand(args: readonly string[], environment: NodeJS.ProcessEnv = {}) {
  let text = '';
  const code = await runVitrineCliCommand(['release', ...args, '--json'], {
    root,
    environment: { ...createEnvironment(), ...environment },
    out: (chunk) => {
      text += chunk;
    },
    err: (chunk) => {
      text += chunk;
    },
  });
  return { code, answer: JSON.parse(text) };
}

/**
 * Builds a release in which the title of harbour's home page and the notice in its header are `text`.
 * They come from two documents, so that a mix of two releases is visible.
 */
async function buildRelease(text: string, environment?: NodeJS.ProcessEnv): Promise<string> {
  editDocument('cms-seed/harbour/pages/home.json', (page) => ({ ...page, head: { ...page.head, title: text } }));
  editDocument('cms-seed/harbour/layouts/default.json', (layout) => replaceHeaderNotice(layout, text));
  const { answer } = await runReleaseCommand(['build'], environment);
  return answer.hash;
}

type Json = ReturnType<typeof JSON.parse>;

function editDocument(path: string, change: (value: Json) => Json): void {
  const file = join(folder, 'documents', path);
  writeFileSync(file, JSON.stringify(change(JSON.parse(readFileSync(file, 'utf8')))));
}

function replaceHeaderNotice(layout: Json, notice: string): Json {
  const blocks = layout.blocks.map((block: Json) =>
    block.id === 'header' ? { ...block, props: { ...block.props, notice } } : block,
  );
  return { ...layout, blocks };
}

const getHost = ({ port }: RunningTestShop) => `harbour.localhost:${port}`;

async function readTitleAndNotice(node: RunningTestShop): Promise<readonly (string | undefined)[]> {
  const { body } = await sendGetRequestToLocalPort(node.port, '/', { host: getHost(node) });
  return [/<title>([^<|]*?) \|/.exec(body)?.[1], /class="site-header__notice[^"]*">([^<]*)</.exec(body)?.[1]];
}

const readTitles = () => Promise.all(nodes.map((node) => readTitle(agent, node.port, getHost(node))));

async function readStatus(node: RunningTestShop): Promise<Json> {
  const headers = { host: getHost(node), authorization: `Bearer ${node.operatorToken}` };
  return JSON.parse((await sendGetRequestToLocalPort(node.port, '/_status', headers)).body);
}

const startNode = () =>
  startTestShop({
    cms: {
      kind: 'release',
      store: { url: `file://${join(folder, 'store')}`, credentials: null },
      publicKeys: releaseKeys.publicKey,
    },
    apiUrl: sandbox.url,
  });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-releases-'));
  for (const documentFolder of ['site-configs', 'cms-seed'])
    await cp(join(root, documentFolder), join(folder, 'documents', documentFolder), { recursive: true });
  await runReleaseCommand(['apply', await buildRelease('Release 1'), '--in', '0']);
  sandbox = await startSeededTestSandbox();
  nodes = [await startNode(), await startNode()];
});

afterAll(async () => {
  agent.destroy();
  for (const node of nodes) await node.close();
  await sandbox.close();
  await rm(folder, { recursive: true });
});

test('two nodes serve the live release, and switch to the next at its moment: whole, together, and never back', async () => {
  expect(await readTitles()).toEqual(['Release 1', 'Release 1']);
  const nextRelease = await buildRelease('Release 2');
  const { answer } = await runReleaseCommand(['apply', nextRelease, '--in', '6']);
  const firstSeenTimes: (number | undefined)[] = [undefined, undefined];
  let oldReadCount = 0;
  let mixedReadCount = 0;
  let readCount = 0;
  for (; firstSeenTimes.includes(undefined) || readCount % 200 !== 0; readCount += 1) {
    const index = readCount % 2;
    const titleAndNotice = await readTitleAndNotice(nodes[index] ?? nodes[0]);
    if (titleAndNotice[0] !== titleAndNotice[1]) mixedReadCount += 1;
    const isNew = titleAndNotice[0] === 'Release 2';
    if (isNew) firstSeenTimes[index] ??= Date.now();
    else if (firstSeenTimes.some((time) => time !== undefined)) oldReadCount += 1;
    if (Date.now() > answer.at + WAIT_OPTIONS.timeout)
      throw new Error(`after ${readCount} reads a node shows ${titleAndNotice[0]}`);
  }
  const delays = firstSeenTimes.map((time) => (time ?? 0) - answer.at);
  console.log(`${readCount} reads; the nodes switched ${delays.join(' and ')} ms after the moment`);
  expect([oldReadCount, mixedReadCount]).toEqual([0, 0]);
  for (const delay of delays) {
    expect(delay).toBeGreaterThan(-20);
    expect(delay).toBeLessThan(5_000);
  }
});

test('a rollback is live on both nodes a few seconds later', async () => {
  const startTime = Date.now();
  const { code, answer } = await runReleaseCommand(['rollback']);
  await vi.waitFor(async () => expect(await readTitles()).toEqual(['Release 1', 'Release 1']), WAIT_OPTIONS);
  console.log(`rolled back after ${Date.now() - startTime} ms`);
  expect([code, answer.action]).toEqual([0, 'rollback']);
  expect(Date.now() - startTime).toBeLessThan(15_000);
});

test('a plan that was made before another release went live is refused', async () => {
  const planFile = join(folder, 'plan.json');
  const thirdRelease = await buildRelease('Release 3');
  await runReleaseCommand(['plan', thirdRelease, '--out', planFile]);
  const fourthRelease = await buildRelease('Release 4');
  await runReleaseCommand(['apply', fourthRelease, '--in', '0']);
  const { code, answer } = await runReleaseCommand(['apply', thirdRelease, '--plan', planFile]);
  expect([code, answer.errors]).toEqual([
    1,
    [expect.objectContaining({ code: 'moved', message: expect.stringContaining(`gone live since: ${fourthRelease}`) })],
  ]);
  await vi.waitFor(async () => expect(await readTitles()).toEqual(['Release 4', 'Release 4']), WAIT_OPTIONS);
});

test('a half-written release is not served by a node that runs or one that starts, until it is built once more', async () => {
  await vi.waitFor(async () => expect(await readTitles()).toEqual(['Release 4', 'Release 4']), WAIT_OPTIONS);
  const store = openFolderStore({ folder: join(folder, 'store'), clock: Date.now });
  const listSiteParts = async () => new Map((await store.list('content/sites/')).map((part) => [part.key, part]));
  const partsBefore = await listSiteParts();
  const damagedRelease = await buildRelease('Half-written');
  const [newPartKey = ''] = [...(await listSiteParts()).keys()].filter((part) => !partsBefore.has(part));
  const partContent = (await store.find(newPartKey))?.content ?? new Uint8Array();
  await store.put(newPartKey, partContent.subarray(0, partContent.length / 2));
  const applyResult = await runReleaseCommand(['apply', damagedRelease, '--in', '0']);
  expect([applyResult.code, applyResult.answer.errors[0].message]).toEqual([3, expect.stringContaining('is damaged')]);
  // As if the part had been damaged after the release went live.
  const releaseStore = createReleaseStore({ objects: store });
  const entry = { action: 'apply', release: damagedRelease, at: Date.now(), by: 'kim', approvedBy: null } as const;
  await releaseStore.switchTo(entry, await releaseStore.live());
  const thirdNode = await startNode();
  onTestFinished(() => thirdNode.close());
  const allNodes = [...nodes, thirdNode];
  await vi.waitFor(async () => {
    for (const node of allNodes) expect((await readStatus(node)).source.lastFailure?.message).toContain('is damaged');
  }, WAIT_OPTIONS);
  const readAllTitles = () => Promise.all(allNodes.map(async (node) => (await readTitleAndNotice(node))[0]));
  expect(await readAllTitles()).toEqual(['Release 4', 'Release 4', 'Release 4']);
  // Built once more, its damaged part is written again.
  await runReleaseCommand(['build']);
  await vi.waitFor(async () => expect(await readAllTitles()).toEqual(Array(3).fill('Half-written')), WAIT_OPTIONS);
  await runReleaseCommand(['rollback', '--in', '0']);
  await vi.waitFor(async () => expect(await readAllTitles()).toEqual(Array(3).fill('Release 4')), WAIT_OPTIONS);
});

test('a release that no trusted key has signed is not taken, and the status says why', async () => {
  const untrustedKeys = createReleaseKeyPair();
  const untrustedEnvironment = { VITRINE_RELEASE_KEY: untrustedKeys.privateKey, VITRINE_RELEASE_PUBLIC_KEYS: '' };
  const untrustedRelease = await buildRelease('Forged', untrustedEnvironment);
  const { code } = await runReleaseCommand(['apply', untrustedRelease]);
  expect(code).toBe(3);
  await runReleaseCommand(['apply', untrustedRelease, '--in', '0'], untrustedEnvironment);
  await vi.waitFor(
    async () =>
      expect((await readStatus(nodes[0])).source.lastFailure.message).toContain(
        `The signature of release ${untrustedRelease} is of no key in VITRINE_RELEASE_PUBLIC_KEYS.`,
      ),
    WAIT_OPTIONS,
  );
  expect(await readTitles()).toEqual(['Release 4', 'Release 4']);
  await runReleaseCommand(['rollback', '--in', '0']);
});

/** A Directus with harbour's documents only. Its home page differs from that of the live release. */
async function startDirectusOfHarbour(): Promise<TestDirectus> {
  const project = join(folder, 'harbour');
  for (const part of ['site-configs/harbour', 'cms-seed/harbour'])
    await cp(join(root, part), join(project, part), { recursive: true });
  const directus = await startTestDirectus();
  await pushToCms({ url: directus.url, token: directus.adminToken, root: project });
  return directus;
}

test('an edit in Directus that is followed is live on both nodes a few seconds later, and leaves the rest of the release', {
  timeout: 120_000,
}, async () => {
  const directus = await startDirectusOfHarbour();
  onTestFinished(directus.close);
  const abortController = new AbortController();
  const outputLines: string[] = [];
  const recordOutput = (text: string) => void outputLines.push(text);
  const cmsEnvironment = { VITRINE_CMS_URL: directus.url, VITRINE_CMS_TOKEN: directus.adminToken };
  const options = { from: 'cms', in: '2', by: 'editors' } as const;
  const environment = { ...createEnvironment(), ...cmsEnvironment };
  const followExitCode = follow(
    { root, environment, out: recordOutput, err: recordOutput },
    options,
    abortController.signal,
  );
  await vi.waitFor(() => expect(outputLines).toEqual(['Following the CMS: 0 edits are new.\n']), WAIT_OPTIONS);
  const startTime = Date.now();
  await publishTitleOfHomePage(directus, 'Edited');
  await vi.waitFor(async () => expect(await readTitles()).toEqual(['Edited', 'Edited']), WAIT_OPTIONS);
  console.log(`the edit was live after ${Date.now() - startTime} ms`);
  expect(await readTitleAndNotice(nodes[0])).toEqual(['Edited', 'Release 4']);
  abortController.abort();
  expect(await followExitCode).toBe(0);
  await runReleaseCommand(['rollback', '--in', '0']);
  await vi.waitFor(async () => expect(await readTitles()).toEqual(['Release 4', 'Release 4']), WAIT_OPTIONS);
});

test('without the store both nodes serve on, one that starts then serves its last good release, and both heal', async () => {
  const [storeFolder, movedStoreFolder] = [join(folder, 'store'), join(folder, 'away')];
  renameSync(storeFolder, movedStoreFolder);
  writeFileSync(storeFolder, 'a file in place of the folder');
  await nodes[1].kill();
  await nodes[1].startAgain();
  expect(await readTitles()).toEqual(['Release 4', 'Release 4']);
  await rm(storeFolder);
  renameSync(movedStoreFolder, storeFolder);
  await runReleaseCommand(['apply', await buildRelease('Release 5'), '--in', '0']);
  await vi.waitFor(async () => expect(await readTitles()).toEqual(['Release 5', 'Release 5']), {
    timeout: 2 * WAIT_OPTIONS.timeout,
  });
});
