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

/** Services of the page for the flows that run in it. */
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
  /** Loads a document, which discards the data of the former customer. */
  readonly load: (to: string) => void;
  /** The same, but replaces the history entry. */
  readonly leave: (to: string) => void;
  /** Reloads this page if it was rendered for a customer who is signed out now. */
  readonly reload: () => void;
  /** Requests this page again and renders the changes; typed values are retained. */
  readonly refresh: () => Promise<void>;
  /** The current page's site. */
  readonly site: () => Pick<SiteDataForBlocks, 'key' | 'currency' | 'locale'>;
  /** IANA time zone of the current page's site. */
  readonly timeZone: () => string;
  /** Whether a feature of the site is on. */
  readonly feature: (name: string) => boolean;
  readonly capability: (name: string) => boolean;
  /** The customer that the page was rendered for; null for a visitor. */
  readonly customerId: () => string | null;
  /** The partner whose page this is; null on the shop's own pages. */
  readonly partner: () => PartnerPageIdentity | null;
  /** Why nothing may be sold to the customer, from the page; null for no restriction. */
  readonly salesRestrictionReason: () => string | null;
  /** Origins of the pages that may frame this one. */
  readonly framedBy: () => readonly string[];
  /** Payment gateways that the page may use; null where it takes no payment. */
  readonly payment: () => PagePaymentSettings | null;
  /** Name of the build of the shop that runs in the page; null if unknown. */
  readonly build: () => string | null;
  readonly toast: (toast: ToastMessage) => void;
  /** Functions of a catalogue of `app`, in the language of the page. */
  readonly messages: <Messages>(reference: MessageCatalogueReference<Messages>) => Messages;
  /** Renders changed visitor data, such as the number of items in the cart. */
  readonly showVisitor: (changed: Partial<PageVisitorSummary>) => void;
  /** Storage of this tab for one purpose. */
  readonly storage: (category: CookieCategory) => TabStorage;
  /** A channel between tabs. */
  readonly channel: (name: TabChannelName | PartnerTabChannelName) => TabChannel;
  /** A lock among tabs. */
  readonly lock: (name: TabLockName) => TabLock;
  /** For scripts of gateways, and for events such as `online` and `pageshow`. */
  readonly window: Window;
  /** Reports a failed call of the shop's API. */
  readonly failed: (callId: string, error: unknown) => void;
  readonly wait: (milliseconds: number) => Promise<void>;
}

export interface FlowLoaderDependencies {
  readonly page: FlowPageServices;
  /** The shop's calls; pending while they require a one-time code. */
  readonly commerce: CommerceCalls;
  /** The calls to the server, without that wait. */
  readonly transport: ApiTransport;
  readonly pendingCalls: PendingElevationCalls;
  /** Waits for a one-time code that the server requires, then runs `again`. */
  readonly waitForCode: ElevatingTransport['wait'];
  /** The other flows of the page. */
  readonly flows: () => FlowRunner;
}
