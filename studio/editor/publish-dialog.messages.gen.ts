// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { createEditorMessages } from '#engine/messages/editor-messages.ts';

export interface PublishDialogMessages {
  /** Publish these changes? */
  heading(): string;
  /** {title} ({site}) */
  document(values: { readonly title: string; readonly site: string }): string;
  /** New: {kind} */
  newDocument(values: { readonly kind: string }): string;
  /** {count} errors must be fixed first. */
  faults(values: { readonly count: number }): string;
  /** Not yet */
  later(): string;
  /** Discard all changes */
  discard(): string;
  /** Publish all */
  now(): string;
}

export const publishDialogMessages = createEditorMessages<PublishDialogMessages>('publish-dialog', {
  heading: "Publish these changes?",
  document: [[0,"title"]," (",[0,"site"],")"],
  newDocument: ["New: ",[0,"kind"]],
  faults: [[1,"count"]," errors must be fixed first."],
  later: "Not yet",
  discard: "Discard all changes",
  now: "Publish all",
});
