import { LRUCache } from 'lru-cache';
import { type MarkdownHref, type MarkdownSurroundings, renderMarkdown } from './markdown.tsx';

type Picture = NonNullable<MarkdownSurroundings['picture']>;

interface Remembered {
  readonly html: string;
  readonly hrefs: ReadonlyMap<string, ReturnType<MarkdownHref>>;
  readonly pictures: ReadonlyMap<string, string>;
}

/** Renders a text as `renderMarkdown` does. */
export type RenderText = (markdown: string, href: MarkdownHref, surroundings?: MarkdownSurroundings) => string;

/**
 * Renders each text once, for as long as whatever it names stays where it is: a publish of other documents costs it
 * nothing. Holds at most this many bytes.
 */
export function rememberMarkdown(render: RenderText = renderMarkdown, maxBytes = 64 * 1024 * 1024): RenderText {
  const kept = new LRUCache<string, Remembered>({
    maxSize: maxBytes,
    sizeCalculation: ({ html }, key) => 500 + 2 * (html.length + key.length),
  });
  return (markdown, href, { picture = () => null, videos = [] } = {}) => {
    const key = `${videos.join()}\n${markdown}`;
    const known = kept.get(key);
    if (known && holds(known, href, picture)) return known.html;
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
    kept.set(key, { html, hrefs, pictures });
    return html;
  };
}

function holds({ hrefs, pictures }: Remembered, href: MarkdownHref, picture: Picture): boolean {
  return (
    [...hrefs].every(([reference, found]) => href(reference) === found) &&
    [...pictures].every(([name, found]) => JSON.stringify(picture(name)) === found)
  );
}

/** What every page and story of this process renders its texts with. */
export const renderOnce: RenderText = rememberMarkdown();
