// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { createEditorMessages } from '#engine/messages/editor-messages.ts';

export interface BlockListMessages {
  /** On this page */
  heading(): string;
  /** The page itself */
  outlet(): string;
  /** This page has no blocks of its own. */
  none(): string;
  /** Move {block} up */
  up(values: { readonly block: string }): string;
  /** Move {block} down */
  down(values: { readonly block: string }): string;
  /** {block} is now number {place} of {count}. */
  moved(values: { readonly block: string; readonly place: number; readonly count: number }): string;
  /** {block} is moved to: {place} */
  movedInto(values: { readonly block: string; readonly place: string }): string;
  /** {slot} (empty) */
  emptySlot(values: { readonly slot: string }): string;
  /** Add here */
  addHere(): string;
  /** Add here: {slot} of {block} */
  addToSlot(values: { readonly slot: string; readonly block: string }): string;
  /** Add a block to {slot} of {block} */
  addSlotHeading(values: { readonly slot: string; readonly block: string }): string;
  /** {holder}: {name} */
  slotOf(values: { readonly holder: string; readonly name: string }): string;
  /** the place of {block} */
  placeOf(values: { readonly block: string }): string;
  /** Out, onto the page */
  page(): string;
  /** Move elsewhere: {block} */
  into(values: { readonly block: string }): string;
  /** to fix */
  faults(): string;
  /** Only some see it */
  gated(): string;
  /** Not shown */
  unseen(): string;
  /** Changed here */
  overridden(): string;
  /** Copy {block} */
  copy(values: { readonly block: string }): string;
  /** Paste the copied block */
  paste(): string;
  /** Undo the changes of this brand to {block} */
  reset(values: { readonly block: string }): string;
  /** Add a block */
  add(): string;
  /** Add a block after {block} */
  addHeading(values: { readonly block: string }): string;
  /** Add a block at the end */
  addLast(): string;
  /** Duplicate {block} */
  duplicate(values: { readonly block: string }): string;
  /** Remove {block} */
  remove(values: { readonly block: string }): string;
}

export const blockListMessages = createEditorMessages<BlockListMessages>('block-list', {
  heading: "On this page",
  outlet: "The page itself",
  none: "This page has no blocks of its own.",
  up: ["Move ",[0,"block"]," up"],
  down: ["Move ",[0,"block"]," down"],
  moved: [[0,"block"]," is now number ",[1,"place"]," of ",[1,"count"],"."],
  movedInto: [[0,"block"]," is moved to: ",[0,"place"]],
  emptySlot: [[0,"slot"]," (empty)"],
  addHere: "Add here",
  addToSlot: ["Add here: ",[0,"slot"]," of ",[0,"block"]],
  addSlotHeading: ["Add a block to ",[0,"slot"]," of ",[0,"block"]],
  slotOf: [[0,"holder"],": ",[0,"name"]],
  placeOf: ["the place of ",[0,"block"]],
  page: "Out, onto the page",
  into: ["Move elsewhere: ",[0,"block"]],
  faults: "to fix",
  gated: "Only some see it",
  unseen: "Not shown",
  overridden: "Changed here",
  copy: ["Copy ",[0,"block"]],
  paste: "Paste the copied block",
  reset: ["Undo the changes of this brand to ",[0,"block"]],
  add: "Add a block",
  addHeading: ["Add a block after ",[0,"block"]],
  addLast: "Add a block at the end",
  duplicate: ["Duplicate ",[0,"block"]],
  remove: ["Remove ",[0,"block"]],
});
