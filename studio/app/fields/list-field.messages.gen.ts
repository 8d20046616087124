// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { createEditorMessages } from '#engine/messages/editor-messages.ts';

export interface ListFieldMessages {
  /** {number}. {words} */
  entry(values: { readonly number: number; readonly words: string }): string;
  /** {entry} is removed. {count} left. */
  removed(values: { readonly entry: string; readonly count: number }): string;
  /** Added as number {count}. */
  added(values: { readonly count: number }): string;
  /** At most {max} entries. */
  atMost(values: { readonly max: number }): string;
  /** From {min} to {max} entries. */
  sizes(values: { readonly min: number; readonly max: number }): string;
  /** Shared entry “{key}”: it is changed in the site's content. */
  shared(values: { readonly key: string }): string;
  /** Write it here instead */
  ownInstead(): string;
}

export const listFieldMessages = createEditorMessages<ListFieldMessages>('list-field', {
  entry: [[1,"number"],". ",[0,"words"]],
  removed: [[0,"entry"]," is removed. ",[1,"count"]," left."],
  added: ["Added as number ",[1,"count"],"."],
  atMost: ["At most ",[1,"max"]," entries."],
  sizes: ["From ",[1,"min"]," to ",[1,"max"]," entries."],
  shared: ["Shared entry “",[0,"key"],"”: it is changed in the site's content."],
  ownInstead: "Write it here instead",
});
