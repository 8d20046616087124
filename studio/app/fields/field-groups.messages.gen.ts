// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { createStudioMessages } from '../../messages/studio-messages.ts';

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

export const fieldGroupsMessages = createStudioMessages<FieldGroupsMessages>('field-groups', {
  look: "Look",
  choice: "What is shown",
  cases: "Special cases",
  search: "Search and sharing",
  advanced: "Advanced",
});
