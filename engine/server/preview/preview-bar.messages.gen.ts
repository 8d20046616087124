// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { createEditorMessages } from '#engine/messages/editor-messages.ts';

export interface PreviewBarMessages {
  /** Preview */
  preview(): string;
  /** Brand */
  brand(): string;
  /** Address */
  address(): string;
  /** Page */
  page(): string;
  /** {page}, answers {status} */
  pageWithStatus(values: { readonly page: string; readonly status: string }): string;
  /** Documents */
  documents(): string;
  /** Segment */
  segment(): string;
  /** Capabilities */
  capabilities(): string;
  /** Language */
  language(): string;
  /** Region */
  region(): string;
  /** none */
  noRegion(): string;
  /** Moment */
  moment(): string;
  /** Prices and draws */
  prices(): string;
  /** {status, select, now {as they are now} foreseen {as they will be at that moment, by what is known now} past {as they are now: the shop does not tell of moments that have been} other {as they are now: the shop can not tell what they are at that moment}} */
  pricesStatus(values: { readonly status: 'now' | 'foreseen' | 'past' | 'unforeseen' }): string;
  /** Visitor */
  visitor(): string;
  /** {status, select, customer {signed in, with example data} other {not signed in}} */
  visitorStatus(values: { readonly status: 'customer' | 'anonymous' }): string;
  /** signed in */
  signedIn(): string;
  /** Cookies */
  cookies(): string;
  /** {answer, select, given {all accepted} other {only essential ones accepted}} */
  consent(values: { readonly answer: 'given' | 'refused' }): string;
  /** Flow */
  flow(): string;
  /** {flow}: {state} */
  flowState(values: { readonly flow: string; readonly state: string }): string;
  /** Link holds until */
  expires(): string;
  /** development: no link needed */
  neverExpires(): string;
  /** as published */
  published(): string;
  /** as they were in the studio when the link was made */
  fromStudio(): string;
  /** as published: this brand has no drafts named {draft} */
  withoutDrafts(values: { readonly draft: string }): string;
  /** with the drafts named {draft} */
  withDrafts(values: { readonly draft: string }): string;
  /** published */
  shortPublished(): string;
  /** unpublished */
  shortUnpublished(): string;
  /** draft {draft} */
  shortDraft(values: { readonly draft: string }): string;
  /** with {name} */
  withCapability(values: { readonly name: string }): string;
  /** without {name} */
  withoutCapability(values: { readonly name: string }): string;
  /** those of the segment */
  ofSegment(): string;
  /** {count} to fix before publishing */
  problems(values: { readonly count: number }): string;
  /** The page as it is published */
  live(): string;
}

export const previewBarMessages = createEditorMessages<PreviewBarMessages>('preview-bar', {
  preview: "Preview",
  brand: "Brand",
  address: "Address",
  page: "Page",
  pageWithStatus: [[0,"page"],", answers ",[0,"status"]],
  documents: "Documents",
  segment: "Segment",
  capabilities: "Capabilities",
  language: "Language",
  region: "Region",
  noRegion: "none",
  moment: "Moment",
  prices: "Prices and draws",
  pricesStatus: [[10,"status",{"now":"as they are now","foreseen":"as they will be at that moment, by what is known now","past":"as they are now: the shop does not tell of moments that have been","other":"as they are now: the shop can not tell what they are at that moment"}]],
  visitor: "Visitor",
  visitorStatus: [[10,"status",{"customer":"signed in, with example data","other":"not signed in"}]],
  signedIn: "signed in",
  cookies: "Cookies",
  consent: [[10,"answer",{"given":"all accepted","other":"only essential ones accepted"}]],
  flow: "Flow",
  flowState: [[0,"flow"],": ",[0,"state"]],
  expires: "Link holds until",
  neverExpires: "development: no link needed",
  published: "as published",
  fromStudio: "as they were in the studio when the link was made",
  withoutDrafts: ["as published: this brand has no drafts named ",[0,"draft"]],
  withDrafts: ["with the drafts named ",[0,"draft"]],
  shortPublished: "published",
  shortUnpublished: "unpublished",
  shortDraft: ["draft ",[0,"draft"]],
  withCapability: ["with ",[0,"name"]],
  withoutCapability: ["without ",[0,"name"]],
  ofSegment: "those of the segment",
  problems: [[1,"count"]," to fix before publishing"],
  live: "The page as it is published",
});
