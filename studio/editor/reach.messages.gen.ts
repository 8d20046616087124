// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { createEditorMessages } from '#engine/messages/editor-messages.ts';

export interface ReachMessages {
  /** on {pages} pages of {brand} */
  pages(values: { readonly pages: number; readonly brand: string }): string;
  /** in the {part} of {pages} pages of {brand} */
  partOfPages(values: { readonly part: string; readonly pages: number; readonly brand: string }): string;
  /** on {pages} pages of {count} brands: {brands} */
  brands(values: { readonly pages: number; readonly count: number; readonly brands: string }): string;
  /** in the {part} of {pages} pages of {count} brands: {brands} */
  partOfBrands(values: { readonly part: string; readonly pages: number; readonly count: number; readonly brands: string }): string;
}

export const reachMessages = createEditorMessages<ReachMessages>('reach', {
  pages: ["on ",[1,"pages"]," pages of ",[0,"brand"]],
  partOfPages: ["in the ",[0,"part"]," of ",[1,"pages"]," pages of ",[0,"brand"]],
  brands: ["on ",[1,"pages"]," pages of ",[1,"count"]," brands: ",[0,"brands"]],
  partOfBrands: ["in the ",[0,"part"]," of ",[1,"pages"]," pages of ",[1,"count"]," brands: ",[0,"brands"]],
});
