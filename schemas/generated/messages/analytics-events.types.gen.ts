// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.

/** A cart with what is in it. */
export interface AnalyticsCart {
  /** Reference of the cart; null where there is none. */
  readonly cart_id: string | null;
  /** Total of the cart in main units of the currency; null where there is no cart. */
  readonly total: number | null;
  /** Products in the cart; vouchers are none. */
  readonly products: readonly AnalyticsProduct[];
}

/** A link that was followed. */
export interface AnalyticsClick {
  /** Words of the link, 100 characters at most. */
  readonly text: string;
  /** Address in the link, without its query. */
  readonly target: string;
}

/** A refusal. */
export interface AnalyticsCode {
  /** Code of the first message; null where there is none. */
  readonly code: string | null;
}

/** Money that was paid in. */
export interface AnalyticsDeposit {
  /** Id of the deposit; null where the page does not know. */
  readonly deposit_id: string | null;
  /** ISO 4217 code of the currency. */
  readonly currency: string;
  /** Amount in main units of the currency; null where the page does not know. */
  readonly amount: number | null;
}

/** Something that failed for a customer. */
export interface AnalyticsError {
  /** Code of the first message of the failure; null where it has none. */
  readonly code: string | null;
  /** Text of that message, without addresses of people. */
  readonly message: string;
  /** Of a withdrawal that failed, the code of its method. */
  readonly method?: 'tt' | 'pl' | 'tw' | 'do';
}

/** What a visitor thinks of the shop. */
export interface AnalyticsFeedback {
  /** Not satisfied, neutral or satisfied. */
  readonly rating: -1 | 0 | 1;
}

/** A saved way of payment. */
export interface AnalyticsFund {
  /** Id of the fund. */
  readonly fund_id: string;
}

/** A way of payment. */
export interface AnalyticsFundMethod {
  /** Code of the deposit method: card, bank account or PayPal. */
  readonly method: 'cc' | 'bank' | 'pl';
}

/** A group of a lotto party, without its name: people write their own into it. */
export interface AnalyticsGroup {
  /** Id of the group. */
  readonly group_id: string;
}

/** A lottery of which a customer has favourite numbers. */
export interface AnalyticsLottery {
  /** Key of the product offer. */
  readonly product_id: string;
}

/** A membership. */
export interface AnalyticsMembership {
  /** What the customer is from now on. */
  readonly status: 'member' | 'non-member' | 'pending-deposit';
}

/** The fields of one event of analytics, under its name. Those in small letters are for the customer-data service, the rest for the data layer and the frame of a partner. */
export interface AnalyticsMessage {
  /** The customer looks at the cart. */
  readonly 'cart viewed'?: AnalyticsCart;
  /** The customer sees what is about to be bought. */
  readonly 'checkout started'?: AnalyticsCart;
  /** The customer has done a step of the checkout; each once, but an order that is placed again. */
  readonly 'step completed'?: AnalyticsStep;
  /** A product came into the cart. */
  readonly 'product added'?: AnalyticsProduct;
  /** The customer followed a link to a product. */
  readonly 'product clicked'?: AnalyticsProduct;
  /** The customer took a product out of the cart. */
  readonly 'product removed'?: AnalyticsProduct;
  /** A purchase has taken place. */
  readonly 'purchase completed'?: AnalyticsPurchase;
  /** Favourite numbers were saved where there were none. */
  readonly 'favourite numbers added'?: AnalyticsLottery;
  /** Favourite numbers were changed. */
  readonly 'favourite numbers edited'?: AnalyticsLottery;
  /** Favourite numbers were removed. */
  readonly 'favourite numbers removed'?: AnalyticsLottery;
  /** A way of payment was saved. */
  readonly 'fund created'?: AnalyticsFundMethod;
  /** A saved way of payment became the default. */
  readonly 'fund defaulted'?: AnalyticsFund;
  /** A page of the membership was shown. */
  readonly 'membership viewed'?: AnalyticsPath;
  /** Two-factor authentication was set up. */
  readonly '2FA setup'?: AnalyticsTwoFactor;
  /** The customer tried to prove who they are. */
  readonly 'verification attempted'?: AnalyticsVerification;
  /** A link to reset a password was requested. */
  readonly 'password reset requested'?: AnalyticsNothing;
  /** A new password was saved. */
  readonly 'password reset completed'?: AnalyticsNothing;
  /** An e-mail address was refused at sign-up. */
  readonly 'sign-up email validation failed'?: AnalyticsCode;
  /** A withdrawal was requested. */
  readonly 'withdrawal requested'?: AnalyticsWithdrawal;
  /** A group of a lotto party was created. */
  readonly 'social syndicate group created'?: AnalyticsGroup;
  /** The customer joined a group. */
  readonly 'social syndicate group joined'?: AnalyticsGroup;
  /** A group plays a draw. */
  readonly 'social syndicate session created'?: AnalyticsSession;
  /** It was changed whether a group plays again by itself. */
  readonly 'social syndicate session changed'?: AnalyticsSession;
  /** Feedback was given. */
  readonly Feedback?: AnalyticsFeedback;
  /** Money was paid into the wallet by itself. */
  readonly Deposit?: AnalyticsDeposit;
  /** Money was paid in for a purchase, beside what the wallet held. */
  readonly ExtraDeposit?: AnalyticsDeposit;
  /** Something failed for the customer. */
  readonly Error?: AnalyticsError;
  /** A purchase has taken place. */
  readonly Transaction?: AnalyticsPurchase;
  /** The customer has signed up. */
  readonly SignUp?: AnalyticsNothing;
  /** The customer has logged in. */
  readonly Login?: AnalyticsNothing;
  /** The customer has logged out. */
  readonly Logout?: AnalyticsNothing;
  /** A link was followed. */
  readonly Click?: AnalyticsClick;
  /** The customer joined or left the membership. */
  readonly MembershipStatusUpdated?: AnalyticsMembership;
  /** A page was shown. */
  readonly PageView?: AnalyticsPageView;
}

/** An event that says all by its name. */
export interface AnalyticsNothing {
}

/** A page that was shown. */
export interface AnalyticsPageView {
  /** Path without its query. A parameter that may be a secret, such as the token of a link, has its name in place of its value: '/login/autologin/:autologinToken'. */
  readonly path: string;
  /** Title of the document. */
  readonly title: string;
  /** Id of the route. */
  readonly route_id: string;
}

/** A page. */
export interface AnalyticsPath {
  /** Path without its query. A parameter that may be a secret, such as the token of a link, has its name in place of its value: '/login/autologin/:autologinToken'. */
  readonly path: string;
}

/** One product of a shop. Every event fills each field with this one meaning. */
export interface AnalyticsProduct {
  /** Key of the brand whose shop sells it, such as 'harbour'. */
  readonly brand: string;
  /** Display category of the product offer, such as 'lottery'. */
  readonly category: string;
  /** Key of the cause that the customer chose; null where none was chosen, or the offer gives to none. */
  readonly cause: string | null;
  /** Where in the shop it happened: the type of the block, such as 'offer-grid', or 'cart' or 'checkout'. */
  readonly source: string;
  /** Reference of the cart that it is or was in; null where it is in none. */
  readonly cart_id: string | null;
  /** Key of the product offer. It is the same in each event about the product. */
  readonly product_id: string;
  /** Draws that it takes part in; null where nobody has chosen yet, and for a membership. */
  readonly num_draws: number | null;
  /** Games in each of these draws; null where nobody has chosen yet, and for products that are not made of games. */
  readonly num_games: number | null;
  /** Price of all of it in main units of the currency, such as 25.5 for $25.50; where nobody has chosen yet, the lowest that it is sold for; null where it is not on sale. */
  readonly price: number | null;
  /** Name of the product offer. */
  readonly name: string;
  /** How it is bought: the keys of game type and game offer, of the book, the syndicate, or the tier and period, with a slash between, and 'lotto-party' for a share in one; null where nobody has chosen yet. */
  readonly variant: string | null;
  /** When its first draw is drawn, ISO 8601 in UTC; null where it is in no draw. */
  readonly draw_date: string | null;
  /** Number of that draw; null where it is in no draw. */
  readonly draw_no: number | null;
  /** What can be won in that draw, or the value of a raffle's first prize, in main units of the currency; null until it is announced. */
  readonly prize_pool: number | null;
  /** Days that the customer chose to play; empty where every draw is played. */
  readonly days_of_week: readonly ('mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat' | 'sun')[];
  /** Whether tickets of a raffle's draw can be bought; null for other products. */
  readonly purchase_status: 'open' | 'sold_out' | 'past_draw' | 'pre_order' | null;
}

/** A purchase that has taken place. */
export interface AnalyticsPurchase {
  /** Id of the purchase, as in the address of its receipt. */
  readonly checkout_id: string;
  /** APP where it was bought in the app, else web; null where the page does not know. */
  readonly channel_key: string | null;
  /** Key of the partner; null where it was bought in the shop itself. */
  readonly partner_key: string | null;
  /** ISO 4217 code of the currency. */
  readonly currency: string;
  /** Total in main units of the currency; null where the page does not know. */
  readonly total: number | null;
  /** What was bought; empty where the page does not know. */
  readonly products: readonly AnalyticsProduct[];
}

/** A draw that a lotto party plays. */
export interface AnalyticsSession {
  /** Id of the group. */
  readonly group_id: string;
  /** Id of the session. */
  readonly session_id: string;
  /** Key of the product offer of the lottery. */
  readonly product_id: string;
  /** Number of the draw; null where the shop does not say. */
  readonly draw_no: number | null;
  /** Price of a share in main units of the currency; null where the shop does not say. */
  readonly price: number | null;
  /** Whether the party plays again by itself. */
  readonly autosession_status: 'paused' | 'on' | 'off';
}

/** A step of the checkout that the customer has done. */
export interface AnalyticsStep {
  /** Reference of the cart; null where there is none. */
  readonly cart_id: string | null;
  /** Total of the cart in main units of the currency; null where there is no cart. */
  readonly total: number | null;
  /** Products in the cart; vouchers are none. */
  readonly products: readonly AnalyticsProduct[];
  /** The step. */
  readonly step: 'regulation' | 'later_method' | 'payment_method' | 'order_placed';
}

/** A way of receiving one-time codes. */
export interface AnalyticsTwoFactor {
  /** The way. */
  readonly method: 'authenticator' | 'email';
}

/** An attempt to prove who a customer is, whatever its outcome. A visit to a provider is two events: one without status and code when the customer leaves for it, and one with its outcome. */
export interface AnalyticsVerification {
  /** The way. */
  readonly method: 'auto_verification' | 'connect_id' | 'drivers_licence' | 'greenid_ui' | 'pdf_form' | 'photo_id_upload';
  /** How far it is proved since, such as 'Verified'; null where the attempt was refused, or goes on at a provider. */
  readonly status: string | null;
  /** Code of the first message of a refusal; null where the attempt was accepted. */
  readonly code: string | null;
}

/** A withdrawal. */
export interface AnalyticsWithdrawal {
  /** Code of the withdrawal method. */
  readonly method: 'tt' | 'pl' | 'tw' | 'do';
}
