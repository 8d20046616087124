// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { createEditorMessages } from '#engine/messages/editor-messages.ts';

export interface ConflictsMessages {
  /** Somebody else published “{title}” */
  published(values: { readonly title: string }): string;
  /** Somebody else deleted “{title}” */
  deleted(values: { readonly title: string }): string;
  /** The file of “{title}” was changed, and can't be read now */
  unreadable(values: { readonly title: string }): string;
  /** “{title}” was changed in another window too */
  draft(values: { readonly title: string }): string;
  /** Your draft is kept. Choose for each of these whether yours or theirs stays. Everything else is merged already. */
  intro(): string;
  /** You changed different parts. Both changes are merged already. */
  none(): string;
  /** Mine */
  mine(): string;
  /** Theirs */
  theirs(): string;
  /** Keep mine */
  keepMine(): string;
  /** Take theirs */
  takeTheirs(): string;
  /** Use this */
  use(): string;
  /** Choose for 1 more first. */
  leftOne(): string;
  /** Choose for {count} more first. */
  left(values: { readonly count: number }): string;
  /** Both versions are merged. */
  used(): string;
  /** Not there: removed or left out */
  absent(): string;
  /** Order */
  order(): string;
  /** All of it */
  whole(): string;
  /** {block}: {field} */
  place(values: { readonly block: string; readonly field: string }): string;
  /** on */
  on(): string;
  /** off */
  off(): string;
}

export const conflictsMessages = createEditorMessages<ConflictsMessages>('conflicts', {
  published: ["Somebody else published “",[0,"title"],"”"],
  deleted: ["Somebody else deleted “",[0,"title"],"”"],
  unreadable: ["The file of “",[0,"title"],"” was changed, and can't be read now"],
  draft: ["“",[0,"title"],"” was changed in another window too"],
  intro: "Your draft is kept. Choose for each of these whether yours or theirs stays. Everything else is merged already.",
  none: "You changed different parts. Both changes are merged already.",
  mine: "Mine",
  theirs: "Theirs",
  keepMine: "Keep mine",
  takeTheirs: "Take theirs",
  use: "Use this",
  leftOne: "Choose for 1 more first.",
  left: ["Choose for ",[1,"count"]," more first."],
  used: "Both versions are merged.",
  absent: "Not there: removed or left out",
  order: "Order",
  whole: "All of it",
  place: [[0,"block"],": ",[0,"field"]],
  on: "on",
  off: "off",
});
