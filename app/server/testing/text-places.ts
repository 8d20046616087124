const VOID = new Set(['area', 'br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr', '!doctype']);
const CODE = /<!--.*?-->|<(script|style|template)\b[^>]*>.*?<\/\1>/gs;
const PAYLOAD = /<script type="application\/json" id="page">(.*?)<\/script>/s;
const TAG = /<(\/?)([!\w-]+)((?:"[^"]*"|'[^']*'|[^>"'])*?)(\/?)>/g;

/**
 * Whether a page shows a text in a place. The place is a list of tags and classes, outermost first, such as `hero h1`;
 * or, for a block that browsers render, its id in the page's data, such as `layout.terms`.
 */
export function isTextInPlace(html: string, text: string, place: string): boolean {
  if (place.includes('.')) return listBlocksWithText(html, text).includes(place);
  const around = listElementsAroundText(html, text);
  let from = 0;
  return place.split(' ').every((part) => {
    from = around.findIndex((names, index) => index >= from && names.includes(part)) + 1;
    return from > 0;
  });
}

/** Tag and classes of each element around the first occurrence of a text, outermost first. */
function listElementsAroundText(html: string, text: string): readonly (readonly string[])[] {
  const visible = html.replaceAll(CODE, '');
  const position = visible.indexOf(text);
  const open: string[][] = [];
  for (const [, end, name = '', attributes = '', closed] of visible.slice(0, Math.max(0, position)).matchAll(TAG)) {
    const tag = name.toLowerCase();
    if (VOID.has(tag) || closed) continue;
    if (end) open.pop();
    else open.push([tag, ...(/\sclass="([^"]*)"/.exec(attributes)?.[1]?.split(/\s+/) ?? [])]);
  }
  return open;
}

/** Ids of the blocks in the page's data that have the text among their props. */
function listBlocksWithText(html: string, text: string): readonly string[] {
  const data: unknown = JSON.parse(PAYLOAD.exec(html)?.[1] ?? 'null');
  return listObjects(data).flatMap(({ id, props }) =>
    typeof id === 'string' && JSON.stringify(props ?? null).includes(text) ? [id] : [],
  );
}

function listObjects(value: unknown): Readonly<Record<string, unknown>>[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = Array.isArray(value) ? [] : [value as Readonly<Record<string, unknown>>];
  return [...own, ...Object.values(value).flatMap(listObjects)];
}
