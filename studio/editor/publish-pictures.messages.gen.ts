// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { createEditorMessages } from '#engine/messages/editor-messages.ts';

export interface PublishPicturesMessages {
  /** How it looks */
  heading(): string;
  /** Page in the pictures */
  page(): string;
  /** As published */
  before(): string;
  /** As it will be */
  after(): string;
  /** {page}: {side} */
  of(values: { readonly page: string; readonly side: string }): string;
  /** See it in full size: {side} */
  enlarge(values: { readonly side: string }): string;
  /** Shown in full size */
  side(): string;
  /** Back to both */
  both(): string;
  /** Further up */
  up(): string;
  /** Further down */
  down(): string;
  /** Change {number} of {count}: {block} */
  change(values: { readonly number: number; readonly count: number; readonly block: string }): string;
  /** Previous change */
  previous(): string;
  /** Next change */
  next(): string;
  /** Loading the pictures… */
  loading(): string;
  /** The pictures are loaded. */
  loaded(): string;
  /** There is no picture: {reason} */
  failed(values: { readonly reason: string }): string;
  /** This page is new. */
  isNew(): string;
  /** This page is not shown so far. */
  wasHidden(): string;
  /** This page will be gone. */
  deleted(): string;
  /** This page will be hidden. */
  hidden(): string;
}

export const publishPicturesMessages = createEditorMessages<PublishPicturesMessages>('publish-pictures', {
  heading: "How it looks",
  page: "Page in the pictures",
  before: "As published",
  after: "As it will be",
  of: [[0,"page"],": ",[0,"side"]],
  enlarge: ["See it in full size: ",[0,"side"]],
  side: "Shown in full size",
  both: "Back to both",
  up: "Further up",
  down: "Further down",
  change: ["Change ",[1,"number"]," of ",[1,"count"],": ",[0,"block"]],
  previous: "Previous change",
  next: "Next change",
  loading: "Loading the pictures…",
  loaded: "The pictures are loaded.",
  failed: ["There is no picture: ",[0,"reason"]],
  isNew: "This page is new.",
  wasHidden: "This page is not shown so far.",
  deleted: "This page will be gone.",
  hidden: "This page will be hidden.",
});
