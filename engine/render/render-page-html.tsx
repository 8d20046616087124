import { renderToString } from 'react-dom/server';
import type { MessageSource } from '../messages/message-source.ts';
import {
  type PageHtmlWithStaticHtmlGaps,
  STATIC_HTML_PLACEHOLDER,
  splitPageHtmlAtStaticHtmlGaps,
} from './html-template.ts';
import { markFallbackTexts } from './mark-fallback-texts.ts';
import type { PagePayload } from './page-payload.ts';
import type { PageTreeNodeRenderers } from './page-tree.tsx';
import { PageView } from './page-view.tsx';
import type { ServerBlocksByType } from './server-block.ts';
import { type MessageTracker, NO_FOUND_MESSAGES, trackMessages } from './track-messages.ts';

/**
 * Renders page nodes to HTML for hydration, with placeholders for static HTML. A block that throws is left to the
 * browser and reported to `failed`.
 */
export type RenderPageTreeHtml = (
  payload: PagePayload,
  messages: MessageSource,
  failed: (blockId: string) => void,
) => PageHtmlWithStaticHtmlGaps;

export function createPageTreeHtmlRenderer(blocks: ServerBlocksByType): RenderPageTreeHtml {
  const host: PageTreeNodeRenderers = {
    find: (type) => blocks[type]?.component,
    html: () => STATIC_HTML_PLACEHOLDER,
    failed: () => {},
    overlay: () => null,
  };
  return (payload, messages, failed) => {
    const tracker = trackMessages(messages, payload.site.locale);
    const html = renderToString(<PageView page={payload} messages={tracker?.source ?? messages} host={host} />);
    for (const [, id] of html.matchAll(/data-unrendered-block="([^"]+)"/g)) if (id) failed(id);
    return splitPageHtmlAtStaticHtmlGaps(markPage(html, payload, tracker?.found), payload.nodes);
  };
}

/** Elements only get attributes, because React hydrates them. */
function markPage(
  html: string,
  { fallbackTexts = [], site }: Pick<PagePayload, 'fallbackTexts' | 'site'>,
  found?: MessageTracker['found'],
): string {
  if (fallbackTexts.length === 0 && !found?.messages.size) return html;
  const texts = fallbackTexts.map(([text, language]) => ({ text, language, isHtml: false }));
  const messages = found ?? NO_FOUND_MESSAGES;
  return markFallbackTexts(html, { texts, messages, locale: site.locale, addsElements: false });
}
