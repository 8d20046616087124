import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openFolderStore } from '../../object-store/folder-store.ts';
import { defineContentSourceContractTests } from '../content-source.contract.ts';
import { type DocumentKey, formatDocumentId } from '../document.ts';
import { hashContent, type ReleasedSite } from './content-release.ts';
import { createReleaseSource } from './release-source.ts';
import { createReleaseStore } from './release-store.ts';

defineContentSourceContractTests('the live release', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-releases-'));
  const releases = createReleaseStore({ objects: openFolderStore({ folder, clock: Date.now }) });
  const documents = new Map<string, { readonly key: DocumentKey; readonly value: unknown }>();
  const pictures = new Map<string, { readonly site: string; readonly name: string; readonly bytes: Uint8Array }>();

  /** Builds a release of everything that was written, and makes it live at once. */
  const publish = async () => {
    const keys = [...[...documents.values()].map(({ key }) => key.site), ...[...pictures.values()].map((p) => p.site)];
    const sites = [...new Set(keys)].map(
      (site): ReleasedSite => ({
        site,
        documents: [...documents.values()].flatMap(({ key, value }) =>
          key.site === site ? [{ kind: key.kind, name: key.name, value }] : [],
        ),
        pictures: [...pictures.values()].flatMap(({ site: own, name, bytes }) =>
          own === site ? [{ name, hash: hashContent(bytes) }] : [],
        ),
      }),
    );
    const bytesOf = new Map([...pictures.values()].map(({ bytes }) => [hashContent(bytes), bytes]));
    const { hash } = await releases.write(sites, async (wanted) => bytesOf.get(wanted) ?? new Uint8Array());
    const next = { action: 'apply', release: hash, at: Date.now(), by: 'editor', approvedBy: null } as const;
    await releases.switchTo(next, await releases.live());
  };

  const source = createReleaseSource({ releases, clock: Date.now, applyAt: async (_, apply) => apply(), lookEvery: 5 });
  /** Serves each change, as the engine does. */
  const watch: typeof source.watch = (onChange, onFailure) =>
    source.watch((change) => {
      void change.applyTogether?.(() => {});
      change.whole?.settled('taken');
      onChange(change);
    }, onFailure);

  return {
    source: { ...source, watch },
    write: async (key, value) => {
      documents.set(formatDocumentId(key), { key, value });
      await publish();
    },
    remove: async (key) => {
      documents.delete(formatDocumentId(key));
      await publish();
    },
    writeAsset: async (site, name, bytes) => {
      pictures.set(`${site}/${name}`, { site, name, bytes });
      await publish();
    },
    removeAsset: async (site, name) => {
      pictures.delete(`${site}/${name}`);
      await publish();
    },
    close: async () => rmSync(folder, { recursive: true }),
  };
});
