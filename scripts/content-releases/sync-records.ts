import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import {
  formatReleasedSite,
  hashContent,
  parseReleasedSite,
  type ReleasedSite,
} from '#engine/cms/releases/content-release.ts';
import type { ObjectStore } from '#engine/object-store/object-store.ts';

const compress = promisify(gzip);
const decompress = promisify(gunzip);

/** What two places of documents had in common after the last push, pull or promotion. */
export interface SyncRecord {
  /** Epoch milliseconds. */
  readonly at: number;
  /** Commit whose files were pushed; null if they were changed, or if it was no push. */
  readonly commit: string | null;
  readonly sites: readonly ReleasedSite[];
  /** The files before the pulls since the last push, newest first. */
  readonly former: readonly (readonly ReleasedSite[])[];
}

/** Records of a store, by the pair of places. */
export interface SyncRecordStore {
  /** Null where there is none. Throws for a record that can't be read. */
  read(pair: string): Promise<SyncRecord | null>;
  write(pair: string, record: SyncRecord): Promise<void>;
}

/** Hash of the contents of each site, by its key. */
type Parts = Readonly<Record<string, string>>;

const FORMAT = 1;
const MOST_FORMER = 5;

/** Milliseconds for which parts of former records stay, because another machine may be reading one. */
const PARTS_STAY = 3_600_000;

/** Key of the record of two places, in any order. Places are addresses of CMS, or `files`. */
export function nameSyncPair(one: string, other: string): string {
  return hashContent(JSON.stringify([one, other].map(withoutSlash).sort())).slice(0, 24);
}

export function createSyncRecordStore(
  objects: Pick<ObjectStore, 'find' | 'put' | 'list' | 'delete' | 'description'>,
): SyncRecordStore {
  const recordKey = (pair: string) => `syncs/${pair}.json`;
  const siteKey = (pair: string, part: string) => `syncs/${pair}/${part}.json.gz`;

  const writeSites = async (pair: string, sites: readonly ReleasedSite[]): Promise<Parts> => {
    const parts: Record<string, string> = {};
    for (const site of sites) {
      const text = formatReleasedSite(site);
      const part = hashContent(text);
      if (!(await objects.find(siteKey(pair, part)))) await objects.put(siteKey(pair, part), await compress(text));
      parts[site.site] = part;
    }
    return parts;
  };

  const readSites = async (pair: string, parts: Parts): Promise<readonly ReleasedSite[]> => {
    const sites: ReleasedSite[] = [];
    for (const part of Object.values(parts)) {
      const found = await objects.find(siteKey(pair, part));
      if (!found) throw new Error(`its part ${part} is missing`);
      sites.push(parseReleasedSite((await decompress(found.content)).toString(), part));
    }
    return sites;
  };

  const deleteFormerParts = async (pair: string, current: readonly Parts[], now: number): Promise<void> => {
    const currentKeys = new Set(current.flatMap((parts) => Object.values(parts).map((part) => siteKey(pair, part))));
    for (const { key, modified } of await objects.list(`syncs/${pair}/`))
      if (!currentKeys.has(key) && modified < now - PARTS_STAY) await objects.delete(key);
  };

  return {
    async read(pair) {
      const found = await objects.find(recordKey(pair));
      if (!found) return null;
      try {
        const { format, at, commit, sites, former } = JSON.parse(found.content.toString());
        if (format !== FORMAT) throw new Error(`its format is ${format}, and this version reads ${FORMAT}`);
        return {
          at: Number(at),
          commit: typeof commit === 'string' ? commit : null,
          sites: await readSites(pair, sites),
          former: await Promise.all([former].flat().map((parts) => readSites(pair, parts))),
        };
      } catch (cause) {
        const reason = cause instanceof Error ? cause.message : String(cause);
        throw new Error(
          `The record ${recordKey(pair)} in ${objects.description} can't be read: ${reason}. Delete it: what differs is then listed, and you choose.`,
          { cause },
        );
      }
    },
    async write(pair, { at, commit, sites, former }) {
      const parts = await writeSites(pair, sites);
      const formerParts: Parts[] = [];
      for (const each of former.slice(0, MOST_FORMER)) formerParts.push(await writeSites(pair, each));
      // After its parts, so that a record that is found is complete.
      await objects.put(
        recordKey(pair),
        JSON.stringify({ format: FORMAT, at, commit, sites: parts, former: formerParts }),
      );
      await deleteFormerParts(pair, [parts, ...formerParts], at);
    },
  };
}

function withoutSlash(place: string): string {
  return place.replace(/\/+$/, '');
}
