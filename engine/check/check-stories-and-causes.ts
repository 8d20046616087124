import { isGateOpen } from '../capabilities/gate.ts';
import type { DocumentOfKind, MergedDocument } from '../site/merged-document.ts';
import { getPostCategoryNameContentKey } from '../site/post-index.ts';
import { ROUTE_IDS_USED_BY_ENGINE } from '../site/routes/route.ts';
import {
  checkImageReference,
  checkMarkdownReferences,
  checkTextReference,
  type SegmentsThatSeePlace,
  type SiteCheckContext,
} from './check-references.ts';
import { createDocumentFinding } from './site-report.ts';

const NEEDED = ['slug', 'title', 'summary', 'published', 'categories', 'body'] as const;

/** Reserved category slugs. */
const TAKEN = new Set(['all']);

/** Checks that stories are complete, have unique slugs and valid references. */
export function checkStories(checks: SiteCheckContext): void {
  const { site, segments } = checks;
  const route = site.routes.routes.get(ROUTE_IDS_USED_BY_ENGINE.post);
  const readers = segments.filter((capabilities) => isGateOpen(route?.gate, capabilities));
  const taken = new Map<string, string>();
  for (const name of site.names('post')) {
    const post = site.document('post', name);
    if (post) checkPost(post, readers, taken, checks);
  }
}

function checkPost(
  post: MergedDocument<DocumentOfKind<'post'>>,
  readers: SegmentsThatSeePlace,
  taken: Map<string, string>,
  checks: SiteCheckContext,
): void {
  const { report, site } = checks;
  const { slug, locale, categories = [], image, head, body } = post.value;
  for (const part of NEEDED.filter((name) => post.value[name] === undefined)) {
    report.add(
      post,
      createDocumentFinding('', 'missing-property', `Story '${post.name}' has no '${part}'.`, `Add "${part}".`),
    );
  }
  checkMoments(post, checks);
  const places = (locale === undefined ? site.config.locales : [locale]).map((own) => `${own} ${slug}`);
  const other = places.flatMap((place) => taken.get(place) ?? [])[0];
  if (slug !== undefined && other !== undefined) {
    const message = `Stories '${other}' and '${post.name}' have the same address.`;
    report.add(post, createDocumentFinding('/slug', 'route-collision', message, 'Give one of them another.'));
  }
  for (const place of places) taken.set(place, post.name);
  categories.forEach((key, index) => {
    const pointer = `/categories/${index}`;
    if (TAKEN.has(key))
      report.add(post, createDocumentFinding(pointer, 'not-allowed', `'${key}' is the address of all stories.`));
    else checkTextReference(post, { content: getPostCategoryNameContentKey(key) }, pointer, checks, '');
  });
  for (const part of ['title', 'summary', 'author'] as const)
    checkTextReference(post, post.value[part], `/${part}`, checks);
  checkImageReference(post, image, '/image', checks);
  checkImageReference(post, head?.image, '/head/image', checks);
  if (body !== undefined) checkMarkdownReferences(post, body, '/body', readers, checks);
}

/** A date that does not exist would be read as one of the next month. */
function checkMoments(post: MergedDocument<DocumentOfKind<'post'>>, { report }: SiteCheckContext): void {
  for (const part of ['published', 'updated'] as const) {
    const written = post.value[part];
    if (written === undefined || new Date(written).toISOString().startsWith(written.slice(0, -1))) continue;
    const message = `${written.slice(0, 10)} is no day of the calendar.`;
    const suggestion = `The last day of that month is ${lastDay(written)}.`;
    report.add(post, createDocumentFinding(`/${part}`, 'out-of-range', message, suggestion));
  }
  const { published, updated } = post.value;
  if (published === undefined || updated === undefined || updated >= published) return;
  const message = `The last change, ${updated}, is before the story shows, ${published}.`;
  report.add(
    post,
    createDocumentFinding('/updated', 'out-of-range', message, "Remove 'updated', or give it a later moment."),
  );
}

function lastDay(moment: string): string {
  const [year = 0, month = 1] = moment.split('-').map(Number);
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}

/** Checks texts and pictures of causes. */
export function checkCauses(checks: SiteCheckContext): void {
  const { site, segments } = checks;
  for (const name of site.names('cause')) {
    const cause = site.document('cause', name);
    if (!cause) continue;
    checkImageReference(cause, cause.value.image, '/image', checks);
    checkImageReference(cause, cause.value.head?.image, '/head/image', checks);
    checkMarkdownReferences(cause, cause.value.story ?? '', '/story', segments, checks);
    checkMarkdownReferences(cause, cause.value.more ?? '', '/more', segments, checks);
  }
}
