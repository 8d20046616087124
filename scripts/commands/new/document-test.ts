/** A test of what the documents of one site come to. `body` sees it as `site`. */
export function siteTest({
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
import { openProject } from '../project.ts';

const site = createSiteCatalogue((await openProject(process.cwd())).documents).resolve('${site}');

test('${title}', () => {
  ${body}
});
${unfinished}`;
}
