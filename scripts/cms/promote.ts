import type { ContentSource } from '#engine/cms/content-source.ts';
import type { ReleasedSite } from '#engine/cms/releases/content-release.ts';
import type { ConfigError } from '#engine/validation/config-error.ts';
import { compareReleasedSites, type SiteDifferences } from '../content-releases/compare-releases.ts';
import type { ChooseSide, ContentConflict } from '../content-releases/merge-sites.ts';
import { createSourceOfSites } from '../content-releases/open-releases.ts';
import { planWrites } from '../content-releases/plan-writes.ts';
import { nameSyncPair, type SyncRecordStore } from '../content-releases/sync-records.ts';
import type { CmsClient } from './cms-client.ts';
import { type CmsContents, readCmsContents } from './cms-contents.ts';
import { type CmsWriteReport, withoutRefused, writeToCms } from './write-to-cms.ts';

/** A CMS that documents come from or go to. */
export interface PromotedCms {
  readonly url: string;
  readonly client: CmsClient;
}

export interface PromoteOptions {
  readonly from: PromotedCms;
  readonly to: PromotedCms;
  /** Where promotions are recorded. */
  readonly records: SyncRecordStore;
  /** Also removes what was removed from the first CMS. */
  readonly prune: boolean;
  /** Where both sides changed a document: `mine` is the first CMS. */
  readonly choose: ChooseSide;
  /** Only plans. */
  readonly dryRun: boolean;
  /** All errors of the documents as they would be. */
  readonly findErrors: (source: Pick<ContentSource, 'load' | 'readAsset'>) => Promise<readonly ConfigError[]>;
  /** Epoch milliseconds. */
  readonly clock: () => number;
  readonly log: (line: string) => void;
}

export interface PromotionReport extends CmsWriteReport {
  /** What is to be written to the second CMS, in words. */
  readonly differences: readonly SiteDifferences[];
  /** Newer in the second CMS, and not changed there. */
  readonly newer: readonly string[];
  /** Changed on both sides. With any, nothing was written. */
  readonly conflicts: readonly ContentConflict[];
  /** Errors of the documents of both sides together. With any, nothing was written. */
  readonly errors: readonly ConfigError[];
}

const NOTHING_WRITTEN: CmsWriteReport = { refused: [], created: [], updated: [], removed: [] };

/** Copies to a CMS what changed in another one since their last promotion, and preserves the edits of the target. */
export async function promoteDocuments(options: PromoteOptions): Promise<PromotionReport> {
  const { from, to, records, prune, choose, dryRun, log } = options;
  const [source, target] = [await readCmsContents(from.client), await readCmsContents(to.client)];
  if (source.rows.size === 0) throw new Error(`The CMS at ${from.url} has no documents to promote.`);
  const pair = nameSyncPair(from.url, to.url);
  // A CMS without documents is a new one, whatever was at its address before.
  const base = target.rows.size === 0 ? null : ((await records.read(pair))?.sites ?? null);
  const plan = planWrites({ base, from: source.sites, to: target.sites, prune, choose });
  const { merged, conflicts, changes, newer } = plan;
  const readPicture = readPictureOf([source, target]);
  const isWanted = conflicts.length === 0 && changes.length > 0;
  const errors = isWanted ? await options.findErrors(createSourceOfSites({ readPicture }, merged)) : [];
  const differences = conflicts.length === 0 ? compareReleasedSites(target.sites, merged) : [];
  const found = { differences, newer, conflicts, errors };
  if (dryRun || conflicts.length + errors.length > 0) return { ...NOTHING_WRITTEN, ...found };
  const written = await writeToCms(to.client, changes, { ...target, readPicture, together: true, log });
  const sites: readonly ReleasedSite[] = withoutRefused(plan.common, written.refused, base);
  await records.write(pair, { at: options.clock(), commit: null, sites, former: [] });
  return { ...written, ...found };
}

function readPictureOf(contents: readonly Pick<CmsContents, 'readPicture' | 'hasPicture'>[]) {
  return async (hash: string): Promise<Uint8Array> => {
    const owner = contents.find(({ hasPicture }) => hasPicture(hash));
    if (!owner) throw new Error(`Neither CMS has the picture ${hash}.`);
    return owner.readPicture(hash);
  };
}
