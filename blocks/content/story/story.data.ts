import { listVideosInRenderedText } from '#engine/page/video-links.ts';
import type { ResolvedImage, RichText } from '#engine/render/block.ts';
import type { LoadBlockData } from '#engine/render/block-load.ts';
import { formatLongDate } from '../../_ui/date-label.ts';
import type { ShopBlockLoaderServices } from '../../_ui/shop-services.ts';
import type { StoryProps } from './story.gen.ts';

export interface StoryBlockData {
  readonly title: string;
  readonly summary: string;
  /** The day in words, and its moment in ISO 8601. */
  readonly date: string;
  readonly at: string;
  /** The day of the last change, where it is another one. */
  readonly updated: string | null;
  readonly author: string | null;
  readonly image: ResolvedImage | null;
  readonly categories: readonly { readonly key: string; readonly name: string }[];
  readonly body: RichText;
}

/** The story of the page's path parameter `blogSlug`. */
export const loadStoryData: LoadBlockData<StoryProps, StoryBlockData, ShopBlockLoaderServices> = async ({
  params,
  site,
  services,
}) => {
  const slug = params['blogSlug'] ?? '';
  const story = services.content.story(slug);
  if (!story) throw new Error(`no story has the path segment '${slug}'`);
  const { title, summary, published, updated, author, image, categories, body, head } = story;
  const date = formatLongDate(published, site);
  const changed = updated === null ? null : formatLongDate(updated, site);
  const shared = head.image ?? image;
  return {
    data: {
      title,
      summary,
      date,
      at: new Date(published).toISOString(),
      updated: changed === date ? null : changed,
      author,
      image,
      categories,
      body,
    },
    head: {
      title: head.title ?? title,
      description: head.description ?? summary,
      noindex: head.noindex,
      ...(shared && { image: shared }),
      article: { published, updated, author, section: categories[0]?.name ?? null },
      videos: listVideosInRenderedText(body),
    },
  };
};
