import type { StudioSiteEntry, StudioViewer } from '../api-types.ts';
import { formatChoice, formatLocale } from './field-words.ts';
import { formatMoment } from './moments.ts';
import { findVisitorChoice, formatFlowState, listVisitorChoices, USUAL_VIEWER } from './viewer.ts';
import { viewerChoiceMessages } from './viewer-choice.messages.gen.ts';

/** As whom and when a page is seen: "As a customer in Victoria, Sat, 28 Nov 2026, 9:00 am". */
export function describeViewer(
  viewer: StudioViewer,
  site: Pick<StudioSiteEntry, 'segments' | 'capabilities' | 'regions' | 'timeZone'>,
): string {
  const { at, region, locale, capabilities, consent, flow } = viewer;
  const name = site.regions.find(({ key }) => key === region)?.name ?? region;
  const who = describeVisitor(viewer, site);
  const switched = Object.keys(capabilities).length;
  return [
    name === null ? viewerChoiceMessages.as({ who }) : viewerChoiceMessages.asIn({ who, region: name }),
    at === null ? viewerChoiceMessages.now() : formatMoment(at, site.timeZone),
    ...(locale === null ? [] : [formatLocale(locale)]),
    ...(switched === 0 ? [] : [viewerChoiceMessages.switched({ count: switched })]),
    ...(consent === USUAL_VIEWER.consent
      ? []
      : [consent === null ? viewerChoiceMessages.consentAsked() : viewerChoiceMessages.consentRefused()]),
    ...(flow === null ? [] : [formatFlowState(flow)]),
  ].join(', ');
}

/** "an anonymous visitor", within a sentence. */
export function describeVisitor(
  viewer: StudioViewer,
  site: Pick<StudioSiteEntry, 'segments' | 'capabilities'>,
): string {
  if (!viewer.signedIn) return viewerChoiceMessages.anonymousVisitorInSentence();
  const segment = findVisitorChoice(listVisitorChoices(site), viewer)?.visitor.segment ?? null;
  return segment === null
    ? viewerChoiceMessages.customerInSentence()
    : viewerChoiceMessages.customerOfInSentence({ segment: formatChoice(segment) });
}
