// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.

/** Why the cart can't be bought as it is. */
export interface CartBlocked {
  /** Version of the messages. */
  readonly vitrine: 1;
  /** What is said. */
  readonly type: 'cart.blocked';
  /** The reasons. */
  readonly reasons: readonly FrameBlockedReason[];
}

/** One game on a ticket. */
export interface CartGame {
  /** Its numbers by number set. */
  readonly numberSets: readonly NumberGroup[];
}

/** What to put into the cart. */
export interface CartItemRequest {
  /** The type of product; shares of a lotto party have the key of its lottery. */
  readonly productType: 'lottery_ticket' | 'multi_draw_ticket' | 'raffle_ticket' | 'syndicate_share' | 'social_syndicate_share' | 'membership';
  /** Key of the product offer. */
  readonly lotteryKey: string;
  /** Key of the game type; 'standard' when left out. */
  readonly gameType?: string;
  /** Key of the game offer; the default one when left out. */
  readonly gameOffer?: string;
  /** The games with their numbers; left out, quickpick fills them. */
  readonly games?: readonly CartGame[];
  /** Count of games; needed when the games are left out. */
  readonly numGames?: number;
  /** Consecutive draws to play, 1 when left out. */
  readonly numDraws?: number;
  /** Weeks to play, 1 when left out. */
  readonly numWeeks?: number;
  /** Number of the draw to start with; the next one on sale when left out. */
  readonly drawNo?: number;
  /** The chosen day, where a lottery has selectable days. */
  readonly day?: Weekday;
  /** Key of the chosen cause, where the offer lets one choose. */
  readonly causeKey?: string;
  /** Whether the shop picks the numbers. */
  readonly quickpick?: boolean;
  /** Whether the numbers are favourite numbers. */
  readonly favourite?: boolean;
  /** Least jackpot for a repeated purchase. */
  readonly minimumJackpotAmount?: MoneyAmount;
  /** Whether to buy it repeatedly. */
  readonly recurringPurchase?: RecurringPurchaseChoice;
  /** Code of the affiliate that the visitor came from. */
  readonly affiliateCode?: string;
  /** How many, 1 when left out; for raffle tickets, the count of books. */
  readonly quantity?: number;
  /** Key of the book, for raffle tickets. */
  readonly raffleOfferKey?: string;
  /** Opaque id of the syndicate in its draw, for shares. */
  readonly syndicateEncodedId?: string;
  /** Count of shares, 1 when left out. */
  readonly numShares?: number;
  /** Key of the tier, for a membership. */
  readonly membershipTier?: string;
  /** The period paid for, for a membership. */
  readonly membershipPeriod?: string;
  /** Key of the syndicate, for shares; without an id, the next draw with shares on sale. */
  readonly syndicateKey?: string;
}

/** What the cart costs. */
export interface CartPriced {
  /** Version of the messages. */
  readonly vitrine: 1;
  /** What is said. */
  readonly type: 'cart.priced';
  /** Total with two decimals. */
  readonly total: string;
  /** ISO 4217 code of the currency. */
  readonly currency: string;
  /** Count of items. */
  readonly count: number;
}

/** The shop does not sell this cart. */
export interface CartRefused {
  /** Version of the messages. */
  readonly vitrine: 1;
  /** What is said. */
  readonly type: 'cart.refused';
  /** Machine-readable name of the reason. */
  readonly code: string;
  /** Text for the customer. */
  readonly message: string;
}

/** One reason, and what can be done about it. */
export interface FrameBlockedReason {
  /** Name of the reason. */
  readonly id: string;
  /** Text for the customer. */
  readonly message: string;
  /** FIXED where nothing helps but another cart. */
  readonly actionType: 'FIXED' | 'CHANGE_CART' | 'VERIFY' | 'LIMITS';
}

/** How tall the frame must be to show all of its page. */
export interface FrameHeight {
  /** Version of the messages. */
  readonly vitrine: 1;
  /** What is said. */
  readonly type: 'frame.height';
  /** Height in pixels. */
  readonly height: number;
}

/** What the shop says to the partner's page. */
export type FrameMessage = FrameReady | FrameHeight | CartPriced | CartBlocked | CartRefused | LoginNeeded | PurchaseCompleted;

/** The frame listens: whoever has a cart sends it now. */
export interface FrameReady {
  /** Version of the messages. */
  readonly vitrine: 1;
  /** What is said. */
  readonly type: 'frame.ready';
  /** Path segment of the partner. */
  readonly partner: string;
  /** What the frame shows. */
  readonly screen: 'checkout' | 'autologin' | 'receipt' | 'not-found';
  /** Whether a customer is logged in. */
  readonly isSignedIn: boolean;
}

/** Nobody is logged in: the partner may lead the frame to a new autologin link. */
export interface LoginNeeded {
  /** Version of the messages. */
  readonly vitrine: 1;
  /** What is said. */
  readonly type: 'login.needed';
  /** Whether the customer is a visitor, or their link was no longer good. */
  readonly reason: 'visitor' | 'link_not_valid';
}

/** An amount of money in currency units with the decimals of its currency, such as '12.50', or '1250' in yen. */
export type MoneyAmount = string;

/** Numbers of one number set. */
export interface NumberGroup {
  /** Key of the number set. */
  readonly key: string;
  /** The numbers. */
  readonly numbers: readonly number[];
}

/** What the partner's page says to the shop. */
export interface PartnerMessage {
  /** Version of the messages. */
  readonly vitrine: 1;
  /** Whether it is the first cart, or one that replaces what was sent before. */
  readonly type: 'cart.received' | 'cart.updated';
  /** What the customer has chosen at the partner. */
  readonly items: readonly CartItemRequest[];
}

/** The cart is bought. */
export interface PurchaseCompleted {
  /** Version of the messages. */
  readonly vitrine: 1;
  /** What is said. */
  readonly type: 'purchase.completed';
  /** Id of the purchase. */
  readonly checkoutId: string;
  /** What it cost, with two decimals; null where the page no longer knows. */
  readonly total: string | null;
  /** ISO 4217 code of the currency. */
  readonly currency: string;
}

/** The choice of a repeated purchase. */
export interface RecurringPurchaseChoice {
  /** The kind of repeated purchase. */
  readonly type: RecurringType;
  /** Whether to repeat it. */
  readonly enabled: boolean;
}

/** The kind of repeated purchase. */
export type RecurringType = 'autoplay' | 'subscription';

/** A day of the week. */
export type Weekday = 'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat' | 'sun';
