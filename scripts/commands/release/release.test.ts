import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createReleaseKeyPair } from '#engine/cms/releases/release-signature.ts';
import { readChecksVersion } from '../../build/checks-version.ts';
import { runVitrineCliCommand } from '../run-vitrine.ts';

const root = join(import.meta.dirname, '../../..');
const HOME = 'cms-seed/harbour/pages/home.json';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-release-command-'));
  for (const documents of ['site-configs', 'cms-seed'])
    await cp(join(root, documents), join(folder, documents), { recursive: true });
});
afterAll(() => rm(folder, { recursive: true }));

async function release(args: readonly string[], environment: NodeJS.ProcessEnv = {}) {
  let text = '';
  const write = (more: string) => {
    text += more;
  };
  const settings = { VITRINE_DOCUMENTS: folder, VITRINE_STORE: `file://${join(folder, 'store')}`, USER: 'kim' };
  const io = { root, environment: { ...settings, ...environment }, out: write, err: write };
  return { code: await runVitrineCliCommand(['release', ...args], io), text };
}

async function releaseJson(...args: readonly string[]) {
  const { code, text } = await release([...args, '--json']);
  return { code, answer: JSON.parse(text) };
}

function replaceInHome(search: string, replacement: string): void {
  const file = join(folder, HOME);
  writeFileSync(file, readFileSync(file, 'utf8').replace(search, replacement));
}

let [first, second] = ['', ''];

test('release build writes a release with a signed result of the checks, and returns the same hash for the same documents', async () => {
  const { code, answer } = await releaseJson('build');
  first = answer.hash;
  expect(code).toBe(0);
  expect(answer).toMatchObject({ hash: expect.stringMatching(/^[0-9a-f]{64}$/), sites: 4 });
  expect((await releaseJson('build')).answer).toMatchObject({ hash: first, added: { objects: 0 } });
  expect(readdirSync(join(folder, 'store/content/judgements', first))).toEqual([
    expect.stringMatching(`^${readChecksVersion(root)}\\.signature$`),
  ]);
});

test('release build refuses documents with an error, names it, and writes nothing', async () => {
  replaceInHome('"jackpot-hero"', '"jackpot-herb"');
  const before = readdirSync(join(folder, 'store/content/releases'));
  const { code, text } = await release(['build']);
  expect([code, text]).toEqual([1, expect.stringContaining('harbour/page/home')]);
  expect(text).toContain('jackpot-herb');
  expect(readdirSync(join(folder, 'store/content/releases'))).toEqual(before);
  replaceInHome('"jackpot-herb"', '"jackpot-hero"');
});

test('release diff and plan name the changed words, the pages and what else changes', async () => {
  await release(['apply', first, '--in', '0']);
  replaceInHome('Biggest jackpot on sale', 'The biggest one');
  second = (await releaseJson('build')).answer.hash;
  const words = {
    item: { id: 'jackpot', type: 'jackpot-hero' },
    path: 'props/eyebrow',
    change: 'changed',
    before: 'Biggest jackpot on sale',
    after: 'The biggest one',
  };
  const differences = [
    {
      site: 'harbour',
      documents: [{ kind: 'page', name: 'home', change: 'changed', values: [words] }],
      pictures: [],
    },
  ];
  expect((await releaseJson('diff', 'live', second.slice(0, 12))).answer).toEqual(differences);
  const { code, answer } = await releaseJson('plan', second);
  expect(code).toBe(0);
  expect(answer).toEqual({
    release: second,
    against: first,
    unreadable: null,
    ground: 1,
    differences,
    sites: [
      {
        site: 'harbour',
        change: 'changed',
        pages: ['home'],
        routes: [],
        capabilities: [],
        cachedPages: ['en-AU', 'zh-Hans-AU'],
      },
    ],
    refusals: [],
  });
});

test('release apply asks for the signature of a second person where the operator wants one', async () => {
  const [kim, sam] = [createReleaseKeyPair(), createReleaseKeyPair()];
  const keyOf = (name: string, { privateKey }: ReturnType<typeof createReleaseKeyPair>) => {
    const file = join(folder, `${name}.key`);
    writeFileSync(file, `${privateKey}\n`);
    return file;
  };
  const approval = { VITRINE_RELEASE_APPROVERS: `kim=${kim.publicKey}, sam=${sam.publicKey}` };
  const alone = await release(['apply', second], approval);
  expect([alone.code, alone.text]).toEqual([1, expect.stringContaining('0 of 1 approvals for entry 2 of the log. ')]);
  await release(['approve', second, '--key', keyOf('kim', kim)], approval);
  const own = await release(['apply', second, '--json'], approval);
  expect([own.code, JSON.parse(own.text).errors]).toEqual([
    1,
    [expect.objectContaining({ code: 'unapproved', message: expect.stringContaining('(kim applies it)') })],
  ]);
  const unknownApproverOutcome = await release(
    ['approve', second, '--key', keyOf('stranger', createReleaseKeyPair())],
    approval,
  );
  expect([unknownApproverOutcome.code, unknownApproverOutcome.text]).toEqual([
    2,
    expect.stringContaining('its public key is not in'),
  ]);
  const plan = join(folder, 'plan.json');
  await release(['plan', second, '--out', plan], approval);
  const signed = await release(['approve', second, '--key', keyOf('sam', sam), '--plan', plan], approval);
  expect(signed.text).toBe(`sam approves release ${second} for entry 2 of the log.\n`);
  const { text } = await release(['apply', second, '--plan', plan, '--in', '0', '--json'], approval);
  expect(JSON.parse(text)).toMatchObject({ number: 2, release: second, from: first, by: 'kim', approvedBy: 'sam' });
});

test('release apply is refused while another release is scheduled to go live, and release rollback cancels the scheduled one', async () => {
  await release(['apply', first, '--in', '600']);
  const { code, text } = await release(['apply', second]);
  expect([code, text]).toEqual([2, expect.stringContaining(`Release ${first} goes live at `)]);
  expect((await releaseJson('rollback', '--in', '0')).answer).toMatchObject({ action: 'rollback', release: second });
});

test('release list shows which release is live, and who made it so', async () => {
  const { answer } = await releaseJson('list');
  expect(answer.live).toBe(second);
  const switches = answer.releases.find(({ hash }: { hash: string }) => hash === second).live;
  expect(switches.map(({ action, by }: { action: string; by: string }) => [action, by])).toEqual([
    ['apply', 'kim'],
    ['rollback', 'kim'],
  ]);
});

test('release migrate returns the same release for its own version, and refuses one for which there is no migration', async () => {
  expect((await releaseJson('migrate', first, '--to', '1')).answer).toEqual({ hash: first, documents: [] });
  const { code, text } = await release(['migrate', first, '--to', '9']);
  expect([code, text]).toEqual([2, expect.stringContaining('has no migration of documents from version 1 to 9.')]);
});

test('release verify finds a missing part', async () => {
  expect((await releaseJson('verify', 'all')).answer.faults).toEqual([]);
  const [picture = ''] = readdirSync(join(folder, 'store/content/pictures'));
  rmSync(join(folder, 'store/content/pictures', picture), { recursive: true });
  const { code, answer } = await releaseJson('verify');
  expect([code, answer.faults]).toEqual([1, [expect.stringContaining(`has no picture ${picture}.`)]]);
});

test('release commands without a store say which setting is missing', async () => {
  const { code, text } = await release(['list'], { VITRINE_STORE: '' });
  expect([code, text]).toEqual([2, expect.stringContaining('Set VITRINE_STORE to a folder, such as file:///')]);
});
