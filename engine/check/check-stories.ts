import { gateHolds } from '../capabilities/gate.ts';
import type { DocumentValue, MergedDocument } from '../site/merged-document.ts';
import { categoryNameKey } from '../site/post-index.ts';
import { ROUTE_IDS } from '../site/routes/route.ts';
import { type Audience, checkImage, checkMarkdown, checkText, type ReferenceChecks } from './check-references.ts';
import { finding } from './site-report.ts';

const NEEDED = ['slug', 'title', 'summary', 'published', 'categories', 'body'] as const;

/** What a category's address may not be, because all stories have it. */
const TAKEN = new Set(['all']);

/** Checks the stories of the blog: each is complete, has an address of its own, and names what is there. */
export function checkPosts(checks: ReferenceChecks): void {
  const { site, segments } = checks;
  const route = site.routes.routes.get(ROUTE_IDS.post);
  const readers = segments.filter((capabilities) => gateHolds(route?.gate, capabilities));
  const taken = new Map<string, string>();
  for (const name of site.names('post')) {
    const post = site.document('post', name);
    if (post) checkPost(post, readers, taken, checks);
  }
}

function checkPost(
  post: MergedDocument<DocumentValue<'post'>>,
  readers: Audience,
  taken: Map<string, string>,
  checks: ReferenceChecks,
): void {
  const { report } = checks;
  const { slug, locale = '', categories = [], image, head, body } = post.value;
  for (const part of NEEDED.filter((name) => post.value[name] === undefined)) {
    report.add(post, finding('', 'missing-property', `Story '${post.name}' has no '${part}'.`, `Add "${part}".`));
  }
  const place = `${locale} ${slug}`;
  const other = taken.get(place);
  if (slug !== undefined && other !== undefined) {
    const message = `Stories '${other}' and '${post.name}' have the same address.`;
    report.add(post, finding('/slug', 'route-collision', message, 'Give one of them another.'));
  }
  taken.set(place, post.name);
  categories.forEach((key, index) => {
    const pointer = `/categories/${index}`;
    if (TAKEN.has(key)) report.add(post, finding(pointer, 'not-allowed', `'${key}' is the address of all stories.`));
    else checkText(post, { content: categoryNameKey(key) }, pointer, checks, '');
  });
  for (const part of ['title', 'summary', 'author'] as const) checkText(post, post.value[part], `/${part}`, checks);
  checkImage(post, image, '/image', checks);
  checkImage(post, head?.image, '/head/image', checks);
  if (body !== undefined) checkMarkdown(post, body, '/body', readers, checks);
}

/** Checks the words and pictures of causes. */
export function checkCauses(checks: ReferenceChecks): void {
  const { site, segments } = checks;
  for (const name of site.names('cause')) {
    const cause = site.document('cause', name);
    if (!cause) continue;
    checkImage(cause, cause.value.image, '/image', checks);
    checkImage(cause, cause.value.head?.image, '/head/image', checks);
    checkMarkdown(cause, cause.value.story ?? '', '/story', segments, checks);
    checkMarkdown(cause, cause.value.more ?? '', '/more', segments, checks);
  }
}
