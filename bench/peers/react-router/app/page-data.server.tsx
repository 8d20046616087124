import { renderToStaticMarkup } from 'react-dom/server';
import Markdown from 'react-markdown';
import source from '../../../shop/reference-page.json' with { type: 'json' };

/** The Markdown is rendered once, so that it costs neither requests nor the browser anything. */
const page = { ...source, copy: renderToStaticMarkup(<Markdown>{source.copy}</Markdown>) };

export type PeerHomePageData = typeof page;

export function getPeerHomePageFromReferenceJson(): PeerHomePageData {
  return page;
}
