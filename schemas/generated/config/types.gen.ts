// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
/**
 * Path of the JSON Schema, so that an editor can complete and check the file.
 */
export type SchemaReference = string;
/**
 * Version of the document format.
 */
export type Version = 1;
/**
 * A segment of an address: letters from a to z in lower case, digits and single dashes, such as 'summer-draw-2'.
 */
export type Slug = string;
/**
 * Segments of addresses.
 *
 * @maxItems 1000
 */
export type Slugs = Slug[];
/**
 * File name of a picture of this site or of a site that it extends.
 */
export type AssetName = string;
/**
 * Words shown to people: written here, or the key of a content entry.
 */
export type Text = string | ContentReference;
/**
 * A BCP 47 language tag in its canonical form, with a region where it is meant for one.
 */
export type Locale = string;
/**
 * One entry, usable only when it has both a type and a value.
 */
export type ContentEntry =
  | {
      /**
       * How the value is read.
       */
      type: 'plain' | 'markdown';
      /**
       * What visitors read.
       */
      value: string;
    }
  | {
      /**
       * How the value is read.
       */
      type: 'image';
      value: Image;
    }
  | {
      /**
       * How the value is read.
       */
      type: 'seo';
      /**
       * What search engines and shared links show of a page.
       */
      value: {
        /**
         * Shown in browser tabs and as the first line in search results.
         */
        title: string;
        /**
         * One or two sentences for search results and shared links.
         */
        description?: string;
        /**
         * Kinds of structured data that the page offers.
         *
         * @maxItems 6
         */
        schemas?: SchemaKind[];
      };
    }
  | {
      /**
       * How the value is read.
       */
      type: 'json';
      /**
       * List or table that a block reads, such as the questions of an accordion.
       */
      value: {} | unknown[];
    };
/**
 * A kind of structured data (specification: SEO schema kinds).
 */
export type SchemaKind = 'breadcrumbs' | 'creativework' | 'faq' | 'organisation' | 'webpage' | 'video';
/**
 * First 12 hexadecimal digits of the SHA-256 of the text.
 */
export type TranslatedVersion = string;
/**
 * A stable name inside its document: lower case, digits, dots, dashes and underscores.
 */
export type Key = string;
/**
 * A condition over named capabilities; what it stands on is there only where it holds.
 */
export type Gate =
  | string
  | {
      /**
       * Conditions that must hold together.
       *
       * @maxItems 20
       */
      all: Gate[];
    }
  | {
      /**
       * Conditions of which a single one is enough.
       *
       * @maxItems 20
       */
      any: Gate[];
    }
  | {
      not: Gate;
    };
/**
 * Blocks in their order.
 *
 * @maxItems 500
 */
export type Nodes = Node[];
/**
 * Where a link leads: a route of the site, a content page, or another site.
 */
export type Link = RouteLink | PageLink | ExternalLink;
/**
 * A moment in UTC, such as '2026-03-01T08:00:00Z'.
 */
export type Moment = string;
/**
 * Origins of others.
 *
 * @maxItems 20
 *
 * Items: One origin by https, such as 'https://js.example.com' or 'https://*.example.com'.
 */
export type Origins = string[];
/**
 * Origins of others, or 'https:' for all of them.
 *
 * @maxItems 20
 *
 * Items: One origin by https, or 'https:' alone where nobody can know them all, such as those of banks.
 */
export type OriginsOrAny = string[];
/**
 * A colour as # and 3 or 6 hexadecimal digits.
 */
export type Colour = string;
/**
 * A shadow, or no shadow.
 */
export type Shadow =
  | 'none'
  | {
      /**
       * In CSS pixels; below 0 it lies further left.
       */
      x?: number;
      /**
       * In CSS pixels; below 0 it lies further up.
       */
      y: number;
      /**
       * Blur in CSS pixels; 0 is sharp.
       */
      blur: number;
      /**
       * Growth in CSS pixels.
       */
      spread?: number;
      colour: Colour;
      /**
       * Opacity, from 0 for none to 1 for full colour.
       */
      opacity: number;
    };

/**
 * The documents by their kind.
 */
export interface ConfigDocuments {
  capabilities: CapabilitiesDocument;
  cause: CauseDocument;
  content: ContentDocument;
  layout: LayoutDocument;
  messages: MessagesDocument;
  navigation: NavigationDocument;
  page: PageDocument;
  post: PostDocument;
  region: RegionDocument;
  routes: RoutesDocument;
  site: SiteDocument;
  theme: ThemeDocument;
  translation: TranslationDocument;
}
/**
 * What is switched on for one segment of customers. The root site's default set declares every capability there is.
 */
export interface CapabilitiesDocument {
  $schema?: SchemaReference;
  version: Version;
  /**
   * Each capability by name, true where it is on.
   */
  capabilities: {
    /**
     * Whether the capability is on.
     */
    [k: string]: boolean;
  };
}
/**
 * Words and pictures of one cause, beside what the shop knows of it: the document is named after its key.
 */
export interface CauseDocument {
  $schema?: SchemaReference;
  version: Version;
  formerSlugs?: Slugs;
  /**
   * What it does, in Markdown.
   */
  story?: string;
  /**
   * What a visitor reads further down its page, in Markdown.
   */
  more?: string;
  image?: Image;
  /**
   * What search engines are told, where it differs from what the page says of every cause.
   */
  head?: {
    /**
     * Stands there in place of the usual title of such pages.
     */
    title?: string;
    /**
     * One or two sentences that stand below the title there.
     */
    description?: string;
    image?: Image;
    /**
     * True asks that the page of this cause be left out of all results.
     */
    noindex?: boolean;
  };
  /**
   * True leaves this site without them, though the site that it extends has them.
   */
  disabled?: boolean;
}
/**
 * A picture with the text that stands for it.
 */
export interface Image {
  asset: AssetName;
  alt: Text;
  /**
   * The part that must stay in view when the picture is cropped.
   */
  focus?: 'center' | 'top' | 'bottom' | 'left' | 'right';
}
/**
 * Names a content entry, which is looked up in the visitor's locale.
 */
export interface ContentReference {
  /**
   * Key of an entry in the content documents, whose words or picture are shown here.
   */
  content: string;
}
/**
 * Keyed copy of one area in one locale.
 */
export interface ContentDocument {
  $schema?: SchemaReference;
  version: Version;
  locale: Locale;
  /**
   * Each entry by its key.
   */
  entries: {
    [k: string]: ContentEntry;
  };
  /**
   * Hash of the text that each entry was translated from, by its key; it shows when that text has changed since.
   */
  sources?: {
    [k: string]: TranslatedVersion;
  };
}
/**
 * What stands around pages: header, footer, drawers, and one outlet where the page goes.
 */
export interface LayoutDocument {
  $schema?: SchemaReference;
  version: Version;
  /**
   * False starts from nothing instead of the layout of the same name in the site that is extended.
   */
  inherit?: boolean;
  like?: Key;
  /**
   * What the browser may load on its pages beside the shop itself: 'payment' allows what the payment gateways of the site need, 'strict' nothing; strict where nothing is said.
   */
  policy?: 'strict' | 'payment';
  /**
   * True lets the pages of a partner frame its pages: that which the path parameter 'partnerSlug' names, and the site by its origins; nobody else ever may.
   */
  framed?: boolean;
  failures?: Key;
  blocks?: Nodes;
}
/**
 * One block in a page or layout.
 */
export interface Node {
  id: Key;
  /**
   * Which block it is; left out only where the document overrides an inherited one.
   */
  type?: string;
  /**
   * What it shows and how; each kind of block has its own.
   */
  props?: {
    [k: string]: unknown;
  };
  gate?: Gate;
  /**
   * What the block holds, by the name of the slot that it stands in.
   */
  slots?: {
    /**
     * Blocks of one slot, in order.
     *
     * @maxItems 100
     */
    [k: string]: Node[];
  };
  before?: Key;
  /**
   * True takes it out here, though the site that is extended has it.
   */
  disabled?: boolean;
}
/**
 * Texts of a site in one language in place of the usual ones: words of buttons, errors, labels and mails. The document is named after its language in small letters.
 */
export interface MessagesDocument {
  $schema?: SchemaReference;
  version: Version;
  /**
   * Tag of the language of all these texts, with a region where they are meant for it alone.
   */
  locale: string;
  /**
   * Each text by the id of its message; what is left out keeps its usual text.
   */
  texts?: {
    [k: string]: Text1;
  };
}
/**
 * A message in the words of this site.
 */
export interface Text1 {
  /**
   * Read by visitors; placeholders stay in braces, such as {count}.
   */
  text: string;
  /**
   * Hash of the usual text that was translated, which shows when that has changed since.
   */
  source?: string;
}
/**
 * A named list of links, such as the primary menu or the columns of a footer.
 */
export interface NavigationDocument {
  $schema?: SchemaReference;
  version: Version;
  /**
   * False starts from nothing instead of the inherited list.
   */
  inherit?: boolean;
  /**
   * What visitors can choose, in this order.
   *
   * @maxItems 40
   */
  items: NavigationItem[];
}
/**
 * One item; a descendant site overrides it by its id.
 */
export interface NavigationItem {
  id: Key;
  label?: Text;
  /**
   * Whether it leads to another website, to a page of the shop, or nowhere by itself, as where it opens a drawer.
   */
  routeType?: 'external' | 'internal' | 'internal_dynamic' | 'none';
  /**
   * For items whose kind of link is 'none' and that have others below; below 'subvariant' stand the regions to choose from, each by the sub-variant's code as its id.
   */
  type?: 'lotto' | 'raffle' | 'social_play' | 'results' | 'subvariant';
  link?: Link;
  icon?: Key;
  gate?: Gate;
  /**
   * What its submenu or its drawer holds, in this order.
   *
   * @maxItems 40
   */
  children?: NavigationItem[];
  before?: Key;
  /**
   * True takes it out here, though the site that is extended has it.
   */
  disabled?: boolean;
}
/**
 * A link to a route by its id, so that an overridden path can't break it.
 */
export interface RouteLink {
  /**
   * Id of the route, which stays the same when the address of the page changes.
   */
  route: string;
  /**
   * Values of the route's path parameters, by their names.
   */
  params?: {
    /**
     * Value of one path parameter.
     */
    [k: string]: string;
  };
  /**
   * Query parameters to add to the address, by their names.
   */
  query?: {
    /**
     * Value of one query parameter.
     */
    [k: string]: string;
  };
  /**
   * Id of the element to go to, without #.
   */
  hash?: string;
}
/**
 * A link to a content page by the name of its document.
 */
export interface PageLink {
  page: Key;
  /**
   * Id of the element to go to, without #.
   */
  hash?: string;
}
/**
 * A link that leaves the shop.
 */
export interface ExternalLink {
  /**
   * Absolute http or https address, or a tel: or mailto: one.
   */
  href: string;
}
/**
 * One page: what it asks of a visitor, its head, and its blocks.
 */
export interface PageDocument {
  $schema?: SchemaReference;
  version: Version;
  /**
   * What lists of pages call this one; without it that is its title.
   */
  label?: string;
  /**
   * False starts from nothing instead of the page of the same name in the site that is extended.
   */
  inherit?: boolean;
  /**
   * Id of the route whose address shows this document; a page with an address of its own needs none.
   */
  route?: string;
  /**
   * Address of the page in the shop; capital letters and a slash at its end make no difference.
   */
  path?: string;
  /**
   * Addresses that the page had before, which lead to the one it has.
   *
   * @maxItems 1000
   *
   * Items: One path.
   */
  formerPaths?: string[];
  /**
   * Shows this page only where a part of the address names a thing of this type.
   */
  for?: {
    /**
     * Type of the thing named by the parameter.
     */
    [k: string]: string;
  };
  layout?: Key;
  /**
   * Whether visitors must sign in first, also where other pages of this kind are open to all.
   */
  access?: 'protected';
  gate?: Gate;
  /**
   * What the page says of itself to browsers and search engines.
   */
  head?: {
    title?: Text;
    description?: Text;
    image?: Image;
    /**
     * Asks search engines to leave the page out of their results.
     */
    noindex?: boolean;
    /**
     * What search engines may show of the page besides its title and summary; with none, the way to it.
     *
     * @maxItems 6
     */
    schemas?: SchemaKind[];
  };
  blocks?: Nodes;
  /**
   * True leaves this site without it, though the site that it extends has it.
   */
  disabled?: boolean;
}
/**
 * One story of the blog: its words and pictures, its subjects, and the moment from which it shows.
 */
export interface PostDocument {
  $schema?: SchemaReference;
  version: Version;
  locale?: Locale;
  slug?: Slug;
  formerSlugs?: Slugs;
  /**
   * Stands over the story, in lists of stories and in search results.
   */
  title?: string;
  /**
   * One or two sentences for lists of stories and for search results.
   */
  summary?: string;
  image?: Image;
  published?: Moment;
  updated?: Moment;
  /**
   * Who wrote it, as readers are told.
   */
  author?: string;
  /**
   * Its subjects by key, the main one first; the content entry 'blog.category.<key>' holds the name of each.
   *
   * @minItems 1
   * @maxItems 5
   */
  categories?: Slug[];
  /**
   * In Markdown; links may name routes and pages, and pictures the files of the site, as in ![words](asset:name.avif).
   */
  body?: string;
  /**
   * What search engines are told, where it differs from headline, summary and picture.
   */
  head?: {
    /**
     * Stands there in place of the headline.
     */
    title?: string;
    /**
     * Sentences that stand there in place of the short summary.
     */
    description?: string;
    image?: Image;
    /**
     * True asks that the story be left out of all results.
     */
    noindex?: boolean;
  };
  /**
   * True leaves this site without it, though the site that it extends has it.
   */
  disabled?: boolean;
}
/**
 * What is particular to one country: addresses and names of people. The document is named after the ISO 3166 code of the country in small letters, such as ch.
 */
export interface RegionDocument {
  $schema?: SchemaReference;
  version: Version;
  /**
   * Which name of a person comes first, in forms and where the whole name is shown; the given name where left out.
   */
  nameOrder?: 'given-first' | 'family-first';
  /**
   * Years that customers must have before they may open an account, as the law of the country has it.
   */
  minimumAge?: number;
  /**
   * How phone numbers of this country are written.
   */
  telephone?: {
    /**
     * What follows the plus sign in numbers of this country.
     */
    callingCode?: string;
    /**
     * What comes before numbers within the country and is left out after the calling code; left out where there is none.
     */
    nationalPrefix?: string;
    /**
     * What people dial in place of the plus sign.
     */
    internationalPrefix?: string;
    /**
     * Numbers as written within the country, with # for any digit; the first that a number fits is used, and others are refused.
     *
     * @minItems 1
     * @maxItems 30
     *
     * Items: One format.
     */
    formats?: string[];
    /**
     * What to type, with an example; shown at the field.
     */
    help?: string;
  };
  /**
   * Fields of a postal address in forms.
   */
  address?: {
    /**
     * From the first to the last; optional ones that are left out are not shown, and required ones come last.
     *
     * @minItems 1
     * @maxItems 6
     *
     * Items: One field.
     */
    fields?: ('address' | 'addressLine2' | 'suburb' | 'state' | 'postcode' | 'country')[];
    /**
     * Fields in braces with what is between them; left out, all have commas in the usual order.
     */
    line?: string;
    /**
     * Words of this country in place of the usual ones.
     */
    labels?: {
      /**
       * Label of street and number.
       */
      address?: string;
      /**
       * Label of the second line.
       */
      addressLine2?: string;
      /**
       * Label of suburb, town or city.
       */
      suburb?: string;
      /**
       * Label of state, canton or prefecture, in forms.
       */
      state?: string;
      /**
       * Label of the post code.
       */
      postcode?: string;
      /**
       * Label of the country.
       */
      country?: string;
    };
    /**
     * Parts of the country that customers choose from, such as states, cantons or prefectures, in this order.
     *
     * @maxItems 100
     *
     * Items: One part of the country.
     */
    states?: {
      /**
       * As the API knows it: one of its own regions, or an ISO 3166-2 code.
       */
      id: string;
      /**
       * As customers read it; the usual one where left out.
       */
      name?: string;
      /**
       * What the post codes of this part begin with, or whole post codes; left out, any post code fits.
       *
       * @minItems 1
       * @maxItems 60
       *
       * Items: First characters of a post code.
       */
      postcodes?: string[];
    }[];
    /**
     * Code of the state that is chosen for customers whose state is not known; left out, they choose themselves.
     */
    defaultState?: string;
    /**
     * How a post code of this country is written.
     */
    postcode?: {
      /**
       * 9 is a digit, A a letter, ? either; spaces and hyphens may be left out by customers.
       *
       * @minItems 1
       * @maxItems 10
       *
       * Items: One format.
       */
      formats?: string[];
      /**
       * What to type, with an example; shown at the field.
       */
      help?: string;
      /**
       * Which keyboard a phone shows.
       */
      inputmode?: 'text' | 'numeric' | 'tel';
    };
    /**
     * ISO 3166 codes of all countries to choose from, of which that of this document is always first.
     *
     * @maxItems 60
     *
     * Items: One country.
     */
    countries?: string[];
  };
}
/**
 * The addresses of the shop by route id. The root site holds the complete table; a site overrides paths.
 */
export interface RoutesDocument {
  $schema?: SchemaReference;
  version: Version;
  /**
   * Each route by its id.
   */
  routes: {
    [k: string]: RouteEntry;
  };
}
/**
 * One route: its path and the floor of what a page on it asks for.
 */
export interface RouteEntry {
  /**
   * ':name' is a parameter, a trailing '?' makes the segment optional, and a last '*' takes the rest; null where pages bring their own path.
   */
  path?: string | null;
  /**
   * Whether a visitor must be signed in.
   */
  access?: 'open' | 'protected';
  layout?: Key;
  /**
   * Capabilities that the route needs; null for none.
   */
  gate?: Gate | null;
  /**
   * Whether the sitemap names it; null for a route that is listed by its pages, if at all.
   */
  sitemap?: boolean | null;
  sitemapGate?: Gate;
  signedOut?: Key;
  /**
   * Whether a customer whose session has ended logs in before this page is shown, though it is open to visitors.
   */
  signsInAgain?: boolean;
  /**
   * Whether the screen is there, or a plain page announces it.
   */
  screen?: 'built' | 'planned';
  /**
   * For each parameter of the path or the query that must name something, the resolver that knows it.
   */
  params?: {
    [k: string]: Key;
  };
  /**
   * Query parameters that change the page; others are ignored.
   *
   * @maxItems 20
   *
   * Items: Name of a query parameter.
   */
  query?: string[];
}
/**
 * One brand: the hosts it answers to, its language and money, and the site that it extends.
 */
export interface SiteDocument {
  $schema?: SchemaReference;
  version: Version;
  extends?: Key;
  /**
   * True for a site that other sites extend and that is never served itself.
   */
  abstract?: boolean;
  /**
   * As customers read it.
   */
  name?: string;
  /**
   * Host names, without a port, that this site answers to.
   *
   * @maxItems 20
   *
   * Items: One host name in lower case.
   */
  hosts?: string[];
  /**
   * Other hosts, without a port, to which a sign-in may lead back by http or https.
   *
   * @maxItems 20
   *
   * Items: One host name in lower case.
   */
  allowedHosts?: string[];
  /**
   * Address schemes of its own apps, to which a sign-in may lead back.
   *
   * @maxItems 10
   *
   * Items: One scheme, such as 'com.example.shop'; those that browsers know themselves never count.
   */
  appSchemes?: string[];
  /**
   * Each with its country; the first is the usual one.
   *
   * @minItems 1
   * @maxItems 20
   */
  locales?: Locale[];
  /**
   * How an address names its language; by a prefix such as '/cy' where left out.
   */
  localeAddresses?: {
    /**
     * At the start of the path, for all languages but the first, or in a host of its own.
     */
    scheme: 'prefix' | 'host';
    /**
     * By language; where left out it is the language, such as 'cy'.
     */
    prefixes?: {
      /**
       * One part of a path, in lower case.
       */
      [k: string]: string;
    };
    /**
     * Host of each language but the first, without a port.
     */
    hosts?: {
      /**
       * One host name in lower case.
       */
      [k: string]: string;
    };
  };
  /**
   * ISO 3166 code of the country whose addresses and names forms follow; that of the first language where left out.
   */
  region?: string;
  /**
   * Its ISO 4217 code of three letters.
   */
  currency?: string;
  /**
   * IANA name of the time zone in which they are dated.
   */
  timeZone?: string;
  defaultSegment?: Key;
  /**
   * How this brand is known to the commerce API.
   */
  commerce?: {
    account?: Key;
    /**
     * Key of the prices that hold for visitors who have no other.
     */
    pricingId?: string;
  };
  /**
   * Regional variants by upper-case code, each with a price list.
   */
  subVariants?: {
    /**
     * One variant.
     */
    [k: string]: {
      /**
       * As customers read it, such as 'New South Wales'.
       */
      name: string;
      /**
       * Key of the prices that hold in this region.
       */
      pricingId: string;
      /**
       * Codes of further regions that this variant is for.
       *
       * @maxItems 12
       *
       * Items: One region's code in upper case.
       */
      regions?: string[];
    };
  };
  /**
   * Closes this brand's shop for a while: every page answers 503 with the page 'error-503', and no call is made.
   */
  maintenance?: {
    /**
     * True shows visitors nothing but the page that says so.
     */
    active: boolean;
    /**
     * When it is expected back, in UTC; browsers and search engines are told to come again then.
     */
    until?: string;
  };
  /**
   * Switches of the shop that are not capabilities of a segment.
   */
  features?: {
    /**
     * True uses up the balance before any other way to pay, for who has the capability wallet_purchase.
     */
    walletPurchase?: boolean;
    /**
     * True opens it instead of the cart page, for who has the capability precart_drawer.
     */
    precartDrawer?: boolean;
  };
  /**
   * How long a customer may do nothing before they are signed out.
   */
  session?: {
    /**
     * Minutes without activity after which a customer is signed out; 30 where nothing is said.
     */
    idleMinutes?: number;
    /**
     * Seconds before that in which the customer is warned; 60 where nothing is said.
     */
    warningSeconds?: number;
  };
  /**
   * How this brand is paid.
   */
  payments?: {
    /**
     * The payment gateways by key, with what the browser may reach of each on pages that pay; the operator's payment origin always counts where there is a gateway.
     */
    gateways?: {
      /**
       * One gateway; empty where it is reached through the operator's payment origin alone.
       */
      [k: string]: {
        scripts?: Origins;
        frames?: OriginsOrAny;
        connections?: Origins;
        forms?: OriginsOrAny;
        /**
         * Names of the Trusted Types policies that its scripts make.
         *
         * @maxItems 10
         *
         * Items: One name.
         */
        trustedTypes?: string[];
        gate?: Gate;
      };
    };
  };
  videos?: Origins;
  /**
   * Partners whose pages may show the pages of the shop that are theirs in a frame, by the path segment of those pages.
   */
  partners?: {
    /**
     * One partner.
     */
    [k: string]: {
      origins: Origins;
    };
  };
  /**
   * Who is told what customers do, once they consent.
   */
  analytics?: {
    /**
     * True lets the engine's server tell it what customers do.
     */
    customerData?: boolean;
    /**
     * Whether events are appended to the page's 'dataLayer', where such a tool reads them.
     */
    dataLayer?: boolean;
  };
  /**
   * What search engines are told.
   */
  discovery?: {
    /**
     * True asks that the whole site be left out of all results.
     */
    noindex?: boolean;
    image?: Image;
    /**
     * Public origin for canonical links; left out, the host asked for.
     */
    origin?: string;
  };
}
/**
 * How a brand looks: colours, type, shape, space, logo and motif.
 */
export interface ThemeDocument {
  $schema?: SchemaReference;
  version: Version;
  /**
   * Colours by what they are for.
   */
  colours?: {
    background?: Colour;
    surface?: Colour;
    surfaceStrong?: Colour;
    text?: Colour;
    textMuted?: Colour;
    textOnStrong?: Colour;
    primary?: Colour;
    onPrimary?: Colour;
    accent?: Colour;
    onAccent?: Colour;
    link?: Colour;
    border?: Colour;
    focus?: Colour;
    header?: Colour;
    onHeader?: Colour;
    footer?: Colour;
    onFooter?: Colour;
    hero?: Colour;
    onHero?: Colour;
    success?: Colour;
    warning?: Colour;
    danger?: Colour;
  };
  /**
   * Typefaces and their sizes.
   */
  typography?: {
    heading?: Typeface;
    body?: Typeface;
    /**
     * Other sizes follow from it, in CSS pixels.
     */
    baseSize?: number;
    /**
     * Ratio between one heading size and the next.
     */
    scale?: number;
    /**
     * Line height of body text as a multiple of its size.
     */
    lineHeight?: number;
    /**
     * Line height as a multiple of their size.
     */
    headingLineHeight?: number;
    /**
     * Weight from 100 for thin to 900 for black letters.
     */
    headingWeight?: number;
    /**
     * Space added between letters, in thousandths of an em; below 0 they stand closer.
     */
    headingTracking?: number;
    /**
     * Whether they are set in capital letters throughout.
     */
    headingCase?: 'none' | 'uppercase';
    /**
     * Fonts and line spacing of pages in a language, by its tag; pages in 'zh-Hans-AU' use those of 'zh-Hans'.
     */
    languages?: {
      [k: string]: TypographyOfALanguage;
    };
  };
  /**
   * Corners, lines and shadows.
   */
  shape?: {
    /**
     * Radius in CSS pixels; 0 makes them square.
     */
    radiusSmall?: number;
    /**
     * Radius in CSS pixels; 0 makes them square.
     */
    radiusMedium?: number;
    /**
     * Radius in CSS pixels; 0 makes them square.
     */
    radiusLarge?: number;
    /**
     * Radius in CSS pixels; 0 makes them square.
     */
    radiusButton?: number;
    /**
     * Holds for borders and dividing lines, in CSS pixels.
     */
    borderWidth?: number;
    shadowSmall?: Shadow;
    shadowLarge?: Shadow;
  };
  /**
   * Rhythm of the page.
   */
  space?: {
    /**
     * Every other gap is a multiple of it, in CSS pixels.
     */
    unit?: number;
    /**
     * In CSS pixels on a wide screen; narrow screens get less.
     */
    section?: number;
    /**
     * Widest that running text becomes, in characters.
     */
    measure?: number;
    /**
     * Widest content in CSS pixels.
     */
    contentWidth?: number;
  };
  logo?: Image;
  favicon?: AssetName;
  texture?: AssetName;
  /**
   * Recurring decoration of the brand.
   */
  motif?: {
    asset?: AssetName;
    /**
     * How wide one repeat is, in CSS pixels.
     */
    size?: number;
    /**
     * How tall the decorated band is, in CSS pixels.
     */
    height?: number;
    /**
     * Blocks that ask for it show it unless this is 'none'; the header, the footer or the page only where chosen here.
     */
    place?: 'none' | 'header' | 'section' | 'footer' | 'page';
  };
}
/**
 * A self-hosted typeface.
 */
export interface Typeface {
  /**
   * What the family is called, such as 'Public Sans'.
   */
  family: string;
  /**
   * Font file inside an installed font package.
   */
  file: string;
  /**
   * Weight of the file, or the lowest and highest weight of a variable one that the brand uses: the build cuts its file down to them.
   */
  weights?: string;
  /**
   * What letters are set in until the file is there.
   */
  fallback: 'serif' | 'sans-serif' | 'monospace' | 'system-ui' | 'ui-rounded';
}
/**
 * What differs on pages in a language.
 */
export interface TypographyOfALanguage {
  heading?: TypefaceOfALanguage;
  body?: TypefaceOfALanguage;
  /**
   * Fonts that devices may have, the best first; they are not loaded.
   *
   * @maxItems 8
   *
   * Items: Name of a font.
   */
  systemFonts?: string[];
  /**
   * Line height of body text as a multiple of its size.
   */
  lineHeight?: number;
  /**
   * Line height as a multiple of their size.
   */
  headingLineHeight?: number;
}
/**
 * A self-hosted typeface for characters that the brand's own lacks.
 */
export interface TypefaceOfALanguage {
  /**
   * What the family is called, such as 'Public Sans'.
   */
  family: string;
  /**
   * Font file inside an installed font package.
   */
  file: string;
  /**
   * Weight of the file, or the lowest and highest weight of a variable one that the brand uses: the build cuts its file down to them.
   */
  weights?: string;
  /**
   * The characters that the language needs, as ranges of Unicode; the build cuts the file down to them.
   */
  characters?: string;
}
/**
 * Texts of one document in another language. It is named after its language, the kind and the name of the document, such as cy-gb.page.home.
 */
export interface TranslationDocument {
  $schema?: SchemaReference;
  version: Version;
  /**
   * The document of this site, or of a site that it extends, whose texts these are.
   */
  of: {
    /**
     * Whether it is a page, a layout, a menu, a cause, a story or a region.
     */
    kind: 'page' | 'layout' | 'navigation' | 'cause' | 'post' | 'region';
    name: Key;
  };
  /**
   * Tag of the language of all these texts, with a region where they are meant for it alone.
   */
  locale: string;
  /**
   * Each text by the block and the property that has it, such as hero/heading; what is left out is shown in the language of the document.
   */
  texts?: {
    [k: string]: Translation;
  };
}
/**
 * One text in the language of this document.
 */
export interface Translation {
  /**
   * Read by visitors; Markdown where the translated text is Markdown.
   */
  text: string;
  /**
   * Hash of the text that was translated, which shows when that has changed since.
   */
  source?: string;
}
