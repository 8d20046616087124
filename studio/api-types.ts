import type { ConfigError } from '#engine/validation/config-error.ts';

/** Bodies of the calls between the studio's page and its server, which are JSON. */

export interface StudioPageEntry {
  readonly site: string;
  readonly kind: 'page';
  readonly name: string;
  readonly title: string;
  /** Null where the page is shown at many addresses. */
  readonly path: string | null;
  /** How documents link to it. */
  readonly link: { readonly route: string } | { readonly page: string };
}

export interface StudioSiteEntry {
  readonly key: string;
  readonly name: string;
  /** Origin that the stage frames. */
  readonly origin: string;
  readonly pages: readonly StudioPageEntry[];
  /** File names of its pictures, in order. */
  readonly pictures: readonly string[];
  readonly segments: readonly string[];
  readonly regions: readonly { readonly key: string; readonly name: string }[];
}

/** Simulated visitor of the stage; null means the default of an anonymous visitor. */
export interface StudioViewer {
  readonly signedIn: boolean;
  readonly segment: string | null;
  /** Key of a region of the site. */
  readonly region: string | null;
}

/** A kind of block with the JSON Schema of its properties. */
export interface StudioBlockType {
  readonly type: string;
  readonly title: string;
  readonly category: string;
  readonly schema: unknown;
  /** Initial props; null for types that editors can't add to pages. */
  readonly example: unknown;
}

/** `GET /api/session` */
export interface StudioSession {
  /** Sent in the header `x-studio-token` with each write. */
  readonly writeToken: string;
  readonly sites: readonly StudioSiteEntry[];
  readonly blocks: readonly StudioBlockType[];
}

/** `GET /api/document?site=…&name=…` */
export interface StudioDocumentAnswer {
  readonly value: unknown;
  /** Hash of the published text that the value is based on. */
  readonly base: string;
  readonly isDraft: boolean;
  /** Whether the published text has changed since the draft began. */
  readonly isOutdated: boolean;
}

export interface StudioDocumentChange {
  readonly site: string;
  readonly name: string;
  readonly value: unknown;
  readonly base: string;
}

/** `POST /api/stage` */
export interface StageRequest {
  /** See `isStageName`. */
  readonly stage: string;
  readonly site: string;
  readonly path: string;
  readonly viewer: StudioViewer;
  readonly documents: readonly Omit<StudioDocumentChange, 'base'>[];
  /** Return a link for the frame instead of a page payload. */
  readonly wantsLink: boolean;
}

export type StageAnswer =
  | { readonly kind: 'link'; readonly url: string }
  | { readonly kind: 'page'; readonly payload: unknown; readonly problems: readonly ConfigError[] }
  | { readonly kind: 'redirect'; readonly location: string };

/** `POST /api/publish`: 200 with the new base, 409 when something else was published since, 422 for faults. */
export type PublishAnswer =
  | { readonly kind: 'published'; readonly base: string }
  | { readonly kind: 'outdated' }
  | { readonly kind: 'faulty'; readonly problems: readonly ConfigError[] };
