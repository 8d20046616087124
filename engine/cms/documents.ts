import type { ConfigError } from '../validation/config-error.ts';
import type { ConfigDocument, DocumentKind } from './document.ts';

/**
 * Served documents of every site. A view is immutable; after a publish, unchanged sites keep their revision in the new
 * view.
 */
export interface PublishedDocuments {
  /** Keys of all sites. The same list object while no site document changes. */
  readonly sites: readonly string[];
  get(site: string, kind: DocumentKind, name: string): ConfigDocument | undefined;
  list(site: string, kind: DocumentKind): readonly ConfigDocument[];
  /** Changes with any document or picture of the site itself, not of its parents, but for documents that are left out. */
  revision(site: string, isLeftOut?: (document: ConfigDocument) => boolean): string;
  /** A picture of the site itself. */
  asset(site: string, name: string): MirroredPicture | undefined;
}

/** A picture copied from the source: content hash, format, and size in CSS pixels. */
export interface MirroredPicture {
  readonly name: string;
  readonly hash: string;
  readonly format: 'svg' | 'png' | 'jpg' | 'webp' | 'avif';
  readonly width: number;
  readonly height: number;
}

/** A document whose newest version is not served, with the errors. `servedVersion` is null if none was ever valid. */
export interface HeldBackDocument {
  readonly id: string;
  readonly source: string;
  readonly servedVersion: string | null;
  readonly since: number;
  readonly errors: readonly ConfigError[];
}
