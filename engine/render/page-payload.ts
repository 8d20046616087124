import type { PageNode } from '../page/page-node.ts';
import type { SiteView } from '../page/site-view.ts';

/** What a page says of itself. */
export interface PageHeadTexts {
  readonly title: string;
  readonly description: string | null;
  readonly noindex: boolean;
  readonly canonical: string;
}

/** What the browser needs to show a page: inside the first document, and as the answer to a navigation. */
export interface PagePayload {
  readonly kind: 'page';
  readonly status: number;
  /** Path that the page stands at, with those parameters of the query that its route reads. */
  readonly url: string;
  readonly routeId: string;
  /** Path for analytics, without what could be a secret; left out where it is the path of the page. */
  readonly analyticsPath?: string;
  readonly layout: string;
  readonly head: PageHeadTexts;
  readonly nodes: readonly PageNode[];
  /** CSS file of the page's blocks; null in the first document, which holds theirs inline. */
  readonly styles: string | null;
  /** In the first document, the CSS file that what lies over the page waits for. */
  readonly overlayStyles?: string;
  readonly site: SiteView;
  readonly capabilities: readonly string[];
  /** Whom the page was made for; null for a visitor. Each call from the page says so. */
  readonly customerId: string | null;
  /** Path patterns of the routes that blocks with code link to. */
  readonly routes: Readonly<Record<string, string>>;
  /** Where a customer is led to who is signed out on this page; left out for the page to log in. */
  readonly signedOutPath?: string;
  /** Origins of the pages that may frame it; left out where none may. */
  readonly framedBy?: readonly string[];
  /** How the page takes payment; left out where it takes none. */
  readonly payment?: PagePaymentSettings;
}

/** What a page that takes payment knows of the gateways of its site. */
export interface PagePaymentSettings {
  /** Origin of the operator's payment pages; null where there are none. */
  readonly origin: string | null;
  /** Where the scripts of each gateway come from, by its key; none for one that the payment origin stands for. */
  readonly gateways: Readonly<Record<string, readonly string[]>>;
}

/** Where the browser must go instead. A document load crosses into another content security policy. */
export interface RedirectPayload {
  readonly kind: 'redirect' | 'document';
  readonly location: string;
  /** Who is sent there; null for a visitor. */
  readonly customerId: string | null;
}

export type NavigationPayload = PagePayload | RedirectPayload;
