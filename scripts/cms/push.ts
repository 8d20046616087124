import { resolve } from 'node:path';
import { type CmsWriteConnection, createCmsClient } from './cms-client.ts';
import { resolveCmsWriteConnection } from './cms-target.ts';
import { pushPictures } from './push-assets.ts';
import { pushDocuments, type RejectedDocument } from './push-documents.ts';
import { listCmsSeedPictures, readSeedFiles } from './seed-files.ts';

export interface PushCloneToCmsOptions extends CmsWriteConnection {
  /** Root of the clone whose `site-configs` and `cms-seed` are pushed. */
  readonly root: string;
  /** Also removes documents and pictures from the CMS that have no file. */
  readonly prune?: boolean;
  readonly log?: (line: string) => void;
}

/** Ids of documents, and `<site>/<name>` for pictures. */
export interface PushReport {
  readonly refused: readonly RejectedDocument[];
  readonly created: readonly string[];
  readonly updated: readonly string[];
  readonly unchanged: number;
  /** In the CMS only; removed with `prune`. */
  readonly extra: readonly string[];
}

/**
 * Publishes the documents and pictures of the clone in the CMS. Only writes differences, so that a second push changes
 * nothing. A refused document or picture does not stop the others.
 */
export async function pushToCms({
  root,
  prune = false,
  log = () => {},
  ...target
}: PushCloneToCmsOptions): Promise<PushReport> {
  const cms = createCmsClient(target);
  const files = await readSeedFiles(root);
  const pictures = listCmsSeedPictures(root);
  const assets = await pushPictures(cms, root, pictures);
  log(`  pictures: ${assets.created.length} new, ${assets.updated.length} changed of ${pictures.length}`);
  const documents = await pushDocuments(cms, files, prune);
  log(`  documents: ${documents.created.length} new, ${documents.updated.length} changed of ${files.length}`);
  // Pictures are removed after documents, because documents may reference them.
  if (prune && assets.extraFiles.length > 0) await cms.removeFiles(assets.extraFiles);
  const refused = [...assets.refused, ...documents.refused];
  for (const { message } of refused) log(`  Refused: ${message}`);
  return {
    refused,
    created: [...documents.created, ...assets.created],
    updated: [...documents.updated, ...assets.updated],
    unchanged:
      documents.unchanged + pictures.length - assets.created.length - assets.updated.length - assets.refused.length,
    extra: [...documents.extra, ...assets.extra],
  };
}

if (import.meta.main) {
  const root = resolve(import.meta.dirname, '../..');
  const prune = process.argv.includes('--prune');
  const { refused, extra } = await pushToCms({
    ...resolveCmsWriteConnection(process.env, root),
    root,
    prune,
    log: console.log,
  });
  if (!prune && extra.length > 0) console.log(`Only in the CMS, and left there: ${extra.join(', ')}`);
  process.exitCode = refused.length > 0 ? 1 : 0;
}
