// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { createEditorMessages } from '#engine/messages/editor-messages.ts';

export interface SwitchFieldMessages {
  /** On */
  on(): string;
  /** Off */
  off(): string;
  /** As inherited */
  inherited(): string;
}

export const switchFieldMessages = createEditorMessages<SwitchFieldMessages>('switch-field', {
  on: "On",
  off: "Off",
  inherited: "As inherited",
});
