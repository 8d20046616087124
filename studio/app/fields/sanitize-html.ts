import purifier from 'dompurify';

/** Elements that Markdown has a form for, and those that only hold others. */
const ELEMENTS = [
  'a abbr b big blockquote br caption center cite code dd del div dl dt em font h1 h2 h3 h4 h5 h6 hr i img ins kbd li',
  'main mark ol p pre q s samp section article aside header footer figure figcaption small span strike strong sub sup',
  'table tbody td tfoot th thead tr tt u ul var',
]
  .join(' ')
  .split(' ');

/**
 * Elements of pasted HTML without anything that could run, load or disguise. They belong to a document of their own
 * without a window, and styles are texts in `data-style`.
 */
export function sanitizeHtml(html: string): DocumentFragment {
  return purifier.sanitize(renameInlineCode(html), {
    ALLOWED_TAGS: ELEMENTS,
    ALLOWED_ATTR: ['alt', 'data-style', 'href', 'start'],
    // Texts of styles look like addresses with a scheme.
    ADD_URI_SAFE_ATTR: ['data-style'],
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
}

/** The policy of the page would report each style and each handler that is parsed, though none of them is used. */
function renameInlineCode(html: string): string {
  return html
    .replaceAll(/<style\b.*?<\/style\s*>/gis, '')
    .replaceAll(/<[a-z][^<>]*>/gi, (tag) =>
      tag.replaceAll(/(?<=[\s/"'])(?:(style)|on[a-z]+)\s*=/gi, (_, style) => `data-${style ? 'style' : 'handler'}=`),
    );
}
