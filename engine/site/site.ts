import type { ContentEntry, Locale } from '#schemas/generated/config/types.gen.ts';
import type { DocumentKind } from '../cms/document.ts';
import type { MirroredPicture } from '../cms/documents.ts';
import type { DocumentOfKind, MergedDocument } from './merged-document.ts';
import type { BlogPostIndex } from './post-index.ts';
import type { RouteTable } from './routes/route-table.ts';
import type { SiteAnalyticsDestinations, SiteConfig } from './site-config.ts';

/** Types of content entries that fit a place. */
export type ContentTypes = readonly ContentEntry['type'][];

/** A page of a site, after inheritance. */
export type SitePage = MergedDocument<DocumentOfKind<'page'>>;

/** A picture, and the site of the chain that holds it. */
export interface MirroredPictureWithSite extends MirroredPicture {
  readonly site: string;
}

/** Public data about the site of a page. */
export interface PublicSiteFacts {
  readonly key: string;
  readonly name: string;
  readonly locale: string;
  readonly currency: string;
  readonly timeZone: string;
  readonly minimumAge?: number;
  readonly features: Readonly<Record<string, boolean>>;
  /** Destinations of analytics events; missing for none. */
  readonly analytics?: SiteAnalyticsDestinations;
}

/** The type of what each path parameter names, where it has one. */
export type ResolvedParamTypes = Readonly<Record<string, { readonly type?: string }>>;

/** A brand with inherited documents, merged on first use and shared with its parents where unchanged. */
export interface Site {
  readonly key: string;
  /** The site that it extends. */
  readonly parent: Site | null;
  /** Keys of the sites that it extends, root first, and its own. */
  readonly chain: readonly string[];
  /** Changes whenever any document or picture of the chain changes. */
  readonly version: string;
  /** Changes whenever anything changes that a page in the locale may show. */
  versionIn(locale: Locale): string;
  readonly config: SiteConfig;
  /** Pointers of what the site document lacks; a site that lacks anything is not served. */
  readonly missing: readonly string[];
  readonly view: PublicSiteFacts;
  /** Start of every path in the site's locale, such as '/cy'; empty for none. */
  readonly pathPrefix: string;
  readonly routes: RouteTable;
  document<Kind extends DocumentKind>(kind: Kind, name: string): MergedDocument<DocumentOfKind<Kind>> | undefined;
  /** Names of the documents of a kind in this site and those it extends. */
  names(kind: DocumentKind): readonly string[];
  /** Capabilities of a segment, or of the default one if unknown. */
  capabilities(segment: string | null): ReadonlySet<string>;
  /** Document capabilities while the API's grants are unknown. */
  unconfirmed?(segment: string | null): ReadonlySet<string>;
  navigation(name: string): MergedDocument<DocumentOfKind<'navigation'>> | undefined;
  /**
   * A content entry of this site, in the first of the locales that has one, or else of those that it extends. Entries of
   * other types than those named count as missing.
   */
  contentIn(locales: readonly string[], key: string, types?: ContentTypes): ContentEntry | undefined;
  /** A content entry in this locale, its language, the default locale, or that of the sites that it extends. */
  content(locale: Locale, key: string, types?: ContentTypes): ContentEntry | undefined;
  /** The most specific page of a route for the parameter types. */
  pageForRoute(routeId: string, named?: ResolvedParamTypes): SitePage | undefined;
  /** The content page at a current or former path. */
  pageForPath(path: string): SitePage | undefined;
  /** The content pages right below a path, or all of them, by path. */
  contentPages(below?: string): readonly SitePage[];
  /** Names of the pages of a route, those of this site itself first. */
  pagesOfRoute(routeId: string): readonly string[];
  /** The stories of the blog in one locale. */
  posts(locale: Locale): BlogPostIndex;
  /** Key of the cause with this former slug. */
  causeFormerly(slug: string): string | undefined;
  asset(name: string): MirroredPictureWithSite | undefined;
}
