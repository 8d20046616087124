// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { createEditorMessages } from '#engine/messages/editor-messages.ts';

export interface ViewerChoiceMessages {
  /** As whom and when the page is seen */
  panel(): string;
  /** As {who} */
  as(values: { readonly who: string }): string;
  /** As {who} in {region} */
  asIn(values: { readonly who: string; readonly region: string }): string;
  /** now */
  now(): string;
  /** Visitor */
  visitor(): string;
  /** An anonymous visitor */
  anonymousVisitor(): string;
  /** A customer */
  customer(): string;
  /** A {segment} customer */
  customerOf(values: { readonly segment: string }): string;
  /** an anonymous visitor */
  anonymousVisitorInSentence(): string;
  /** a customer */
  customerInSentence(): string;
  /** a {segment} customer */
  customerOfInSentence(values: { readonly segment: string }): string;
  /** As usual */
  usual(): string;
  /** Region */
  region(): string;
  /** Language */
  locale(): string;
  /** Cookies */
  consent(): string;
  /** Not answered yet */
  notAsked(): string;
  /** All accepted */
  given(): string;
  /** Only essential */
  refused(): string;
  /** not asked about cookies yet */
  consentAsked(): string;
  /** only essential cookies */
  consentRefused(): string;
  /** {count, plural, one {# feature} other {# features}} switched */
  switched(values: { readonly count: number }): string;
  /** Moment */
  moment(): string;
  /** Now */
  momentNow(): string;
  /** Tomorrow, 9:00 am */
  tomorrow(): string;
  /** Next Tuesday, 8:31 pm */
  nextTuesday(): string;
  /** Another moment, by the clock in {zone} */
  otherMoment(values: { readonly zone: string }): string;
  /** Show it then */
  showMoment(): string;
  /** Prices and draws are those of the moment up to half a year ahead. For the past they are those of today. */
  momentHelp(): string;
  /** Features */
  capabilities(): string;
  /** Find a feature */
  findCapability(): string;
  /** No feature has these words. */
  noCapability(): string;
  /** Something under way */
  flow(): string;
  /** Shows a step that takes a visitor time to reach, such as an expired cart or an open dialog. */
  flowHelp(): string;
  /** The steps could not be loaded: {reason} */
  flowsFailed(values: { readonly reason: string }): string;
  /** Back to usual */
  reset(): string;
  /** Copy link */
  share(): string;
  /** Link to this page as it is shown */
  link(): string;
  /** Copied. */
  copied(): string;
  /** Copy it from the field. */
  notCopied(): string;
  /** Whoever has the link sees the published page like this, until {end}. */
  sharedPublished(values: { readonly end: string }): string;
  /** Whoever has the link sees the page as it is at this moment, with what is not published, until {end}. It ends sooner if the shops are restarted. */
  sharedUnpublished(values: { readonly end: string }): string;
  /** There is no link: {reason} */
  notShared(values: { readonly reason: string }): string;
}

export const viewerChoiceMessages = createEditorMessages<ViewerChoiceMessages>('viewer-choice', {
  panel: "As whom and when the page is seen",
  as: ["As ",[0,"who"]],
  asIn: ["As ",[0,"who"]," in ",[0,"region"]],
  now: "now",
  visitor: "Visitor",
  anonymousVisitor: "An anonymous visitor",
  customer: "A customer",
  customerOf: ["A ",[0,"segment"]," customer"],
  anonymousVisitorInSentence: "an anonymous visitor",
  customerInSentence: "a customer",
  customerOfInSentence: ["a ",[0,"segment"]," customer"],
  usual: "As usual",
  region: "Region",
  locale: "Language",
  consent: "Cookies",
  notAsked: "Not answered yet",
  given: "All accepted",
  refused: "Only essential",
  consentAsked: "not asked about cookies yet",
  consentRefused: "only essential cookies",
  switched: [[8,"count",{"one":[[1,"count"]," feature"],"other":[[1,"count"]," features"]}]," switched"],
  moment: "Moment",
  momentNow: "Now",
  tomorrow: "Tomorrow, 9:00 am",
  nextTuesday: "Next Tuesday, 8:31 pm",
  otherMoment: ["Another moment, by the clock in ",[0,"zone"]],
  showMoment: "Show it then",
  momentHelp: "Prices and draws are those of the moment up to half a year ahead. For the past they are those of today.",
  capabilities: "Features",
  findCapability: "Find a feature",
  noCapability: "No feature has these words.",
  flow: "Something under way",
  flowHelp: "Shows a step that takes a visitor time to reach, such as an expired cart or an open dialog.",
  flowsFailed: ["The steps could not be loaded: ",[0,"reason"]],
  reset: "Back to usual",
  share: "Copy link",
  link: "Link to this page as it is shown",
  copied: "Copied.",
  notCopied: "Copy it from the field.",
  sharedPublished: ["Whoever has the link sees the published page like this, until ",[0,"end"],"."],
  sharedUnpublished: ["Whoever has the link sees the page as it is at this moment, with what is not published, until ",[0,"end"],". It ends sooner if the shops are restarted."],
  notShared: ["There is no link: ",[0,"reason"]],
});
