// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { createEditorMessages } from '#engine/messages/editor-messages.ts';

export interface UnseenBlocksMessages {
  /** Not shown to {who}: it needs {conditions}. */
  gate(values: { readonly who: string; readonly conditions: string }): string;
  /** the feature “{feature}” */
  feature(values: { readonly feature: string }): string;
  /** the feature “{feature}” switched off */
  featureOff(values: { readonly feature: string }): string;
  /** ({conditions}) */
  group(values: { readonly conditions: string }): string;
  /** Hidden from everybody. */
  hidden(): string;
  /** Hidden from everybody, because the conditions of who sees it can't be read. */
  malformed(): string;
  /** Inside “{block}”, which is not shown to {who}: it needs {conditions}. */
  insideGate(values: { readonly block: string; readonly who: string; readonly conditions: string }): string;
  /** Inside “{block}”, which is hidden from everybody. */
  insideHidden(values: { readonly block: string }): string;
  /** See the page as someone who sees it */
  see(): string;
  /** The page is now shown as to someone who sees this block. */
  seen(): string;
}

export const unseenBlocksMessages = createEditorMessages<UnseenBlocksMessages>('unseen-blocks', {
  gate: ["Not shown to ",[0,"who"],": it needs ",[0,"conditions"],"."],
  feature: ["the feature “",[0,"feature"],"”"],
  featureOff: ["the feature “",[0,"feature"],"” switched off"],
  group: ["(",[0,"conditions"],")"],
  hidden: "Hidden from everybody.",
  malformed: "Hidden from everybody, because the conditions of who sees it can't be read.",
  insideGate: ["Inside “",[0,"block"],"”, which is not shown to ",[0,"who"],": it needs ",[0,"conditions"],"."],
  insideHidden: ["Inside “",[0,"block"],"”, which is hidden from everybody."],
  see: "See the page as someone who sees it",
  seen: "The page is now shown as to someone who sees this block.",
});
