// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface PreviewMakerPageMessages {
  /** Preview a page */
  heading(): string;
  /** See any page as somebody else would: with drafts, in another brand, for another visitor, at another moment. The link can be shared, and ends by itself. */
  lead(): string;
  /** Your link */
  yourLink(): string;
  /** Open the preview */
  open(): string;
  /** The link, to be copied */
  copy(): string;
  /** Brand */
  brand(): string;
  /** Address */
  address(): string;
  /** Such as /lotto-tickets */
  addressHint(): string;
  /** Drafts */
  drafts(): string;
  /** Name of the version, such as draft; empty for what is published */
  draftsHint(): string;
  /** Moment (UTC) */
  moment(): string;
  /** Empty for now */
  momentHint(): string;
  /** Segment */
  segment(): string;
  /** the default one */
  usualSegment(): string;
  /** Language */
  language(): string;
  /** that of the brand */
  usualLanguage(): string;
  /** Region */
  region(): string;
  /** none */
  noRegion(): string;
  /** Also with */
  with(): string;
  /** But without */
  without(): string;
  /** Capabilities, separated by commas */
  capabilitiesHint(): string;
  /** Days that the link holds */
  days(): string;
  /** As a customer who is signed in */
  signedIn(): string;
  /** Make a link */
  make(): string;
  /** That can’t be previewed: check the address, the names and the moment. */
  invalid(): string;
  /** This page belongs to an address with a part of its own. Say which, such as /summer-draw. */
  needsAddress(): string;
}

export const previewMakerPageMessages: MessageCatalogueReference<PreviewMakerPageMessages> = { catalogue: 'preview-maker-page' };
