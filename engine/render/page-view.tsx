import { useEffect, useMemo, useRef } from 'react';
import { PAGE_SHOWN_EVENT, type PageEventDetailOf } from '#schemas/browser/page-events.ts';
import type { MessageSource } from '../messages/message-source.ts';
import { createHrefBuilder } from '../routing/href-builder.ts';
import { BlockContext } from './block-context.tsx';
import { formatDocumentTitle } from './document-title.ts';
import type { PagePayload } from './page-payload.ts';
import { PageTree, type PageTreeNodeRenderers } from './page-tree.tsx';

interface PageViewProps {
  readonly page: PagePayload;
  readonly messages: MessageSource;
  readonly host: PageTreeNodeRenderers;
  /** Key of the history entry; missing on the server. */
  readonly place?: string;
}

/** The current page and its navigation effects. */
export function PageView({ page, messages, host, place = '' }: PageViewProps) {
  const context = useMemo(
    () => ({
      site: page.site,
      capabilities: new Set(page.capabilities),
      href: createHrefBuilder(page.routes),
      messages,
    }),
    [page, messages],
  );
  useArrival(page, place);
  return (
    <BlockContext value={context}>
      {page.styles && <link rel="stylesheet" href={page.styles} precedence="blocks" />}
      <PageTree nodes={page.nodes} host={host} />
    </BlockContext>
  );
}

/**
 * After a navigation: sets title and canonical link, closes dialogs and focuses the new content. A reload of data does
 * none of it.
 */
function useArrival(page: PagePayload, key: string): void {
  const last = useRef({ page, key });
  useEffect(() => {
    const before = last.current;
    if (before.page === page) return;
    last.current = { page, key };
    if (before.key === key) {
      document.dispatchEvent(new Event(PAGE_SHOWN_EVENT));
      return;
    }
    document.title = formatDocumentTitle(page.head.title, page.site.name);
    document.querySelector('link[rel=canonical]')?.setAttribute('href', page.head.canonical);
    for (const dialog of document.querySelectorAll('dialog[open]'))
      if (dialog instanceof HTMLDialogElement) dialog.close();
    if (!location.hash) document.getElementById('main')?.focus({ preventScroll: true });
    const { routeId, analyticsPath } = page;
    document.dispatchEvent(
      new CustomEvent<PageEventDetailOf<typeof PAGE_SHOWN_EVENT>>(PAGE_SHOWN_EVENT, {
        detail: { routeId, analyticsPath },
      }),
    );
  }, [page, key]);
}
