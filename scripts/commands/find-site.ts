import type { Site } from '#engine/site/site.ts';
import { createSiteCatalogue } from '#engine/site/site-catalogue.ts';
import { findClosestWord } from '#engine/validation/closest-word.ts';
import { UsageError } from './command-io.ts';
import type { CheckedProjectDocuments } from './project.ts';

/**
 * Finds the site with this key.
 * @throws UsageError when there is none.
 */
export function findSiteByKey({ documents }: CheckedProjectDocuments, key: string): Site {
  const site = createSiteCatalogue(documents).resolve(key);
  if (site) return site;
  const meant = findClosestWord(key, documents.sites);
  const known = documents.sites.join(', ');
  throw new UsageError(
    documents.sites.includes(key)
      ? `Site '${key}' can't be resolved: run \`vitrine check\` to see why.`
      : `There is no site '${key}'. ${meant === null ? `Sites: ${known}.` : `Did you mean '${meant}'?`}`,
  );
}
