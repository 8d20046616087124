import { unifyContentKeySeparators } from '../site/content-index.ts';
import type { Site } from '../site/site.ts';
import type { SiteConfig } from '../site/site-config.ts';
import type { SiteFact } from './site-facts.ts';

/** A value that a check has read from a site, and how to read it from another site. */
export interface SiteRead {
  /** The fact that determines the value; null for a fact on which every check depends. */
  readonly fact: SiteFact | null;
  readonly get: (site: Site) => unknown;
  readonly value: unknown;
}

/** Values that a check has read, each once. */
export interface RecordedReads {
  readonly list: readonly SiteRead[];
  /** Names of the pictures that the check has looked for and found. */
  readonly pictures: readonly string[];
}

/** A site that records reads from it and from the sites that it extends. */
export function createRecordingSite(site: Site): { readonly site: Site; readonly reads: RecordedReads } {
  const list: SiteRead[] = [];
  const pictures = new Set<string>();
  const known = new Set<string>();
  const record: RecordRead = (id, fact, get, value) => {
    if (known.has(id)) return;
    known.add(id);
    list.push({ fact, get, value });
  };
  const recording = wrap(site, '', (found) => found, record, pictures);
  return {
    site: recording,
    reads: {
      list,
      get pictures() {
        return [...pictures];
      },
    },
  };
}

type RecordRead = (id: string, fact: SiteFact | null, get: (site: Site) => unknown, value: unknown) => void;

/** Finds the recorded site, which may be an ancestor, from the one that is checked. */
type FindSelf = (site: Site) => Site | null;

function wrap(site: Site, path: string, find: FindSelf, record: RecordRead, pictures: Set<string>): Site {
  const read = <Value>(
    id: string,
    fact: SiteFact | null,
    get: (site: Site) => Value,
    summarize: (value: Value) => unknown = (value) => value,
  ): Value => {
    const value = get(site);
    const getSummary = (other: Site) => {
      const self = find(other);
      return self && summarize(get(self));
    };
    record(`${path}${id}`, fact, getSummary, summarize(value));
    return value;
  };
  const parent =
    site.parent && wrap(site.parent, `${path}parent `, (other) => find(other)?.parent ?? null, record, pictures);
  return {
    key: site.key,
    chain: site.chain,
    version: site.version,
    missing: site.missing,
    pathPrefix: site.pathPrefix,
    view: site.view,
    parent,
    config: recordConfig(site.config, (name, value) =>
      record(`${path}config ${name}`, null, (other) => summarizeSetting(find(other)?.config[name]), value),
    ),
    versionIn: site.versionIn,
    get routes() {
      return read('routes', 'routes:routes', (self) => self.routes);
    },
    document: (kind, name) => read(`document ${kind} ${name}`, `${kind}:${name}`, (self) => self.document(kind, name)),
    names: (kind) => read(`names ${kind}`, `names:${kind}`, (self) => self.names(kind), joinNames),
    capabilities: (segment) => read(`capabilities ${segment}`, null, (self) => self.capabilities(segment)),
    navigation: (name) => read(`document navigation ${name}`, `navigation:${name}`, (self) => self.navigation(name)),
    contentIn: (locales, key, types) =>
      read(`entry ${locales.join()} ${key} ${types?.join()}`, `entry:${unifyContentKeySeparators(key)}`, (self) =>
        self.contentIn(locales, key, types),
      ),
    content: (locale, key, types) =>
      read(`entry ${locale} ${key} ${types?.join()}`, `entry:${unifyContentKeySeparators(key)}`, (self) =>
        self.content(locale, key, types),
      ),
    pageForRoute: (route, named) => {
      const types = JSON.stringify(named);
      return read(`page of ${route} ${types}`, 'places of pages', (self) => self.pageForRoute(route, named));
    },
    pageForPath: (place) => read(`page at ${place}`, 'places of pages', (self) => self.pageForPath(place)),
    contentPages: (below) => read(`pages below ${below}`, 'places of pages', (self) => self.contentPages(below)),
    pagesOfRoute: (route) =>
      read(`pages of ${route}`, 'places of pages', (self) => self.pagesOfRoute(route), joinNames),
    posts: (locale) => read(`posts ${locale}`, 'posts', (self) => self.posts(locale)),
    causeFormerly: (slug) => read(`cause formerly ${slug}`, 'names:cause', (self) => self.causeFormerly(slug)),
    asset(name) {
      const picture = site.asset(name);
      if (picture) pictures.add(name);
      // A check only depends on whether the picture exists.
      record(`${path}picture ${name}`, null, (other) => find(other)?.asset(name) !== undefined, picture !== undefined);
      return picture;
    },
  };
}

function joinNames(names: readonly string[]): string {
  return names.join('\n');
}

/** Records each setting that is read, since brands differ in settings that few checks read. */
function recordConfig(config: SiteConfig, record: (name: keyof SiteConfig, value: unknown) => void): SiteConfig {
  return new Proxy(config, {
    get(target, name: keyof SiteConfig) {
      record(name, summarizeSetting(target[name]));
      return target[name];
    },
  });
}

/** Lists are compared as JSON, other values by identity. */
function summarizeSetting(setting: unknown): unknown {
  return Array.isArray(setting) ? JSON.stringify(setting) : setting;
}
