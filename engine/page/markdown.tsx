import { renderToStaticMarkup } from 'react-dom/server';
import Markdown, { defaultUrlTransform } from 'react-markdown';
import rehypeRaw from 'rehype-raw';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';

/** Texts must not take an id that the page or its blocks may use, nor a place in the order of the keyboard. */
const REFUSED = new Set(['id', 'name', 'tabIndex', 'accessKey']);

const SCHEMA: typeof defaultSchema = {
  ...defaultSchema,
  // Footnotes come with their prefix already.
  clobberPrefix: '',
  strip: ['script', 'style', 'template', 'iframe', 'object', 'svg', 'math', 'textarea', 'title'],
  attributes: {
    ...defaultSchema.attributes,
    '*': [
      ...(defaultSchema.attributes?.['*'] ?? []).filter((name) => typeof name !== 'string' || !REFUSED.has(name)),
      ['id', 'footnote-label', /^user-content-fn/],
    ],
  },
  protocols: {
    ...defaultSchema.protocols,
    href: [...(defaultSchema.protocols?.['href'] ?? []), 'tel', 'route', 'page'],
  },
};

/** Gives the address of a `route:` or `page:` link in Markdown, or null where it names nothing. */
export type MarkdownHref = (reference: string) => string | null;

/**
 * Renders Markdown, with the little HTML that is allowed in it, to sanitised HTML. Links may name a route
 * (`route:home`, `route:offer.play?productOfferKey=…`) or a content page (`page:our-story`).
 */
export function renderMarkdown(markdown: string, href: MarkdownHref): string {
  const urlTransform = (url: string) => {
    if (/^(?:route|page):/.test(url)) return href(url) ?? '';
    return url.startsWith('tel:') ? url : defaultUrlTransform(url);
  };
  return renderToStaticMarkup(
    <Markdown
      remarkPlugins={[remarkGfm]}
      rehypePlugins={[rehypeRaw, [rehypeSanitize, SCHEMA]]}
      urlTransform={urlTransform}
      components={{ img: ({ node: _, ...image }) => <img {...image} alt={image.alt ?? ''} loading="lazy" /> }}
    >
      {markdown}
    </Markdown>,
  );
}
