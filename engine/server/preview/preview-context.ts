import { signLink } from '../signed-link.ts';

/** Settings of a preview. Missing ones are as for a signed-out visitor. */
export interface PreviewContext {
  /** Key of the site; null for the one that the host names. */
  readonly site: string | null;
  /** Path and query of the page. */
  readonly path: string;
  /** Name of the drafts; null for published documents. */
  readonly draft: string | null;
  readonly segment: string | null;
  /** Capabilities switched on or off against the segment. */
  readonly with: readonly string[];
  readonly without: readonly string[];
  readonly locale: string | null;
  /** Key of the sub-variant whose prices are shown. */
  readonly region: string | null;
  /** The moment, in epoch milliseconds; null for now. */
  readonly at: number | null;
  readonly signedIn: boolean;
  /** Answer to the consent banner; null for none yet. */
  readonly consent: PreviewConsent | null;
  /** State that a flow is frozen in; null for flows that are not started. */
  readonly flow: PreviewFlowState | null;
}

export type PreviewConsent = 'given' | 'refused';

export interface PreviewFlowState {
  readonly id: string;
  readonly state: string;
}

export const PREVIEW_PATH = '/preview';

/** Query parameters reserved for previews. */
export const PREVIEW_PARAMETERS: ReadonlySet<string> = new Set([
  'preview',
  'site',
  'draft',
  'segment',
  'with',
  'without',
  'locale',
  'region',
  'at',
  'signed-in',
  'consent',
  'expires',
  'signature',
]);

const NAME = /^[A-Za-z0-9][A-Za-z0-9_-]{0,60}$/;
const FLOW_OR_STATE = /^[A-Za-z0-9][A-Za-z0-9_. -]{0,80}$/;

/** Preview of a page as published. */
export function createPublishedPagePreviewSettings(path: string): PreviewContext {
  return {
    site: null,
    path,
    draft: null,
    segment: null,
    with: [],
    without: [],
    locale: null,
    region: null,
    at: null,
    signedIn: false,
    consent: null,
    flow: null,
  };
}

/** Unsigned address; equal contexts have equal addresses. */
export function formatPreviewAddressFromSettings({ path, ...context }: PreviewContext): string {
  return `${PREVIEW_PATH}?${new URLSearchParams([['path', path], ...parametersOf(context)])}`;
}

/** Signed link that anybody may open until it expires. */
export function createPreviewLink(context: PreviewContext, expires: number, secret: string): string {
  return signLink(formatPreviewAddressFromSettings(context), expires, secret);
}

function parametersOf(context: Omit<PreviewContext, 'path'>): [string, string][] {
  const { site, draft, segment, locale, region, at, signedIn, consent, flow } = context;
  const all: [string, string | null][] = [
    ['site', site],
    ['draft', draft],
    ['segment', segment],
    ['with', context.with.length > 0 ? context.with.join() : null],
    ['without', context.without.length > 0 ? context.without.join() : null],
    ['locale', locale],
    ['region', region],
    ['at', at === null ? null : new Date(at).toISOString()],
    ['signed-in', signedIn ? 'true' : null],
    ['consent', consent],
    ['flow', flow?.id ?? null],
    ['state', flow?.state ?? null],
  ];
  return all.flatMap(([name, value]) => (value === null ? [] : [[name, value]]));
}

/**
 * Parses `/preview?path=…` or a page with `preview=true` (specification: Screens and routes, "preview adds
 * ?preview=true"). Null for other or unreadable targets.
 */
export function parsePreviewRequestTarget(target: string): PreviewContext | null {
  const [pathname = '/', ...search] = target.split('?');
  const query = new URLSearchParams(search.join('?'));
  const own = pathname === PREVIEW_PATH;
  if (own ? !query.has('path') : query.get('preview') !== 'true') return null;
  const path = own ? (query.get('path') ?? '') : pathOf(pathname, query);
  const at = query.get('at');
  const moment = at === null ? null : Date.parse(at);
  const [site, draft, segment, region] = ['site', 'draft', 'segment', 'region'].map((name) => query.get(name));
  const names = (name: string) => (query.get(name) ?? '').split(',').filter((one) => one !== '');
  const known = [site, draft, segment, region, ...names('with'), ...names('without')];
  if (!/^\/(?![/\\_])[^\u0000-\u0020\\]*$/.test(path) || Number.isNaN(moment)) return null;
  if (!known.every((name) => name === null || name === undefined || NAME.test(name))) return null;
  const [flow, consent] = [own ? parseFlowState(query) : null, parseConsent(query.get('consent'))];
  if (flow === undefined || consent === undefined) return null;
  return {
    site: site ?? null,
    path,
    draft: draft ?? null,
    segment: segment ?? null,
    with: names('with'),
    without: names('without'),
    locale: query.get('locale'),
    region: region ?? null,
    at: moment,
    signedIn: query.get('signed-in') === 'true',
    consent,
    flow,
  };
}

/** Undefined for an invalid state. */
function parseFlowState(query: URLSearchParams): PreviewFlowState | null | undefined {
  const [id, state] = [query.get('flow'), query.get('state')];
  if (id === null && state === null) return null;
  return FLOW_OR_STATE.test(id ?? '') && FLOW_OR_STATE.test(state ?? '')
    ? { id: id ?? '', state: state ?? '' }
    : undefined;
}

function parseConsent(consent: string | null): PreviewConsent | null | undefined {
  if (consent === null) return null;
  return consent === 'given' || consent === 'refused' ? consent : undefined;
}

/** Whether a target is a preview, readable or not. */
export function isPreviewRequestTarget(target: string): boolean {
  const [pathname = '/', ...search] = target.split('?');
  const query = new URLSearchParams(search.join('?'));
  return pathname === PREVIEW_PATH
    ? query.size > 0 && (query.has('path') || !query.has('flow'))
    : query.get('preview') === 'true';
}

function pathOf(pathname: string, query: URLSearchParams): string {
  const rest = new URLSearchParams([...query].filter(([name]) => !PREVIEW_PARAMETERS.has(name)));
  return rest.size > 0 ? `${pathname}?${rest}` : pathname;
}
