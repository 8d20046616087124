// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { createEditorMessages } from '#engine/messages/editor-messages.ts';

export interface FailuresMessages {
  /** This could not be loaded. {reason} */
  load(values: { readonly reason: string }): string;
  /** Try again */
  again(): string;
  /** The studio's server does not answer. Is it running? */
  connection(): string;
  /** The studio's server takes too long to answer. */
  slow(): string;
}

export const failuresMessages = createEditorMessages<FailuresMessages>('failures', {
  load: ["This could not be loaded. ",[0,"reason"]],
  again: "Try again",
  connection: "The studio's server does not answer. Is it running?",
  slow: "The studio's server takes too long to answer.",
});
