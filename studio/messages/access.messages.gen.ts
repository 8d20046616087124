// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { createEditorMessages } from '#engine/messages/editor-messages.ts';

export interface AccessMessages {
  /** This is the studio at {origin}. */
  host(values: { readonly origin: string }): string;
  /** This link was used, or is from before a restart. Start the shops again to get another. */
  linkUsed(): string;
  /** Open the studio with the link that `npm start` prints. */
  noSession(): string;
  /** Open the studio in the CMS. */
  noTicket(): string;
  /** Only the studio itself may write. */
  foreign(): string;
  /** The session has changed. Load the studio again. */
  token(): string;
}

export const accessMessages = createEditorMessages<AccessMessages>('access', {
  host: ["This is the studio at ",[0,"origin"],"."],
  linkUsed: "This link was used, or is from before a restart. Start the shops again to get another.",
  noSession: "Open the studio with the link that `npm start` prints.",
  noTicket: "Open the studio in the CMS.",
  foreign: "Only the studio itself may write.",
  token: "The session has changed. Load the studio again.",
});
