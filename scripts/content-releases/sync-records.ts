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

/** Key of the record of two places, in any order. Places are addresses of CMS, or `files`. */
export function nameSyncPair(one: string, other: string): string {
  return hashContent(JSON.stringify([one, other].map(withoutSlash).sort())).slice(0, 24);
}

export function createSyncRecordStore(objects: Pick<ObjectStore, 'find' | 'put' | 'description'>): SyncRecordStore {
  const recordKey = (pair: string) => `syncs/${pair}.json`;
  const siteKey = (part: string) => `syncs/sites/${part}.json.gz`;

  const writeSites = async (sites: readonly ReleasedSite[]): Promise<Parts> => {
    const parts: Record<string, string> = {};
    for (const site of sites) {
      const text = formatReleasedSite(site);
      const part = hashContent(text);
      if (!(await objects.find(siteKey(part)))) await objects.put(siteKey(part), await compress(text));
      parts[site.site] = part;
    }
    return parts;
  };

  const readSites = async (parts: Parts): Promise<readonly ReleasedSite[]> => {
    const sites: ReleasedSite[] = [];
    for (const part of Object.values(parts)) {
      const found = await objects.find(siteKey(part));
      if (!found) throw new Error(`${objects.description} has no part ${part} of a record.`);
      sites.push(parseReleasedSite((await decompress(found.content)).toString(), part));
    }
    return sites;
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
          sites: await readSites(sites),
          former: await Promise.all([former].flat().map(readSites)),
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
      const parts = await writeSites(sites);
      const formerParts: Parts[] = [];
      for (const each of former.slice(0, MOST_FORMER)) formerParts.push(await writeSites(each));
      // Last, so that a record that is found is complete.
      await objects.put(
        recordKey(pair),
        JSON.stringify({ format: FORMAT, at, commit, sites: parts, former: formerParts }),
      );
    },
  };
}

function withoutSlash(place: string): string {
  return place.replace(/\/+$/, '');
}
