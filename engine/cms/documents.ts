import type { ConfigError } from '../validation/config-error.ts';
import type { ConfigDocument, DocumentKind } from './document.ts';

/**
 * The good documents of every site, as the rest of the engine reads them. A view never changes under its reader:
 * a publish makes a new one, and sites that it does not touch keep their revision.
 */
export interface PublishedDocuments {
  /** Keys of all sites. A view that follows another one gives the very same list while no site document changes. */
  readonly sites: readonly string[];
  get(site: string, kind: DocumentKind, name: string): ConfigDocument | undefined;
  list(site: string, kind: DocumentKind): readonly ConfigDocument[];
  /** Changes whenever a document or picture of this very site changes (not of those it extends). */
  revision(site: string): string;
  /** A mirrored picture of this very site. */
  asset(site: string, name: string): MirroredPicture | undefined;
}

/** A mirrored picture: content hash, format, and its size in CSS pixels. */
export interface MirroredPicture {
  readonly name: string;
  readonly hash: string;
  readonly format: 'svg' | 'png' | 'jpg' | 'webp' | 'avif';
  readonly width: number;
  readonly height: number;
}

/** A document that is not served in its newest version, and why. `servedVersion` is null where none was ever good. */
export interface HeldBackDocument {
  readonly id: string;
  readonly source: string;
  readonly servedVersion: string | null;
  readonly since: number;
  readonly errors: readonly ConfigError[];
}
