import type { ProductFields } from './product-fields.ts';

interface CartFields {
  readonly cart_id: string | null;
  /** Total of the cart, as the API writes money. */
  readonly total: string | null;
  readonly products: readonly ProductFields[];
}

interface PurchaseFields {
  readonly checkout_id: string;
  readonly channel_key: string | null;
  readonly partner_key: string | null;
  readonly total: string | null;
  /** Empty where the page does not know what was bought. */
  readonly products: readonly ProductFields[];
}

interface DepositFields {
  readonly deposit_id: string | null;
  /** As the API writes money; null where the page does not know. */
  readonly amount: string | null;
}

/** A group of a lotto party, without its name: people write their own into it. */
interface GroupFields {
  readonly group_id: string;
}

/** A draw that a lotto party plays. */
interface SessionFields extends GroupFields {
  readonly session_id: string;
  /** Key of the lottery. */
  readonly product_id: string;
  readonly draw_no: number | null;
  /** Of a share, as the API writes money. */
  readonly price: string | null;
  readonly autosession_status: string;
}

/**
 * Every event of analytics with its fields, in the words of the specification (The calls it makes, "Analytics events").
 * Those in small letters are for the customer-data service.
 */
export interface AnalyticsEvents {
  'cart viewed': CartFields;
  'checkout started': CartFields;
  'step completed': CartFields & { readonly step: string };
  'product added': ProductFields;
  'product clicked': ProductFields;
  'product removed': ProductFields;
  'purchase completed': PurchaseFields;
  'favourite numbers added': { readonly product_id: string };
  'favourite numbers edited': { readonly product_id: string };
  'favourite numbers removed': { readonly product_id: string };
  'fund created': { readonly method: string };
  'fund defaulted': { readonly fund_id: string };
  'membership viewed': { readonly path: string };
  '2FA setup': { readonly method: 'authenticator' | 'email' };
  'verification attempted': { readonly method: string };
  'password reset requested': Record<never, never>;
  'password reset completed': Record<never, never>;
  'sign-up email validation failed': { readonly code: string };
  'withdrawal requested': { readonly method: string };
  'social syndicate group created': GroupFields;
  'social syndicate group joined': GroupFields;
  'social syndicate session created': SessionFields;
  'social syndicate session changed': SessionFields;
  Feedback: { readonly rating: number | null };
  /** Money paid into the wallet by itself. */
  Deposit: DepositFields;
  /** Money paid in for a purchase, beside what the wallet held. */
  ExtraDeposit: DepositFields;
  Error: {
    readonly code: string | null;
    readonly message: string;
    /** Of a withdrawal that failed, the code of its method. */
    readonly method?: string;
  };
  Transaction: PurchaseFields;
  SignUp: Record<never, never>;
  Login: Record<never, never>;
  Logout: Record<never, never>;
  Click: { readonly text: string; readonly target: string };
  MembershipStatusUpdated: { readonly status: string };
  PageView: { readonly path: string; readonly title: string; readonly route_id: string };
}

export type AnalyticsName = keyof AnalyticsEvents;

/** One event with its fields. */
export type Told = { [Name in AnalyticsName]: [name: Name, fields: AnalyticsEvents[Name]] }[AnalyticsName];

/** What the frame of a partner and the data layer are told; nothing else goes there. */
export const FRAME_EVENTS = [
  'Feedback',
  'Deposit',
  'ExtraDeposit',
  'Error',
  'Transaction',
  'SignUp',
  'Login',
  'Logout',
  'Click',
  'MembershipStatusUpdated',
  'PageView',
] as const satisfies readonly AnalyticsName[];

/** What the customer-data service is told. */
export const CUSTOMER_DATA_EVENTS = [
  'cart viewed',
  'checkout started',
  'step completed',
  'product added',
  'product clicked',
  'product removed',
  'purchase completed',
  'favourite numbers added',
  'favourite numbers edited',
  'favourite numbers removed',
  'fund created',
  'fund defaulted',
  'membership viewed',
  '2FA setup',
  'verification attempted',
  'password reset requested',
  'password reset completed',
  'sign-up email validation failed',
  'withdrawal requested',
  'social syndicate group created',
  'social syndicate group joined',
  'social syndicate session created',
  'social syndicate session changed',
] as const satisfies readonly AnalyticsName[];
