// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { createEditorMessages } from '#engine/messages/editor-messages.ts';

export interface FieldGroupsMessages {
  /** Look */
  look(): string;
  /** What is shown */
  choice(): string;
  /** Special cases */
  cases(): string;
  /** Search and sharing */
  search(): string;
  /** Advanced */
  advanced(): string;
}

export const fieldGroupsMessages = createEditorMessages<FieldGroupsMessages>('field-groups', {
  look: "Look",
  choice: "What is shown",
  cases: "Special cases",
  search: "Search and sharing",
  advanced: "Advanced",
});
