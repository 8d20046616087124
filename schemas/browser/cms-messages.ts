/**
 * Messages between the studio and the CMS page that frames it. Each side checks the source window and the origin. The CMS
 * page answers the calls of this list alone, with the session of the editor.
 */

export const CMS_CHANNEL = 'vitrine.cms';

/** A document as the CMS addresses it, such as `pages` and `lantern:page:home`. */
export interface CmsItem {
  readonly collection: string;
  readonly item: string;
}

/** Parameters of the calls. The answers are rows of the CMS, unchecked. */
export interface CmsCalls {
  /** Signed ticket for the studio's server. */
  readonly ticket: null;
  /** Draft versions of all documents. */
  readonly listDrafts: null;
  /** Published row and draft version of a document. */
  readonly read: CmsItem;
  /** Changes a draft version, or begins one where `version` is null. `isNew` is for documents that were never published. */
  readonly saveDraft: CmsItem & {
    readonly version: string | null;
    readonly isNew: boolean;
    readonly fields: Readonly<Record<string, unknown>>;
  };
  readonly discardDraft: { readonly version: string };
  /** Publishes all documents or none, see `POST /vitrine/publish`. */
  readonly publish: { readonly documents: readonly unknown[] };
  /** Publications of a document, newest first. */
  readonly listRevisions: CmsItem;
  readonly readRevision: { readonly id: string };
  /** Stores a picture in the folder of a site. Its name may differ from that of the file. */
  readonly uploadPicture: { readonly site: string; readonly file: File };
}

export type CmsCallName = keyof CmsCalls;

export interface CmsCallMessage<Name extends CmsCallName = CmsCallName> {
  readonly channel: typeof CMS_CHANNEL;
  readonly id: number;
  readonly call: Name;
  readonly parameters: CmsCalls[Name];
}

/** Status is 0 if the CMS could not be reached. */
export interface CmsFailure {
  readonly status: number;
  readonly body: unknown;
}

export type CmsAnswerMessage =
  | { readonly channel: typeof CMS_CHANNEL; readonly id: number; readonly value: unknown }
  | { readonly channel: typeof CMS_CHANNEL; readonly id: number; readonly failure: CmsFailure };
