import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** Where documents of a site are, by the folder after its name. */
const SOURCES = ['cms-seed', 'site-configs'];

/**
 * A text of a built-in document, to find the element that it labels; that of its content entry where it names one.
 *
 * @param document such as 'base/pages/login' or 'harbour/navigation/primary'
 * @param id of a block, or of an item of a navigation
 * @param property pointer without its first slash, such as 'heading' or 'actions/1/label'
 */
export function readSeedText(document: string, id: string, property: string): string {
  const found = listObjects(readDocument(document)).find((object) => object['id'] === id);
  const value = property.split('/').reduce<unknown>(readProperty, found?.['props'] ?? found);
  const key = readProperty(value, 'content');
  const text = typeof key === 'string' ? findContentText(document, key) : value;
  if (typeof text !== 'string') throw new Error(`${document} has no text ${property} of '${id}'`);
  return text;
}

/** The label of the first link of a built-in document to a route. */
export function readLinkLabel(document: string, route: string): string {
  const found = listObjects(readDocument(document)).find(({ link }) => readProperty(link, 'route') === route);
  const label = found?.['label'];
  if (typeof label !== 'string') throw new Error(`${document} has no link to the route ${route}`);
  return label;
}

/** The title of a built-in page. */
export function readPageTitle(document: string): string {
  const title = readProperty(readProperty(readDocument(document), 'head'), 'title');
  if (typeof title !== 'string') throw new Error(`${document} has no title`);
  return title;
}

/** The text of an entry of a built-in content document, such as 'harbour/content/blog.en-au'. */
export function readContentText(document: string, key: string): string {
  const text = readContentValue(document, key);
  if (typeof text !== 'string') throw new Error(`${document} has no text '${key}'`);
  return text;
}

/** A paragraph or heading of a Markdown text of a built-in content document, counted from 0. */
export function readContentParagraph(document: string, key: string, position: number): string {
  const paragraph = readContentText(document, key).split(/\n{2,}/)[position];
  if (paragraph === undefined) throw new Error(`the text '${key}' of ${document} has no paragraph ${position}`);
  return paragraph.replace(/^#+ /, '');
}

/** The text of a content key, in the usual language of the site of a document, or of the site that all extend. */
function findContentText(document: string, key: string): unknown {
  const sites = new Set([document.split('/')[0] ?? '', 'base']);
  const texts = [...sites].flatMap((site) => listContentDocuments(site).map((name) => readContentValue(name, key)));
  return texts.find((text) => typeof text === 'string');
}

function readContentValue(document: string, key: string): unknown {
  return readProperty(readProperty(readProperty(readDocument(document), 'entries'), key), 'value');
}

/** Content documents of a site in English. */
function listContentDocuments(site: string): readonly string[] {
  const names = readdirSync(new URL(`../../cms-seed/${site}/content/`, import.meta.url));
  return names.filter((name) => /\.en(-\w+)?\.json$/.test(name)).map((name) => `${site}/content/${name.slice(0, -5)}`);
}

type JsonObject = Readonly<Record<string, unknown>>;

function readDocument(document: string): unknown {
  const files = SOURCES.map((source) => new URL(`../../${source}/${document}.json`, import.meta.url));
  const file = files.find((url) => existsSync(url));
  if (!file) throw new Error(`there is no document ${document} in ${SOURCES.join(' or ')}`);
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** All objects of a value, outer ones before what they hold. */
function listObjects(value: unknown): JsonObject[] {
  if (Array.isArray(value)) return value.flatMap(listObjects);
  if (!isObject(value)) return [];
  return [value, ...Object.values(value).flatMap(listObjects)];
}

function readProperty(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null;
}
