import type { Locale, PostDocument } from '#schemas/generated/config/types.gen.ts';
import { listInheritedFormerAddresses } from './former-addresses.ts';
import { getLocaleChain } from './locale-chain-cache.ts';
import type { MergedDocument } from './merged-document.ts';

/** A story after inheritance, with what lists ask of it read once. */
export interface IndexedBlogPost {
  readonly name: string;
  readonly slug: string;
  /** Includes those of parent sites. */
  readonly formerSlugs: readonly string[];
  readonly title: string;
  readonly categories: readonly string[];
  /** Epoch milliseconds from which it shows. */
  readonly published: number;
  readonly value: PostDocument;
}

/** Stories of a site in one locale, sorted once per site version. */
export interface BlogPostIndex {
  /** Number of stories. */
  readonly size: number;
  /** The story that has this last segment in its address, or had it before. */
  bySlug(slug: string): IndexedBlogPost | undefined;
  /** Published stories, newest first, of a category or all. */
  shown(now: number, category?: string | null): SliceableBlogPostList;
  /** The categories that have stories at this moment, by name, and how many. */
  categories(now: number): readonly { readonly key: string; readonly count: number }[];
  /** When the next story will show; null where none waits. */
  nextAfter(now: number): number | null;
}

export interface SliceableBlogPostList {
  readonly total: number;
  /** Cost depends on the slice only. */
  slice(offset: number, limit: number): readonly IndexedBlogPost[];
}

/** Key of the content entry that names a category. */
export function getPostCategoryNameContentKey(category: string): string {
  return `blog.category.${category}`;
}

/** Stories without slug, title or date are left out; the site check reports them. */
export function indexBlogPostsBySlugAndCategory(
  documents: readonly MergedDocument<PostDocument>[],
  locale: Locale,
): BlogPostIndex {
  const posts = documents.flatMap((document) => readPost(document, locale)).sort(newestFirst);
  const slugs = new Map<string, IndexedBlogPost>();
  for (const post of posts) for (const former of post.formerSlugs) slugs.set(former, post);
  for (const post of posts) slugs.set(post.slug, post);
  const byCategory = new Map<string, IndexedBlogPost[]>();
  for (const post of posts) {
    for (const key of post.categories) {
      const own = byCategory.get(key) ?? [];
      own.push(post);
      byCategory.set(key, own);
    }
  }
  const keys = [...byCategory.keys()].sort();

  return {
    size: posts.length,
    bySlug: (slug) => slugs.get(slug.toLowerCase()),
    shown(now, category = null) {
      const all = category === null ? posts : (byCategory.get(category) ?? []);
      const first = firstShown(all, now);
      return {
        total: all.length - first,
        slice: (offset, limit) => all.slice(first + offset, first + offset + limit),
      };
    },
    categories: (now) =>
      keys.flatMap((key) => {
        const all = byCategory.get(key) ?? [];
        const count = all.length - firstShown(all, now);
        return count > 0 ? [{ key, count }] : [];
      }),
    nextAfter: (now) => posts[firstShown(posts, now) - 1]?.published ?? null,
  };
}

/** Index of the first published story; later ones come before. */
function firstShown(posts: readonly IndexedBlogPost[], now: number): number {
  let [low, high] = [0, posts.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((posts[middle]?.published ?? 0) > now) low = middle + 1;
    else high = middle;
  }
  return low;
}

function readPost({ name, value, sources }: MergedDocument<PostDocument>, locale: Locale): IndexedBlogPost[] {
  const { slug, title, published, categories = [] } = value;
  if (slug === undefined || title === undefined || published === undefined) return [];
  if (value.locale !== undefined && !getLocaleChain(locale).includes(value.locale)) return [];
  const formerSlugs = listInheritedFormerAddresses(sources, 'formerSlugs', 'slug');
  return [{ name, slug, formerSlugs, title, categories, published: Date.parse(published), value }];
}

function newestFirst(a: IndexedBlogPost, b: IndexedBlogPost): number {
  return b.published - a.published || (a.name < b.name ? -1 : 1);
}
