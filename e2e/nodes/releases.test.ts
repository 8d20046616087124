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
const PATIENCE = { timeout: 15_000 };
const keys = createReleaseKeyPair();
const agent = new Agent({ keepAlive: true, maxSockets: 4 });

let folder = '';
let sandbox: Awaited<ReturnType<typeof startSeededTestSandbox>>;
let nodes: readonly [RunningTestShop, RunningTestShop];

const environmentOf = (): NodeJS.ProcessEnv => ({
  VITRINE_DOCUMENTS: join(folder, 'documents'),
  VITRINE_STORE: `file://${join(folder, 'store')}`,
  VITRINE_RELEASE_KEY: keys.privateKey,
  VITRINE_RELEASE_PUBLIC_KEYS: keys.publicKey,
});

/** Runs `vitrine release` as an operator does, on documents in a folder and a store beside it. */
async function release(args: readonly string[], environment: NodeJS.ProcessEnv = {}) {
  let text = '';
  const code = await runVitrineCliCommand(['release', ...args, '--json'], {
    root,
    environment: { ...environmentOf(), ...environment },
    out: (more) => {
      text += more;
    },
    err: (more) => {
      text += more;
    },
  });
  return { code, answer: JSON.parse(text) };
}

/** Builds a release in which harbour's home page and its header have other words, each from a document of its own. */
async function buildWith(words: string, environment?: NodeJS.ProcessEnv): Promise<string> {
  edit('cms-seed/harbour/pages/home.json', (page) => ({ ...page, head: { ...page.head, title: words } }));
  edit('cms-seed/harbour/layouts/default.json', (layout) => withNotice(layout, words));
  const { answer } = await release(['build'], environment);
  return answer.hash;
}

type Json = ReturnType<typeof JSON.parse>;

function edit(path: string, change: (value: Json) => Json): void {
  const file = join(folder, 'documents', path);
  writeFileSync(file, JSON.stringify(change(JSON.parse(readFileSync(file, 'utf8')))));
}

function withNotice(layout: Json, notice: string): Json {
  const blocks = layout.blocks.map((block: Json) =>
    block.id === 'header' ? { ...block, props: { ...block.props, notice } } : block,
  );
  return { ...layout, blocks };
}

const hostOf = ({ port }: RunningTestShop) => `harbour.localhost:${port}`;

async function readWords(node: RunningTestShop): Promise<readonly (string | undefined)[]> {
  const { body } = await sendGetRequestToLocalPort(node.port, '/', { host: hostOf(node) });
  return [/<title>([^<|]*?) \|/.exec(body)?.[1], /class="site-header__notice[^"]*">([^<]*)</.exec(body)?.[1]];
}

const titles = () => Promise.all(nodes.map((node) => readTitle(agent, node.port, hostOf(node))));

async function statusOf(node: RunningTestShop): Promise<Json> {
  const headers = { host: hostOf(node), authorization: `Bearer ${node.operatorToken}` };
  return JSON.parse((await sendGetRequestToLocalPort(node.port, '/_status', headers)).body);
}

const startNode = () =>
  startTestShop({
    cms: {
      kind: 'release',
      store: { url: `file://${join(folder, 'store')}`, credentials: null },
      publicKeys: keys.publicKey,
    },
    apiUrl: sandbox.url,
  });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-releases-'));
  for (const documents of ['site-configs', 'cms-seed'])
    await cp(join(root, documents), join(folder, 'documents', documents), { recursive: true });
  await release(['apply', await buildWith('Release 1'), '--in', '0']);
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
  expect(await titles()).toEqual(['Release 1', 'Release 1']);
  const next = await buildWith('Release 2');
  const { answer } = await release(['apply', next, '--in', '6']);
  const firstSeen: (number | undefined)[] = [undefined, undefined];
  let flips = 0;
  let mixed = 0;
  let reads = 0;
  for (; firstSeen.includes(undefined) || reads % 200 !== 0; reads += 1) {
    const index = reads % 2;
    const words = await readWords(nodes[index] ?? nodes[0]);
    if (words[0] !== words[1]) mixed += 1;
    const isNew = words[0] === 'Release 2';
    if (isNew) firstSeen[index] ??= Date.now();
    else if (firstSeen.some((seen) => seen !== undefined)) flips += 1;
    if (Date.now() > answer.at + PATIENCE.timeout) throw new Error(`after ${reads} reads a node shows ${words[0]}`);
  }
  const delays = firstSeen.map((seen) => (seen ?? 0) - answer.at);
  console.log(`${reads} reads; the nodes switched ${delays.join(' and ')} ms after the moment`);
  expect([flips, mixed]).toEqual([0, 0]);
  for (const delay of delays) {
    expect(delay).toBeGreaterThan(-20);
    expect(delay).toBeLessThan(5_000);
  }
});

test('a rollback is live on both nodes a few seconds later', async () => {
  const started = Date.now();
  const { code, answer } = await release(['rollback']);
  await vi.waitFor(async () => expect(await titles()).toEqual(['Release 1', 'Release 1']), PATIENCE);
  console.log(`rolled back after ${Date.now() - started} ms`);
  expect([code, answer.action]).toEqual([0, 'rollback']);
  expect(Date.now() - started).toBeLessThan(15_000);
});

test('a plan that was made before another release went live is refused', async () => {
  const plan = join(folder, 'plan.json');
  const third = await buildWith('Release 3');
  await release(['plan', third, '--out', plan]);
  const fourth = await buildWith('Release 4');
  await release(['apply', fourth, '--in', '0']);
  const { code, answer } = await release(['apply', third, '--plan', plan]);
  expect([code, answer.errors]).toEqual([
    1,
    [expect.objectContaining({ code: 'moved', message: expect.stringContaining(`gone live since: ${fourth}`) })],
  ]);
  await vi.waitFor(async () => expect(await titles()).toEqual(['Release 4', 'Release 4']), PATIENCE);
});

test('a half-written release is not served by a node that runs or one that starts, until it is built once more', async () => {
  await vi.waitFor(async () => expect(await titles()).toEqual(['Release 4', 'Release 4']), PATIENCE);
  const store = openFolderStore({ folder: join(folder, 'store'), clock: Date.now });
  const written = async () => new Map((await store.list('content/sites/')).map((part) => [part.key, part]));
  const before = await written();
  const half = await buildWith('Half-written');
  const [key = ''] = [...(await written()).keys()].filter((part) => !before.has(part));
  const whole = (await store.find(key))?.content ?? new Uint8Array();
  await store.put(key, whole.subarray(0, whole.length / 2));
  const refused = await release(['apply', half, '--in', '0']);
  expect([refused.code, refused.answer.errors[0].message]).toEqual([3, expect.stringContaining('is damaged')]);
  // As if the part had been damaged after the release went live.
  const releases = createReleaseStore({ objects: store });
  const entry = { action: 'apply', release: half, at: Date.now(), by: 'kim', approvedBy: null } as const;
  await releases.switchTo(entry, await releases.live());
  const third = await startNode();
  onTestFinished(() => third.close());
  const all = [...nodes, third];
  await vi.waitFor(async () => {
    for (const node of all) expect((await statusOf(node)).source.lastFailure?.message).toContain('is damaged');
  }, PATIENCE);
  const titlesOfAll = () => Promise.all(all.map(async (node) => (await readWords(node))[0]));
  expect(await titlesOfAll()).toEqual(['Release 4', 'Release 4', 'Release 4']);
  // Built once more, its damaged part is written again.
  await release(['build']);
  await vi.waitFor(async () => expect(await titlesOfAll()).toEqual(Array(3).fill('Half-written')), PATIENCE);
  await release(['rollback', '--in', '0']);
  await vi.waitFor(async () => expect(await titlesOfAll()).toEqual(Array(3).fill('Release 4')), PATIENCE);
});

test('a release that no trusted key has signed is not taken, and the status says why', async () => {
  const other = createReleaseKeyPair();
  const strange = { VITRINE_RELEASE_KEY: other.privateKey, VITRINE_RELEASE_PUBLIC_KEYS: '' };
  const forged = await buildWith('Forged', strange);
  const { code } = await release(['apply', forged]);
  expect(code).toBe(3);
  await release(['apply', forged, '--in', '0'], strange);
  await vi.waitFor(
    async () =>
      expect((await statusOf(nodes[0])).source.lastFailure.message).toContain(
        `The signature of release ${forged} is of no key in VITRINE_RELEASE_PUBLIC_KEYS.`,
      ),
    PATIENCE,
  );
  expect(await titles()).toEqual(['Release 4', 'Release 4']);
  await release(['rollback', '--in', '0']);
});

/** A Directus with the documents of one brand, of which the home page is not that of the live release. */
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
  const stopped = new AbortController();
  const lines: string[] = [];
  const write = (text: string) => void lines.push(text);
  const cms = { VITRINE_CMS_URL: directus.url, VITRINE_CMS_TOKEN: directus.adminToken };
  const options = { from: 'cms', in: '2', by: 'editors' } as const;
  const environment = { ...environmentOf(), ...cms };
  const followed = follow({ root, environment, out: write, err: write }, options, stopped.signal);
  await vi.waitFor(() => expect(lines).toEqual(['Following the CMS: 0 edits are new.\n']), PATIENCE);
  const started = Date.now();
  await publishTitleOfHomePage(directus, 'Edited');
  await vi.waitFor(async () => expect(await titles()).toEqual(['Edited', 'Edited']), PATIENCE);
  console.log(`the edit was live after ${Date.now() - started} ms`);
  expect(await readWords(nodes[0])).toEqual(['Edited', 'Release 4']);
  stopped.abort();
  expect(await followed).toBe(0);
  await release(['rollback', '--in', '0']);
  await vi.waitFor(async () => expect(await titles()).toEqual(['Release 4', 'Release 4']), PATIENCE);
});

test('without the store both nodes serve on, one that starts then serves its last good release, and both heal', async () => {
  const [store, away] = [join(folder, 'store'), join(folder, 'away')];
  renameSync(store, away);
  writeFileSync(store, 'a file in place of the folder');
  await nodes[1].kill();
  await nodes[1].startAgain();
  expect(await titles()).toEqual(['Release 4', 'Release 4']);
  await rm(store);
  renameSync(away, store);
  await release(['apply', await buildWith('Release 5'), '--in', '0']);
  await vi.waitFor(async () => expect(await titles()).toEqual(['Release 5', 'Release 5']), {
    timeout: 2 * PATIENCE.timeout,
  });
});
