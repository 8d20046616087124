import type { CSSProperties } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import Markdown, { defaultUrlTransform } from 'react-markdown';
import rehypeRaw from 'rehype-raw';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
import type { ResolvedImage } from './block-values.ts';
import { createVideoFrameToLinkReplacer, type VideoLinkOptions } from './video-links.ts';

/**
 * Attributes that texts may not use: ids could clash with the page, tabindex changes the keyboard order, and styles
 * belong to the theme.
 */
const REFUSED = new Set(
  'id name tabIndex accessKey width height border frame rules color size noWrap vAlign cellPadding cellSpacing hSpace'.split(
    ' ',
  ),
);

const SCHEMA: typeof defaultSchema = {
  ...defaultSchema,
  // remark already prefixes footnotes.
  clobberPrefix: '',
  strip: ['script', 'style', 'template', 'iframe', 'object', 'svg', 'math', 'textarea', 'title'],
  attributes: {
    ...defaultSchema.attributes,
    a: [...(defaultSchema.attributes?.['a'] ?? []), 'dataVideo', 'dataVideoName'],
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

/** Whether an address leads to another host in disguise, such as `//host` or `/\\host`. */
function leavesUnsaid(url: string): boolean {
  if (/^(?:https?:\/\/|mailto:)/i.test(url)) return false;
  return !URL.canParse(url, HERE) || new URL(url, HERE).origin !== HERE;
}

/** Text pictures are never wider than the text column. */
const SIZES = '(min-width: 48em) 44rem, 100vw';

/** Resolves a `route:` or `page:` link; null for an unknown target. */
export type ResolveMarkdownHref = (reference: string) => string | null;

export interface MarkdownRenderOptions {
  /** A picture of the site by its file name; null where there is none. */
  readonly picture?: (name: string) => Pick<ResolvedImage, 'src' | 'srcSet' | 'width' | 'height'> | null;
  /** Null where no videos may be shown. */
  readonly videos?: VideoLinkOptions | null;
}

/** The content security policy forbids style attributes. */
function alignment(style: CSSProperties | undefined): string | undefined {
  return style?.textAlign && `align-${style.textAlign}`;
}

/**
 * Renders Markdown with limited HTML to sanitised HTML. Links may use `route:` and `page:`, pictures `asset:`; other
 * pictures are removed because the policy blocks them. A frame of an allowed video host becomes a link that scripts
 * replace by a player; other frames are removed.
 */
export function renderMarkdown(
  markdown: string,
  href: ResolveMarkdownHref,
  { picture = () => null, videos = null }: MarkdownRenderOptions = {},
): string {
  const urlTransform = (url: string) => {
    if (/^(?:route|page):/.test(url)) return href(url) ?? '';
    if (/^(?:tel|asset):/.test(url)) return url;
    return leavesUnsaid(url) ? '' : defaultUrlTransform(url);
  };
  return renderToStaticMarkup(
    <Markdown
      remarkPlugins={[remarkGfm]}
      rehypePlugins={[rehypeRaw, [createVideoFrameToLinkReplacer, videos], [rehypeSanitize, SCHEMA]]}
      urlTransform={urlTransform}
      components={{
        // Texts start below the heading of the page.
        h1: ({ children }) => <h2>{children}</h2>,
        th: ({ node: _, style, ...rest }) => <th {...rest} className={alignment(style)} />,
        td: ({ node: _, style, ...rest }) => <td {...rest} className={alignment(style)} />,
        // Task list boxes are not interactive.
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
