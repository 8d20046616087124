// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { createEditorMessages } from '#engine/messages/editor-messages.ts';

export interface ColourFieldMessages {
  /** Pick: {label} */
  pick(values: { readonly label: string }): string;
  /** Colours of the brand */
  ofTheme(): string;
  /** Colours of the brand for {label} */
  ofThemeFor(values: { readonly label: string }): string;
  /** {name}, {colour} */
  swatch(values: { readonly name: string; readonly colour: string }): string;
  /** Easy to read with “{partner}”: contrast {ratio}, needed {least}. */
  enough(values: { readonly partner: string; readonly ratio: string; readonly least: string }): string;
  /** Hard to read with “{partner}”: contrast {ratio}, needed {least}. */
  low(values: { readonly partner: string; readonly ratio: string; readonly least: string }): string;
  /** Use {colour}, the nearest that is easy to read */
  suggestion(values: { readonly colour: string }): string;
}

export const colourFieldMessages = createEditorMessages<ColourFieldMessages>('colour-field', {
  pick: ["Pick: ",[0,"label"]],
  ofTheme: "Colours of the brand",
  ofThemeFor: ["Colours of the brand for ",[0,"label"]],
  swatch: [[0,"name"],", ",[0,"colour"]],
  enough: ["Easy to read with “",[0,"partner"],"”: contrast ",[0,"ratio"],", needed ",[0,"least"],"."],
  low: ["Hard to read with “",[0,"partner"],"”: contrast ",[0,"ratio"],", needed ",[0,"least"],"."],
  suggestion: ["Use ",[0,"colour"],", the nearest that is easy to read"],
});
