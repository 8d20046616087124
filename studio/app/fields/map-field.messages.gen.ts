// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { createEditorMessages } from '#engine/messages/editor-messages.ts';

export interface MapFieldMessages {
  /** Find by name */
  find(): string;
  /** {name}: {words} */
  entry(values: { readonly name: string; readonly words: string }): string;
  /** Name */
  name(): string;
  /** Other places that refer to it need the same name. */
  nameHelp(): string;
  /** Name of a new entry */
  newName(): string;
  /** Add */
  add(): string;
  /** There is an entry with this name already. */
  taken(): string;
  /** {name} is added. */
  added(values: { readonly name: string }): string;
  /** It is now called {name}. */
  renamed(values: { readonly name: string }): string;
}

export const mapFieldMessages = createEditorMessages<MapFieldMessages>('map-field', {
  find: "Find by name",
  entry: [[0,"name"],": ",[0,"words"]],
  name: "Name",
  nameHelp: "Other places that refer to it need the same name.",
  newName: "Name of a new entry",
  add: "Add",
  taken: "There is an entry with this name already.",
  added: [[0,"name"]," is added."],
  renamed: ["It is now called ",[0,"name"],"."],
});
