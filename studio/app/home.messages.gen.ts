// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { createEditorMessages } from '#engine/messages/editor-messages.ts';

export interface HomeMessages {
  /** What would you like to change? */
  heading(): string;
  /** Find a page */
  search(): string;
  /** No page has these words. */
  none(): string;
  /** Also pages that a brand shares with others */
  inherited(): string;
  /** Shared by {brands}. A change here is a change in all of them. */
  shared(values: { readonly brands: string }): string;
  /** shown at many addresses */
  noAddress(): string;
  /** Sign out */
  signOut(): string;
}

export const homeMessages = createEditorMessages<HomeMessages>('home', {
  heading: "What would you like to change?",
  search: "Find a page",
  none: "No page has these words.",
  inherited: "Also pages that a brand shares with others",
  shared: ["Shared by ",[0,"brands"],". A change here is a change in all of them."],
  noAddress: "shown at many addresses",
  signOut: "Sign out",
});
