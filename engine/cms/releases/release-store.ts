import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { ConditionFailedError, type ObjectStore } from '../../object-store/object-store.ts';
import {
  type ContentRelease,
  DamagedReleaseError,
  findHighestDocumentVersion,
  formatRelease,
  formatReleasedSite,
  hashContent,
  isReleaseHash,
  MissingReleasePartError,
  parseRelease,
  parseReleasedSite,
  type ReleasedSite,
} from './content-release.ts';
import {
  type ApprovalRules,
  type ApprovalVerdict,
  judgeApprovals,
  parseReleaseApproval,
  type ReleaseApproval,
} from './release-approval.ts';
import { describeJudgement, isChecksVersion, type ReleaseJudgement } from './release-judgement.ts';
import { formatLogEntry, parseLogEntry, type ReleaseLogEntry } from './release-log.ts';
import { isSignedByKey, type SignRelease, type VerifyReleaseSignature } from './release-signature.ts';

const compress = promisify(gzip);
const decompress = promisify(gunzip);

/** Releases of a store, and which of them is live. */
export interface ContentReleaseStore {
  readonly description: string;
  /** Writes what is not there yet; equal contents give the same release. */
  write(sites: readonly ReleasedSite[], readPicture: ReadPictureByHash): Promise<WrittenRelease>;
  /** As `write`, for a release that shares all other sites with a former one: their hashes are enough. */
  writeSuccessor(
    unchanged: Omit<ContentRelease, 'hash'>,
    changed: readonly ReleasedSite[],
    readPicture: ReadPictureByHash,
  ): Promise<WrittenRelease>;
  /** Hash of a release that was noted under a name, which has lower-case letters and digits; null without one. */
  readNote(name: string): Promise<string | null>;
  writeNote(name: string, hash: string): Promise<void>;
  /** @throws DamagedReleaseError; also where there is none, or no trusted key has signed it. */
  read(hash: string): Promise<ContentRelease>;
  /** Contents of one site by their hash. @throws DamagedReleaseError */
  readSite(part: string): Promise<ReleasedSite>;
  /** Bytes of a picture by their hash. @throws DamagedReleaseError */
  readPicture(hash: string): Promise<Uint8Array>;
  /** All releases, newest first. */
  list(): Promise<readonly { readonly hash: string; readonly stored: number }[]>;
  /** The last entry of the log; null before the first. From a known entry on, this is one request. @throws DamagedReleaseError */
  live(known?: ReleaseLogEntry | null): Promise<ReleaseLogEntry | null>;
  /** An entry of the log by its number; null where there is none. @throws DamagedReleaseError */
  entry(number: number): Promise<ReleaseLogEntry | null>;
  /** Stores a signed statement that the checks of this version found no error in a release. */
  writeJudgement(release: string, checksVersion: string): Promise<void>;
  /** Whether the checks of this version, or others, found no error in a release. Only trusted signatures count. */
  readJudgement(release: string, checksVersion: string | null): Promise<ReleaseJudgement>;
  /** Keeps an approval beside its release. */
  writeApproval(approval: ReleaseApproval): Promise<void>;
  /** Whether an entry of the log, or one that is to be written, is approved as the rules ask. */
  judgeApproval(entry: ApprovedEntry): Promise<ApprovalVerdict>;
  /** Text of each entry of the log, first entry first. */
  logTexts(): Promise<readonly string[]>;
  /**
   * Switches to a release, unless another switch was made after `ground`.
   *
   * @throws LiveReleaseMovedError
   */
  switchTo(next: NextRelease, ground: ReleaseLogEntry | null): Promise<ReleaseLogEntry>;
}

export type ApprovedEntry = Pick<ReleaseLogEntry, 'number' | 'release' | 'action' | 'by'>;

export type ReadPictureByHash = (hash: string) => Promise<Uint8Array>;

export interface WrittenRelease extends ContentRelease {
  /** Number of objects and bytes that were not in the store before. */
  readonly added: { readonly objects: number; readonly bytes: number };
}

export type NextRelease = Pick<
  ReleaseLogEntry,
  'action' | 'release' | 'at' | 'by' | 'approvedBy' | 'edits' | 'editors'
>;

export class LiveReleaseMovedError extends Error {
  override readonly name = 'LiveReleaseMovedError';

  constructor(live: ReleaseLogEntry | null) {
    super(
      `Another release has gone live since: ${live ? `${live.release}, by ${live.by} (entry ${live.number})` : 'none is live now'}.`,
    );
  }
}

export interface ReleaseStoreOptions {
  readonly objects: ObjectStore;
  /** Signs what is written. */
  readonly sign?: SignRelease | null;
  /** Refuses what is read without a trusted signature. */
  readonly verify?: VerifyReleaseSignature | null;
  /** Approvers of releases. When left out, releases need no approval. */
  readonly approval?: ApprovalRules | null;
  /** Most bytes of the text of one site. */
  readonly maxSiteBytes?: number;
}

const RELEASES = 'content/releases/';
const LOG = 'content/log/';
const POINTER = 'content/live.json';

const releaseKey = (hash: string) => `${RELEASES}${hash}.json`;
const signatureKey = (hash: string) => `${RELEASES}${hash}.signature`;
const siteKey = (part: string) => `content/sites/${part}.json.gz`;
const approvalsOf = (release: string) => `content/approvals/${release}/`;
const approvalKey = ({ release, ground, approver }: ReleaseApproval) =>
  `${approvalsOf(release)}${ground}-${approver}.json`;
const judgementsOf = (release: string) => `content/judgements/${release}/`;
const judgementKey = (release: string, checksVersion: string) => `${judgementsOf(release)}${checksVersion}.signature`;
const noteKey = (name: string) => `content/notes/${name}.txt`;
const pictureKey = (hash: string) => `content/pictures/${hash}`;
const logKey = (number: number) => `${LOG}${String(number).padStart(8, '0')}.json`;

/** Most bytes of the text of one site, so that a small object can't fill the memory of a node. */
export const MAX_SITE_BYTES = 64 * 1024 * 1024;

/** In the place of a signature, for a store whose writers are all trusted. */
const UNSIGNED = 'unsigned';

/** Objects that are read or written at once. */
const AT_ONCE = 16;

export function createReleaseStore({
  objects,
  sign = null,
  verify = null,
  approval = null,
  maxSiteBytes = MAX_SITE_BYTES,
}: ReleaseStoreOptions): ContentReleaseStore {
  const read = async (key: string, what: string): Promise<Buffer> => {
    const found = await objects.find(key);
    if (!found) throw new MissingReleasePartError(`${objects.description} has no ${what}.`);
    return found.content;
  };

  const readSite = async (part: string): Promise<ReleasedSite> => {
    const packed = await read(siteKey(part), `part ${part} of a release`);
    const text = await decompress(packed, { maxOutputLength: maxSiteBytes }).catch((cause: unknown) => {
      throw new DamagedReleaseError(
        isTooLong(cause)
          ? `Part ${part} of a release unpacks to more than ${maxSiteBytes} bytes, so it is not read.`
          : `Part ${part} of a release is damaged.`,
        { cause },
      );
    });
    return parseReleasedSite(text.toString(), part);
  };

  const readPicture = async (hash: string): Promise<Buffer> => {
    const bytes = await read(pictureKey(hash), `picture ${hash}`);
    if (hashContent(bytes) === hash) return bytes;
    throw new DamagedReleaseError(`Picture ${hash} of a release is damaged.`);
  };

  const readText = async (hash: string): Promise<string> =>
    (await read(releaseKey(hash), `release ${hash}`)).toString();

  /** Bytes that were written; 0 where the object was there and whole. */
  const writeUnlessWhole = async (
    key: string,
    content: () => Promise<string | Uint8Array>,
    readWhole: () => Promise<unknown>,
  ): Promise<number> => {
    try {
      await readWhole();
      return 0;
    } catch (error) {
      if (!(error instanceof DamagedReleaseError)) throw error;
    }
    const bytes = await content();
    await objects.put(key, bytes);
    return Buffer.byteLength(bytes);
  };

  const readLog = async (number: number): Promise<{ entry: ReleaseLogEntry; text: string } | null> => {
    const found = await objects.find(logKey(number));
    if (!found) return null;
    const text = found.content.toString();
    const entry = parseLogEntry(text);
    if (entry?.number !== number) throw new DamagedReleaseError(`Entry ${number} of the log of releases is damaged.`);
    return { entry, text };
  };

  /** The pointer spares a list of the log. It may be behind by the entries of writers that died before they moved it. */
  const readLast = async (): Promise<{ entry: ReleaseLogEntry; text: string } | null> => {
    const pointer = await objects.find(POINTER);
    let last = await readLog(parsePointer(pointer?.content.toString() ?? ''));
    for (;;) {
      const next = await readLog((last?.entry.number ?? 0) + 1);
      if (!next) return last;
      last = next;
    }
  };

  const writeSuccessor: ContentReleaseStore['writeSuccessor'] = async (unchanged, changed, readSourcePicture) => {
    const added = { objects: 0, bytes: 0 };
    const add = async (...object: Parameters<typeof writeUnlessWhole>) => {
      const bytes = await writeUnlessWhole(...object);
      if (bytes > 0) added.objects += 1;
      added.bytes += bytes;
    };
    const pictures = [...new Set(changed.flatMap((site) => site.pictures.map((picture) => picture.hash)))];
    await forEachOf(pictures, (picture) =>
      add(
        pictureKey(picture),
        () => readSourcePicture(picture),
        () => readPicture(picture),
      ),
    );
    const parts = new Map(Object.entries(unchanged.sites));
    await forEachOf(changed, async (site) => {
      const text = formatReleasedSite(site);
      if (Buffer.byteLength(text) > maxSiteBytes)
        throw new Error(
          `The documents of ${site.site} have more than ${maxSiteBytes} bytes, which no node reads. Move some to a site of their own.`,
        );
      const part = hashContent(text);
      parts.set(site.site, part);
      await add(
        siteKey(part),
        () => compress(text),
        () => readSite(part),
      );
    });
    const documentVersion = Math.max(unchanged.documentVersion, findHighestDocumentVersion(changed));
    const text = formatRelease({ documentVersion, sites: Object.fromEntries(parts) });
    const hash = hashContent(text);
    if (sign)
      await add(
        signatureKey(hash),
        async () => sign(hash),
        () => read(signatureKey(hash), 'signature'),
      );
    // Last, so that a release that is found is complete.
    await add(
      releaseKey(hash),
      async () => text,
      async () => parseRelease(await readText(hash), hash),
    );
    return { ...parseRelease(text, hash), added };
  };

  return {
    description: objects.description,
    write: (sites, readPicture) => writeSuccessor({ documentVersion: 1, sites: {} }, sites, readPicture),
    writeSuccessor,
    async readNote(name) {
      const found = await objects.find(noteKey(name));
      const hash = found?.content.toString() ?? '';
      return isReleaseHash(hash) ? hash : null;
    },
    writeNote: async (name, hash) => void (await objects.put(noteKey(name), hash)),
    async read(hash) {
      const release = parseRelease(await readText(hash), hash);
      if (!verify) return release;
      const signature = await objects.find(signatureKey(hash));
      if (!signature)
        throw new DamagedReleaseError(`Release ${hash} is not signed. Build it with VITRINE_RELEASE_KEY.`);
      if (!verify(hash, signature.content.toString()))
        throw new DamagedReleaseError(
          `The signature of release ${hash} is of no key in VITRINE_RELEASE_PUBLIC_KEYS. Add its key, or build it again.`,
        );
      return release;
    },
    readSite,
    readPicture,
    async list() {
      const found = await objects.list(RELEASES);
      return found
        .filter(({ key }) => key.endsWith('.json'))
        .map(({ key, modified }) => ({ hash: key.slice(RELEASES.length, -'.json'.length), stored: modified }))
        .toSorted((one, other) => other.stored - one.stored);
    },
    async live(known = null) {
      if (!known) return (await readLast())?.entry ?? null;
      let last = known;
      for (;;) {
        const next = await readLog(last.number + 1);
        if (!next) return last;
        last = next.entry;
      }
    },
    async writeJudgement(release, checksVersion) {
      const signature = sign ? sign(describeJudgement(release, checksVersion)) : UNSIGNED;
      await objects.put(judgementKey(release, checksVersion), signature);
    },
    async readJudgement(release, checksVersion) {
      const found = await objects.list(judgementsOf(release));
      const versions = found.map(({ key }) => key.slice(judgementsOf(release).length, -'.signature'.length));
      const isTrusted = async (version: string) => {
        if (!verify) return true;
        const signature = await objects.find(judgementKey(release, version));
        return signature !== null && verify(describeJudgement(release, version), signature.content.toString());
      };
      const own = versions.find((version) => version === checksVersion);
      if (own !== undefined && (await isTrusted(own))) return 'same checks';
      for (const version of versions.filter((other) => other !== own && isChecksVersion(other)))
        if (await isTrusted(version)) return 'other checks';
      return 'none';
    },
    async writeApproval(given) {
      await objects.put(approvalKey(given), JSON.stringify(given));
    },
    async judgeApproval(entry) {
      if (!approval) return { by: [], fault: null };
      const found = await objects.list(approvalsOf(entry.release));
      const texts = await Promise.all(found.map(({ key }) => objects.find(key)));
      const approvals = texts.flatMap((text) => parseReleaseApproval(text?.content.toString() ?? '') ?? []);
      const signature = (await objects.find(signatureKey(entry.release)))?.content.toString();
      return judgeApprovals(
        approval,
        entry,
        approvals,
        (key) => signature !== undefined && isSignedByKey(entry.release, signature, key),
      );
    },
    entry: async (number) => (await readLog(number))?.entry ?? null,
    async logTexts() {
      const texts: string[] = [];
      for (let number = 1; ; number += 1) {
        const found = await objects.find(logKey(number));
        if (!found) return texts;
        texts.push(found.content.toString());
      }
    },
    async switchTo(next, ground) {
      const last = await readLast();
      if (last?.entry.number !== ground?.number) throw new LiveReleaseMovedError(last?.entry ?? null);
      const entry: ReleaseLogEntry = {
        ...next,
        number: (last?.entry.number ?? 0) + 1,
        from: last?.entry.release ?? null,
        previous: last ? hashContent(last.text) : null,
      };
      try {
        await objects.put(logKey(entry.number), formatLogEntry(entry), { if: 'absent' });
      } catch (error) {
        if (error instanceof ConditionFailedError)
          throw new LiveReleaseMovedError((await readLog(entry.number))?.entry ?? null);
        throw error;
      }
      await objects.put(POINTER, JSON.stringify({ number: entry.number }));
      return entry;
    },
  };
}

function isTooLong(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
}

function parsePointer(text: string): number {
  const number = Number(/^\{"number":(\d{1,9})\}$/.exec(text)?.[1] ?? 0);
  return Number.isInteger(number) ? number : 0;
}

/** Runs a task for each value, some at once. */
async function forEachOf<Value>(values: readonly Value[], task: (value: Value) => Promise<void>): Promise<void> {
  const left = values.values();
  const work = async () => {
    for (const value of left) await task(value);
  };
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, values.length) }, work));
}
