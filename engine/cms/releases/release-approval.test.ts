import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openFolderStore } from '../../object-store/folder-store.ts';
import { parseReleaseApprovers, signReleaseApproval } from './release-approval.ts';
import type { ReleaseLogEntry } from './release-log.ts';
import { createReleaseKeyPair, createReleaseSigner } from './release-signature.ts';
import { createReleaseSource } from './release-source.ts';
import { type ContentReleaseStore, createReleaseStore } from './release-store.ts';

const NOW = Date.parse('2026-11-28T12:00:00Z');
const never = new AbortController().signal;
const [kim, sam, builder, edits, unlistedKeyPair] = Array.from({ length: 5 }, createReleaseKeyPair) as [
  Pair,
  Pair,
  Pair,
  Pair,
  Pair,
];
type Pair = ReturnType<typeof createReleaseKeyPair>;

const ALL = `kim=${kim.publicKey}, sam=${sam.publicKey}, builder=${builder.publicKey}, edits=${edits.publicKey}`;

let folder = '';
let first = '';
let second = '';
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-approval-'));
  first = await build('One');
  second = await build('Two');
});
afterEach(() => rmSync(folder, { recursive: true }));

function open(needed = 1, approvers = ALL): ContentReleaseStore {
  return createReleaseStore({
    objects: openFolderStore({ folder, clock: () => NOW }),
    sign: createReleaseSigner(builder.privateKey),
    approval: { needed, approvers: parseReleaseApprovers(approvers) },
  });
}

async function build(title: string): Promise<string> {
  const documents = [{ kind: 'page', name: 'home', value: { title } }] as const;
  return (await open().write([{ site: 'harbour', documents, pictures: [] }], async () => new Uint8Array())).hash;
}

const sign = ({ privateKey }: Pair, release: string, ground: number, approvers = ALL) =>
  signReleaseApproval({ release, ground, at: NOW }, privateKey, parseReleaseApprovers(approvers));

const entry = (number: number, change: Partial<ReleaseLogEntry> = {}) =>
  ({ number, release: first, action: 'apply', by: 'alex', ...change }) as const;

/** Why the first release may not become an entry of the log; null where it may. */
async function faultOf(number: number, change: Partial<ReleaseLogEntry> = {}, store = open()): Promise<string | null> {
  return (await store.judgeApproval(entry(number, change))).fault;
}

describe('the approval of a release', () => {
  test('is missing without a signature of an approver, and says how to give one', async () => {
    expect(await faultOf(1)).toBe(
      `Release ${first} has 0 of 1 approvals for entry 1 of the log. Somebody else has to run \`vitrine release approve ${first.slice(0, 12)} --key FILE\`.`,
    );
  });

  test('counts only for the log entry right after the one that it was based on, and names its approver', async () => {
    await open().writeApproval(sign(kim, first, 0));
    expect(await open().judgeApproval(entry(1))).toEqual({ by: ['kim'], fault: null });
    expect(await faultOf(2)).toContain(
      '0 of 1 approvals for entry 2 of the log (kim approved it for entry 1 of the log)',
    );
  });

  test('does not count for another release', async () => {
    const approval = sign(kim, first, 0);
    await open().writeApproval({ ...approval, release: second });
    expect(await faultOf(1, { release: second })).toContain('(the signature of kim is not valid)');
  });

  test.each([
    ['another time', { at: NOW + 1 }],
    ['another ground', { ground: 1 }],
    ['another name', { approver: 'sam' }],
    ['an empty signature', { signature: '' }],
  ])('does not count with %s in place of what was signed', async (_, change) => {
    await open().writeApproval({ ...sign(kim, first, 0), ...change });
    expect(await faultOf('ground' in change ? change.ground + 1 : 1)).toContain('is not valid)');
  });

  test('counts once for one person, however often it is given', async () => {
    const store = open(2);
    await store.writeApproval(sign(kim, first, 0));
    await store.writeApproval({ ...sign(kim, first, 0), approver: 'sam' });
    expect(await faultOf(1, {}, store)).toContain(
      '1 of 2 approvals for entry 1 of the log (the signature of sam is not valid)',
    );
    await store.writeApproval(sign(sam, first, 0));
    expect(await store.judgeApproval(entry(1))).toEqual({ by: ['kim', 'sam'], fault: null });
  });

  test('does not count when it is by the person who applies the release, or by its builder', async () => {
    await open().writeApproval(sign(kim, first, 0));
    expect(await faultOf(1, { by: 'kim' })).toContain('(kim applies it)');
    await open().writeApproval(sign(builder, first, 0));
    expect(await faultOf(1, { by: 'kim' })).toContain("builder can't approve it");
  });

  test('does not count any more once its key was taken out of the list', async () => {
    await open().writeApproval(sign(kim, first, 0));
    expect(await faultOf(1, {}, open(1, `sam=${sam.publicKey}`))).toContain('(kim is no approver)');
    const replaced = `kim=${unlistedKeyPair.publicKey}`;
    expect(await faultOf(1, {}, open(1, replaced))).toContain('(the signature of kim is not valid)');
  });

  test('by the key of edits counts for edits alone', async () => {
    await open().writeApproval(sign(edits, first, 0));
    expect(await faultOf(1)).toContain("edits can't approve it");
    expect(await faultOf(1, { action: 'edit' })).toBeNull();
    expect(await faultOf(2, { action: 'edit' })).toContain('0 of 1');
  });

  test('that was given for an earlier entry is enough for a rollback', async () => {
    await open().writeApproval(sign(kim, first, 0));
    expect(await faultOf(3, { action: 'rollback', by: 'kim' })).toBeNull();
    expect(await faultOf(3, { action: 'rollback', release: second })).toContain('0 of 1');
  });
});

test('signing an approval with a key that belongs to no approver throws', () => {
  expect(() => sign(unlistedKeyPair, first, 0)).toThrow('its public key is not in VITRINE_RELEASE_APPROVERS');
});

test.each([
  [
    'one key for two names',
    `kim=${kim.publicKey}, sam=${kim.publicKey}`,
    'kim and sam are the same name or have the same key',
  ],
  ['no key', 'kim', 'a name has lower-case letters'],
  ['a text that is no key', 'kim=secret', 'it is no Ed25519 key in base64'],
])('a list of approvers with %s is refused', (_, text, message) => {
  expect(() => parseReleaseApprovers(text)).toThrow(message);
});

describe('a node that knows the approvers', () => {
  const openSource = (releases = open()) =>
    createReleaseSource({ releases, clock: () => NOW, applyAt: async (_, apply) => apply(), lookEvery: 5 });
  const titleOf = async (source: ReturnType<typeof openSource>) =>
    JSON.parse((await source.load(never)).documents[0]?.text ?? '').title;
  const goLive = async (release: string) => {
    const next = { action: 'apply', release, at: NOW, by: 'alex', approvedBy: 'kim' } as const;
    await open().switchTo(next, await open().live());
  };

  test('starts with the last approved release, and reports one that is not approved, whatever the log says', async () => {
    await open().writeApproval(sign(kim, first, 0));
    await goLive(first);
    await goLive(second);
    const source = openSource();
    expect(await titleOf(source)).toBe('One');
    const failure = Promise.withResolvers<string>();
    const stop = await source.watch(
      () => failure.reject(new Error('a release without an approval was taken')),
      ({ message }) => failure.resolve(message),
    );
    expect(await failure.promise).toContain(`Release ${second} has 0 of 1 approvals for entry 2 of the log`);
    await stop();
    await open().writeApproval(sign(sam, second, 1));
    expect(await titleOf(openSource())).toBe('Two');
  });

  test('serves nothing of a store without an approved release', async () => {
    await goLive(first);
    await expect(openSource().load(never)).rejects.toThrow(`Release ${first} has 0 of 1 approvals`);
  });
});
