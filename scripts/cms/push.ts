import { type ChooseSide, type ContentConflict, listContentEntries } from '../content-releases/merge-sites.ts';
import { planWrites } from '../content-releases/plan-writes.ts';
import { type CmsClient, type CmsWriteConnection, createCmsClient } from './cms-client.ts';
import { readCmsContents } from './cms-contents.ts';
import { readFileContents } from './file-contents.ts';
import { findSyncBase, NOTHING_IN_COMMON, recordPush, type SyncRecords } from './sync-base.ts';
import { type CmsWriteReport, withoutRefused, writeToCms } from './write-to-cms.ts';

export interface PushCloneToCmsOptions extends CmsWriteConnection {
  /** Root of the clone whose `site-configs` and `cms-seed` are pushed. */
  readonly root: string;
  /** Also removes documents and pictures from the CMS whose file was removed. */
  readonly prune?: boolean;
  /** Where both sides changed a document: `mine` are the files. */
  readonly choose?: ChooseSide;
  /** Without them, earlier pushes and pulls are unknown. */
  readonly records?: SyncRecords;
  /** Epoch milliseconds. */
  readonly clock?: () => number;
  readonly log?: (line: string) => void;
}

/** Ids of documents, and `<site>/<name>` for pictures. */
export interface PushReport extends CmsWriteReport {
  readonly unchanged: number;
  /** Newer in the CMS than in the files, and not overwritten. */
  readonly newer: readonly string[];
  /** In the CMS only, before this push. */
  readonly extra: readonly string[];
  /** Changed on both sides. With any, nothing was written. */
  readonly conflicts: readonly ContentConflict[];
  /** Note for the user about the comparison; null for none. */
  readonly note: string | null;
}

/**
 * Publishes in the CMS what the files changed since the last push or pull, and preserves changes of editors. Only
 * writes differences, so that a second push changes nothing.
 */
export function pushToCms(options: PushCloneToCmsOptions): Promise<PushReport> {
  return pushFiles(createCmsClient(options), options);
}

/** Pushes with a client of the CMS. */
export async function pushFiles(
  cms: CmsClient,
  {
    url,
    root,
    prune = false,
    choose = () => null,
    records,
    clock = Date.now,
    log = () => {},
  }: Omit<PushCloneToCmsOptions, 'token'>,
): Promise<PushReport> {
  const files = await readFileContents(root);
  const there = await readCmsContents(cms);
  // A CMS without documents is a new one, whatever was at its address before.
  const isNew = there.rows.size === 0;
  const common = records && !isNew ? await findSyncBase(records, { url, root, files: files.sites }) : NOTHING_IN_COMMON;
  const base = common.sites;
  const plan = planWrites({ base, from: files.sites, to: there.sites, prune, choose });
  const { conflicts, changes, unchanged, newer } = plan;
  const written = await writeToCms(cms, changes, { ...there, readPicture: files.readPicture, together: false, log });
  if (records && conflicts.length === 0) {
    const sites = withoutRefused(plan.common, written.refused, base);
    await recordPush(records, { url, root, sites, at: clock() });
  }
  const own = listContentEntries(files.sites);
  const extra = [...there.rows.keys(), ...there.files.keys()].filter((id) => !own.has(id));
  return { ...written, unchanged, newer, extra, conflicts, note: common.note };
}
