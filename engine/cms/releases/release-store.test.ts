import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openFolderStore } from '../../object-store/folder-store.ts';
import { DamagedReleaseError, hashContent, type ReleasedSite } from './content-release.ts';
import { findLogFaults } from './release-log.ts';
import { createReleaseKeyPair, createReleaseSigner, createReleaseVerifier } from './release-signature.ts';
import { createReleaseStore, LiveReleaseMovedError, type ReleaseStoreOptions } from './release-store.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-release-store-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const open = (options: Omit<ReleaseStoreOptions, 'objects'> = {}) =>
  createReleaseStore({ objects: openFolderStore({ folder, clock: Date.now }), ...options });

const LOGO = new TextEncoder().encode('<svg/>');
const siteOf = (site: string, title: string): ReleasedSite => ({
  site,
  documents: [
    { kind: 'page', name: 'home', value: { version: 1, title } },
    { kind: 'site', name: 'site', value: { version: 1 } },
  ],
  pictures: [{ name: 'logo.svg', hash: hashContent(LOGO) }],
});
const readLogo = async () => LOGO;
const write = (titles: Readonly<Record<string, string>>, store = open()) =>
  store.write(
    Object.entries(titles).map(([site, title]) => siteOf(site, title)),
    readLogo,
  );
const switchTo = (release: string, at = 0) => ({ action: 'apply', release, at, by: 'kim', approvedBy: null }) as const;

describe('a release in a store', () => {
  test('is read again with all its documents and pictures', async () => {
    const { hash, sites } = await write({ harbour: 'Home' });
    const store = open();
    expect((await store.read(hash)).sites).toEqual(sites);
    expect(await store.readSite(sites['harbour'] ?? '')).toEqual(siteOf('harbour', 'Home'));
    expect(new Uint8Array(await store.readPicture(hashContent(LOGO)))).toEqual(LOGO);
  });

  test('has the same hash for the same contents in any order, and adds nothing the second time', async () => {
    const first = await write({ harbour: 'Home', lantern: 'Start' });
    const { documents, ...rest } = siteOf('harbour', 'Home');
    const turned = { ...rest, documents: documents.toReversed() };
    const second = await open().write([siteOf('lantern', 'Start'), turned], readLogo);
    expect(second.hash).toBe(first.hash);
    expect([first.added.objects, second.added]).toEqual([4, { objects: 0, bytes: 0 }]);
  });

  test('shares the unchanged sites with the release before', async () => {
    const first = await write({ harbour: 'Home', lantern: 'Start' });
    const second = await write({ harbour: 'Home', lantern: 'Begin' });
    expect(second.sites['harbour']).toBe(first.sites['harbour']);
    expect(second.added.objects).toBe(2);
  });

  test('that is damaged is refused, with its name, and repaired by another build', async () => {
    const { hash, sites } = await write({ harbour: 'Home' });
    const part = sites['harbour'] ?? '';
    const path = fileOf(`content/sites/${part}.json.gz`);
    const bytes = readFileSync(path);
    bytes[bytes.length - 5] = (bytes[bytes.length - 5] ?? 0) ^ 1;
    writeFileSync(path, bytes);
    await expect(open().readSite(part)).rejects.toThrow(`Part ${part} of a release is damaged.`);
    writeFileSync(fileOf(`content/releases/${hash}.json`), '{"format":1,"sites":{}}');
    await expect(open().read(hash)).rejects.toThrow(DamagedReleaseError);
    const picture = hashContent(LOGO);
    writeFileSync(fileOf(`content/pictures/${picture}`), '<sv');
    await expect(open().readPicture(picture)).rejects.toThrow(`Picture ${picture} of a release is damaged.`);
    // A second build of the same contents overwrites damaged objects.
    expect((await write({ harbour: 'Home' })).added.objects).toBe(3);
    expect(await open().readSite(part)).toEqual(siteOf('harbour', 'Home'));
    expect((await open().read(hash)).sites).toEqual(sites);
    expect(new Uint8Array(await open().readPicture(picture))).toEqual(LOGO);
  });

  test('with a part that unpacks to more bytes than are allowed is refused before they are in memory', async () => {
    const { sites } = await write({ harbour: 'x'.repeat(100_000) });
    const part = sites['harbour'] ?? '';
    expect(readFileSync(fileOf(`content/sites/${part}.json.gz`)).length).toBeLessThan(1_000);
    await expect(open({ maxSiteBytes: 50_000 }).readSite(part)).rejects.toThrow(
      `Part ${part} of a release unpacks to more than 50000 bytes, so it is not read.`,
    );
  });

  test('is not written with a site that is too large to be read', async () => {
    await expect(write({ harbour: 'x'.repeat(1_000) }, open({ maxSiteBytes: 900 }))).rejects.toThrow(
      'The documents of harbour have more than 900 bytes, which no node reads.',
    );
  });

  test('that is missing is refused with an error that names the store', async () => {
    await expect(open().read('a'.repeat(64))).rejects.toThrow(`folder ${folder} has no release aaaa`);
  });
});

describe('a store that trusts keys', () => {
  const [mine, next, other] = [createReleaseKeyPair(), createReleaseKeyPair(), createReleaseKeyPair()];
  const signed = (privateKey: string) => open({ sign: createReleaseSigner(privateKey) });
  const trusting = (...keys: string[]) => open({ verify: createReleaseVerifier(keys.join(', ')) });

  test('reads what one of them has signed, also while two are valid', async () => {
    const { hash } = await write({ harbour: 'Home' }, signed(mine.privateKey));
    expect((await trusting(mine.publicKey).read(hash)).hash).toBe(hash);
    expect((await trusting(next.publicKey, mine.publicKey).read(hash)).hash).toBe(hash);
  });

  test('refuses what another key has signed, and what nobody has', async () => {
    const foreign = await write({ harbour: 'Home' }, signed(other.privateKey));
    await expect(trusting(mine.publicKey).read(foreign.hash)).rejects.toThrow(
      'is of no key in VITRINE_RELEASE_PUBLIC_KEYS',
    );
    const unsigned = await write({ harbour: 'Unsigned' });
    await expect(trusting(mine.publicKey).read(unsigned.hash)).rejects.toThrow('is not signed');
  });

  test('refuses a signature of another release', async () => {
    const good = await write({ harbour: 'Home' }, signed(mine.privateKey));
    const forged = await write({ harbour: 'Forged' });
    const signature = readFileSync(fileOf(`content/releases/${good.hash}.signature`), 'utf8');
    await openFolderStore({ folder, clock: Date.now }).put(`content/releases/${forged.hash}.signature`, signature);
    await expect(trusting(mine.publicKey).read(forged.hash)).rejects.toThrow('is of no key');
  });

  test('names a text that is no key, without repeating it', () => {
    expect(() => createReleaseVerifier('secret')).toThrow(/^it is no Ed25519 key in base64; [^"]*$/);
    expect(() => createReleaseSigner(mine.publicKey)).toThrow('it is no Ed25519 key');
  });
});

describe('the log of switches', () => {
  test('has each switch, with the release before it', async () => {
    const store = open();
    const [one, two] = [await write({ harbour: 'One' }), await write({ harbour: 'Two' })];
    const first = await store.switchTo(switchTo(one.hash), null);
    const second = await store.switchTo(switchTo(two.hash), first);
    expect([first.number, first.from, second.number, second.from]).toEqual([1, null, 2, one.hash]);
    expect(await open().live()).toEqual(second);
    expect(await open().live(first)).toEqual(second);
    expect(findLogFaults(await store.logTexts())).toEqual([]);
  });

  test('refuses a switch when another was made since, and changes nothing', async () => {
    const store = open();
    const first = await store.switchTo(switchTo('a'), null);
    await expect(store.switchTo(switchTo('b'), null)).rejects.toThrow(LiveReleaseMovedError);
    expect(await store.live()).toEqual(first);
  });

  test('takes one of two switches at the same time', async () => {
    const results = await Promise.allSettled(['a', 'b'].map((hash) => open().switchTo(switchTo(hash), null)));
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await open().logTexts()).toHaveLength(1);
  });

  test('is read to its last entry even if a writer stopped before it moved the pointer to that entry', async () => {
    const store = open();
    await store.switchTo(switchTo('a'), null);
    const pointer = readFileSync(fileOf('content/live.json'));
    const second = await store.switchTo(switchTo('b'), await store.live());
    writeFileSync(fileOf('content/live.json'), pointer);
    expect(await open().live()).toEqual(second);
  });

  test('shows an entry that was altered, and one that is missing', async () => {
    const store = open();
    for (const hash of ['a', 'b', 'c']) await store.switchTo(switchTo(hash), await store.live());
    const [one = '', two = '', three = ''] = await store.logTexts();
    expect(findLogFaults([one, two.replace('"kim"', '"sam"'), three])).toEqual([
      "Entry 3 of the log doesn't follow the one before it: one of both was altered.",
    ]);
    expect(findLogFaults([one, three])).toEqual(['Entry 2 of the log is missing or has the number 3.']);
    expect(findLogFaults([one, '{'])).toEqual(['Entry 2 of the log is damaged.']);
  });
});

/** File with the newest content of an object. */
function fileOf(key: string): string {
  const path = join(folder, key);
  return join(path, readdirSync(path).toSorted().at(-1) ?? '');
}
