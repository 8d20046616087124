import { type ByteLimitedCache, createByteLimitedCache } from '../memory/byte-cache.ts';
import { type MarkdownRenderOptions, type ResolveMarkdownHref, renderMarkdown } from './markdown.tsx';
import type { VideoLinkOptions } from './video-links.ts';

type Picture = NonNullable<MarkdownRenderOptions['picture']>;

interface Remembered {
  readonly html: string;
  readonly hrefs: ReadonlyMap<string, ReturnType<ResolveMarkdownHref>>;
  readonly pictures: ReadonlyMap<string, string>;
}

export function createMarkdownCache(maxBytes = 64 * 1024 * 1024): ByteLimitedCache<Remembered> {
  return createByteLimitedCache({ name: 'rendered texts', maxBytes, sizeOf: ({ html }) => 300 + 2 * html.length });
}

/** Renders a text as `renderMarkdown` does. */
export type RenderMarkdown = (
  markdown: string,
  href: ResolveMarkdownHref,
  surroundings?: MarkdownRenderOptions,
) => string;

/** Renders each text once while its links and pictures resolve the same. Other publishes do not invalidate it. */
export function withMarkdownCache(
  render: RenderMarkdown = renderMarkdown,
  cache: ByteLimitedCache<Remembered> = createMarkdownCache(),
): RenderMarkdown {
  return (markdown, href, { picture = () => null, videos = null } = {}) => {
    const key = `${videos ? createVideoKey(videos) : ''}\n${markdown}`;
    const known = cache.get(key);
    if (known && isStillValid(known, href, picture)) return known.html;
    const hrefs = new Map<string, string | null>();
    const pictures = new Map<string, string>();
    const html = render(
      markdown,
      (reference) => {
        const found = href(reference);
        hrefs.set(reference, found);
        return found;
      },
      {
        videos,
        picture: (name) => {
          const found = picture(name);
          pictures.set(name, JSON.stringify(found));
          return found;
        },
      },
    );
    cache.set(key, { html, hrefs, pictures });
    return html;
  };
}

/** Differs with the origins and with the texts of links. */
function createVideoKey({ origins, messages }: VideoLinkOptions): string {
  return [...origins, messages.play(), messages.playNamed({ title: '' })].join();
}

function isStillValid({ hrefs, pictures }: Remembered, href: ResolveMarkdownHref, picture: Picture): boolean {
  return (
    [...hrefs].every(([reference, found]) => href(reference) === found) &&
    [...pictures].every(([name, found]) => JSON.stringify(picture(name)) === found)
  );
}

/** Cache of rendered Markdown, shared by all pages of the process. */
export const sharedMarkdownCache = createMarkdownCache();

/** `renderMarkdown` with the shared cache. */
export const renderCachedMarkdown: RenderMarkdown = withMarkdownCache(renderMarkdown, sharedMarkdownCache);
