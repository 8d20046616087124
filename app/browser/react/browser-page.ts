import { createMessageAccessor } from '#engine/messages/message-accessor.ts';
import type { MessageSource } from '#engine/messages/message-source.ts';
import type { PagePayloadNode } from '#engine/page/page-node.ts';
import type { DocumentTexts } from '#engine/render/document-texts.ts';
import type { PagePayload } from '#engine/render/page-payload.ts';
import { createTabLock } from '#engine/storage/tab-lock.ts';
import { openConsentCheckedTabStorage } from '#engine/storage/tab-storage.ts';
import { type PageEventDetailOf, VISITOR_CHANGED_EVENT } from '#schemas/browser/page-events.ts';
import type { FlowPageServices, PartnerPageIdentity } from '../../services/flows/flow-context.ts';
import { readShownSalesRestrictionReason } from '../../services/shown-sales-restriction.ts';
import { waitMilliseconds } from '../page-script/pause.ts';
import { reportPageError } from '../page-script/report-error.ts';

/** What a page is made from for its flows. */
export interface FlowPageServicesOptions extends Pick<FlowPageServices, 'href' | 'path' | 'toast'> {
  /** The page that is shown. */
  readonly current: () => PagePayload;
  /** Messages of the page and, once they are loaded, of flows. */
  readonly loadedMessages: () => MessageSource;
  /** Loads the messages of flows; rejects where they can't be loaded. */
  readonly loadMessages: () => Promise<void>;
  /** A text that needs no loading. */
  readonly documentText: (name: keyof DocumentTexts) => string;
  readonly router: () => Promise<{ navigate(to: string): unknown; revalidate(): Promise<void> }>;
}

/** What flows ask of the page, in a browser: they reach the document, the address and the tabs through this alone. */
export function createFlowPageServices({
  current,
  loadedMessages,
  router,
  href,
  path,
  toast,
}: FlowPageServicesOptions): FlowPageServices {
  return {
    href,
    path,
    url: () => new URL(location.href),
    replaceUrl: (url) => history.replaceState(history.state, '', url),
    signedOutPath: () => current().signedOutPath ?? null,
    navigate: (to) =>
      void router().then(
        ({ navigate }) => navigate(to),
        () => location.assign(to),
      ),
    load: (to) => location.assign(to),
    leave: (to) => location.replace(to),
    reload: () => location.reload(),
    refresh: async () => (await router()).revalidate(),
    site: () => current().site,
    timeZone: () => current().site.timeZone,
    feature: (name) => current().site.features[name] === true,
    capability: (name) => current().capabilities.includes(name),
    customerId: () => current().customerId,
    partner: () => partnerIn(current().nodes),
    salesRestrictionReason: () => readShownSalesRestrictionReason(document),
    payment: () => current().payment ?? null,
    framedBy: () => current().framedBy ?? [],
    build: () => /([\w-]+)\.js$/.exec(document.querySelector<HTMLScriptElement>(FIRST_SCRIPT)?.src ?? '')?.[1] ?? null,
    failed: (callId, error) => reportPageError({ kind: 'call', block: callId, error }),
    wait: waitMilliseconds,
    toast,
    messages: (reference) => createMessageAccessor(reference, loadedMessages(), current().site),
    showVisitor: (detail) =>
      void document.dispatchEvent(
        new CustomEvent<PageEventDetailOf<typeof VISITOR_CHANGED_EVENT>>(VISITOR_CHANGED_EVENT, { detail }),
      ),
    storage: openConsentCheckedTabStorage,
    channel: (name) => new BroadcastChannel(name),
    lock: (name) => createTabLock(name),
    window,
  };
}

/** The name of the entry script identifies a build: it changes with the content. */
const FIRST_SCRIPT = 'script[type="module"][src]';

/** The partner that the header of the page names. */
function partnerIn(nodes: readonly PagePayloadNode[]): PartnerPageIdentity | null {
  for (const node of nodes) {
    if (node.kind === 'host') {
      const found = partnerIn(node.children);
      if (found) return found;
    }
    if (node.kind === 'block' && node.type === 'partner-header') return node.data as PartnerPageIdentity;
  }
  return null;
}
