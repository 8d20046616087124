import type { CommerceCalls } from '#commerce/commerce.ts';
import { STORIES_ON_A_BLOG_PAGE } from '#domain/content/page-sizes.ts';
import { countPages, parsePageNumber } from '#domain/results/paging.ts';
import type { ParamContext, ResolvedParam } from '#engine/routing/param-resolver.ts';
import type { BlogPostIndex } from '#engine/site/post-index.ts';
import { getPostCategoryNameContentKey } from '#engine/site/post-index.ts';
import type { Site } from '#engine/site/site.ts';
import { toResolvedCauseParam } from './cause-param.ts';
import type { ParamNamesMessages } from './param-names.messages.gen.ts';

/** Names of the content resolvers in route documents. */
export const CONTENT_RESOLVER_NAMES = ['post', 'post-category', 'post-page', 'list-page', 'cause'] as const;

/** Category slug of all stories. */
export const ALL_STORIES_SLUG = 'all';

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
  readonly messages: ParamNamesMessages;
}

/**
 * Resolvers of content parameters: `post`, `post-category`, `post-page` (page of a category), `list-page` (page of a
 * list whose length its block knows) and `cause`. Former addresses redirect.
 */
export function createContentResolvers({
  site,
  locale,
  now,
  commerce,
  messages,
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
      if (key === ALL_STORIES_SLUG) return { canonical: key, label: messages.allStories() };
      if (shownIn(posts(), key, now) === 0) return null;
      const entry = site.content(locale, getPostCategoryNameContentKey(key));
      return { canonical: key, label: entry?.type === 'plain' ? entry.value : key };
    },
    'post-page'(value, { params }) {
      const page = parsePageNumber(value);
      if (page === null) return null;
      const pages = countPages(
        shownIn(posts(), params['slug']?.toLowerCase() ?? ALL_STORIES_SLUG, now),
        STORIES_ON_A_BLOG_PAGE,
      );
      return page > pages ? null : namedPage(page, messages);
    },
    'list-page'(value) {
      const page = parsePageNumber(value);
      return page === null ? null : namedPage(page, messages);
    },
    async cause(value) {
      const found = await commerce.causes.bySlug(value);
      if (found) return toResolvedCauseParam(found);
      const key = site.causeFormerly(value);
      const moved =
        key === undefined ? undefined : (await commerce.causes.list()).causes.find((one) => one.key === key);
      return moved ? toResolvedCauseParam(moved) : null;
    },
  };
}

function shownIn(posts: BlogPostIndex, category: string, now: number): number {
  return posts.shown(now, category === ALL_STORIES_SLUG ? null : category).total;
}

/** The first page has the address without a number. */
function namedPage(page: number, messages: ParamNamesMessages): ResolvedParam {
  if (page === 1) return { canonical: null, value: 1 };
  return { canonical: String(page), label: messages.page({ page }), value: page };
}
