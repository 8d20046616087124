// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { createEditorMessages } from '#engine/messages/editor-messages.ts';

export interface EarlierVersionsMessages {
  /** Earlier versions */
  heading(): string;
  /** Show earlier versions */
  show(): string;
  /** Loading earlier versions… */
  loading(): string;
  /** Earlier versions are kept from the next publication on. */
  none(): string;
  /** The earlier versions could not be loaded. {reason} */
  failed(values: { readonly reason: string }): string;
  /** Published now */
  published(): string;
  /** The oldest version that is kept. */
  first(): string;
  /** Restore */
  restore(): string;
  /** Restore the version of {moment} */
  restoreNamed(values: { readonly moment: string }): string;
  /** Restored. It is not published yet. */
  restored(): string;
  /** Show older ones */
  more(): string;
}

export const earlierVersionsMessages = createEditorMessages<EarlierVersionsMessages>('earlier-versions', {
  heading: "Earlier versions",
  show: "Show earlier versions",
  loading: "Loading earlier versions…",
  none: "Earlier versions are kept from the next publication on.",
  failed: ["The earlier versions could not be loaded. ",[0,"reason"]],
  published: "Published now",
  first: "The oldest version that is kept.",
  restore: "Restore",
  restoreNamed: ["Restore the version of ",[0,"moment"]],
  restored: "Restored. It is not published yet.",
  more: "Show older ones",
});
