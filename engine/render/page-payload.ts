import type { PagePayloadNode } from '../page/page-node.ts';
import type { SiteDataForBlocks } from '../page/site-view.ts';
import type { DocumentTexts } from './document-texts.ts';

export interface PageHeadTexts {
  readonly title: string;
  readonly description: string | null;
  readonly noindex: boolean;
  readonly canonical: string;
}

/** Page data for the browser, in the first document or as the answer to a navigation. */
export interface PagePayload {
  readonly kind: 'page';
  readonly status: number;
  /** Path with the query parameters that the route reads. */
  readonly url: string;
  readonly routeId: string;
  /** Path for analytics without secrets; missing where it equals the path. */
  readonly analyticsPath?: string;
  readonly layout: string;
  readonly head: PageHeadTexts;
  readonly nodes: readonly PagePayloadNode[];
  /** Style sheet of the page's blocks; null in the first document, which has them inline. */
  readonly styles: string | null;
  /** In the first document, the style sheet for overlays. */
  readonly overlayStyles?: string;
  /** Texts for a page whose code or messages could not be loaded; in the first document only. */
  readonly texts?: DocumentTexts;
  /** On a stage, the CSS of the theme, which may be edited. */
  readonly themeStyles?: string;
  /** Path of the messages that the page's code reads; missing for none. */
  readonly messages?: string;
  /** Path of the messages that the code of its overlays reads besides; missing for none. */
  readonly overlayMessages?: string;
  /** Path of the messages of flows; missing for none. */
  readonly flowMessages?: string;
  /** Texts of blocks with code that are in another language than the page, and their languages; missing for none. */
  readonly fallbackTexts?: readonly (readonly [text: string, language: string])[];
  readonly site: SiteDataForBlocks;
  readonly capabilities: readonly string[];
  /** Customer that the page was made for; null for a signed-out visitor. Calls of the page send it. */
  readonly customerId: string | null;
  /** Path patterns of routes that client code links to. */
  readonly routes: Readonly<Record<string, string>>;
  /** Where to go after a sign-out on this page; missing for the login page. */
  readonly signedOutPath?: string;
  /** Origins that may frame the page; missing for none. */
  readonly framedBy?: readonly string[];
  /** Payment settings; missing on pages without payment. */
  readonly payment?: PagePaymentSettings;
}

export interface PagePaymentSettings {
  /** Origin of the operator's payment pages; null for none. */
  readonly origin: string | null;
  /** Script addresses by gateway key; empty for a gateway hosted at the payment origin. */
  readonly gateways: Readonly<Record<string, readonly string[]>>;
}

/** Redirect of a navigation. It loads a document when the content security policy changes. */
export interface RedirectPayload {
  readonly kind: 'redirect' | 'document';
  readonly location: string;
  /** Customer of the redirect; null for a signed-out visitor. */
  readonly customerId: string | null;
  /** Whether the page is of another release, and could not read the data. */
  readonly isOutdated?: boolean;
}

export type PageOrRedirectPayload = PagePayload | RedirectPayload;
