/**
 * The events that scripts of one page send each other on `document`, each with the type of its `detail`. Dispatch one with its
 * type, so that name and detail agree: `new CustomEvent<PageEventDetailOf<typeof SHOW_TOAST_EVENT>>(SHOW_TOAST_EVENT, { detail })`.
 */

/** Starts a flow by its id, and sends it `FLOW.OPEN`. */
export const START_FLOW_EVENT = 'vitrine:flow';
/** Shows a short message over the page. */
export const SHOW_TOAST_EVENT = 'vitrine:toast';
/** Visitor data that the page shows has changed. */
export const VISITOR_CHANGED_EVENT = 'vitrine:visitor';
/** Another page is shown in this document; without a detail the same page has new data. */
export const PAGE_SHOWN_EVENT = 'vitrine:page';
/** Requests the data of the page again. */
export const REFRESH_PAGE_DATA_EVENT = 'vitrine:refresh';
/** The visitor has given or withdrawn consent. */
export const CONSENT_CHANGED_EVENT = 'vitrine:consent';
/** The customer has signed out elsewhere. The page reloads unless a listener cancels the event. */
export const SIGNED_OUT_ELSEWHERE_EVENT = 'vitrine:signed-out';
/** Tracks an analytics event. Scripts of an operator dispatch it too, with any name. */
export const TRACK_ANALYTICS_EVENT = 'vitrine:track';

/** The server runs another release than the page. */
export const PAGE_OUTDATED_EVENT = 'vitrine:outdated';

/**
 * Effect of a server of another release: `outdated` if calls may differ, `refused` if the server has refused the
 * page's last request.
 */
export type OutdatedPageReason = 'outdated' | 'refused';

/** A short message over the page (specification: Screens and UI elements, "Toasts"). */
export interface ToastMessage {
  readonly title?: string;
  readonly message: string;
  readonly level: 'success' | 'info' | 'error';
  /** Code of a failure without a failed call, for the analytics event Error. */
  readonly code?: string;
  /** Whether it disappears by itself. Default: true. */
  readonly isAutoDismissed?: boolean;
  /** Links of the message. */
  readonly actions?: readonly { readonly label: string; readonly url: string }[];
}

/** Idle limits of a customer's session, in milliseconds, as `GET /_visitor` returns them. */
export interface SessionIdleLimits {
  readonly idleAfter: number;
  readonly warnFor: number;
}

/**
 * Response of `GET /_visitor`: number of items in the cart, whether the visitor is signed in, and the
 * flows that the page starts for them.
 */
export interface PageVisitorSummary {
  readonly cartCount: number;
  /** Kinds of tickets in the cart: `lottery`, `syndicate`. */
  readonly cartKinds?: readonly string[];
  readonly isSignedIn: boolean;
  /** Available funds as formatted text, if the customer's capabilities show them. */
  readonly availableFunds?: string | null;
  /** Number of unviewed notifications; null or missing without a feed. */
  readonly unviewed?: number | null;
  /** The region that prices are for; null where the site has none. */
  readonly region?: {
    readonly key: string;
    readonly name: string;
    /** Whether the page shows the prices of another region. */
    readonly changesPrices?: boolean;
  } | null;
  /** Notifications to show as toasts. */
  readonly announcements?: readonly {
    readonly title: string;
    readonly message: string;
    readonly isAutoDismissed: boolean;
    readonly actions: readonly { readonly label: string; readonly url: string }[];
  }[];
  /** Why nothing may be sold to the customer. */
  readonly salesRestriction?: { readonly reason: string; readonly until: string | null } | null;
  readonly prompts?: readonly string[];
  /** Notices to show once, such as `signed_out`. */
  readonly notices?: readonly string[];
  readonly customerId?: string | null;
  /** Idle limits of a customer; null for an anonymous visitor. */
  readonly idle?: SessionIdleLimits | null;
}

/** The page that is shown, as analytics names it. */
export interface ShownPageRoute {
  readonly routeId: string;
  /** Path with the names of secret parameters in place of their values. */
  readonly analyticsPath?: string | undefined;
}

export interface TrackedAnalyticsEvent {
  readonly name: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

interface PageEvents {
  [START_FLOW_EVENT]: CustomEvent<string>;
  [SHOW_TOAST_EVENT]: CustomEvent<ToastMessage>;
  [VISITOR_CHANGED_EVENT]: CustomEvent<Partial<PageVisitorSummary>>;
  [PAGE_SHOWN_EVENT]: CustomEvent<ShownPageRoute | null>;
  [REFRESH_PAGE_DATA_EVENT]: Event;
  [CONSENT_CHANGED_EVENT]: Event;
  [SIGNED_OUT_ELSEWHERE_EVENT]: Event;
  [TRACK_ANALYTICS_EVENT]: CustomEvent<TrackedAnalyticsEvent>;
  [PAGE_OUTDATED_EVENT]: CustomEvent<OutdatedPageReason>;
}

/** Type of the `detail` of a page event. */
export type PageEventDetailOf<Name extends keyof PageEvents> =
  PageEvents[Name] extends CustomEvent<infer Detail> ? Detail : never;

declare global {
  interface DocumentEventMap extends PageEvents {}
}
