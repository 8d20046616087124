// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { createEditorMessages } from '#engine/messages/editor-messages.ts';

export interface DocumentKindsMessages {
  /** Page */
  page(): string;
  /** Colours and type */
  theme(): string;
  /** Menus */
  navigation(): string;
  /** Page frames */
  layout(): string;
  /** Shared words */
  content(): string;
  /** Stories */
  post(): string;
  /** Causes */
  cause(): string;
  /** Words of buttons, errors and labels */
  messages(): string;
  /** Translations of pages and menus */
  translation(): string;
  /** Countries */
  region(): string;
  /** What customers can do */
  capabilities(): string;
  /** Addresses */
  routes(): string;
  /** Brand settings */
  site(): string;
}

export const documentKindsMessages = createEditorMessages<DocumentKindsMessages>('document-kinds', {
  page: "Page",
  theme: "Colours and type",
  navigation: "Menus",
  layout: "Page frames",
  content: "Shared words",
  post: "Stories",
  cause: "Causes",
  messages: "Words of buttons, errors and labels",
  translation: "Translations of pages and menus",
  region: "Countries",
  capabilities: "What customers can do",
  routes: "Addresses",
  site: "Brand settings",
});
