import type { CommerceCalls } from '#commerce/commerce.ts';
import { STORIES_ON_A_BLOG_PAGE } from '#domain/content/page-sizes.ts';
import { countPages, parsePageNumber } from '#domain/results/paging.ts';
import type { ParamContext, ResolvedParam } from '#engine/routing/param-resolver.ts';
import type { PostIndex } from '#engine/site/post-index.ts';
import { getCategoryNameContentKey } from '#engine/site/post-index.ts';
import type { Site } from '#engine/site/site.ts';
import { toCauseParam } from './cause-param.ts';

/** The names by which route documents ask for the resolvers of what editors write. */
export const CONTENT_RESOLVER_NAMES = ['post', 'post-category', 'post-page', 'list-page', 'cause'] as const;

const WORDS = { all: 'All stories' };

/** The address of all stories among those of their categories. */
export const ALL_STORIES_SLUG = 'all';

/** What these resolvers look at besides the value. */
type ContentResolver = (
  value: string,
  context: Pick<ParamContext, 'params'>,
) => Promise<ResolvedParam | null> | ResolvedParam | null;

interface ContentPlace {
  readonly site: Pick<Site, 'content' | 'posts' | 'causeFormerly'>;
  readonly locale: Parameters<Site['posts']>[0];
  /** Epoch milliseconds. */
  readonly now: number;
  readonly commerce: Pick<CommerceCalls, 'causes'>;
}

/**
 * What path parameters name of what editors write: `post` a story, `post-category` a category that has any, `post-page` a page of it,
 * `list-page` a page of a list whose length only its block knows, and `cause` a cause. What had another address before
 * leads to the one it has.
 */
export function createContentResolvers({
  site,
  locale,
  now,
  commerce,
}: ContentPlace): Readonly<Record<(typeof CONTENT_RESOLVER_NAMES)[number], ContentResolver>> {
  const posts = () => site.posts(locale);
  return {
    post(value) {
      const post = posts().bySlug(value);
      if (!post || post.published > now) return null;
      return { canonical: post.slug, label: post.title };
    },
    'post-category'(value) {
      const key = value.toLowerCase();
      if (key === ALL_STORIES_SLUG) return { canonical: key, label: WORDS.all };
      if (shownIn(posts(), key, now) === 0) return null;
      const entry = site.content(locale, getCategoryNameContentKey(key));
      return { canonical: key, label: entry?.type === 'plain' ? entry.value : key };
    },
    'post-page'(value, { params }) {
      const page = parsePageNumber(value);
      if (page === null) return null;
      const pages = countPages(
        shownIn(posts(), params['slug']?.toLowerCase() ?? ALL_STORIES_SLUG, now),
        STORIES_ON_A_BLOG_PAGE,
      );
      return page > pages ? null : namedPage(page);
    },
    'list-page'(value) {
      const page = parsePageNumber(value);
      return page === null ? null : namedPage(page);
    },
    async cause(value) {
      const found = await commerce.causes.bySlug(value);
      if (found) return toCauseParam(found);
      const key = site.causeFormerly(value);
      const moved =
        key === undefined ? undefined : (await commerce.causes.list()).causes.find((one) => one.key === key);
      return moved ? toCauseParam(moved) : null;
    },
  };
}

function shownIn(posts: PostIndex, category: string, now: number): number {
  return posts.shown(now, category === ALL_STORIES_SLUG ? null : category).total;
}

/** The first page has the plain address of the list. */
function namedPage(page: number): ResolvedParam {
  if (page === 1) return { canonical: null, thing: 1 };
  return { canonical: String(page), label: `page ${page}`, thing: page };
}
