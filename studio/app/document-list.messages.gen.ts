// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { createEditorMessages } from '#engine/messages/editor-messages.ts';

export interface DocumentListMessages {
  /** template for new pages */
  template(): string;
  /** deleted */
  deleted(): string;
  /** hidden */
  hidden(): string;
  /** to fix */
  heldBack(): string;
  /** Everything else of {site} */
  of(values: { readonly site: string }): string;
  /** Everything else of this brand */
  heading(): string;
  /** Draft */
  draft(): string;
  /** Inherited */
  inherited(): string;
}

export const documentListMessages = createEditorMessages<DocumentListMessages>('document-list', {
  template: "template for new pages",
  deleted: "deleted",
  hidden: "hidden",
  heldBack: "to fix",
  of: ["Everything else of ",[0,"site"]],
  heading: "Everything else of this brand",
  draft: "Draft",
  inherited: "Inherited",
});
