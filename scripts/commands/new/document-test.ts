/** A test of the merged documents of one site, which `body` accesses as `site`. */
export function scaffoldSiteDocumentsTest({
  site,
  title,
  body,
  unfinished,
}: {
  readonly site: string;
  readonly title: string;
  readonly body: string;
  readonly unfinished: string;
}): string {
  return `import { expect, test } from 'vitest';
import { createSiteCatalogue } from '#engine/site/site-catalogue.ts';
import { readAndCheckProjectDocuments } from '../project.ts';

const site = createSiteCatalogue((await readAndCheckProjectDocuments(process.cwd())).documents).resolve('${site}');

test('${title}', () => {
  ${body}
});
${unfinished}`;
}
