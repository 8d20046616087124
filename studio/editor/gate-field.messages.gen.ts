// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { createEditorMessages } from '#engine/messages/editor-messages.ts';

export interface GateFieldMessages {
  /** Who sees it */
  heading(): string;
  /** Hide this block */
  hide(): string;
  /** It stays in the list, with its settings, until you show it again. */
  hideHelp(): string;
  /** Hidden from everybody. Switch this off to show it as before. */
  hidden(): string;
  /** Shown to */
  shownTo(): string;
  /** Everybody */
  everybody(): string;
  /** Only {segment} */
  onlySegment(values: { readonly segment: string }): string;
  /** Only some */
  some(): string;
  /** Customers who have */
  match(): string;
  /** all of these */
  all(): string;
  /** any of these */
  any(): string;
  /** none of these */
  none(): string;
  /** Find a capability */
  search(): string;
  /** No capability has these words. */
  noneFound(): string;
  /** {count} shown, {chosen} chosen */
  found(values: { readonly count: number; readonly chosen: number }): string;
  /** Capabilities */
  capabilities(): string;
  /** Choose at least one. Until then everybody sees it. */
  chooseOne(): string;
  /** everybody has it */
  hadByAll(): string;
  /** no customer has it so far */
  hadByNone(): string;
  /** had by {audience} */
  hadBy(values: { readonly audience: string }): string;
  /** not a capability of this site */
  unknown(): string;
  /** anonymous visitors */
  anonymousVisitors(): string;
  /** Everybody sees it. */
  seenByAll(): string;
  /** No one sees it so far: no customer meets the conditions. */
  seenByNone(): string;
  /** Seen by: {seen}. Hidden from: {hidden}. */
  seenBy(values: { readonly seen: string; readonly hidden: string }): string;
  /** These conditions can't be read, so it is hidden from everybody. Choose anew. */
  malformed(): string;
  /** Combine conditions in groups */
  toGroups(): string;
  /** Back to one list */
  toList(): string;
  /** Conditions */
  groups(): string;
  /** Group {number} */
  group(values: { readonly number: number }): string;
  /** Shown if */
  holds(): string;
  /** all of these hold */
  groupAll(): string;
  /** any of these holds */
  groupAny(): string;
  /** none of these holds */
  groupNone(): string;
  /** not all of these hold */
  groupNotAll(): string;
  /** Condition {number} */
  condition(values: { readonly number: number }): string;
  /** Has it or not */
  hasLabel(): string;
  /** has */
  has(): string;
  /** does not have */
  lacks(): string;
  /** Capability */
  capability(): string;
  /** Add a condition */
  addCondition(): string;
  /** Add a group */
  addGroup(): string;
  /** Remove {name} */
  remove(values: { readonly name: string }): string;
  /** Remove */
  removeShort(): string;
  /** {name} added. */
  added(values: { readonly name: string }): string;
  /** {name} removed. */
  removed(values: { readonly name: string }): string;
}

export const gateFieldMessages = createEditorMessages<GateFieldMessages>('gate-field', {
  heading: "Who sees it",
  hide: "Hide this block",
  hideHelp: "It stays in the list, with its settings, until you show it again.",
  hidden: "Hidden from everybody. Switch this off to show it as before.",
  shownTo: "Shown to",
  everybody: "Everybody",
  onlySegment: ["Only ",[0,"segment"]],
  some: "Only some",
  match: "Customers who have",
  all: "all of these",
  any: "any of these",
  none: "none of these",
  search: "Find a capability",
  noneFound: "No capability has these words.",
  found: [[1,"count"]," shown, ",[1,"chosen"]," chosen"],
  capabilities: "Capabilities",
  chooseOne: "Choose at least one. Until then everybody sees it.",
  hadByAll: "everybody has it",
  hadByNone: "no customer has it so far",
  hadBy: ["had by ",[0,"audience"]],
  unknown: "not a capability of this site",
  anonymousVisitors: "anonymous visitors",
  seenByAll: "Everybody sees it.",
  seenByNone: "No one sees it so far: no customer meets the conditions.",
  seenBy: ["Seen by: ",[0,"seen"],". Hidden from: ",[0,"hidden"],"."],
  malformed: "These conditions can't be read, so it is hidden from everybody. Choose anew.",
  toGroups: "Combine conditions in groups",
  toList: "Back to one list",
  groups: "Conditions",
  group: ["Group ",[1,"number"]],
  holds: "Shown if",
  groupAll: "all of these hold",
  groupAny: "any of these holds",
  groupNone: "none of these holds",
  groupNotAll: "not all of these hold",
  condition: ["Condition ",[1,"number"]],
  hasLabel: "Has it or not",
  has: "has",
  lacks: "does not have",
  capability: "Capability",
  addCondition: "Add a condition",
  addGroup: "Add a group",
  remove: ["Remove ",[0,"name"]],
  removeShort: "Remove",
  added: [[0,"name"]," added."],
  removed: [[0,"name"]," removed."],
});
