// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { createEditorMessages } from '#engine/messages/editor-messages.ts';

export interface SharedTextMessages {
  /** Written here */
  written(): string;
  /** {label} is written here. Choose a shared one instead */
  useShared(values: { readonly label: string }): string;
  /** Shared: {key} */
  key(values: { readonly key: string }): string;
  /** Shared: {key}. Choose another for {label} */
  change(values: { readonly key: string; readonly label: string }): string;
  /** Its words depend on the page or are not listed here. */
  unknown(): string;
  /** Used in {count} places, in all brands together. */
  uses(values: { readonly count: number }): string;
  /** Shown {place}. */
  reach(values: { readonly place: string }): string;
  /** Used in this place only. */
  usedOnce(): string;
  /** To change it everywhere, change the shared text itself. */
  where(): string;
  /** Open the shared text */
  open(): string;
  /** Show the whole text */
  whole(): string;
  /** Show its beginning only */
  less(): string;
  /** The whole text could not be loaded. {reason} */
  notRead(values: { readonly reason: string }): string;
  /** Write it here instead */
  writeHere(): string;
  /** Share {label} */
  heading(values: { readonly label: string }): string;
  /** Find a shared text */
  search(): string;
  /** {label} now shows the shared “{key}”. */
  chosen(values: { readonly label: string; readonly key: string }): string;
  /** {label} is written here now. The shared text stays as it is. */
  copied(values: { readonly label: string }): string;
  /** {label} is written here now, with the first words of the shared text. Check its end. */
  copiedBeginning(values: { readonly label: string }): string;
  /** {key} · {uses} */
  keyAndUses(values: { readonly key: string; readonly uses: string }): string;
}

export const sharedTextMessages = createEditorMessages<SharedTextMessages>('shared-text', {
  written: "Written here",
  useShared: [[0,"label"]," is written here. Choose a shared one instead"],
  key: ["Shared: ",[0,"key"]],
  change: ["Shared: ",[0,"key"],". Choose another for ",[0,"label"]],
  unknown: "Its words depend on the page or are not listed here.",
  uses: ["Used in ",[1,"count"]," places, in all brands together."],
  reach: ["Shown ",[0,"place"],"."],
  usedOnce: "Used in this place only.",
  where: "To change it everywhere, change the shared text itself.",
  open: "Open the shared text",
  whole: "Show the whole text",
  less: "Show its beginning only",
  notRead: ["The whole text could not be loaded. ",[0,"reason"]],
  writeHere: "Write it here instead",
  heading: ["Share ",[0,"label"]],
  search: "Find a shared text",
  chosen: [[0,"label"]," now shows the shared “",[0,"key"],"”."],
  copied: [[0,"label"]," is written here now. The shared text stays as it is."],
  copiedBeginning: [[0,"label"]," is written here now, with the first words of the shared text. Check its end."],
  keyAndUses: [[0,"key"]," · ",[0,"uses"]],
});
