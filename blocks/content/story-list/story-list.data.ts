import { LATEST_STORIES_ON_THE_BLOG, STORIES_ON_A_BLOG_PAGE } from '#domain/content/page-sizes.ts';
import { countPages, parsePageNumber } from '#domain/results/paging.ts';
import type { StorySummary } from '#engine/page/content-reader.ts';
import type { ResolvedImage } from '#engine/render/block.ts';
import type { LoadBlockData } from '#engine/render/block-load.ts';
import { formatLongDate } from '../../_ui/date-label.ts';
import { toEarliestExpiry } from '../../_ui/offer/page-offer.ts';
import type { ShopBlockLoaderServices } from '../../_ui/shop-services.ts';
import type { StoryListProps } from './story-list.gen.ts';

export interface StoryView {
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  /** The day in words, and its moment in ISO 8601. */
  readonly date: string;
  readonly at: string;
  readonly image: ResolvedImage | null;
  /** Main category. */
  readonly category: { readonly key: string; readonly name: string } | null;
}

export interface StoryListBlockData {
  readonly stories: readonly StoryView[];
  /** The listed category; null if all are listed. */
  readonly category: { readonly key: string; readonly name: string } | null;
  /** Category description; empty if there is none. */
  readonly intro: string;
  readonly page: number;
  readonly pages: number;
}

const NO_CATEGORY = 'all';

export const loadStoryListData: LoadBlockData<StoryListProps, StoryListBlockData, ShopBlockLoaderServices> = async ({
  props,
  params,
  site,
  services: { content },
}) => {
  const view = (story: StorySummary): StoryView => ({
    slug: story.slug,
    title: story.title,
    summary: story.summary,
    date: formatLongDate(story.published, site),
    at: new Date(story.published).toISOString(),
    image: story.image,
    category: story.categories[0] ?? null,
  });

  if (props.show === 'category') {
    const slug = params['slug']?.toLowerCase() ?? NO_CATEGORY;
    const key = slug === NO_CATEGORY ? null : slug;
    const limit = props.limit ?? STORIES_ON_A_BLOG_PAGE;
    const page = parsePageNumber(params['page'] ?? '') ?? 1;
    const { stories, total, expires } = content.stories({ category: key, offset: (page - 1) * limit, limit });
    const category = key === null ? null : (content.categories().find((one) => one.key === key) ?? null);
    return {
      data: {
        stories: stories.map(view),
        category: category && { key: category.key, name: category.name },
        intro: category?.intro ?? '',
        page,
        pages: countPages(total, limit),
      },
      ...(category?.intro && { head: { description: category.intro } }),
      ...toEarliestExpiry(expires),
    };
  }

  const limit = props.limit ?? LATEST_STORIES_ON_THE_BLOG;
  const here = props.show === 'related' ? content.story(params['blogSlug'] ?? '') : null;
  const rest = { offset: props.skip, limit, ...(here && { except: here.slug }) };
  const found = content.stories({ category: here?.categories[0]?.key ?? null, ...rest });
  const { total, expires } = found;
  // Fills up a small category with the latest other stories.
  const others =
    here && found.stories.length < limit
      ? content.stories({ category: null, ...rest, limit: limit + found.stories.length }).stories
      : [];
  const known = new Set(found.stories.map(({ slug }) => slug));
  const stories = [...found.stories, ...others.filter(({ slug }) => !known.has(slug))].slice(0, limit);
  const pages = props.paged ? countPages(total, STORIES_ON_A_BLOG_PAGE) : 1;
  const plain = { category: null, intro: '', page: 1, pages };
  return { data: { stories: stories.map(view), ...plain }, ...toEarliestExpiry(expires) };
};
