import type { CSSProperties } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import Markdown, { defaultUrlTransform } from 'react-markdown';
import rehypeRaw from 'rehype-raw';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
import type { ResolvedImage } from './block-values.ts';
import { createVideoFrameReplacer } from './video-links.ts';

/**
 * Texts must not take an id that the page or its blocks may use, nor a place in the order of the keyboard; looks, such as
 * those of a table that was pasted, are the theme's.
 */
const REFUSED = new Set(
  'id name tabIndex accessKey width height border frame rules color size noWrap vAlign cellPadding cellSpacing hSpace'.split(
    ' ',
  ),
);

const SCHEMA: typeof defaultSchema = {
  ...defaultSchema,
  // Footnotes come with their prefix already.
  clobberPrefix: '',
  strip: ['script', 'style', 'template', 'iframe', 'object', 'svg', 'math', 'textarea', 'title'],
  attributes: {
    ...defaultSchema.attributes,
    a: [...(defaultSchema.attributes?.['a'] ?? []), 'dataVideo'],
    '*': [
      ...(defaultSchema.attributes?.['*'] ?? []).filter((name) => typeof name !== 'string' || !REFUSED.has(name)),
      ['id', 'footnote-label', /^user-content-fn/],
    ],
  },
  protocols: {
    ...defaultSchema.protocols,
    href: [...(defaultSchema.protocols?.['href'] ?? []), 'tel', 'route', 'page'],
    src: ['asset'],
  },
};

const HERE = 'http://here.invalid';

/** Whether an address leads to another host without looking as if it did, such as `//host` or `/\\host`. */
function leavesUnsaid(url: string): boolean {
  if (/^(?:https?:\/\/|mailto:)/i.test(url)) return false;
  return !URL.canParse(url, HERE) || new URL(url, HERE).origin !== HERE;
}

/** A picture in running text is never wider than the text. */
const SIZES = '(min-width: 48em) 44rem, 100vw';

/** Gives the address of a `route:` or `page:` link in Markdown, or null where it names nothing. */
export type MarkdownHref = (reference: string) => string | null;

/** What else a text may name. */
export interface MarkdownRenderOptions {
  /** A picture of the site by its file name; null where there is none. */
  readonly picture?: (name: string) => Pick<ResolvedImage, 'src' | 'srcSet' | 'width' | 'height'> | null;
  /** Origins whose videos may be shown. */
  readonly videos?: readonly string[];
}

/** The policy of the page refuses styles of single elements. */
function alignment(style: CSSProperties | undefined): string | undefined {
  return style?.textAlign && `align-${style.textAlign}`;
}

/**
 * Renders Markdown, with the little HTML that is allowed in it, to sanitised HTML. Links may name a route
 * (`route:home`, `route:offer.play?productOfferKey=…`) or a content page (`page:our-story`), and pictures a file of the
 * site (`asset:boat.avif`): any other picture is left out, because the page's policy would refuse it. A frame of a
 * video host becomes a link that the browser turns into the frame once somebody asks for it; every other goes.
 */
export function renderMarkdown(
  markdown: string,
  href: MarkdownHref,
  { picture = () => null, videos = [] }: MarkdownRenderOptions = {},
): string {
  const urlTransform = (url: string) => {
    if (/^(?:route|page):/.test(url)) return href(url) ?? '';
    if (/^(?:tel|asset):/.test(url)) return url;
    return leavesUnsaid(url) ? '' : defaultUrlTransform(url);
  };
  return renderToStaticMarkup(
    <Markdown
      remarkPlugins={[remarkGfm]}
      rehypePlugins={[rehypeRaw, [createVideoFrameReplacer, videos], [rehypeSanitize, SCHEMA]]}
      urlTransform={urlTransform}
      components={{
        // The page has its heading.
        h1: ({ children }) => <h2>{children}</h2>,
        th: ({ node: _, style, ...rest }) => <th {...rest} className={alignment(style)} />,
        td: ({ node: _, style, ...rest }) => <td {...rest} className={alignment(style)} />,
        // A box that nobody can tick.
        input: ({ checked }) => <>{checked ? '☑' : '☐'}</>,
        img: ({ src = '', alt = '', title }) => {
          const found =
            typeof src === 'string' && src.startsWith('asset:') ? picture(src.slice('asset:'.length)) : null;
          if (!found) return <>{alt}</>;
          const { src: address, srcSet, width, height } = found;
          return (
            <img
              src={address}
              srcSet={srcSet || undefined}
              sizes={srcSet ? SIZES : undefined}
              width={width}
              height={height}
              alt={alt}
              title={title}
              loading="lazy"
              decoding="async"
            />
          );
        },
      }}
    >
      {markdown}
    </Markdown>,
  );
}
