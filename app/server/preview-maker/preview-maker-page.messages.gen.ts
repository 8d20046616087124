// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { createEditorMessages } from '#engine/messages/editor-messages.ts';

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

export const previewMakerPageMessages = createEditorMessages<PreviewMakerPageMessages>('preview-maker-page', {
  heading: "Preview a page",
  lead: "See any page as somebody else would: with drafts, in another brand, for another visitor, at another moment. The link can be shared, and ends by itself.",
  yourLink: "Your link",
  open: "Open the preview",
  copy: "The link, to be copied",
  brand: "Brand",
  address: "Address",
  addressHint: "Such as /lotto-tickets",
  drafts: "Drafts",
  draftsHint: "Name of the version, such as draft; empty for what is published",
  moment: "Moment (UTC)",
  momentHint: "Empty for now",
  segment: "Segment",
  usualSegment: "the default one",
  language: "Language",
  usualLanguage: "that of the brand",
  region: "Region",
  noRegion: "none",
  with: "Also with",
  without: "But without",
  capabilitiesHint: "Capabilities, separated by commas",
  days: "Days that the link holds",
  signedIn: "As a customer who is signed in",
  make: "Make a link",
  invalid: "That can’t be previewed: check the address, the names and the moment.",
  needsAddress: "This page belongs to an address with a part of its own. Say which, such as /summer-draw.",
});
