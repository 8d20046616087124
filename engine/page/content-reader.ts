import type { Locale } from '#schemas/generated/config/types.gen.ts';
import { isGateOpen } from '../capabilities/gate.ts';
import { addPathPrefix } from '../site/locale-addresses.ts';
import { getPostCategoryNameContentKey, type IndexedBlogPost } from '../site/post-index.ts';
import type { Site } from '../site/site.ts';
import { translateDocument } from '../translations/translate-document.ts';
import type { ResolvedImage, RichText } from './block-values.ts';
import { findRegionOfSite, type RegionOfSite } from './region-of-site.ts';
import type { AuthoredImage, PropResolvers } from './resolve-props.ts';
import { createSitePropResolvers, type SitePropSources } from './site-prop-resolvers.ts';

/** A story in lists. Moments are epoch milliseconds. */
export interface StorySummary {
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly image: ResolvedImage | null;
  readonly published: number;
  readonly author: string | null;
  readonly categories: readonly StoryCategoryKeyAndName[];
}

export interface Story extends StorySummary {
  readonly body: RichText;
  readonly updated: number | null;
  readonly head: StoryOrCauseSeo;
}

/** SEO texts of a story or cause; null where it has none. */
export interface StoryOrCauseSeo {
  readonly title: string | null;
  readonly description: string | null;
  readonly image: ResolvedImage | null;
  readonly noindex: boolean;
}

export interface StoryCategoryKeyAndName {
  readonly key: string;
  readonly name: string;
}

export interface StoryCategory extends StoryCategoryKeyAndName {
  /** Introduction; empty without one. */
  readonly intro: string;
  readonly count: number;
}

export interface StoryListSlice {
  readonly stories: readonly StorySummary[];
  readonly total: number;
  /** When the next story will be published; null for none. */
  readonly expires: number | null;
}

export interface CauseTexts {
  readonly story: RichText | null;
  readonly more: RichText | null;
  readonly image: ResolvedImage | null;
  readonly head: StoryOrCauseSeo;
}

export interface PageLinkSummary {
  readonly title: string;
  readonly description: string | null;
  readonly path: string;
}

/** Stories, causes and texts for block loaders, compiled once per document version. */
export interface ContentReader {
  /** Published stories, newest first. */
  stories(query: {
    readonly category?: string | null;
    readonly offset?: number;
    readonly limit: number;
    /** Slug of a story to leave out. */
    readonly except?: string;
  }): StoryListSlice;
  /** The published story with exactly this slug. */
  story(slug: string): Story | null;
  categories(): readonly StoryCategory[];
  /** Texts of editors about a cause; null without any. */
  cause(key: string): CauseTexts | null;
  /** The text of a content entry; null without one. */
  words(key: string): RichText | null;
  /** The country of the site; null where no document describes it. */
  region(): RegionOfSite | null;
  /** Open content pages directly below a path. */
  pagesBelow(path: string): readonly PageLinkSummary[];
}

export interface ContentReaderOptions extends SitePropSources {
  readonly site: Site;
  readonly locale: Locale;
  readonly capabilities: ReadonlySet<string>;
  /** Epoch milliseconds. */
  readonly now: number;
}

export function createContentReader({
  site,
  locale,
  capabilities,
  imageSources,
  messages,
  now,
}: ContentReaderOptions): ContentReader {
  const resolvers = createSitePropResolvers(site, locale, capabilities, { imageSources, messages });
  const posts = site.posts(locale);
  const text = (key: string) => resolvers.text({ content: key }) ?? '';
  const image = imageOf(resolvers);
  const categoryName = (key: string): StoryCategoryKeyAndName => ({
    key,
    name: text(getPostCategoryNameContentKey(key)) || key,
  });

  const summaryOf = ({ slug, title, published, categories, value }: IndexedBlogPost): StorySummary => ({
    slug,
    title,
    summary: value.summary ?? '',
    image: image(value.image),
    published,
    author: value.author ?? null,
    categories: categories.map(categoryName),
  });

  return {
    stories({ category = null, offset = 0, limit, except }) {
      const list = posts.shown(now, category);
      // One more than requested, in case the excluded story is among them.
      const found = list.slice(offset, except === undefined ? limit : limit + 1).filter(({ slug }) => slug !== except);
      return { stories: found.slice(0, limit).map(summaryOf), total: list.total, expires: posts.nextAfter(now) };
    },
    story(slug) {
      const post = posts.bySlug(slug);
      if (!post || post.slug !== slug.toLowerCase() || post.published > now) return null;
      const { body = '', updated, head } = post.value;
      return {
        ...summaryOf(post),
        body: resolvers.markdown(body),
        updated: updated === undefined ? null : Date.parse(updated),
        head: headOf(head, image),
      };
    },
    categories: () =>
      posts.categories(now).map(({ key, count }) => ({
        ...categoryName(key),
        intro: text(`${getPostCategoryNameContentKey(key)}.intro`) ?? '',
        count,
      })),
    cause(key) {
      const cause = site.document('cause', key);
      if (!cause) return null;
      const { value } = translateDocument(site, 'cause', cause, locale);
      return {
        story: value.story === undefined ? null : resolvers.markdown(value.story),
        more: value.more === undefined ? null : resolvers.markdown(value.more),
        image: image(value.image),
        head: headOf(value.head, image),
      };
    },
    words(key) {
      const words = text(key);
      return words === '' ? null : resolvers.markdown(words);
    },
    region: () => findRegionOfSite(site, locale),
    pagesBelow: (path) =>
      site
        .contentPages(path)
        .filter(({ value }) => isGateOpen(value.gate, capabilities))
        .map((page) => {
          const { path: own = '/', head = {} } = translateDocument(site, 'page', page, locale).value;
          return {
            title: (head.title === undefined ? null : resolvers.text(head.title)) ?? page.name,
            description: head.description === undefined ? null : resolvers.text(head.description),
            path: addPathPrefix(site.pathPrefix, own),
          };
        }),
  };
}

type ImageOf = (authored: AuthoredImage | undefined) => ResolvedImage | null;

function imageOf(resolvers: PropResolvers): ImageOf {
  return (authored) => (authored === undefined ? null : resolvers.image(authored));
}

interface AuthoredHead {
  readonly title?: string;
  readonly description?: string;
  readonly image?: AuthoredImage;
  readonly noindex?: boolean;
}

function headOf(head: AuthoredHead | undefined, image: ImageOf): StoryOrCauseSeo {
  return {
    title: head?.title ?? null,
    description: head?.description ?? null,
    image: image(head?.image),
    noindex: head?.noindex === true,
  };
}
