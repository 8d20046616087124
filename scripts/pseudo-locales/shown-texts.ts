import { type DefaultTreeAdapterTypes, parse, parseFragment } from 'parse5';

/** A text that a page shows or a screen reader reads, with the elements around it. */
export interface ShownText {
  /** Such as `main > form > label@title`. */
  readonly place: string;
  readonly text: string;
}

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** Elements that are part of a sentence. All others begin a text of their own. */
const INLINE = new Set(
  'a abbr b bdi bdo br cite code data del em i img ins mark q s small span strong sub sup svg time u var wbr'.split(
    ' ',
  ),
);

/** Between inline elements, which may be far from each other. */
export const INLINE_BOUNDARY = '\u200b';

const NOT_SHOWN = new Set(['script', 'style']);

const READ_ATTRIBUTES = new Set([
  ...['alt', 'title', 'placeholder', 'label', 'aria-label', 'aria-description', 'aria-placeholder'],
  ...['aria-roledescription', 'aria-valuetext'],
]);

/** Names of `meta` elements whose content is read in search results and shared links. */
const READ_META = /^(?:description|author|(?:og|twitter):(?:title|description|site_name|image:alt))$/;

const BUTTONS = new Set(['submit', 'button', 'reset']);

/** Properties of structured data that no person reads. */
const CODES =
  /^(?:@\w+|url|sameAs|inLanguage|item|image|logo|contentUrl|embedUrl|thumbnailUrl|mainEntityOfPage|date\w+|uploadDate)$/;

/**
 * Lists the texts of an HTML page: sentences with the text of their inline elements, attributes that are read, the
 * title, descriptions and structured data. Elements with `translate="no"` hold names, and those with `data-api-text` a text
 * that the API stored in some language.
 */
export function listShownTexts(html: string): readonly ShownText[] {
  return listTextsOfTree(parse(html, { scriptingEnabled: false }), '');
}

function listTextsOfTree(tree: Node, root: string): readonly ShownText[] {
  const found: ShownText[] = [];
  let open: { place: string; text: string } = { place: '', text: '' };
  const begin = (place: string): void => {
    const text = open.text.replaceAll(/\u200b+/g, INLINE_BOUNDARY).replaceAll(/^[\s\u200b]+|[\s\u200b]+$/g, '');
    if (text !== '') found.push({ ...open, text });
    open = { place, text: '' };
  };
  const visit = (node: Node, place: string): void => {
    if (node.nodeName === '#text' && 'value' in node) {
      open.text += node.value;
      return;
    }
    if (!('childNodes' in node)) return;
    if (!('tagName' in node)) {
      for (const child of node.childNodes) visit(child, place);
      return;
    }
    const own = `${place} > ${describeElement(node)}`.replace(/^ > /, '');
    found.push(...listReadAttributes(node, own));
    if (NOT_SHOWN.has(node.tagName)) return;
    const isInline = INLINE.has(node.tagName);
    if (!isInline) begin(own);
    else open.text += INLINE_BOUNDARY;
    const isData = hasData(node);
    const children = 'content' in node ? node.content.childNodes : node.childNodes;
    if (!isData) for (const child of children) visit(child, own);
    if (!isInline) begin(place);
    else open.text += INLINE_BOUNDARY;
  };
  begin(root);
  visit(tree, root);
  begin('');
  return found;
}

function listReadAttributes(node: Element, place: string): ShownText[] {
  if (node.tagName === 'meta') return listMetaContent(node);
  if (getAttribute(node, 'type') === 'application/ld+json') return listStructuredTexts(node);
  if (hasData(node)) return [];
  return node.attrs.flatMap(({ name, value }) => {
    const isButton = node.tagName === 'input' && name === 'value' && BUTTONS.has(getAttribute(node, 'type') ?? '');
    return isButton || READ_ATTRIBUTES.has(name) ? [{ place: `${place}@${name}`, text: value }] : [];
  });
}

function hasData(node: Element): boolean {
  return getAttribute(node, 'translate') === 'no' || getAttribute(node, 'data-api-text') !== undefined;
}

function listMetaContent(node: Element): ShownText[] {
  const name = getAttribute(node, 'name') ?? getAttribute(node, 'property') ?? '';
  return READ_META.test(name) ? [{ place: `meta ${name}`, text: getAttribute(node, 'content') ?? '' }] : [];
}

function listStructuredTexts(node: Element): ShownText[] {
  const [child] = node.childNodes;
  const value: unknown = JSON.parse(child && 'value' in child ? child.value : 'null');
  return listStrings(value).flatMap(({ pointer, text }) =>
    listTextsOfTree(parseFragment(text), `structured data ${pointer}`),
  );
}

function listStrings(value: unknown, pointer = ''): { readonly pointer: string; readonly text: string }[] {
  if (typeof value === 'string') return [{ pointer, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, child]) =>
    CODES.test(name) && typeof child === 'string' ? [] : listStrings(child, `${pointer}/${name}`),
  );
}

/** Tag with its id or first class. */
function describeElement(node: Element): string {
  const id = getAttribute(node, 'id');
  const [name] = getAttribute(node, 'class')?.split(' ') ?? [];
  return node.tagName + (id ? `#${id}` : name ? `.${name}` : '');
}

function getAttribute({ attrs }: Element, name: string): string | undefined {
  return attrs.find((attribute) => attribute.name === name)?.value;
}
