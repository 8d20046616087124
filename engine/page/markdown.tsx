import { renderToStaticMarkup } from 'react-dom/server';
import Markdown, { defaultUrlTransform } from 'react-markdown';
import rehypeRaw from 'rehype-raw';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';

const SCHEMA = {
  ...defaultSchema,
  clobberPrefix: '',
  protocols: {
    ...defaultSchema.protocols,
    href: [...(defaultSchema.protocols?.['href'] ?? []), 'tel', 'route', 'page'],
  },
};

/** Gives the address of a `route:` or `page:` link in Markdown, or null where it names nothing. */
export type MarkdownHref = (reference: string) => string | null;

/**
 * Renders Markdown, with the little HTML that is allowed in it, to sanitised HTML. Links may name a route
 * (`route:lotto-tickets`, `route:offer.play?productOfferKey=…`) or a content page (`page:our-story`).
 */
export function renderMarkdown(markdown: string, href: MarkdownHref): string {
  const urlTransform = (url: string) => (/^(?:route|page):/.test(url) ? (href(url) ?? '') : defaultUrlTransform(url));
  return renderToStaticMarkup(
    <Markdown
      remarkPlugins={[remarkGfm]}
      rehypePlugins={[rehypeRaw, [rehypeSanitize, SCHEMA]]}
      urlTransform={urlTransform}
      components={{ img: ({ node: _, ...image }) => <img {...image} loading="lazy" /> }}
    >
      {markdown}
    </Markdown>,
  );
}
