// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { createEditorMessages } from '#engine/messages/editor-messages.ts';

export interface FieldsMessages {
  /** There is nothing to set on this block. */
  empty(): string;
  /** {count} of {max} characters */
  left(values: { readonly count: number; readonly max: number }): string;
  /** Up to {max} characters. */
  upTo(values: { readonly max: number }): string;
  /** {count} of {max} characters: {over} too many */
  tooLong(values: { readonly count: number; readonly max: number; readonly over: number }): string;
  /** Few characters are left. */
  nearLimit(): string;
  /** This text is too long. */
  overLimit(): string;
  /** This needs words. */
  missing(): string;
  /** This setting can't be changed here yet. */
  other(): string;
  /** {label} {number} */
  item(values: { readonly label: string; readonly number: number }): string;
  /** As usual */
  unset(): string;
  /** Picture “{file}” */
  picture(values: { readonly file: string }): string;
  /** What the picture shows */
  alt(): string;
  /** Read aloud to people who can't see it. Empty if it only decorates. */
  altHelp(): string;
  /** Add to {label} */
  add(values: { readonly label: string }): string;
  /** One on each line. */
  onePerLine(): string;
  /** Leads nowhere */
  noLink(): string;
  /** As it is: {target} */
  keptLink(values: { readonly target: string }): string;
  /** Another site */
  otherSite(): string;
  /** Address, with https:// */
  address(): string;
  /** As usual: {choice} */
  unsetAs(values: { readonly choice: string }): string;
  /** Choose… */
  choose(): string;
  /** None */
  nothing(): string;
  /** Set here */
  something(): string;
  /** Usually {value}. */
  usually(values: { readonly value: string }): string;
  /** From {min} to {max}{unit}. */
  range(values: { readonly min: number; readonly max: number; readonly unit: string }): string;
  /** At least {min}{unit}. */
  atLeast(values: { readonly min: number; readonly unit: string }): string;
  /** At most {max}{unit}. */
  atMost(values: { readonly max: number; readonly unit: string }): string;
  /** In {unit}. */
  unit(values: { readonly unit: string }): string;
  /** For example: {example} */
  example(values: { readonly example: string }): string;
  /** You enter the time in {place}; it is kept in UTC. */
  timeZone(values: { readonly place: string }): string;
  /** Page settings */
  page(): string;
}

export const fieldsMessages = createEditorMessages<FieldsMessages>('fields', {
  empty: "There is nothing to set on this block.",
  left: [[1,"count"]," of ",[1,"max"]," characters"],
  upTo: ["Up to ",[1,"max"]," characters."],
  tooLong: [[1,"count"]," of ",[1,"max"]," characters: ",[1,"over"]," too many"],
  nearLimit: "Few characters are left.",
  overLimit: "This text is too long.",
  missing: "This needs words.",
  other: "This setting can't be changed here yet.",
  item: [[0,"label"]," ",[1,"number"]],
  unset: "As usual",
  picture: ["Picture “",[0,"file"],"”"],
  alt: "What the picture shows",
  altHelp: "Read aloud to people who can't see it. Empty if it only decorates.",
  add: ["Add to ",[0,"label"]],
  onePerLine: "One on each line.",
  noLink: "Leads nowhere",
  keptLink: ["As it is: ",[0,"target"]],
  otherSite: "Another site",
  address: "Address, with https://",
  unsetAs: ["As usual: ",[0,"choice"]],
  choose: "Choose…",
  nothing: "None",
  something: "Set here",
  usually: ["Usually ",[0,"value"],"."],
  range: ["From ",[1,"min"]," to ",[1,"max"],[0,"unit"],"."],
  atLeast: ["At least ",[1,"min"],[0,"unit"],"."],
  atMost: ["At most ",[1,"max"],[0,"unit"],"."],
  unit: ["In ",[0,"unit"],"."],
  example: ["For example: ",[0,"example"]],
  timeZone: ["You enter the time in ",[0,"place"],"; it is kept in UTC."],
  page: "Page settings",
});
