import type { CommerceCalls } from '#commerce/commerce.ts';
import { STORIES_ON_A_BLOG_PAGE } from '#domain/content/page-sizes.ts';
import { countPages } from '#domain/results/paging.ts';
import type { SitemapParams, SitemapParamsByRoute } from '#engine/server/discovery/sitemap.ts';
import type { Site } from '#engine/site/site.ts';
import { createCookieReader } from '#engine/visitor/cookies.ts';
import { readVisitor } from '#engine/visitor/read-visitor.ts';
import type { Visitor } from '#engine/visitor/visitor.ts';
import { ALL_STORIES_SLUG } from '../content-resolvers.ts';

interface SitemapParamsOptions {
  readonly site: Pick<Site, 'config' | 'view' | 'posts'>;
  readonly commerce: Pick<CommerceCalls, 'offers' | 'causes'>;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** A first-time visitor, as robots are. */
export function createAnonymousVisitor(site: Pick<Site, 'config' | 'content' | 'view'>, now: number): Visitor {
  const url = new URL('http://robots.invalid/');
  return readVisitor({ site, url, cookie: createCookieReader('', { secure: false }), secure: false, now }).visitor;
}

/** Offers, draws, stories and causes for the sitemap. */
export async function listSitemapParams({ site, commerce, now }: SitemapParamsOptions): Promise<SitemapParamsByRoute> {
  const [{ offers }, { causes }] = await Promise.all([
    commerce.offers.list(site.config.commerce.pricingId),
    commerce.causes.list(),
  ]);
  const sold = offers.filter(({ type }) => type !== 'membership');
  const ofOffer = sold.map(({ url }): SitemapParams => ({ params: { productOfferKey: url } }));
  return new Map<string, readonly SitemapParams[]>([
    ...storyPages(site, now),
    ['causes.cause', causes.map(({ urlSlug }) => ({ params: { causeSlug: urlSlug } }))],
    ['offer.play', offers.map(({ url }) => ({ params: { productOfferKey: url } }))],
    ['offer.results', ofOffer],
    ['offer.terms-and-conditions', ofOffer],
    [
      'offer.statistics',
      sold.flatMap((offer) => (offer.type === 'lottery_ticket' ? [{ params: { productOfferKey: offer.url } }] : [])),
    ],
  ]);
}

function storyPages(site: Pick<Site, 'view' | 'posts'>, now: number): [string, readonly SitemapParams[]][] {
  const posts = site.posts(site.view.locale);
  const all = posts.shown(now);
  const stories = all
    .slice(0, all.total)
    .filter(({ value }) => value.head?.noindex !== true)
    .map(({ slug, published, value }) => ({
      params: { blogSlug: slug },
      modified: value.updated === undefined ? published : Date.parse(value.updated),
    }));
  const categories = [{ key: ALL_STORIES_SLUG, count: all.total }, ...posts.categories(now)];
  const pages = categories.flatMap(({ key, count }) =>
    count === 0
      ? []
      : Array.from({ length: countPages(count, STORIES_ON_A_BLOG_PAGE) }, (_, index) => ({
          params: { slug: key, ...(index > 0 && { page: String(index + 1) }) },
        })),
  );
  return [
    ['blog.post', stories],
    ['blog.category', pages],
  ];
}
