import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ObservedOutputKind, ProductObservationDetails } from './observation.ts';

const root = join(import.meta.dirname, '../..');

/** Facts of the specification about single items that can be compared with an observation. */
const facts: {
  readonly messages: Readonly<Record<string, string>>;
  readonly events: Readonly<Record<string, string>>;
} = JSON.parse(readFileSync(join(root, 'spec/inventory-facts.json'), 'utf8'));

/** Kinds of items that only some sources can prove. Calls are proven by recorded journeys. */
const SOURCES: Readonly<Record<string, readonly ObservedOutputKind[]>> = {
  calls: ['request', 'response', 'event'],
  'cookies-storage': ['cookie', 'response', 'page'],
  messages: ['page', 'response', 'event'],
  routes: ['page', 'response'],
  screens: ['page'],
};

/** Screens of the specification that are not visible: a page's `head`, and cookies. */
const UNSEEN_SCREENS = new Set(['page-head', 'start-query-params']);

/** Calls that the engine answers itself, or that do not go to the commerce API. */
const OWN_CALLS = /^(?:cms\.(?!causes)|content\.)|^threeds\.notify$|^customer-data\.track$/;

/** Why an observation cannot prove an item of the specification; null if it can. */
export function findSpecMismatch(
  kind: string,
  id: string,
  { source, where, text, visited = [where] }: ProductObservationDetails,
): string | null {
  const sources = kind === 'screens' && UNSEEN_SCREENS.has(id) ? SOURCES['routes'] : SOURCES[kind];
  if (sources && !sources.includes(source))
    return `a ${source} proves none of the ${kind}, only a ${sources.join(' or ')}`;
  if (kind === 'calls' && !OWN_CALLS.test(id)) return 'journeys that make it prove a call of the commerce API';
  if (kind === 'messages') {
    const message = facts.messages[id];
    const plain = text.replaceAll(/\s+/g, ' ');
    return message !== undefined && !patternOf(message).test(plain)
      ? `"${message}" is not in "${plain.slice(0, 500)}"`
      : null;
  }
  if (kind === 'analytics' && facts.events[id] !== undefined) {
    return where === facts.events[id] ? null : `the event is "${facts.events[id]}", and not "${where}"`;
  }
  if (kind === 'routes') {
    const paths = visited.map((url) => new URL(url, 'http://shop').pathname);
    const patterns = pathsOf(id).map(routePattern);
    return paths.some((path) => patterns.some((pattern) => pattern.test(path)))
      ? null
      : `none of the visited ${paths.join(', ')} is at its path`;
  }
  return null;
}

/** A text of the specification as a pattern, in which `{name}` and `#` match any text. */
function patternOf(text: string): RegExp {
  const parts = text.split(/\{\w+\}|#(?=th)|page title(?= \|)|(?<=\| )site name/);
  return new RegExp(parts.map(escaped).join('.+?'));
}

function routePattern(path: string): RegExp {
  const segments = path.split('/').filter((segment) => segment !== '');
  const source = segments.map((segment) => {
    if (segment === '*') return '(?:/.*)?';
    if (!segment.startsWith(':')) return `/${escaped(segment)}`;
    return segment.endsWith('?') ? '(?:/[^/]+)?' : '/[^/]+';
  });
  return new RegExp(`^${source.join('')}/?$`, 'i');
}

interface RouteDocument {
  /** A null path means a page that editors add, and matches any path. */
  readonly routes: Readonly<Record<string, { readonly path?: string | null }>>;
}

let routes: readonly RouteDocument[] | null = null;

/** Paths of a route in all brands. */
function pathsOf(id: string): readonly string[] {
  routes ??= readdirSync(join(root, 'site-configs'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('/routes.json'))
    .map((path): RouteDocument => JSON.parse(readFileSync(join(root, 'site-configs', path), 'utf8')));
  return routes.flatMap(({ routes: { [id]: route } }) => (route?.path === undefined ? [] : (route.path ?? '*')));
}

function escaped(text: string): string {
  return text.replaceAll(/[.\\+*?()|[\]^${}]/g, String.raw`\$&`);
}
