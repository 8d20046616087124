// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { createEditorMessages } from '#engine/messages/editor-messages.ts';

export interface RequestsMessages {
  /** There is nothing at {place}. */
  nothing(values: { readonly place: string }): string;
  /** This is more than the studio takes at once. */
  tooLarge(): string;
  /** The body is no JSON. */
  noJson(): string;
  /** {name} must be {type}. */
  wrongType(values: { readonly name: string; readonly type: string }): string;
  /** {path} is no path of a page. */
  noPath(values: { readonly path: string }): string;
  /** There is no site {site}. */
  noSite(values: { readonly site: string }): string;
  /** {site} has no picture {name}. */
  noPicture(values: { readonly site: string; readonly name: string }): string;
  /** This is no name of a stage. */
  noStage(): string;
  /** The studio could not do that. Its log says why. */
  broken(): string;
  /** There are no documents of the kind {kind}. */
  noKind(values: { readonly kind: string }): string;
  /** {name} can't name a document: small letters, digits, dots and dashes. */
  badName(values: { readonly name: string }): string;
  /** The name of the window is not valid. */
  badTab(): string;
  /** There is no such version any more. */
  noVersion(): string;
}

export const requestsMessages = createEditorMessages<RequestsMessages>('requests', {
  nothing: ["There is nothing at ",[0,"place"],"."],
  tooLarge: "This is more than the studio takes at once.",
  noJson: "The body is no JSON.",
  wrongType: [[0,"name"]," must be ",[0,"type"],"."],
  noPath: [[0,"path"]," is no path of a page."],
  noSite: ["There is no site ",[0,"site"],"."],
  noPicture: [[0,"site"]," has no picture ",[0,"name"],"."],
  noStage: "This is no name of a stage.",
  broken: "The studio could not do that. Its log says why.",
  noKind: ["There are no documents of the kind ",[0,"kind"],"."],
  badName: [[0,"name"]," can't name a document: small letters, digits, dots and dashes."],
  badTab: "The name of the window is not valid.",
  noVersion: "There is no such version any more.",
});
