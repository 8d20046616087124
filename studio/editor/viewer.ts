import type { StudioCapability, StudioFlow, StudioSiteEntry, StudioViewer } from '../api-types.ts';
import { formatChoice } from './field-words.ts';
import { viewerChoiceMessages } from './viewer-choice.messages.gen.ts';

/** An anonymous visitor, now, who answered the consent banner, which would cover the page. */
export const USUAL_VIEWER: StudioViewer = {
  signedIn: false,
  segment: null,
  region: null,
  locale: null,
  at: null,
  capabilities: {},
  consent: 'given',
  flow: null,
};

/** A choice of who sees the page: an anonymous visitor, any customer, or a customer of a segment. */
export interface VisitorChoice {
  readonly key: string;
  readonly name: string;
  readonly visitor: Pick<StudioViewer, 'signedIn' | 'segment'>;
}

export function listVisitorChoices(site: Pick<StudioSiteEntry, 'segments' | 'capabilities'>): readonly VisitorChoice[] {
  // The default segment has the usual capabilities: it is any customer.
  const isUsual = (segment: string) =>
    site.capabilities.every((capability) => capability.segments.includes(segment) === capability.isUsual);
  return [
    { key: 'anonymous', name: viewerChoiceMessages.anonymousVisitor(), visitor: { signedIn: false, segment: null } },
    { key: 'customer', name: viewerChoiceMessages.customer(), visitor: { signedIn: true, segment: null } },
    ...site.segments
      .filter((segment) => !isUsual(segment))
      .map((segment) => ({
        key: `customer-${segment}`,
        name: viewerChoiceMessages.customerOf({ segment: formatChoice(segment) }),
        visitor: { signedIn: true, segment },
      })),
  ];
}

export function findVisitorChoice(choices: readonly VisitorChoice[], viewer: StudioViewer): VisitorChoice | undefined {
  return choices.find(
    ({ visitor }) =>
      visitor.signedIn === viewer.signedIn && visitor.segment === (viewer.signedIn ? viewer.segment : null),
  );
}

export function hasCapability({ segment, capabilities }: StudioViewer, capability: StudioCapability): boolean {
  return capabilities[capability.name] ?? hasByDefault(segment, capability);
}

/** Switches a capability; only capabilities that differ from the visitor's default are stored. */
export function switchCapability(viewer: StudioViewer, capability: StudioCapability, isOn: boolean): StudioViewer {
  const { [capability.name]: _, ...others } = viewer.capabilities;
  const capabilities =
    isOn === hasByDefault(viewer.segment, capability) ? others : { ...others, [capability.name]: isOn };
  return { ...viewer, capabilities };
}

function hasByDefault(segment: string | null, { isUsual, segments }: StudioCapability): boolean {
  return segment === null ? isUsual : segments.includes(segment);
}

/** Flows that show on a page: those of its blocks, and those that open over any page. */
export function findFlowsOnPage(flows: readonly StudioFlow[], document: unknown): readonly StudioFlow[] {
  const types = new Set(listTypes(document));
  return flows.filter(({ blocks, isOverlay }) => isOverlay || blocks.some((type) => types.has(type)));
}

function listTypes(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'type' in value && typeof value.type === 'string' ? [value.type] : [];
  return [...own, ...Object.values(value).flatMap(listTypes)];
}

/** `two-factor-elevation` in `requesting_otp.entering` is "Two factor elevation: requesting otp, entering". */
export function formatFlowState({ id, state }: { readonly id: string; readonly state: string }): string {
  return `${formatFlow(id)}: ${formatState(state).toLowerCase()}`;
}

/** `editing.form` is "Editing, form". */
export function formatState(state: string): string {
  return formatChoice(state).replaceAll('.', ', ');
}

/** `form.take-break` is "Form, take break". */
export function formatFlow(id: string): string {
  return formatChoice(id).replaceAll('.', ', ');
}
