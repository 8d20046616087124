import type { CommerceCalls } from '#commerce/commerce.ts';
import type { ElevatingTransport, PendingElevationCalls } from '#engine/api/elevating-transport.ts';
import type { ApiTransport } from '#engine/api/transport.ts';
import type { FlowRunner } from '#engine/flows/flow.ts';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';
import type { SiteDataForBlocks } from '#engine/page/site-view.ts';
import type { PagePaymentSettings } from '#engine/render/page-payload.ts';
import type { CookieCategory } from '#engine/storage/consent.ts';
import type { TabLock } from '#engine/storage/tab-lock.ts';
import type { TabStorage } from '#engine/storage/tab-storage.ts';
import type { PageVisitorSummary, ToastMessage } from '#schemas/browser/page-events.ts';
import type { PartnerTabChannelName, TabChannelName, TabLockName } from '#schemas/browser/tab-names.ts';
import type { FrameMessage } from '#schemas/messages/partner-frame.ts';
import type { TabChannel } from '../tab-channel.ts';

/** A page of a partner. */
export interface PartnerPageIdentity {
  /** Path segment of the pages of the partner. */
  readonly slug: string;
  readonly screen: Extract<FrameMessage, { type: 'frame.ready' }>['screen'];
}

/** What the flows of the shop may ask of the page that they run in. */
export interface FlowPageServices {
  /** Path of a route that the current page links to. */
  readonly href: (routeId: string, params?: Readonly<Record<string, string>>) => string;
  /** Path of the current page, without its query. */
  readonly path: () => string;
  /** Address of the current page, with query and fragment. */
  readonly url: () => URL;
  /** Shows another address for the current page; Back does not lead to the old one. */
  readonly replaceUrl: (url: URL) => void;
  /** Where a sign-out on the current page leads to; null for the page to log in. */
  readonly signedOutPath: () => string | null;
  /** Shows another page of the shop without loading a document. */
  readonly navigate: (to: string) => void;
  /** Loads a document: what belonged to the customer before is gone with the old one. */
  readonly load: (to: string) => void;
  /** The same, so that Back does not lead here again. */
  readonly leave: (to: string) => void;
  /** Loads this page again, when it was made for somebody who is not signed in any more. */
  readonly reload: () => void;
  /** Asks the server for this page again, and shows what is new; what was typed stays. */
  readonly refresh: () => Promise<void>;
  /** The current page's site. */
  readonly site: () => Pick<SiteDataForBlocks, 'key' | 'currency' | 'locale'>;
  /** IANA time zone of the current page's site. */
  readonly timeZone: () => string;
  /** Whether a feature of the site is on. */
  readonly feature: (name: string) => boolean;
  readonly capability: (name: string) => boolean;
  /** Whom the current page was made for; null for a visitor. */
  readonly customerId: () => string | null;
  /** The partner whose page this is; null on the shop's own pages. */
  readonly partner: () => PartnerPageIdentity | null;
  /** Why nothing may be sold to the customer, as the page says it; null where it says nothing. */
  readonly salesRestrictionReason: () => string | null;
  /** Origins of the pages that may frame this one. */
  readonly framedBy: () => readonly string[];
  /** What the page may reach of payment gateways; null where it takes no payment. */
  readonly payment: () => PagePaymentSettings | null;
  /** Name of the build of the shop that runs in the page; null where it can't be told. */
  readonly build: () => string | null;
  readonly toast: (toast: ToastMessage) => void;
  /** Functions of a catalogue of `app`, in the language of the page. */
  readonly messages: <Messages>(reference: MessageCatalogueReference<Messages>) => Messages;
  /** Shows what has changed of the visitor, such as the number of items in the cart. */
  readonly showVisitor: (changed: Partial<PageVisitorSummary>) => void;
  /** What this tab stores for one purpose. */
  readonly storage: (category: CookieCategory) => TabStorage;
  /** Where tabs tell each other something. */
  readonly channel: (name: TabChannelName | PartnerTabChannelName) => TabChannel;
  /** A lock among tabs. */
  readonly lock: (name: TabLockName) => TabLock;
  /** For scripts of gateways, and for events such as `online` and `pageshow`. */
  readonly window: Window;
  /** Reports a call that the shop's API could not answer. */
  readonly failed: (callId: string, error: unknown) => void;
  readonly wait: (milliseconds: number) => Promise<void>;
}

/** What a flow is put together from. */
export interface FlowLoaderDependencies {
  readonly page: FlowPageServices;
  /** The shop's calls. One that needs a one-time code waits for it. */
  readonly commerce: CommerceCalls;
  /** The calls as they go to the server, which nothing holds. */
  readonly transport: ApiTransport;
  readonly pendingCalls: PendingElevationCalls;
  /** Waits for a one-time code that the server was asked for, and then does `again`. */
  readonly waitForCode: ElevatingTransport['wait'];
  /** The flows beside this one. */
  readonly flows: () => FlowRunner;
}
