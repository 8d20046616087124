import { renderToStaticMarkup } from 'react-dom/server';
import Markdown from 'react-markdown';
import source from '../../../shop/reference-page.json' with { type: 'json' };

/** The Markdown is rendered once, so that neither a request nor the browser pays for it. */
const page = { ...source, copy: renderToStaticMarkup(<Markdown>{source.copy}</Markdown>) };

export type PageData = typeof page;

export function readPage(): PageData {
  return page;
}
