// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { createEditorMessages } from '#engine/messages/editor-messages.ts';

export interface SignOutMessages {
  /** Sign out? */
  heading(): string;
  /** Unpublished drafts: {count}. They are kept and wait for your next visit. */
  drafts(values: { readonly count: number }): string;
  /** Unsaved changes kept in this browser only: {count}. They will be lost. */
  copies(values: { readonly count: number }): string;
  /** Stay */
  cancel(): string;
  /** Sign out */
  now(): string;
  /** You are still signed in. {reason} */
  failed(values: { readonly reason: string }): string;
  /** You are signed out. To go on, open the studio by a new link. */
  done(): string;
}

export const signOutMessages = createEditorMessages<SignOutMessages>('sign-out', {
  heading: "Sign out?",
  drafts: ["Unpublished drafts: ",[1,"count"],". They are kept and wait for your next visit."],
  copies: ["Unsaved changes kept in this browser only: ",[1,"count"],". They will be lost."],
  cancel: "Stay",
  now: "Sign out",
  failed: ["You are still signed in. ",[0,"reason"]],
  done: "You are signed out. To go on, open the studio by a new link.",
});
