// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { createEditorMessages } from '#engine/messages/editor-messages.ts';

export interface PresenceMessages {
  /** Also open in another window */
  one(): string;
  /** Also open in {count} other windows */
  several(values: { readonly count: number }): string;
}

export const presenceMessages = createEditorMessages<PresenceMessages>('presence', {
  one: "Also open in another window",
  several: ["Also open in ",[1,"count"]," other windows"],
});
