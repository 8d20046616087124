// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { createEditorMessages } from '#engine/messages/editor-messages.ts';

export interface TourMessages {
  /** Step {step} of {count} */
  place(values: { readonly step: number; readonly count: number }): string;
  /** Next */
  next(): string;
  /** Back */
  back(): string;
  /** Start */
  done(): string;
  /** Skip the tour */
  skip(): string;
  /** Press what you want to change */
  stage(): string;
  /** This is the real page, as visitors see it. Press a heading, a picture or any other part: its settings open beside it. */
  stageWords(): string;
  /** What the page is made of */
  blocks(): string;
  /** The list has all parts of the page in their order. Drag them, add new ones, or go to the colours, menus and stories of the brand below. */
  blocksWords(): string;
  /** Change it here */
  settings(): string;
  /** Words, pictures, looks, and who sees it. The page follows while you type. Undo takes back any change. */
  settingsWords(): string;
  /** See it as others do */
  viewer(): string;
  /** Choose a customer, a region or a moment, and the page is shown as they see it then. */
  viewerWords(): string;
  /** Publish when it is right */
  publish(): string;
  /** Until then only you see your changes, and they are saved as a draft by themselves. Before anything is published you see what has changed. */
  publishWords(): string;
}

export const tourMessages = createEditorMessages<TourMessages>('tour', {
  place: ["Step ",[1,"step"]," of ",[1,"count"]],
  next: "Next",
  back: "Back",
  done: "Start",
  skip: "Skip the tour",
  stage: "Press what you want to change",
  stageWords: "This is the real page, as visitors see it. Press a heading, a picture or any other part: its settings open beside it.",
  blocks: "What the page is made of",
  blocksWords: "The list has all parts of the page in their order. Drag them, add new ones, or go to the colours, menus and stories of the brand below.",
  settings: "Change it here",
  settingsWords: "Words, pictures, looks, and who sees it. The page follows while you type. Undo takes back any change.",
  viewer: "See it as others do",
  viewerWords: "Choose a customer, a region or a moment, and the page is shown as they see it then.",
  publish: "Publish when it is right",
  publishWords: "Until then only you see your changes, and they are saved as a draft by themselves. Before anything is published you see what has changed.",
});
