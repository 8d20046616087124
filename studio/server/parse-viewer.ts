import type { StudioFlowState, StudioViewer } from '../api-types.ts';
import { requestsMessages } from '../messages/requests.messages.gen.ts';
import { StudioRequestError } from './studio-request-error.ts';

/** Limit of `Date`. */
const LAST_MOMENT = 8.64e15;

/**
 * Parses the simulated visitor of a stage. Settings that are missing are as an anonymous visitor has them.
 *
 * @throws StudioRequestError 400
 */
export function parseViewer(viewer: unknown): StudioViewer {
  const { signedIn, segment, region, locale, at, capabilities, consent, flow }: Record<string, unknown> =
    Object(viewer);
  return {
    signedIn: signedIn === true,
    segment: textOrNull('segment', segment),
    region: textOrNull('region', region),
    locale: textOrNull('locale', locale),
    at: parseMoment(at),
    capabilities: parseCapabilities(capabilities),
    consent: parseConsent(consent),
    flow: parseFlowState(flow),
  };
}

function textOrNull(name: string, value: unknown): string | null {
  if (value === null || value === undefined) return null;
  return typeof value === 'string' ? value : refuse(name, 'a text');
}

function parseMoment(at: unknown): number | null {
  if (at === null || at === undefined) return null;
  const isMoment = typeof at === 'number' && Number.isInteger(at) && Math.abs(at) <= LAST_MOMENT;
  return isMoment ? at : refuse('at', 'a moment in milliseconds');
}

function parseCapabilities(capabilities: unknown): Readonly<Record<string, boolean>> {
  if (capabilities === null || capabilities === undefined) return {};
  if (typeof capabilities !== 'object') return refuse('capabilities', 'an object');
  return Object.fromEntries(
    Object.entries(capabilities).map(([name, isOn]: [string, unknown]) => [
      name,
      typeof isOn === 'boolean' ? isOn : refuse(`capabilities.${name}`, 'true or false'),
    ]),
  );
}

function parseConsent(consent: unknown): StudioViewer['consent'] {
  if (consent === null || consent === undefined) return null;
  return consent === 'given' || consent === 'refused' ? consent : refuse('consent', '“given” or “refused”');
}

function parseFlowState(flow: unknown): StudioFlowState | null {
  if (flow === null || flow === undefined) return null;
  const { id, state }: Record<string, unknown> = Object(flow);
  return typeof id === 'string' && typeof state === 'string' ? { id, state } : refuse('flow', 'a flow with a state');
}

function refuse(name: string, type: string): never {
  throw new StudioRequestError(400, requestsMessages.wrongType({ name, type }));
}
