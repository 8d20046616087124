import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ContentChange, ContentSource, RemovedPicture, SourcePictureReference } from './content-source.ts';
import { type DocumentKey, formatDocumentId } from './document.ts';

/** An empty source with the actions of an editor. */
export interface ContentSourceUnderTest {
  readonly source: ContentSource;
  /** Publishes a document, which need not be valid. */
  write(key: DocumentKey, value: unknown): Promise<void>;
  remove(key: DocumentKey): Promise<void>;
  writeAsset(site: string, name: string, bytes: Uint8Array): Promise<void>;
  removeAsset(site: string, name: string): Promise<void>;
  close(): Promise<void>;
}

const home: DocumentKey = { site: 'harbour', kind: 'page', name: 'home' };
const about: DocumentKey = { site: 'harbour', kind: 'page', name: 'about-us' };
const site: DocumentKey = { site: 'harbour', kind: 'site', name: 'site' };
const menu: DocumentKey = { site: 'harbour', kind: 'navigation', name: 'header' };
const every: readonly DocumentKey[] = [
  site,
  { site: 'harbour', kind: 'theme', name: 'theme' },
  { site: 'harbour', kind: 'routes', name: 'routes' },
  { site: 'harbour', kind: 'capabilities', name: 'default' },
  menu,
  home,
  { site: 'harbour', kind: 'layout', name: 'standard' },
  { site: 'harbour', kind: 'content', name: 'common' },
  { site: 'harbour', kind: 'post', name: 'first-draw' },
  { site: 'harbour', kind: 'cause', name: 'reef-keepers' },
  { site: 'harbour', kind: 'region', name: 'au' },
  { ...home, site: 'lantern' },
];
const picture = (size: number) =>
  new TextEncoder().encode(`<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"/>`);

/** What the engine expects of every source of documents and pictures. */
export function defineContentSourceContractTests(name: string, make: () => Promise<ContentSourceUnderTest>): void {
  describe(`${name} as a content source`, () => {
    let under: ContentSourceUnderTest;
    const never = new AbortController().signal;

    beforeEach(async () => {
      under = await make();
    });
    afterEach(async () => {
      await under.close();
    });

    test('loads documents of every kind and site with their JSON text and source', async () => {
      for (const key of every) await under.write(key, { version: 1, about: formatDocumentId(key) });
      const { documents } = await under.source.load(never);
      const found = documents.map(({ site, kind, name, text }) => [
        formatDocumentId({ site, kind, name }),
        JSON.parse(text),
      ]);
      expect(Object.fromEntries(found)).toEqual(
        Object.fromEntries(every.map((key) => [formatDocumentId(key), { version: 1, about: formatDocumentId(key) }])),
      );
      expect(found).toHaveLength(every.length);
      expect(new Set(documents.map(({ source }) => source)).size).toBe(every.length);
    });

    test('keeps the order of keys and every character', async () => {
      const value = {
        zebra: '<b>“ümläut” \u2028 🎟 \\ / \n</b>',
        alpha: [1.5, -0.25, 1e21, true, null, { b: {}, a: [] }],
      };
      await under.write(home, value);
      const { documents } = await under.source.load(never);
      expect(JSON.stringify(JSON.parse(documents[0]?.text ?? ''))).toBe(JSON.stringify(value));
    });

    test.each([[[]], ['text'], [{ version: 'none' }]])('passes on an invalid document: %j', async (value) => {
      await under.write(home, value);
      const { documents } = await under.source.load(never);
      expect(documents.map(({ text }) => JSON.parse(text))).toEqual([value]);
    });

    test('lists pictures and reads their bytes', async () => {
      await under.writeAsset('harbour', 'logo.svg', picture(10));
      await under.writeAsset('lantern', 'logo.svg', picture(20));
      const { assets } = await under.source.load(never);
      const given = await Promise.all(
        assets.map(async (asset) => [
          asset.site,
          asset.name,
          new Uint8Array(await under.source.readAsset(asset, never)),
        ]),
      );
      expect(given.sort(([a], [b]) => (String(a) < String(b) ? -1 : 1))).toEqual([
        ['harbour', 'logo.svg', picture(10)],
        ['lantern', 'logo.svg', picture(20)],
      ]);
    });

    test('changes the revision of a picture only when its bytes change', async () => {
      const revision = async () => (await under.source.load(never)).assets[0]?.revision;
      await under.writeAsset('harbour', 'logo.svg', picture(10));
      const first = await revision();
      expect(first).toEqual(expect.any(String));
      expect(await revision()).toBe(first);
      await under.writeAsset('harbour', 'logo.svg', picture(100));
      expect(await revision()).not.toBe(first);
    });

    test('rejects reading a missing picture', async () => {
      await under.writeAsset('harbour', 'logo.svg', picture(10));
      await under.source.load(never);
      const missing: SourcePictureReference = { site: 'harbour', name: 'other.svg', revision: 'none' };
      await expect(under.source.readAsset(missing, never)).rejects.toMatchObject({
        name: 'SourceError',
        code: 'not-found',
      });
    });

    test('stops loading when it is aborted', async () => {
      for (const key of every) await under.write(key, {});
      await expect(under.source.load(AbortSignal.abort(new Error('enough')))).rejects.toThrow('enough');
    });

    describe('while it is watched', () => {
      const stops: (() => Promise<void>)[] = [];
      afterEach(async () => {
        for (const stop of stops.splice(0)) await stop();
      });

      async function watch() {
        const recorder = recordChanges();
        const stop = await under.source.watch(recorder.onChange, recorder.onFailure);
        stops.push(stop);
        return { ...recorder, stop };
      }

      test('reports changed, added and removed documents with their text', async () => {
        await under.write(home, { version: 1 });
        await under.write(menu, { version: 1 });
        await under.write(site, { version: 1 });
        await under.source.load(never);
        const watched = await watch();
        await under.write(home, { version: 1, changed: true });
        await under.write(about, { version: 1, added: true });
        await under.remove(menu);
        await watched.until((latest) => latest.size === 3);
        expect(Object.fromEntries(watched.latest)).toEqual({
          [formatDocumentId(home)]: { version: 1, changed: true },
          [formatDocumentId(about)]: { version: 1, added: true },
          [formatDocumentId(menu)]: null,
        });
        expect(watched.failures).toEqual([]);
      });

      test('reports a change between loading and watching', async () => {
        await under.write(home, { version: 1 });
        await under.source.load(never);
        await under.write(home, { version: 1, changed: true });
        const watched = await watch();
        await watched.until((latest) => latest.has(formatDocumentId(home)));
        expect(watched.latest.get(formatDocumentId(home))).toEqual({ version: 1, changed: true });
      });

      test('reports the last of several quick changes', async () => {
        await under.write(home, { count: 0 });
        await under.source.load(never);
        const watched = await watch();
        for (let count = 1; count <= 5; count += 1) await under.write(home, { count });
        await watched.until((latest) => JSON.stringify(latest.get(formatDocumentId(home))) === '{"count":5}');
      });

      test('reports added and replaced pictures', async () => {
        await under.writeAsset('harbour', 'logo.svg', picture(10));
        const before = (await under.source.load(never)).assets[0];
        const watched = await watch();
        await under.writeAsset('harbour', 'logo.svg', picture(100));
        await under.writeAsset('harbour', 'hero.svg', picture(3));
        await watched.until(() => watched.assets.size === 2);
        const replaced = watched.assets.get('harbour/logo.svg');
        expect(replaced?.revision).not.toBe(before?.revision);
        expect(replaced && new Uint8Array(await under.source.readAsset(presentAsset(replaced), never))).toEqual(
          picture(100),
        );
      });

      test('reports removed pictures', async () => {
        await under.writeAsset('harbour', 'logo.svg', picture(10));
        await under.writeAsset('harbour', 'hero.svg', picture(3));
        await under.source.load(never);
        const watched = await watch();
        await under.removeAsset('harbour', 'logo.svg');
        await watched.until(() => watched.assets.has('harbour/logo.svg'));
        expect([...watched.assets.values()]).toEqual([{ site: 'harbour', name: 'logo.svg', revision: null }]);
      });

      test('reports nothing after it was stopped', async () => {
        const stopped = await watch();
        await stopped.stop();
        const other = await watch();
        await under.write(home, { version: 1 });
        await other.until((latest) => latest.has(formatDocumentId(home)));
        expect([...stopped.latest]).toEqual([]);
      });
    });
  });
}

function presentAsset(asset: SourcePictureReference | RemovedPicture): SourcePictureReference {
  if (asset.revision === null) throw new Error(`${asset.name} was removed`);
  return asset;
}

/** Records the latest change of each document and picture; `until` resolves with the change that satisfies its test. */
function recordChanges() {
  const latest = new Map<string, unknown>();
  const assets = new Map<string, SourcePictureReference | RemovedPicture>();
  const failures: unknown[] = [];
  const waiting = new Set<() => void>();

  return {
    latest,
    assets,
    failures,
    onChange: (change: ContentChange) => {
      for (const document of change.documents) {
        latest.set(formatDocumentId(document), document.text === null ? null : JSON.parse(document.text));
      }
      for (const asset of change.assets) assets.set(`${asset.site}/${asset.name}`, asset);
      for (const look of waiting) look();
    },
    onFailure: (failure: unknown) => {
      failures.push(failure);
    },
    until: (isSo: (latest: ReadonlyMap<string, unknown>) => boolean) =>
      new Promise<void>((resolve) => {
        const look = () => {
          if (!isSo(latest)) return;
          waiting.delete(look);
          resolve();
        };
        waiting.add(look);
        look();
      }),
  };
}
