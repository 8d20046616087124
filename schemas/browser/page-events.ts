/**
 * The events that scripts of one page send each other on `document`, each with what its `detail` holds. Dispatch one with its
 * type, so that name and detail agree: `new CustomEvent<PageEventDetailOf<typeof SHOW_TOAST_EVENT>>(SHOW_TOAST_EVENT, { detail })`.
 */

/** Starts a flow by its id, and sends it `FLOW.OPEN`. */
export const START_FLOW_EVENT = 'vitrine:flow';
/** Shows a short message over the page. */
export const SHOW_TOAST_EVENT = 'vitrine:toast';
/** What the page shows of its visitor has changed. */
export const VISITOR_CHANGED_EVENT = 'vitrine:visitor';
/** Another page is shown in this document; without a detail the same page has new data. */
export const PAGE_SHOWN_EVENT = 'vitrine:page';
/** Asks for the data of the page again. */
export const REFRESH_PAGE_DATA_EVENT = 'vitrine:refresh';
/** The visitor has given or withdrawn consent. */
export const CONSENT_CHANGED_EVENT = 'vitrine:consent';
/** The customer has signed out elsewhere; a listener that leads somewhere cancels it. */
export const SIGNED_OUT_ELSEWHERE_EVENT = 'vitrine:signed-out';
/** Tracks an event of analytics. Scripts of an operator dispatch it too, with any name. */
export const TRACK_ANALYTICS_EVENT = 'vitrine:track';

/** The server has another release than the page. */
export const PAGE_OUTDATED_EVENT = 'vitrine:outdated';

/**
 * What a page can still do beside a server of another release: everything, while calls may differ, or not what it asked for
 * last.
 */
export type OutdatedPageReason = 'outdated' | 'refused';

/** A short message over the page (specification: Screens and UI elements, "Toasts"). */
export interface ToastMessage {
  readonly title?: string;
  readonly message: string;
  readonly level: 'success' | 'info' | 'error';
  /** Code of a failure without a failed call, for the Error of analytics. */
  readonly code?: string;
  /** Whether it goes by itself; left out, it does. */
  readonly isAutoDismissed?: boolean;
  /** Where it leads on to. */
  readonly actions?: readonly { readonly label: string; readonly url: string }[];
}

/** How long a customer may do nothing, in milliseconds, as `GET /_visitor` answers it. */
export interface SessionIdleLimits {
  readonly idleAfter: number;
  readonly warnFor: number;
}

/**
 * What `GET /_visitor` answers: how many items are in the cart, whether the visitor is signed in, and the
 * flows that the page starts for them.
 */
export interface PageVisitorSummary {
  readonly cartCount: number;
  /** Kinds of tickets in the cart: `lottery`, `syndicate`. */
  readonly cartKinds?: readonly string[];
  readonly isSignedIn: boolean;
  /** What can be spent, in words, where the customer's capabilities show it. */
  readonly availableFunds?: string | null;
  /** How many notifications nobody has looked at; left out where there is no feed. */
  readonly unviewed?: number | null;
  /** The region that prices are for; null where the site has none. */
  readonly region?: {
    readonly key: string;
    readonly name: string;
    /** Whether the page shows the prices of another region. */
    readonly changesPrices?: boolean;
  } | null;
  /** What is told over the page. */
  readonly announcements?: readonly {
    readonly title: string;
    readonly message: string;
    readonly isAutoDismissed: boolean;
    readonly actions: readonly { readonly label: string; readonly url: string }[];
  }[];
  /** Why nothing may be sold to the customer. */
  readonly salesRestriction?: { readonly reason: string; readonly until: string | null } | null;
  readonly prompts?: readonly string[];
  /** What the visitor must hear once. */
  readonly notices?: readonly string[];
  readonly customerId?: string | null;
  /** How long a customer may do nothing; null for a visitor. */
  readonly idle?: SessionIdleLimits | null;
}

/** The page that is shown, as analytics names it. */
export interface ShownPageRoute {
  readonly routeId: string;
  /** Path with the names of secret parameters in place of their values. */
  readonly analyticsPath?: string | undefined;
}

/** An event of analytics. */
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

/** What the `detail` of an event of the page holds. */
export type PageEventDetailOf<Name extends keyof PageEvents> =
  PageEvents[Name] extends CustomEvent<infer Detail> ? Detail : never;

declare global {
  interface DocumentEventMap extends PageEvents {}
}
