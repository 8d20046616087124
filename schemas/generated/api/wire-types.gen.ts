// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.

/** Terms that were agreed to. */
export interface AcceptedTerms {
  /** Version of the terms. */
  readonly version: string;
  /** When they were agreed to. */
  readonly accepted_at: string;
  /** Language of the page on which they were agreed to, by Accept-Language. An extension: an API may leave it out. */
  readonly locale?: string;
}

/** The answer envelope. */
export interface AnonCartBuildAnswer {
  /** A cart. */
  readonly result: Cart;
}

export type AnonCartBuildBody = CartBuildRequest;

/** The answer envelope. */
export interface AnonCartConvertAnswer {
  /** A cart. */
  readonly result: Cart;
}

/** The answer envelope. */
export interface AnonCartCreateAnswer {
  /** Token of the new cart. */
  readonly result: string;
}

/** The answer envelope. */
export interface AnonCartGetAnswer {
  /** A cart. */
  readonly result: Cart;
}

/** The answer envelope. */
export interface AnonCartItemsAddAnswer {
  /** A cart. */
  readonly result: Cart;
}

export type AnonCartItemsAddBody = CartItemRequest;

/** The answer envelope. */
export interface AnonCartItemsDeleteAnswer {
  /** A cart. */
  readonly result: Cart;
}

/** The answer envelope. */
export interface AnonCartItemsUpdateAnswer {
  /** A cart. */
  readonly result: Cart;
}

export type AnonCartItemsUpdateBody = CartItemChange;

/** The answer envelope. */
export interface AnonCartPartnerAnswer {
  /** The partner cart. */
  readonly result: PartnerCart;
}

export type AnonCartPartnerBody = PartnerCartRequest;

/** The answer envelope. */
export interface AnonCartPromotionAnswer {
  /** A cart. */
  readonly result: Cart;
}

export type AnonCartPromotionBody = PromotionRequest;

/** One thing that went wrong. */
export interface ApiMessage {
  /** Machine-readable name of the error, in snake_case. */
  readonly code: string;
  /** Text for the customer. */
  readonly message: string;
  /** The request field that the error belongs to; 'this' is the request as a whole, and left out it is 'general'. */
  readonly target?: string;
}

/** What came of the last attempt: a soft failure is tried again, a hard one is not. */
export type AttemptStatus = 'purchased' | 'soft_failure' | 'hard_failure';

/** The answer envelope. */
export interface AuthAutologinAnswer {
  /** The session of the customer. */
  readonly result: Session;
}

export type AuthAutologinBody = AutologinRequest;

/** The answer envelope. */
export interface AuthCheckEmailAnswer {
  /** Whether it can be used. */
  readonly result: EmailCheck;
}

export type AuthCheckEmailBody = EmailAddressRequest;

/** The answer envelope. */
export interface AuthLoginAnswer {
  /** The session of the customer. */
  readonly result: Session;
}

export type AuthLoginBody = LoginRequest;

/** The answer envelope. */
export interface AuthLogoutAnswer {
  /** What was done. */
  readonly result: {
    /** Whether the session has ended. */
    readonly done: boolean;
  };
}

/** The answer envelope. */
export interface AuthRefreshAnswer {
  /** The session of the customer. */
  readonly result: Session;
}

export type AuthRefreshBody = RefreshRequest;

/** The answer envelope. */
export interface AuthSignupAnswer {
  /** The session of the customer. */
  readonly result: Session;
}

export type AuthSignupBody = SignupRequest;

/** The answer envelope. */
export interface AuthTransferAnswer {
  /** The session of the customer. */
  readonly result: Session;
}

export type AuthTransferBody = TransferRequest;

/** The answer envelope. */
export interface AuthTransferTokenAnswer {
  /** The token. */
  readonly result: TransferToken;
}

/** What an authenticator app needs to make codes. */
export interface AuthenticatorSetup {
  /** The key in base 32, to be typed. */
  readonly secret: string;
  /** The key as an otpauth URI, to be shown as a QR code. */
  readonly otpauth_uri: string;
}

/** An item that the shop has taken out of the cart. */
export interface AutoRemovedItem {
  /** Id of the item. */
  readonly id: string;
  /** The type of product. */
  readonly product_type: CartProductType;
  /** Key of the product offer. */
  readonly lottery_key: string;
  /** Name of the product offer. */
  readonly name: string;
  /** Why it was taken out. */
  readonly reason: 'draw_closed' | 'sold_out' | 'no_longer_available';
}

/** The token of a link that signs in. */
export interface AutologinRequest {
  /** The one-time token. */
  readonly token: string;
  /** Whether to ask for no code on this device for a time. */
  readonly save_device?: boolean;
  /** One-time code of six digits. */
  readonly otp?: string;
}

/** What to change of an autoplay; what is left out stays as it is. */
export interface AutoplayChange {
  /** Key of the game offer. */
  readonly game_offer?: string;
  /** Key of the cause. */
  readonly cause_key?: string;
  /** Games of a ticket; numbers that are missing are picked. */
  readonly num_games?: number;
  /** What it becomes. */
  readonly status?: 'recurring_status_active' | 'recurring_status_paused' | 'recurring_status_timed_pause' | 'recurring_status_cancelled';
  /** When a timed pause ends; needed for one. */
  readonly paused_until?: string;
}

/** The answer envelope. */
export interface AutoplayGetAnswer {
  /** The recurring purchase. */
  readonly result: RecurringPurchase;
}

/** The answer envelope. */
export interface AutoplayListAnswer {
  /** The recurring purchases. */
  readonly result: readonly RecurringPurchase[];
  /** Where this page stands in the whole list. */
  readonly page_info: PageInfo;
}

/** The answer envelope. */
export interface AutoplayPauseAnswer {
  /** The recurring purchase. */
  readonly result: RecurringPurchase;
}

export type AutoplayPauseBody = PauseRequest;

/** The answer envelope. */
export interface AutoplaySetMinimumJackpotAnswer {
  /** The recurring purchase. */
  readonly result: RecurringPurchase;
}

export type AutoplaySetMinimumJackpotBody = MinimumJackpotRequest;

/** The answer envelope. */
export interface AutoplaySetQuickpickAnswer {
  /** The recurring purchase. */
  readonly result: RecurringPurchase;
}

export type AutoplaySetQuickpickBody = QuickpickRequest;

/** The answer envelope. */
export interface AutoplayUnpauseAnswer {
  /** The recurring purchase. */
  readonly result: RecurringPurchase;
}

/** The answer envelope. */
export interface AutoplayUpdateAnswer {
  /** The recurring purchase. */
  readonly result: RecurringPurchase;
}

export type AutoplayUpdateBody = AutoplayChange;

/** Whether the next session opens when one closes; paused is off for a while. */
export type AutosessionStatus = 'paused' | 'on' | 'off';

/** What a customer spends on an item on average; null where nothing was bought. */
export interface AverageTransactionValues {
  /** For lotteries. */
  readonly commercial: Money | null;
  /** For raffles. */
  readonly charity: Money | null;
  /** For lotto parties. */
  readonly social_syndicate: Money | null;
  /** For syndicates. */
  readonly syndicate: Money | null;
}

/** A bank account to be paid out to. */
export interface BankAccountRequest {
  /** The code of the bank. */
  readonly code: string;
  /** The number of the account. */
  readonly account_number: string;
  /** The name of the account. */
  readonly account_name: string;
  /** What the code is. */
  readonly type: BankCodeType;
}

/** What the code of a bank is: a domestic branch number, or an international bank identifier. */
export type BankCodeType = 'bsb' | 'swift';

/** A brand. */
export interface Branding {
  /** Key of the brand. */
  readonly key: string;
  /** Name of the brand. */
  readonly name: string;
  /** BCP 47 locale, such as en-AU. */
  readonly locale: string;
  /** ISO 4217 code of the currency. */
  readonly currency: string;
  /** IANA time zone of the shop. */
  readonly time_zone: string;
  /** Key of the price list that applies without a sub-variant. */
  readonly pricing_id: string;
  /** Text that names the licence. */
  readonly licence: string;
  /** Where a customer finds help. */
  readonly support: SupportContact;
}

/** The answer envelope. */
export interface BrandingGetAnswer {
  /** A brand. */
  readonly result: Branding;
}

/** How long a break lasts: a day, a week, six months, or at least six months and then until the customer asks to return. */
export type BreakPeriod = 'day' | 'week' | 'six_months' | 'until_i_ask';

/** The break to take. */
export interface BreakRequest {
  /** How long. */
  readonly period: BreakPeriod;
}

/** The answer envelope. */
export interface BreakReturnAnswer {
  /** The break, with its end. */
  readonly result: PlayBreak;
}

/** The answer envelope. */
export interface BreakStartAnswer {
  /** The break. */
  readonly result: PlayBreak;
}

export type BreakStartBody = BreakRequest;

/** The answer envelope. */
export interface CapabilitiesGetAnswer {
  /** The segments; the default one is first. */
  readonly result: readonly SegmentCapabilities[];
}

/** A card that the vault keeps. */
export interface CardAddRequest {
  /** What the vault gave for the card, where the path names the gateway. */
  readonly token?: string;
  /** The gateway, where the path holds the token. */
  readonly gateway_key?: CardGatewayKey;
  /** What a gateway's script collected of the device. */
  readonly device_data?: string;
  /** Whether to pay with it from now on. */
  readonly is_default?: boolean;
  /** Whether to keep it only if the deposit that follows is paid: where its bank refuses that, it is removed and what it replaced pays again. */
  readonly provisional?: boolean;
}

/** The brand that a saved way to pay shows. */
export type CardBrand = 'AmericanExpress' | 'bank' | 'MasterCard' | 'Visa' | 'paypal';

/** A gateway that takes cards. */
export type CardGatewayKey = 'braintree' | 'eway' | 'opayo' | 'paystream' | 'stripe';

/** The gateways of the brand. */
export interface CardGateways {
  /** The gateways that take cards. */
  readonly available_card_gateways: readonly CardGatewayKey[];
  /** The one that is used first. */
  readonly priority_gateway: CardGatewayKey;
}

/** A cart. */
export interface Cart {
  /** Reference of the cart; for an anonymous cart, its token. */
  readonly cart_reference: string;
  /** ISO 4217 code of the currency of all amounts of the cart. */
  readonly currency: string;
  /** What is in the cart, the oldest first. */
  readonly cart_items: readonly CartItem[];
  /** Items that the shop has taken out since the customer last changed the cart, because they can no longer be bought. */
  readonly auto_removed_items: readonly AutoRemovedItem[];
  /** Total of all items, less what vouchers take off; never below zero. */
  readonly cart_total: MoneyAmount;
  /** Total of the items that are pre-orders. */
  readonly pre_order_total: MoneyAmount;
  /** Whether an item will be charged later without the customer. */
  readonly requires_unattended_payment_method: boolean;
  /** Why the cart cannot be bought: message by reason id; empty when it can. */
  readonly blocked_reasons: Readonly<Record<string, string>>;
  /** Whether the regulations must be accepted at checkout. */
  readonly show_regulation: boolean;
  /** Changes with every item, number and draw of the cart; left out by an API that does not compare it. */
  readonly version?: string;
}

/** The answer envelope. */
export interface CartBuildAnswer {
  /** A cart. */
  readonly result: Cart;
}

export type CartBuildBody = CartBuildRequest;

/** Several items to put into the cart. */
export interface CartBuildRequest {
  /** The items. */
  readonly items: readonly CartItemRequest[];
}

/** One game on a ticket. */
export interface CartGame {
  /** Its numbers by number set. */
  readonly number_sets: readonly NumberGroup[];
}

/** An item of a cart. */
export interface CartItem {
  /** Id of the item. */
  readonly id: string;
  /** The type of product. */
  readonly product_type: CartProductType;
  /** Key of the product offer; for a voucher, of the promotion. */
  readonly lottery_key: string;
  /** Name of the product offer. */
  readonly name: string;
  /** File name of the logo of the product offer; empty for a voucher. */
  readonly logo: string;
  /** Price of one; below zero for a voucher that takes something off. */
  readonly unit_price: Money;
  /** How many. */
  readonly quantity: number;
  /** Price of all; below zero for a voucher that takes something off. */
  readonly total: Money;
  /** Whether it is bought repeatedly. */
  readonly recurring_purchase: CartRecurringPurchase;
  /** Key of the chosen cause; null when there is none. */
  readonly cause_key: string | null;
  /** Set when the item is bought later, as for a pre-order; else null. */
  readonly scheduled_purchase: ScheduledPurchaseRef | null;
  /** Category that the product offer is shown in; left out for a voucher. */
  readonly display_category?: string;
  /** Whether tickets of its draw can be bought, for a raffle ticket. */
  readonly purchase_status?: PurchaseStatus;
  /** What can be won in its first draw; null when it is not announced. */
  readonly prize_pool?: Money | null;
  /** Number of the first draw it is in. */
  readonly draw_no?: number;
  /** When that draw is drawn, ISO 8601 in UTC. */
  readonly draw_date?: string;
  /** Opaque ids of all draws it is in. */
  readonly draw_encoded_ids?: readonly string[];
  /** Key of the game type, for a lottery ticket. */
  readonly game_type?: string;
  /** Key of the game offer, for a lottery ticket. */
  readonly game_offer?: string;
  /** Name of the game offer, for a lottery ticket. */
  readonly game_offer_name?: string;
  /** Games on the ticket. */
  readonly num_games?: number;
  /** Draws the ticket is in, each week. */
  readonly num_draws?: number;
  /** Weeks the ticket runs. */
  readonly num_weeks?: number;
  /** The chosen day; null when every draw is played. */
  readonly day?: Weekday | null;
  /** Whether the shop picked the numbers. */
  readonly quickpick?: boolean;
  /** Whether the numbers are favourite numbers. */
  readonly favourite?: boolean;
  /** Least jackpot for a repeated purchase; null when there is none. */
  readonly minimum_jackpot_amount?: MoneyAmount | null;
  /** The games with their numbers. */
  readonly games?: readonly CartGame[];
  /** Tickets in the chosen book, for a raffle ticket. */
  readonly raffle_book_size?: number;
  /** Tickets in all, for a raffle ticket. */
  readonly num_raffle_tickets?: number;
  /** Key of the chosen book, for a raffle ticket. */
  readonly raffle_offer_key?: string;
  /** Key of the syndicate, for a share. */
  readonly syndicate_key?: string;
  /** Name of the syndicate, for a share. */
  readonly syndicate_name?: string;
  /** Opaque id of the syndicate in its draw, or id of the session of a lotto party, for a share. */
  readonly syndicate_encoded_id?: string;
  /** Price of a share. */
  readonly cost_per_share?: MoneyAmount;
  /** Shares bought. */
  readonly num_shares?: number;
  /** Key of the tier, for a membership. */
  readonly membership_tier?: string;
  /** The period paid for, for a membership. */
  readonly membership_period?: string;
  /** The promotion code, for a voucher. */
  readonly promotion_code?: string;
  /** Until when the voucher holds, ISO 8601 in UTC, for one that expires. */
  readonly expires_at?: string;
}

/** What to change of an item; fields left out stay as they are. */
export interface CartItemChange {
  /** Key of the game offer. */
  readonly game_offer?: string;
  /** The games with their numbers; left out, quickpick fills them. */
  readonly games?: readonly CartGame[];
  /** Count of games; with quickpick, the shop picks the further numbers. */
  readonly num_games?: number;
  /** Consecutive draws to play. */
  readonly num_draws?: number;
  /** Weeks to play. */
  readonly num_weeks?: number;
  /** Number of the draw to start with. */
  readonly draw_no?: number;
  /** The chosen day. */
  readonly day?: Weekday;
  /** Key of the chosen cause. */
  readonly cause_key?: string;
  /** Whether the shop picks the numbers. */
  readonly quickpick?: boolean;
  /** Whether the numbers are favourite numbers. */
  readonly favourite?: boolean;
  /** Least jackpot for a repeated purchase. */
  readonly minimum_jackpot_amount?: MoneyAmount;
  /** Whether to buy it repeatedly. */
  readonly recurring_purchase?: RecurringPurchaseChoice;
  /** How many; for raffle tickets, the count of books. */
  readonly quantity?: number;
  /** Key of the book, for raffle tickets. */
  readonly raffle_offer_key?: string;
  /** Count of shares. */
  readonly num_shares?: number;
  /** Key of the tier, for a membership. */
  readonly membership_tier?: string;
  /** The period paid for, for a membership. */
  readonly membership_period?: string;
}

/** What to put into a cart: as it is asked for, but with room for what is not known here. */
export interface CartItemChoice {
  /** The type of product; shares of a lotto party have the key of its lottery. */
  readonly product_type: 'lottery_ticket' | 'multi_draw_ticket' | 'raffle_ticket' | 'syndicate_share' | 'social_syndicate_share' | 'membership';
  /** Key of the product offer. */
  readonly lottery_key: string;
  /** Key of the game type; 'standard' when left out. */
  readonly game_type?: string;
  /** Key of the game offer; the default one when left out. */
  readonly game_offer?: string;
  /** The games with their numbers; left out, quickpick fills them. */
  readonly games?: readonly CartGame[];
  /** Count of games; needed when the games are left out. */
  readonly num_games?: number;
  /** Consecutive draws to play, 1 when left out. */
  readonly num_draws?: number;
  /** Weeks to play, 1 when left out. */
  readonly num_weeks?: number;
  /** Number of the draw to start with; the next one on sale when left out. */
  readonly draw_no?: number;
  /** The chosen day, where a lottery has selectable days. */
  readonly day?: Weekday;
  /** Key of the chosen cause, where the offer lets one choose. */
  readonly cause_key?: string;
  /** Whether the shop picks the numbers. */
  readonly quickpick?: boolean;
  /** Whether the numbers are favourite numbers. */
  readonly favourite?: boolean;
  /** Least jackpot for a repeated purchase. */
  readonly minimum_jackpot_amount?: MoneyAmount;
  /** Whether to buy it repeatedly. */
  readonly recurring_purchase?: RecurringPurchaseChoice;
  /** Code of the affiliate that the visitor came from. */
  readonly affiliate_code?: string;
  /** How many, 1 when left out; for raffle tickets, the count of books. */
  readonly quantity?: number;
  /** Key of the book, for raffle tickets. */
  readonly raffle_offer_key?: string;
  /** Opaque id of the syndicate in its draw, for shares. */
  readonly syndicate_encoded_id?: string;
  /** Count of shares, 1 when left out. */
  readonly num_shares?: number;
  /** Key of the tier, for a membership. */
  readonly membership_tier?: string;
  /** The period paid for, for a membership. */
  readonly membership_period?: string;
  /** Key of the syndicate, for shares; without an id, the next draw with shares on sale. */
  readonly syndicate_key?: string;
}

/** What to put into the cart. */
export interface CartItemRequest {
  /** The type of product; shares of a lotto party have the key of its lottery. */
  readonly product_type: 'lottery_ticket' | 'multi_draw_ticket' | 'raffle_ticket' | 'syndicate_share' | 'social_syndicate_share' | 'membership';
  /** Key of the product offer. */
  readonly lottery_key: string;
  /** Key of the game type; 'standard' when left out. */
  readonly game_type?: string;
  /** Key of the game offer; the default one when left out. */
  readonly game_offer?: string;
  /** The games with their numbers; left out, quickpick fills them. */
  readonly games?: readonly CartGame[];
  /** Count of games; needed when the games are left out. */
  readonly num_games?: number;
  /** Consecutive draws to play, 1 when left out. */
  readonly num_draws?: number;
  /** Weeks to play, 1 when left out. */
  readonly num_weeks?: number;
  /** Number of the draw to start with; the next one on sale when left out. */
  readonly draw_no?: number;
  /** The chosen day, where a lottery has selectable days. */
  readonly day?: Weekday;
  /** Key of the chosen cause, where the offer lets one choose. */
  readonly cause_key?: string;
  /** Whether the shop picks the numbers. */
  readonly quickpick?: boolean;
  /** Whether the numbers are favourite numbers. */
  readonly favourite?: boolean;
  /** Least jackpot for a repeated purchase. */
  readonly minimum_jackpot_amount?: MoneyAmount;
  /** Whether to buy it repeatedly. */
  readonly recurring_purchase?: RecurringPurchaseChoice;
  /** Code of the affiliate that the visitor came from. */
  readonly affiliate_code?: string;
  /** How many, 1 when left out; for raffle tickets, the count of books. */
  readonly quantity?: number;
  /** Key of the book, for raffle tickets. */
  readonly raffle_offer_key?: string;
  /** Opaque id of the syndicate in its draw, for shares. */
  readonly syndicate_encoded_id?: string;
  /** Count of shares, 1 when left out. */
  readonly num_shares?: number;
  /** Key of the tier, for a membership. */
  readonly membership_tier?: string;
  /** The period paid for, for a membership. */
  readonly membership_period?: string;
  /** Key of the syndicate, for shares; without an id, the next draw with shares on sale. */
  readonly syndicate_key?: string;
}

/** The answer envelope. */
export interface CartItemsAddAnswer {
  /** A cart. */
  readonly result: Cart;
}

export type CartItemsAddBody = CartItemRequest;

/** The answer envelope. */
export interface CartItemsDeleteAnswer {
  /** A cart. */
  readonly result: Cart;
}

/** The answer envelope. */
export interface CartItemsListAnswer {
  /** A cart. */
  readonly result: Cart;
}

/** The answer envelope. */
export interface CartItemsUpdateAnswer {
  /** A cart. */
  readonly result: Cart;
}

export type CartItemsUpdateBody = CartItemChange;

/** The answer envelope. */
export interface CartPartnerAnswer {
  /** The partner cart. */
  readonly result: PartnerCart;
}

export type CartPartnerBody = PartnerCartRequest;

/** The answer envelope. */
export interface CartPartnerPurchaseAnswer {
  /** What came of it. */
  readonly result: PartnerPurchase;
}

export type CartPartnerPurchaseBody = PartnerPurchaseRequest;

/** What is in the cart. */
export interface CartPrimeRequest {
  /** Key of the brand. */
  readonly branding_key?: string;
  /** The price list; left out, that of the brand. */
  readonly pricing_id?: string;
  /** Keys of the offers in the cart. */
  readonly lottery_keys: readonly string[];
}

/** The type of a cart item. */
export type CartProductType = 'lottery_ticket' | 'multi_draw_ticket' | 'raffle_ticket' | 'syndicate_share' | 'social_syndicate_share' | 'membership' | 'voucher_fixed_discount' | 'voucher_percent_discount' | 'voucher_fixed_discount_expire' | 'voucher_credit_amount';

/** The answer envelope. */
export interface CartPromotionAnswer {
  /** A cart. */
  readonly result: Cart;
}

export type CartPromotionBody = PromotionRequest;

/** The answer envelope. */
export interface CartPurchaseAnswer {
  /** The receipt. */
  readonly result: Receipt;
}

export type CartPurchaseBody = PurchaseData;

/** Whether an item is bought repeatedly. */
export interface CartRecurringPurchase {
  /** The kind of repeated purchase. */
  readonly type: RecurringType;
  /** Whether it can, must or may be repeated. */
  readonly availability: RecurringAvailability;
  /** Whether it is. */
  readonly enabled: boolean;
  /** How often it is bought again; left out, weekly where a day was chosen, else for every draw. */
  readonly rhythm?: 'weekly' | 'monthly' | 'every_draw';
}

/** A cause. */
export interface Cause {
  /** Key of the cause. */
  readonly key: string;
  /** Path segment of its page. */
  readonly url_slug: string;
  /** Name of the cause. */
  readonly name: string;
  /** One sentence on what it does. */
  readonly summary: string;
  /** What was raised for it so far. */
  readonly amount_raised: Money;
  /** Tickets and memberships bought for it so far. */
  readonly num_supporters: number;
  /** Keys of the product offers that give to it. */
  readonly product_offer_keys: readonly string[];
}

/** A cause that a product gives to. */
export interface CauseRef {
  /** Key of the cause. */
  readonly key: string;
  /** Name of the cause. */
  readonly name: string;
  /** Path segment of the page of the cause. */
  readonly url_slug: string;
}

/** A question of the customer's bank that is open. */
export interface Challenge {
  /** How the bank is asked. */
  readonly type: ChallengeType;
  /** Page of the bank, relative to the address of the payment pages; null for a stripe_challenge. */
  readonly url: string | null;
  /** Names the question once; the notification carries it. */
  readonly state: string;
  /** What the script of Stripe is handed for a stripe_challenge; null for any other. */
  readonly client_secret: string | null;
  /** The size of the window. */
  readonly window_size: ChallengeWindowSize;
  /** When the question lapses and the deposit fails. */
  readonly expires_at: string;
}

/** How the customer's bank is asked: in a frame of the page, or by the script of Stripe, which is handed the client secret. */
export type ChallengeType = 'challenge' | 'stripe_challenge';

/** The size of the window of the bank: 250x400, 390x400, 500x600, 600x400 or the whole screen. */
export type ChallengeWindowSize = 'Small' | 'Medium' | 'Large' | 'ExtraLarge' | 'FullScreen';

/** The answer envelope. */
export interface CheckoutGetAnswer {
  /** The receipt. */
  readonly result: Receipt;
}

/** What came of a call that buys or pays in. */
export interface CheckoutOutcome {
  /** Whether the call has taken effect; false as well for one that is still on its way or was refused. */
  readonly known: boolean;
  /** Id of the receipt; null while nothing was bought. */
  readonly checkout_id: string | null;
  /** The deposit that the call made, as it is now, or null. */
  readonly deposit: Deposit | null;
}

/** The answer envelope. */
export interface CheckoutOutcomeAnswer {
  /** What came of it. */
  readonly result: CheckoutOutcome;
}

/** An event; feedback events carry the fields of the feedback form, messages to the shop a comment and where to answer. */
export interface ClientEvent {
  /** The type of event; feedback_event for feedback, support_message_event for a message to the shop. */
  readonly event_type: string;
  /** Name of the event; feedback for feedback, support_message for a message to the shop. */
  readonly name: string;
  /** What the feedback or the message is about. */
  readonly category?: string;
  /** What the visitor wrote. */
  readonly comment?: string;
  /** Where to answer. */
  readonly email?: string;
  /** Not satisfied, neutral or satisfied. */
  readonly rating?: -1 | 0 | 1;
  /** Path of the page it was sent from. */
  readonly source?: string;
  /** Variant of the form. */
  readonly variant?: string;
  /** The client that sent it. */
  readonly client_information?: {
    /** Build of the client. */
    readonly build: string;
    /** Name of the client, Web. */
    readonly name: string;
    /** Version of the client. */
    readonly version: string;
    /** Where the client runs. */
    readonly client_environment: {
      /** IANA time zone. */
      readonly timezone: string;
      /** BCP 47 locale. */
      readonly locale: string;
    };
  };
}

/** What closes an account. */
export interface ClosureRequest {
  /** The password, to be sure that it is the customer. */
  readonly password: string;
  /** Why the customer leaves. */
  readonly reason?: 'not_playing' | 'too_expensive' | 'too_many_messages' | 'responsible_gaming' | 'other';
  /** Words of the customer's own. */
  readonly comment?: string;
}

/** The answer envelope. */
export interface CmsCausesAnswer {
  /** The causes. */
  readonly result: readonly Cause[];
}

/** Whether each channel may be used. */
export interface CommunicationChannels {
  /** Whether messages may come by e-mail. */
  readonly email: boolean;
  /** Whether the customer may be called. */
  readonly phone: boolean;
  /** Whether messages may come by SMS. */
  readonly sms: boolean;
  /** Whether letters may come by post. */
  readonly directmail: boolean;
}

/** The channels to change; those that are left out stay. */
export interface CommunicationChannelsChange {
  /** Whether messages may come by e-mail. */
  readonly email?: boolean;
  /** Whether the customer may be called. */
  readonly phone?: boolean;
  /** Whether messages may come by SMS. */
  readonly sms?: boolean;
  /** Whether letters may come by post. */
  readonly directmail?: boolean;
}

/** How a customer may be written to. */
export interface CommunicationPreferences {
  /** Which channels may be used. */
  readonly preferences: CommunicationChannels;
}

/** New communication preferences. */
export interface CommunicationPreferencesRequest {
  /** The channels to change. */
  readonly preferences: CommunicationChannelsChange;
  /** Why somebody unsubscribes. */
  readonly unsubscribe_reasons?: readonly UnsubscribeReason[];
}

/** The answer envelope. */
export interface ConfigGetAnswer {
  /** Settings of a brand. */
  readonly result: ShopConfig;
}

/** A confirmation that was sent. */
export interface ConfirmationSent {
  /** E-mail address that it went to. */
  readonly recipient: string;
}

/** What a customer has yet to confirm. */
export interface ConfirmationState {
  /** Whether the address is to be confirmed. */
  readonly address_confirmation_required: boolean;
  /** Whether the e-mail address, which was proven once, is to be confirmed again. */
  readonly email_address_confirmation_required: boolean;
  /** Whether the e-mail address is new, and to be proven by the link in its mail; left out, it isn't. */
  readonly email_address_unproven?: boolean;
}

/** What the provider sent back. */
export interface ConnectIdCallback {
  /** Names the attempt. */
  readonly state: string;
  /** What proves that the customer was there. */
  readonly code: string;
}

/** Where to come back to from the identity provider. */
export interface ConnectIdRequest {
  /** Address that the provider sends the customer back to, with state and code. */
  readonly return_url: string;
}

/** Where the customer proves who they are. */
export interface ConnectIdStart {
  /** Names the attempt; it comes back with the code. */
  readonly state: string;
  /** Path at the origin of the API to send the customer to; it comes back to the return address with state and code. */
  readonly authorise_path: string;
  /** Until when it can be done. */
  readonly expires_at: string;
}

/** A customer. The credentials that the entity of the specification also names are those of the session, and are told by the calls that open one. */
export interface Customer {
  /** Id of the customer. */
  readonly customer_id: string;
  /** The price list that applies to the customer. */
  readonly pricing_id: string;
  /** The segment that decides the capabilities, or null for the default. */
  readonly segment_name: string | null;
  /** First name. */
  readonly firstname: string;
  /** Last name. */
  readonly lastname: string;
  /** E-mail address. */
  readonly email: string;
  /** All the money of the wallet, with what is held for withdrawals. */
  readonly balance: Money;
  /** What can be spent now. */
  readonly available_funds: Money;
  /** What can be paid out now. */
  readonly withdrawable_funds: Money;
  /** Where the customer lives, or null when it is not known. */
  readonly state: HomeRegion | null;
  /** What being verified is needed for. */
  readonly verification_rules: VerificationRules;
  /** How far it is proved who the customer is. */
  readonly verification: Verification;
  /** The limit on deposits, or null. */
  readonly pre_commitment: PreCommitment | null;
  /** The limits on spending that the customer has set. */
  readonly spend_limits: readonly SpendLimit[];
  /** The region whose sub-variant applies, or null. */
  readonly branding_region: Region | null;
  /** Whether it is proved who the customer is. */
  readonly is_verified: boolean;
  /** Whether the account moves to the new platform. */
  readonly migration_status: MigrationStatus;
  /** Whether the details must be completed before anything else. */
  readonly account_upgrade: boolean;
  /** Whether a new password must be set before anything else. */
  readonly force_password_change: boolean;
  /** Whether the address is to be confirmed. */
  readonly address_confirmation_required: boolean;
  /** Whether the e-mail address, which was proven once, is to be confirmed again. */
  readonly email_address_confirmation_required: boolean;
  /** Whether the e-mail address is new, and to be proven by the link in its mail; left out, it isn't. */
  readonly email_address_unproven?: boolean;
  /** Whether the shop can't sell in the customer's country. */
  readonly country_banned: boolean;
  /** Whether the customer has yet to confirm having seen that. */
  readonly country_banned_confirmation_required: boolean;
  /** Whether the customer has yet to agree to the terms and conditions that hold now. */
  readonly terms_acceptance_required: boolean;
  /** Whether two-factor should be recommended. */
  readonly tfa_prompt_required: boolean;
  /** The groups of experiments that the customer is in. */
  readonly experiment_groups: readonly string[];
  /** What the customer spends on an item on average. */
  readonly average_transaction_values: AverageTransactionValues;
  /** The customer's favourite numbers, one set a lottery. */
  readonly favourite_numbers: readonly FavouriteNumbers[];
  /** Where the customer stands in the membership programs of the brand. */
  readonly membership_programs: readonly CustomerMembership[];
  /** Which channels may be used. */
  readonly communication_preferences: CommunicationChannels;
  /** Whether news come by e-mail. */
  readonly marketing_email_subscription: MarketingEmailSubscription;
  /** The ways to pay in, with what is saved for them. */
  readonly payment_methods: readonly PaymentMethod[];
  /** The ways to be paid out, with what is saved for them. */
  readonly withdrawal_methods: readonly PaymentMethod[];
  /** The break from playing that the customer takes, or null. */
  readonly play_break?: PlayBreak | null;
}

/** The answer envelope. */
export interface CustomerChangePasswordAnswer {
  /** What was done. */
  readonly result: {
    /** Whether the password was changed. */
    readonly done: boolean;
  };
}

export type CustomerChangePasswordBody = PasswordChangeRequest;

/** The answer envelope. */
export interface CustomerCommunicationPreferencesGetAnswer {
  /** The preferences. */
  readonly result: CommunicationPreferences;
}

/** The answer envelope. */
export interface CustomerCommunicationPreferencesUpdateAnswer {
  /** The preferences. */
  readonly result: CommunicationPreferences;
}

export type CustomerCommunicationPreferencesUpdateBody = CommunicationPreferencesRequest;

/** The answer envelope. */
export interface CustomerConfirmAddressAnswer {
  /** What is left to confirm. */
  readonly result: ConfirmationState;
}

/** The answer envelope. */
export interface CustomerConfirmAddressByLinkAnswer {
  /** What is left to confirm. */
  readonly result: ConfirmationState;
}

export type CustomerConfirmAddressByLinkBody = LinkRequest;

/** The answer envelope. */
export interface CustomerConfirmEmailAddressAnswer {
  /** What is left to confirm. */
  readonly result: ConfirmationState;
}

/** The answer envelope. */
export interface CustomerConfirmEmailAddressByLinkAnswer {
  /** What is left to confirm. */
  readonly result: ConfirmationState;
}

export type CustomerConfirmEmailAddressByLinkBody = LinkRequest;

/** The answer envelope. */
export interface CustomerConfirmPasswordAnswer {
  /** What was done. */
  readonly result: Done;
}

export type CustomerConfirmPasswordBody = PasswordConfirmation;

/** The answer envelope. */
export interface CustomerDeleteAnswer {
  /** Nothing more to tell. */
  readonly result: Done;
}

export type CustomerDeleteBody = ClosureRequest;

/** Name, ways to reach and address of a customer; null is what is not known. */
export interface CustomerDetails {
  /** First name. */
  readonly firstname: string;
  /** Last name. */
  readonly lastname: string;
  /** E-mail address. */
  readonly email: string;
  /** Day of birth, such as '1990-04-17'. */
  readonly date_of_birth: string | null;
  /** Phone number. */
  readonly phone: string | null;
  /** Number and street. */
  readonly address: string | null;
  /** Second line of the address. */
  readonly address_line2: string | null;
  /** Suburb or town. */
  readonly suburb: string | null;
  /** State or territory. */
  readonly state: HomeRegion | null;
  /** Post code. */
  readonly postcode: string | null;
  /** ISO 3166 code of the country, such as AU. */
  readonly country: string | null;
}

/** The answer envelope. */
export interface CustomerDetailsGetAnswer {
  /** The details. */
  readonly result: CustomerDetails;
}

/** New details of a customer; what may be left out is cleared by it, except the day of birth. A customer whose street address is not known may leave out address, suburb, state, postcode and country together; what is known of them stays. */
export interface CustomerDetailsRequest {
  /** First name. */
  readonly firstname: string;
  /** Last name. */
  readonly lastname: string;
  /** E-mail address of the account. */
  readonly email: string;
  /** Day of birth; it can be told once. */
  readonly date_of_birth?: string;
  /** Phone number. */
  readonly phone?: string;
  /** Number and street. */
  readonly address?: string;
  /** Second line of the address. */
  readonly address_line2?: string;
  /** Suburb or town. */
  readonly suburb?: string;
  /** State or territory. */
  readonly state?: HomeRegion;
  /** Post code. */
  readonly postcode?: string;
  /** ISO 3166 code of the country, such as AU. */
  readonly country?: string;
}

/** The answer envelope. */
export interface CustomerDetailsUpdateAnswer {
  /** What it did. */
  readonly result: DetailsUpdate;
}

export type CustomerDetailsUpdateBody = CustomerDetailsRequest;

/** The result of a draw with what the customer had in it. */
export interface CustomerDrawResult {
  /** The result. */
  readonly result: DrawResult;
  /** The tickets of the customer; empty when there were none. */
  readonly lines: readonly OrderLine[];
  /** What the customer has won in it. */
  readonly winnings: Money;
}

/** The answer envelope. */
export interface CustomerGetAnswer {
  /** The customer. */
  readonly result: Customer;
}

/** A draw of a giveaway, as it concerns a customer. */
export interface CustomerGiveawayDraw {
  /** Id of the draw. */
  readonly draw_id: string;
  /** Number of the draw within its giveaway type. */
  readonly draw_no: number;
  /** The type of giveaway. */
  readonly giveaway_type: 'daily' | 'major' | 'monthly' | 'preview' | 'special';
  /** Name of the giveaway. */
  readonly name: string;
  /** What can be won. */
  readonly prize_title: string;
  /** What the prize is worth. */
  readonly prize: Money;
  /** When it is drawn. */
  readonly date: string;
  /** Until when entries can be unlocked. */
  readonly close_date: string;
  /** How many entries are in it so far, as text. */
  readonly number_of_entries_text: string;
  /** Entries that the customer has, or has once they are unlocked; 0 when the tier is not in it. */
  readonly num_entries: number;
  /** Whether the customer's entries are still to be unlocked, were unlocked, or are automatic. */
  readonly entry_status: EntryStatus;
  /** What came of the customer's entries. */
  readonly result: 'pending' | 'won' | 'lost';
  /** Who has won, once it is drawn. */
  readonly winners: readonly DrawWinner[];
}

/** The answer envelope. */
export interface CustomerLocationAnswer {
  /** What it did. */
  readonly result: LocationState;
}

export type CustomerLocationBody = LocationRequest;

/** Where a customer stands in a membership program. */
export interface CustomerMembership {
  /** Id of the program. */
  readonly membership_program: string;
  /** Whether the customer is a member. */
  readonly membership_status: 'member' | 'non-member' | 'pending-deposit';
  /** When that last changed, or null. */
  readonly membership_updated: string | null;
  /** The tier of a member, or null. */
  readonly membership_tier: 'free' | 'premium' | null;
  /** Whether the customer may be a member. */
  readonly eligibility: 'eligible' | 'ineligible';
}

/** A past draw with what the customer had in it. */
export interface CustomerPastDraw {
  /** The draw. */
  readonly draw: PastDraw;
  /** Ids of the orders that were in it. */
  readonly order_ids: readonly string[];
  /** What the customer has won in it. */
  readonly winnings: Money;
}

/** The answer envelope. */
export interface CustomerRecurringPurchaseMethodGetAnswer {
  /** The method. */
  readonly result: RecurringPurchaseMethod;
}

/** The answer envelope. */
export interface CustomerRecurringPurchaseMethodSetAnswer {
  /** The method. */
  readonly result: RecurringPurchaseMethod;
}

export type CustomerRecurringPurchaseMethodSetBody = RecurringPurchaseMethodRequest;

/** The answer envelope. */
export interface CustomerResendEmailConfirmationAnswer {
  /** Where it was sent. */
  readonly result: SentCode;
}

/** The answer envelope. */
export interface CustomerTermsAndConditionsAnswer {
  /** What was agreed to. */
  readonly result: AcceptedTerms;
}

export type CustomerTermsAndConditionsBody = TermsRequest;

/** The answer envelope. */
export interface CustomerVerificationAnswer {
  /** How far it is proved now. */
  readonly result: Verification;
}

/** The answer envelope. */
export interface CustomerVerificationConnectidAnswer {
  /** Where to go. */
  readonly result: ConnectIdStart;
}

export type CustomerVerificationConnectidBody = ConnectIdRequest;

/** The answer envelope. */
export interface CustomerVerificationConnectidCallbackAnswer {
  /** How far it is proved now. */
  readonly result: Verification;
}

export type CustomerVerificationConnectidCallbackBody = ConnectIdCallback;

/** The answer envelope. */
export interface CustomerVerificationLicenceAnswer {
  /** How far it is proved now. */
  readonly result: Verification;
}

export type CustomerVerificationLicenceBody = LicenceRequest;

/** The answer envelope. */
export interface CustomerVerifyAnswer {
  /** How far it is proved now. */
  readonly result: Verification;
}

/** The answer envelope. */
export interface CustomerWithdrawableFundsAnswer {
  /** The funds. */
  readonly result: WithdrawableFunds;
}

/** Money on its way into the wallet, or in it. */
export interface Deposit {
  /** Id of the deposit. */
  readonly deposit_id: string;
  /** How far it has come. */
  readonly status: DepositStatus;
  /** What is paid in. */
  readonly amount: Money;
  /** How it is paid. */
  readonly deposit_method_code: DepositMethodCode;
  /** The gateway that takes it, or null. */
  readonly gateway_key: CardGatewayKey | null;
  /** The saved fund that pays, or null. */
  readonly fund: Fund | null;
  /** Whether it was made to pay for a purchase. */
  readonly checkout: boolean;
  /** When it was asked for. */
  readonly created_at: string;
  /** When the money is expected, where it takes its time, or null. */
  readonly due_at: string | null;
  /** When it was captured or failed, or null. */
  readonly completed_at: string | null;
  /** What the customer's bank still asks, or null. */
  readonly challenge: Challenge | null;
  /** Page to send the customer to, relative to the address of the payment pages, or null. */
  readonly redirect_url: string | null;
  /** How to send the money, or null. */
  readonly instructions: DepositInstructions | null;
  /** Why it failed, or null. */
  readonly failure: ApiMessage | null;
  /** What to tell the customer, or null. */
  readonly notice: DepositNotice | null;
  /** Id of the receipt of the purchase that it paid for, or null. */
  readonly checkout_id: string | null;
}

/** How to send the money. */
export interface DepositInstructions {
  /** The biller code of BPAY, or null. */
  readonly biller_code: string | null;
  /** The code of the shop's bank, or null. */
  readonly bank_code: string | null;
  /** The number of the shop's account, or null. */
  readonly account_number: string | null;
  /** The name of the shop's account. */
  readonly account_name: string;
  /** What the customer writes beside it. */
  readonly reference: string;
}

/** A way to pay in: Apple Pay, BPAY, credit card, bank deposit, direct debit, Google Pay, PayPal or transfer deposit. */
export type DepositMethodCode = 'ap' | 'bp' | 'cc' | 'bd' | 'dd' | 'gp' | 'pl' | 'td';

/** Something to tell the customer about a deposit. */
export interface DepositNotice {
  /** Names it, such as deposit_pending. */
  readonly code: string;
  /** Text for the customer. */
  readonly message: string;
  /** How to show it. */
  readonly level: 'info' | 'success' | 'warning' | 'error';
}

/** What came of a deposit with a purchase; one with neither a deposit nor scheduled purchases is invalid. */
export interface DepositPurchase {
  /** The deposit, or null. */
  readonly deposit: Deposit | null;
  /** The items that are bought later, such as pre-orders, or null. */
  readonly scheduled_purchases: readonly CartItem[] | null;
  /** Id of the receipt; null while the deposit is not captured. */
  readonly checkout_id: string | null;
}

/** A deposit and the purchase that it pays for. */
export interface DepositPurchaseRequest {
  /** The deposit; null where nothing has to be paid now. */
  readonly deposit: PurchaseDeposit | null;
  /** The purchase of the cart. */
  readonly purchase: PurchaseData;
}

/** Money to pay in. */
export interface DepositRequest {
  /** What to pay in, in currency units. */
  readonly amount: string;
  /** Whether it pays for a purchase. */
  readonly checkout?: boolean;
  /** Id of the customer, who must be the one that calls. */
  readonly customer_id?: string;
  /** What the customer's bank wants to know; without it a bank that asks refuses. */
  readonly strong_customer_authentication?: StrongCustomerAuthentication;
  /** Id of the saved fund that pays. */
  readonly customer_fund_id?: string;
  /** How it is paid, where no saved fund pays. */
  readonly deposit_method_code?: DepositMethodCode;
  /** What a gateway's script collected of the device. */
  readonly device_data?: string;
  /** The gateway to use; that of the fund when left out. */
  readonly gateway_key?: CardGatewayKey;
  /** Where a payment page sends the customer when all went well; {deposit_id} in it becomes the id of the deposit. */
  readonly success_url?: string;
  /** Where a payment page sends the customer who gave up; {deposit_id} in it becomes the id of the deposit. */
  readonly cancel_url?: string;
  /** Facts that the engine wants kept with it. */
  readonly metadata?: Readonly<Record<string, string>>;
}

/** Money to pay in, with the security code of the card. */
export interface DepositRequestWithCode {
  /** What to pay in, in currency units. */
  readonly amount: string;
  /** Whether it pays for a purchase. */
  readonly checkout?: boolean;
  /** Id of the customer, who must be the one that calls. */
  readonly customer_id?: string;
  /** What the customer's bank wants to know; without it a bank that asks refuses. */
  readonly strong_customer_authentication?: StrongCustomerAuthentication;
  /** Id of the saved fund that pays. */
  readonly customer_fund_id?: string;
  /** How it is paid, where no saved fund pays. */
  readonly deposit_method_code?: DepositMethodCode;
  /** What a gateway's script collected of the device. */
  readonly device_data?: string;
  /** The gateway to use; that of the fund when left out. */
  readonly gateway_key?: CardGatewayKey;
  /** Where a payment page sends the customer when all went well; {deposit_id} in it becomes the id of the deposit. */
  readonly success_url?: string;
  /** Where a payment page sends the customer who gave up; {deposit_id} in it becomes the id of the deposit. */
  readonly cancel_url?: string;
  /** Facts that the engine wants kept with it. */
  readonly metadata?: Readonly<Record<string, string>>;
  /** Security code of the card; it is never kept. */
  readonly csc: string;
}

/** How far a deposit has come. */
export type DepositStatus = 'created' | 'challenged' | 'authorised' | 'captured' | 'failed';

/** What a change of details did. */
export interface DetailsUpdate {
  /** The details as they are now. */
  readonly details: CustomerDetails;
  /** Whether it is still proved who the customer is. */
  readonly is_verified: boolean;
  /** Whether the change made the customer unverified. */
  readonly verification_revoked: boolean;
  /** Whether details are still missing. */
  readonly account_upgrade: boolean;
  /** The price list that applies from now on. */
  readonly pricing_id: string;
  /** Whether the e-mail address waits for the link in its mail to be followed; left out, it doesn't. */
  readonly email_address_unproven?: boolean;
  /** Text for the customer. */
  readonly message: string;
}

/** The answer envelope. */
export interface DiscoverGetAnswer {
  /** The lists; those that are empty are left out. */
  readonly result: readonly DiscoverList[];
}

/** Offers that have something in common. */
export interface DiscoverList {
  /** What they have in common. */
  readonly key: 'closing_soon' | 'biggest_prizes' | 'for_a_cause' | 'play_together';
  /** Title of the list. */
  readonly title: string;
  /** Keys of the offers, the first to show first. */
  readonly offer_keys: readonly string[];
}

/** Nothing more to tell. */
export interface Done {
  /** That it is done. */
  readonly done: true;
}

/** The category of a draw. */
export type DrawCategory = 'lottery' | 'raffle' | 'giveaway';

/** A draw, over or to come. */
export interface DrawDetails {
  /** Key of the product offer. */
  readonly offer_key: string;
  /** Name of the product offer. */
  readonly offer_name: string;
  /** Number of the draw. */
  readonly draw_no: number;
  /** The type of draw. */
  readonly type: 'lottery_ticket_draw' | 'syndicate_share_draw' | 'raffle_ticket_draw';
  /** When it is drawn, ISO 8601 in UTC. */
  readonly date: string;
  /** When sales close, ISO 8601 in UTC. */
  readonly close_date: string;
  /** Day of the week of the draw, in the time zone of the shop. */
  readonly day: Weekday;
  /** How far the draw has come. */
  readonly status: DrawStatus;
  /** The jackpot or the value of the first prize; null until it is announced. */
  readonly prize_pool: Money | null;
  /** The result; null until it is drawn. */
  readonly result: DrawResult | null;
}

/** The answer envelope. */
export interface DrawDetailsAnswer {
  /** A draw, over or to come. */
  readonly result: DrawDetails;
}

/** The answer envelope. */
export interface DrawDetailsPrizesAnswer {
  /** The divisions, the first prize first; before the draw, what can be won. */
  readonly result: readonly PrizeDivision[];
}

/** The answer envelope. */
export interface DrawDetailsWinnersAnswer {
  /** The winners, the first prize first. */
  readonly result: readonly DrawWinner[];
  /** Where this page stands in the whole list. */
  readonly page_info: PageInfo;
}

/** The answer envelope. */
export interface DrawFullResultAnswer {
  /** A draw that is over, with its divisions. */
  readonly result: DrawResult;
}

/** The answer envelope. */
export interface DrawFullResultCustomerAnswer {
  /** The result. */
  readonly result: CustomerDrawResult;
}

/** The answer envelope. */
export interface DrawPreviewAnswer {
  /** The draw. */
  readonly result: DrawDetails;
}

/** A draw that is over, with its divisions. */
export interface DrawResult {
  /** The draw in short. */
  readonly draw: PastDraw;
  /** The divisions, the first prize first. */
  readonly divisions: readonly PrizeDivision[];
}

/** How far a draw has come. */
export type DrawStatus = 'OPEN' | 'DRAW_CLOSED' | 'DRAWN' | 'SCORED' | 'PAID' | 'EMAILED' | 'CAPPED';

/** A winner. */
export interface DrawWinner {
  /** First name and initial. */
  readonly name: string;
  /** Where the winner comes from. */
  readonly place: string;
  /** The division won, 1 being the first prize. */
  readonly division: number;
  /** What was won. */
  readonly prize_title: string;
  /** What the prize is worth. */
  readonly prize: Money;
}

/** Numbers drawn of one set. */
export interface DrawnNumbers {
  /** Key of the number set. */
  readonly key: string;
  /** Name of the number set. */
  readonly name: string;
  /** The numbers, in drawn order. */
  readonly numbers: readonly number[];
  /** Whether each number counts in its place alone; left out, in any place. */
  readonly ordered?: boolean;
}

/** The answer envelope. */
export interface DrawsPastAnswer {
  /** The draws. */
  readonly result: readonly PastDraw[];
  /** Where this page stands in the whole list. */
  readonly page_info: PageInfo;
}

/** The answer envelope. */
export interface DrawsPastArchivedAnswer {
  /** The draws. */
  readonly result: readonly PastDraw[];
}

/** The answer envelope. */
export interface DrawsPastCustomerAnswer {
  /** The draws. */
  readonly result: readonly CustomerPastDraw[];
  /** Where this page stands in the whole list. */
  readonly page_info: PageInfo;
}

/** The answer envelope. */
export interface DrawsPastResultKeysAnswer {
  /** The offers. */
  readonly result: readonly ResultKey[];
}

/** An e-mail address. */
export interface EmailAddressRequest {
  /** E-mail address. */
  readonly email: string;
}

/** Whether an e-mail address can be used. */
export interface EmailCheck {
  /** Whether an account can be opened with it. */
  readonly available: boolean;
}

/** Whether an entry is still to be unlocked, was unlocked, or is automatic. */
export type EntryStatus = 'locked' | 'unlocked' | 'guaranteed';

/** The body of every answer with a status of 400 or more. */
export interface ErrorAnswer {
  /** What went wrong, the most important first. */
  readonly errors: readonly ApiMessage[];
  /** Code of the first error. */
  readonly code: string;
  /** Further facts about the error; null when there are none. */
  readonly result: unknown;
}

/** The answer envelope. */
export interface EventCreateAnswer {
  /** Proof that an event was recorded. */
  readonly result: EventReceipt;
}

export type EventCreateBody = ClientEvent;

/** Proof that an event was recorded. */
export interface EventReceipt {
  /** Id of the event. */
  readonly id: string;
}

/** The favourite numbers of a customer for a lottery. */
export interface FavouriteNumbers {
  /** Key of the lottery. */
  readonly lottery_key: string;
  /** The numbers of each number set. */
  readonly number_sets: readonly NumberGroup[];
}

/** All the favourite numbers of a customer. */
export interface FavouriteNumbersRequest {
  /** One set a lottery; an empty list clears them. */
  readonly favourite_numbers: readonly FavouriteNumbers[];
}

/** What a change of favourite numbers did. */
export interface FavouriteNumbersUpdate {
  /** The favourite numbers as they are now. */
  readonly favourite_numbers: readonly FavouriteNumbers[];
  /** Whether there were others before. */
  readonly replaced: boolean;
}

/** The answer envelope. */
export interface FavouriteNumbersUpdateAnswer {
  /** What it did. */
  readonly result: FavouriteNumbersUpdate;
}

export type FavouriteNumbersUpdateBody = FavouriteNumbersRequest;

/** The new password that the shop asks for. */
export interface ForcedPasswordRequest {
  /** The new password. */
  readonly new_password: string;
}

/** A saved card, bank account or PayPal account; its full number is never kept. */
export interface Fund {
  /** Id of the fund. */
  readonly customer_fund_id: string;
  /** What kind of thing it is. */
  readonly type: FundType;
  /** The brand to show. */
  readonly brand: CardBrand;
  /** The gateway that keeps it; null for a bank account. */
  readonly gateway_key: CardGatewayKey | null;
  /** The last four digits of the card or account; null for PayPal. */
  readonly last_four: string | null;
  /** Name of the card holder, the account or the PayPal user. */
  readonly holder_name: string;
  /** Month from 1 to 12 in which a card ends, or null. */
  readonly expiry_month: number | null;
  /** Year in which a card ends, with four digits, or null. */
  readonly expiry_year: number | null;
  /** Whether a card has ended. */
  readonly is_expired: boolean;
  /** Whether it is paid with when nothing else is chosen. */
  readonly is_default: boolean;
  /** Whether the last payment with it was refused because of it; left out where that is not known. */
  readonly is_refused?: boolean;
  /** What the code of the bank is, or null. */
  readonly bank_type: BankCodeType | null;
  /** The code of the bank, or null. */
  readonly bank_code: string | null;
  /** The masked e-mail address of a PayPal account, or null. */
  readonly email: string | null;
  /** Whether it is proven to be the customer's. */
  readonly verification_status: FundVerificationStatus;
  /** When it was saved. */
  readonly created_at: string;
}

/** Names a fund. */
export interface FundRef {
  /** Id of the fund. */
  readonly customer_fund_id: string;
}

/** What kind of thing is saved. */
export type FundType = 'cc' | 'bank' | 'paypal';

/** How far the proof has come that it belongs to the customer. */
export type FundVerificationStatus = 'Failed Verification' | 'Pending Verification' | 'Unverified' | 'Verified';

/** The answer envelope. */
export interface FundsBankAccountAddAnswer {
  /** The saved account. */
  readonly result: Fund;
}

export type FundsBankAccountAddBody = BankAccountRequest;

/** The answer envelope. */
export interface FundsCardAddAnswer {
  /** The saved card. */
  readonly result: Fund;
}

export type FundsCardAddBody = CardAddRequest;

/** The answer envelope. */
export interface FundsCardGatewaysAnswer {
  /** The gateways of the brand. */
  readonly result: CardGateways;
}

/** The answer envelope. */
export interface FundsDeleteAnswer {
  /** The fund that is gone. */
  readonly result: FundRef;
}

/** The answer envelope. */
export interface FundsDepositCreateAnswer {
  /** The deposit. */
  readonly result: Deposit;
}

export type FundsDepositCreateBody = DepositRequest;

/** The answer envelope. */
export interface FundsDepositCreateWithCodeAnswer {
  /** The deposit. */
  readonly result: Deposit;
}

export type FundsDepositCreateWithCodeBody = DepositRequestWithCode;

/** The answer envelope. */
export interface FundsDepositGetAnswer {
  /** The deposit. */
  readonly result: Deposit;
}

/** The answer envelope. */
export interface FundsDepositPurchaseAnswer {
  /** What came of it. */
  readonly result: DepositPurchase;
}

export type FundsDepositPurchaseBody = DepositPurchaseRequest;

/** The answer envelope. */
export interface FundsDepositsOpenAnswer {
  /** The deposits, ten at most. */
  readonly result: readonly Deposit[];
}

/** The answer envelope. */
export interface FundsGatewayGetAnswer {
  /** The settings of the gateway. */
  readonly result: GatewayConfig;
}

/** The answer envelope. */
export interface FundsPlBraintreeAnswer {
  /** The saved account. */
  readonly result: Fund;
}

export type FundsPlBraintreeBody = PaypalAddRequest;

/** The answer envelope. */
export interface FundsSetDefaultAnswer {
  /** The fund. */
  readonly result: Fund;
}

/** The answer envelope. */
export interface FundsStripeSetupAnswer {
  /** What starts it. */
  readonly result: StripeSetup;
}

/** The answer envelope. */
export interface FundsWalletPayDepositAnswer {
  /** The deposit. */
  readonly result: Deposit;
}

export type FundsWalletPayDepositBody = WalletPayRequest;

/** The answer envelope. */
export interface FundsWithdrawAnswer {
  /** Id of the withdrawal. */
  readonly result: string;
}

export type FundsWithdrawBody = WithdrawRequest;

/** The answer envelope. */
export interface FundsWithdrawalGetAnswer {
  /** The withdrawal. */
  readonly result: Withdrawal;
}

/** A size of a game type, with its prices. */
export interface GameOffer {
  /** Key of the game offer. */
  readonly key: string;
  /** Name of the game offer. */
  readonly name: string;
  /** Least count of games on a ticket. */
  readonly min_games: number;
  /** Most games on a ticket. */
  readonly max_games: number;
  /** Count of games chosen first. */
  readonly default_games: number;
  /** Count of games the play page shows first. */
  readonly default_entry_count: number;
  /** Price of one draw by count of games; a count without a price is not sold. */
  readonly prices: Readonly<Record<string, MoneyAmount>>;
  /** ISO 4217 code of the currency of the prices. */
  readonly price_currency: string;
  /** The sets of numbers a customer picks for each game; empty when the shop picks all. */
  readonly number_sets: readonly NumberSet[];
  /** Count of simple games that one game stands for. */
  readonly combinations: number;
}

/** A way to play a lottery. */
export interface GameType {
  /** Key of the game type. */
  readonly key: 'standard' | 'random' | 'powerhit' | 'powerpik' | 'reduced_system' | 'strike_boxed' | 'mega_combo' | 'deferred' | 'syndicate' | 'lotto_party';
  /** Name of the game type. */
  readonly name: string;
  /** How many draws one ticket may cover. */
  readonly multi_draw: MultiDraw;
  /** Whether this way to play can be bought repeatedly. */
  readonly recurring_purchase: RecurringOption;
  /** Key of the game offer that is chosen first. */
  readonly default_game_offer: string;
  /** The offers of this game type. */
  readonly game_offers: readonly GameOffer[];
}

/** What a browser needs to hand a card to a gateway. */
export interface GatewayConfig {
  /** Key of the gateway. */
  readonly gateway_key: CardGatewayKey;
  /** Lets the browser hand a card to the vault; it says nothing of the customer. */
  readonly client_token: string;
  /** Address of the vault, relative to the address of the payment pages. */
  readonly vault_url: string;
  /** Whether it asks for the security code of a saved card. */
  readonly csc_required: boolean;
  /** How it asks the customer's bank. */
  readonly challenge_type: ChallengeType;
}

/** A giveaway that is drawn again and again. */
export interface Giveaway {
  /** The type of giveaway. */
  readonly giveaway_type: 'daily' | 'major' | 'monthly' | 'preview' | 'special';
  /** Name of the giveaway. */
  readonly name: string;
  /** What can be won. */
  readonly prize_title: string;
  /** What the prize is worth. */
  readonly prize: Money;
  /** Entries by tier. */
  readonly entries: readonly TierEntries[];
}

/** A draw of a giveaway, as it concerns everybody. */
export interface GiveawayDraw {
  /** Id of the draw. */
  readonly draw_id: string;
  /** Number of the draw within its giveaway type. */
  readonly draw_no: number;
  /** The type of giveaway. */
  readonly giveaway_type: 'daily' | 'major' | 'monthly' | 'preview' | 'special';
  /** Name of the giveaway. */
  readonly name: string;
  /** What can be won. */
  readonly prize_title: string;
  /** What the prize is worth. */
  readonly prize: Money;
  /** When it is drawn. */
  readonly date: string;
  /** Until when entries can be unlocked. */
  readonly close_date: string;
  /** How many entries are in it so far, as text. */
  readonly number_of_entries_text: string;
  /** Who has won, once it is drawn. */
  readonly winners: readonly DrawWinner[];
  /** Whether it is over. */
  readonly is_drawn: boolean;
}

/** Where a customer lives: a region, or as an extension the ISO 3166-2 code of a part of another country, such as CH-ZH. */
export type HomeRegion = string;

/** What each state prints on its licences. */
export interface LicenceConfig {
  /** The states whose licences can be checked. */
  readonly states: readonly LicenceState[];
}

/** A driver's licence. */
export interface LicenceRequest {
  /** The state that gave it. */
  readonly state: Region;
  /** Number of the licence. */
  readonly licence_number: string;
  /** Number of the card, where the state prints one. */
  readonly card_number?: string;
  /** The last day it is good, such as '2030-04-17'. */
  readonly expiry_date: string;
}

/** What a state prints on its licences. */
export interface LicenceState {
  /** The state. */
  readonly state: Region;
  /** Regular expression of the number of a licence. */
  readonly licence_number_pattern: string;
  /** How a number looks. */
  readonly licence_number_example: string;
  /** Whether the number of the card is needed too. */
  readonly card_number_required: boolean;
  /** Regular expression of the number of a card, or null. */
  readonly card_number_pattern: string | null;
}

/** A period of the shop's calendar that a limit holds for; a week begins on Monday. */
export type LimitPeriod = 'day' | 'week' | 'month';

/** The limit to set. */
export interface LimitRequest {
  /** The limit in currency units with at most two decimals, such as '50.00'. */
  readonly limit: string;
}

/** The token of a link. */
export interface LinkRequest {
  /** The one-time token. */
  readonly token: string;
}

/** The answer envelope. */
export interface LocateAnswer {
  /** Where a visitor is. */
  readonly result: Location;
}

/** Where a visitor is. */
export interface Location {
  /** The region; null when it is not known. */
  readonly region: Region | null;
  /** Key of the sub-variant of that region; null when there is none. */
  readonly sub_variant: string | null;
}

/** Confirms that the customer has seen that the shop can't sell where they are. */
export interface LocationRequest {
  /** Whether the customer confirms it. */
  readonly confirmed: boolean;
}

/** Whether the shop can sell where a customer is. */
export interface LocationState {
  /** Whether it can't. */
  readonly country_banned: boolean;
  /** Whether the customer has yet to confirm having seen that. */
  readonly country_banned_confirmation_required: boolean;
}

/** Who signs in. */
export interface LoginRequest {
  /** E-mail address. */
  readonly email: string;
  /** Password. */
  readonly password: string;
  /** Whether to ask for no code on this device for a time. */
  readonly save_device?: boolean;
  /** One-time code of six digits. */
  readonly otp?: string;
}

/** A coming draw of a lottery. */
export interface LotteryDraw {
  /** Number of the draw, rising by one with each. */
  readonly draw_no: number;
  /** Opaque id of the draw. */
  readonly encoded_id: string;
  /** The type of draw. */
  readonly type: 'lottery_ticket_draw';
  /** When sales close, ISO 8601 in UTC. */
  readonly close_date: string;
  /** Day of the week of the draw, in the time zone of the shop. */
  readonly day: Weekday;
  /** How far the draw has come. */
  readonly status: DrawStatus;
  /** When it is drawn, ISO 8601 in UTC. */
  readonly date: string;
  /** The jackpot; null until it is announced. */
  readonly prize_pool: Money | null;
}

/** A product offer of type lottery_ticket. */
export interface LotteryOffer {
  /** Key of the offer, kebab-case. */
  readonly key: string;
  /** The type of product. */
  readonly type: 'lottery_ticket';
  /** Path segment of the pages of the offer. */
  readonly url: string;
  /** Other path segments, which redirect to the url. */
  readonly url_aliases: readonly string[];
  /** Name of the offer. */
  readonly name: string;
  /** Other names that customers know it by. */
  readonly aliases: readonly string[];
  /** File name of the logo, such as golden-bay.svg. */
  readonly logo: string;
  /** Whether the offer can be bought here and now. */
  readonly availability: 'available' | 'unavailable';
  /** Whether sales are suspended for the moment. */
  readonly suspended: boolean;
  /** The part of the shop that shows it. */
  readonly display_category: 'lottery' | 'raffle' | 'syndicate' | 'membership';
  /** ISO 4217 code of the currency of all prices of the offer. */
  readonly price_currency: string;
  /** The causes that a purchase gives to or may choose from. */
  readonly causes: readonly CauseRef[];
  /** Whether the offer can be bought repeatedly. */
  readonly recurring_purchase: RecurringOption;
  /** Who may not buy it. */
  readonly restrictions: OfferRestrictions;
  /** The coming draws on sale, the next one first. */
  readonly draws: readonly LotteryDraw[];
  /** Days that a customer chooses from; empty when every draw is played. */
  readonly selectable_days: readonly Weekday[];
  /** The least jackpots that a repeated purchase may wait for; none where the jackpot does not grow. */
  readonly minimum_jackpots?: readonly MoneyAmount[];
  /** The ways to play, the default one first. */
  readonly game_types: readonly GameType[];
}

/** The answer envelope. */
export interface LottoPartyConfigAnswer {
  /** The lotteries. */
  readonly result: readonly PartyConfig[];
}

/** The answer envelope. */
export interface LottoPartyConfigGetAnswer {
  /** The lottery. */
  readonly result: PartyConfig;
}

/** The answer envelope. */
export interface LottoPartyGroupByTokenAnswer {
  /** The group. */
  readonly result: PartyGroup;
}

/** The answer envelope. */
export interface LottoPartyGroupCreateAnswer {
  /** The group. */
  readonly result: PartyGroup;
}

export type LottoPartyGroupCreateBody = PartyGroupRequest;

/** The answer envelope. */
export interface LottoPartyGroupGetAnswer {
  /** The group. */
  readonly result: PartyGroup;
}

/** The answer envelope. */
export interface LottoPartyGroupJoinAnswer {
  /** The group. */
  readonly result: PartyGroup;
}

/** The answer envelope. */
export interface LottoPartyGroupLeaveAnswer {
  /** What is left of it. */
  readonly result: PartyLeft;
}

/** The answer envelope. */
export interface LottoPartyGroupListAnswer {
  /** The groups. */
  readonly result: readonly PartyGroup[];
  /** Where this page stands in the whole list. */
  readonly page_info: PageInfo;
}

/** The answer envelope. */
export interface LottoPartyGroupRemoveMemberAnswer {
  /** The group. */
  readonly result: PartyGroup;
}

/** The answer envelope. */
export interface LottoPartyGroupSessionOpenAnswer {
  /** The session, or null when none is open. */
  readonly result: PartySession | null;
}

/** The answer envelope. */
export interface LottoPartyGroupSessionsAnswer {
  /** The sessions. */
  readonly result: readonly PartySession[];
  /** Where this page stands in the whole list. */
  readonly page_info: PageInfo;
}

/** The answer envelope. */
export interface LottoPartyGroupUpdateAnswer {
  /** The group. */
  readonly result: PartyGroup;
}

export type LottoPartyGroupUpdateBody = PartyGroupChange;

/** The answer envelope. */
export interface LottoPartyOrderGetAnswer {
  /** The order. */
  readonly result: PartyOrder;
}

/** The answer envelope. */
export interface LottoPartySessionCreateAnswer {
  /** The session. */
  readonly result: PartySession;
}

export type LottoPartySessionCreateBody = PartySessionRequest;

/** The answer envelope. */
export interface LottoPartySessionDiscoverAnswer {
  /** The sessions. */
  readonly result: readonly PartySession[];
  /** Where this page stands in the whole list. */
  readonly page_info: PageInfo;
}

/** The answer envelope. */
export interface LottoPartySessionDiscoverDrawAnswer {
  /** The sessions. */
  readonly result: readonly PartySession[];
  /** Where this page stands in the whole list. */
  readonly page_info: PageInfo;
}

/** The answer envelope. */
export interface LottoPartySessionGetAnswer {
  /** The session. */
  readonly result: PartySession;
}

/** The answer envelope. */
export interface LottoPartySessionUpdateAnswer {
  /** The session. */
  readonly result: PartySession;
}

export type LottoPartySessionUpdateBody = PartySessionChange;

/** Whether news come by e-mail. */
export interface MarketingEmailSubscription {
  /** Whether they do. */
  readonly is_subscribed: boolean;
}

/** A link to the benefits of members. */
export interface MembershipBenefits {
  /** Address that signs the customer in. */
  readonly sso_url: string;
}

/** The answer envelope. */
export interface MembershipBenefitsAnswer {
  /** The link. */
  readonly result: MembershipBenefits;
}

/** The membership program of a brand. */
export interface MembershipConfig {
  /** The program. */
  readonly program_config: ProgramConfig;
  /** The giveaways of the program. */
  readonly giveaways: readonly Giveaway[];
  /** The coming draws, the next one first. */
  readonly upcoming_draws: readonly UpcomingGiveawayDraw[];
}

/** The answer envelope. */
export interface MembershipConfigAnswer {
  /** The membership program of a brand. */
  readonly result: MembershipConfig;
}

/** Where a customer stands in the program. */
export interface MembershipCustomer {
  /** The tier that the customer has when a membership that was bought ends; null for none. An extension: an API may leave it out. */
  readonly tier_afterwards?: 'free' | 'premium' | null;
  /** Where the customer stands in each program. */
  readonly entries: readonly CustomerMembership[];
  /** When a membership that was bought ends; null for a free one. */
  readonly ends_at: string | null;
  /** Whether a membership that was bought is bought again when it ends. */
  readonly renews: boolean;
  /** The coming draws, the next one first. */
  readonly upcoming_draws: readonly CustomerGiveawayDraw[];
  /** Draws that are over and that the customer was in. */
  readonly num_closed_draws: number;
  /** What the customer has won in giveaways. */
  readonly winnings: Money;
}

/** The answer envelope. */
export interface MembershipCustomerAnswer {
  /** Where the customer stands. */
  readonly result: MembershipCustomer;
}

/** A coming giveaway that members are in. */
export interface MembershipDraw {
  /** Id of the giveaway draw. */
  readonly draw_id: string;
  /** Number of the draw within its giveaway type. */
  readonly draw_no: number;
  /** The type of giveaway. */
  readonly giveaway_type: 'daily' | 'major' | 'monthly' | 'preview' | 'special';
  /** When it is drawn, ISO 8601 in UTC. */
  readonly date: string;
  /** What can be won. */
  readonly prize_pool: Money;
}

/** The answer envelope. */
export interface MembershipGiveawayAnswer {
  /** The draw. */
  readonly result: GiveawayDraw;
}

/** The answer envelope. */
export interface MembershipGiveawaysAnswer {
  /** The draws. */
  readonly result: readonly CustomerGiveawayDraw[];
  /** Where this page stands in the whole list. */
  readonly page_info: PageInfo;
}

/** A product offer of type membership. */
export interface MembershipOffer {
  /** Key of the offer, kebab-case. */
  readonly key: string;
  /** The type of product. */
  readonly type: 'membership';
  /** Path segment of the pages of the offer. */
  readonly url: string;
  /** Other path segments, which redirect to the url. */
  readonly url_aliases: readonly string[];
  /** Name of the offer. */
  readonly name: string;
  /** Other names that customers know it by. */
  readonly aliases: readonly string[];
  /** File name of the logo, such as golden-bay.svg. */
  readonly logo: string;
  /** Whether the offer can be bought here and now. */
  readonly availability: 'available' | 'unavailable';
  /** Whether sales are suspended for the moment. */
  readonly suspended: boolean;
  /** The part of the shop that shows it. */
  readonly display_category: 'lottery' | 'raffle' | 'syndicate' | 'membership';
  /** ISO 4217 code of the currency of all prices of the offer. */
  readonly price_currency: string;
  /** The causes that a purchase gives to or may choose from. */
  readonly causes: readonly CauseRef[];
  /** Whether the offer can be bought repeatedly. */
  readonly recurring_purchase: RecurringOption;
  /** Who may not buy it. */
  readonly restrictions: OfferRestrictions;
  /** The coming giveaways of the membership, the next one first. */
  readonly draws: readonly MembershipDraw[];
  /** The tiers, the smallest first. */
  readonly tiers: readonly MembershipTier[];
}

/** The price of a tier for a period. */
export interface MembershipPrice {
  /** The period that is paid for. */
  readonly period: 'monthly' | 'quarterly' | 'biannually' | 'annually';
  /** Price of the period. */
  readonly price: MoneyAmount;
}

/** The answer envelope. */
export interface MembershipResendAnswer {
  /** What was sent. */
  readonly result: ConfirmationSent;
}

/** A tier of a membership. */
export interface MembershipTier {
  /** Key of the tier. */
  readonly key: 'free' | 'premium';
  /** Name of the tier. */
  readonly name: string;
  /** Prices by period; a free tier has one price of 0.00. */
  readonly prices: readonly MembershipPrice[];
}

/** The answer envelope. */
export interface MembershipUnlockDrawAnswer {
  /** The draw. */
  readonly result: CustomerGiveawayDraw;
}

export type MembershipUnlockDrawBody = UnlockDrawRequest;

/** A program to join or to leave. */
export interface MembershipUpdate {
  /** Id of the program, such as daily_winners. */
  readonly membership_program: string;
  /** What to become. */
  readonly membership_status: 'member' | 'non-member';
  /** What the engine wants to remember of it. */
  readonly metadata?: Readonly<Record<string, string>>;
}

/** The answer envelope. */
export interface MembershipUpdateAnswer {
  /** Where the customer then stands. */
  readonly result: CustomerMembership;
}

export type MembershipUpdateBody = MembershipUpdate;

export type MigrationMigrateBody = MigrationRequest;

/** Agreement before an account moves. */
export interface MigrationRequest {
  /** Whether the customer agrees to the terms and conditions. */
  readonly terms_accepted: boolean;
}

/** Whether an account moves to the new platform. */
export type MigrationStatus = 'ineligible' | 'eligible_soft' | 'eligible_hard' | 'in_progress' | 'migrated';

/** The least jackpot to play for. */
export interface MinimumJackpotRequest {
  /** Smaller jackpots are passed by; null plays every draw. */
  readonly minimum_jackpot_amount: MoneyAmount | null;
}

/** An amount of money with its currency. */
export interface Money {
  /** The amount in currency units. */
  readonly amount: MoneyAmount;
  /** ISO 4217 code of the currency. */
  readonly currency: string;
}

/** An amount of money in currency units with the decimals of its currency, such as '12.50', or '1250' in yen. */
export type MoneyAmount = string;

/** The counts of draws and weeks that can be chosen. */
export interface MultiDraw {
  /** Counts of consecutive draws. */
  readonly num_draws: readonly number[];
  /** Counts of weeks. */
  readonly num_weeks: readonly number[];
}

/** Something that a customer is told. */
export interface Notification {
  /** Id of the notification. */
  readonly id: string;
  /** What it is about, in a few words. */
  readonly title: string;
  /** Name of an icon; null for none. */
  readonly icon: string | null;
  /** What the customer is told. */
  readonly message: string;
  /** Whether it goes by itself once it was seen. */
  readonly is_auto_dismissed: boolean;
  /** What the customer can do about it. */
  readonly actions: readonly NotificationAction[];
  /** Where it is shown: 'feed', or 'toast' for a message over the next page. */
  readonly placement_key: string;
  /** When it was made. */
  readonly created_at: string;
  /** Whether the customer has seen it. */
  readonly is_viewed: boolean;
}

/** Something to do about a notification. */
export interface NotificationAction {
  /** Words of the link. */
  readonly label: string;
  /** Where it leads: a path of the shop, or an http or https address. */
  readonly url: string;
}

/** The answer envelope. */
export interface NotificationsListAnswer {
  /** The notifications. */
  readonly result: readonly Notification[];
}

/** The answer envelope. */
export interface NotificationsViewedAnswer {
  /** What is left. */
  readonly result: Unviewed;
}

export type NotificationsViewedBody = ViewedRequest;

/** Numbers of one number set. */
export interface NumberGroup {
  /** Key of the number set. */
  readonly key: string;
  /** The numbers. */
  readonly numbers: readonly number[];
}

/** A set of numbers to pick from. */
export interface NumberSet {
  /** Key of the number set. */
  readonly key: string;
  /** Name of the number set. */
  readonly name: string;
  /** How many numbers are picked; for the favourites of a mega_combo, the most that may be. */
  readonly count: number;
  /** Lowest number. */
  readonly min: number;
  /** Highest number. */
  readonly max: number;
  /** Whether each number counts in its place alone; left out, in any place. */
  readonly ordered?: boolean;
}

/** How often a number was drawn. */
export interface NumberStatistics {
  /** The number. */
  readonly number: number;
  /** How often it was drawn. */
  readonly times: number;
  /** Draws since it was last drawn; null when it never was. */
  readonly draws_since: number | null;
  /** When it was last drawn, or null. */
  readonly last_drawn_at: string | null;
}

/** Who may not buy an offer. */
export interface OfferRestrictions {
  /** Regions where it is not sold. */
  readonly excluded_regions: readonly Region[];
  /** Least age of a customer in years. */
  readonly minimum_age: number;
}

/** Something that was bought, with what has come of it. */
export interface Order {
  /** The order in short. */
  readonly summary: OrderSummary;
  /** What to put into a cart to buy the same again, from the next draw on. */
  readonly replay: CartItemChoice;
  /** Its tickets, one a draw, the first draw first; only with show_details. */
  readonly lines?: readonly OrderLine[];
}

/** A ticket in one draw. */
export interface OrderLine {
  /** Id of the order. */
  readonly order_id: string;
  /** Key of the product offer whose draw it is. */
  readonly offer_key: string;
  /** Name of that offer. */
  readonly offer_name: string;
  /** Number of the draw. */
  readonly draw_no: number;
  /** When the draw is, ISO 8601 in UTC. */
  readonly draw_date: string;
  /** How far the draw has come. */
  readonly draw_status: DrawStatus;
  /** What has come of the ticket. */
  readonly status: OrderLineStatus;
  /** Key of the game type of a lottery ticket, null for anything else. */
  readonly game_type?: string | null;
  /** The numbers drawn, by number set; empty for a raffle, and until it is drawn. */
  readonly winning_numbers: readonly DrawnNumbers[];
  /** The winning ticket numbers of a raffle, the first prize first. */
  readonly winning_tickets: readonly string[];
  /** The games of the ticket; those of the whole syndicate for shares. */
  readonly games: readonly PlayedGame[];
  /** The ticket numbers, for a raffle. */
  readonly ticket_numbers: readonly string[];
  /** What it has won, the best first; for shares, what the whole syndicate has won. */
  readonly prizes: readonly WonPrize[];
  /** The part of a syndicate, for shares; else null. */
  readonly share: SyndicatePart | null;
  /** What it has won for the customer, as it was paid into the wallet. */
  readonly winnings: Money;
}

/** What has come of a ticket in a draw. */
export type OrderLineStatus = 'pending' | 'won' | 'lost';

/** Whether the draws of an order are still to come. */
export type OrderStatus = 'upcoming_products' | 'past_products';

/** Something that was bought: a ticket, shares or a membership. */
export interface OrderSummary {
  /** Id of the order. */
  readonly id: string;
  /** Id of the purchase that it was a part of. */
  readonly checkout_id: string;
  /** Whether its draws are still to come. */
  readonly status: OrderStatus;
  /** When it was bought, ISO 8601 in UTC. */
  readonly placed_at: string;
  /** What was bought, as it was in the cart, with the id of the order. */
  readonly item: CartItem;
  /** What it cost, before vouchers. */
  readonly total: Money;
  /** What it has won so far. */
  readonly winnings: Money;
  /** Draws that it is in; 0 for a membership. */
  readonly num_draws: number;
  /** Draws that are still to come. */
  readonly draws_left: number;
  /** When its next draw is, ISO 8601 in UTC; null when none is to come. */
  readonly next_draw_date: string | null;
  /** When a membership that follows another begins, ISO 8601 in UTC; left out where it began with the purchase. */
  readonly starts_at?: string;
  /** When its last draw is, or when a membership ends, ISO 8601 in UTC. */
  readonly ends_at: string;
  /** Its draws, the first one first; in a receipt alone. */
  readonly draws?: readonly OrderedDraw[];
}

/** A draw that an order is in. */
export interface OrderedDraw {
  /** Name of the lottery or raffle. */
  readonly name: string;
  /** Number of the draw. */
  readonly draw_no: number;
  /** When it is drawn, ISO 8601 in UTC. */
  readonly draw_date: string;
}

/** The answer envelope. */
export interface OrdersGetAnswer {
  /** The order. */
  readonly result: Order;
}

/** The answer envelope. */
export interface OrdersListAnswer {
  /** The orders. */
  readonly result: readonly OrderSummary[];
  /** Where this page stands in the whole list. */
  readonly page_info: PageInfo;
}

/** The answer envelope. */
export interface OrdersRecommendedAnswer {
  /** The recommendations, the best first. */
  readonly result: readonly RecommendedOrder[];
}

/** The place of a page in a list. */
export interface PageInfo {
  /** Entries on a page. */
  readonly limit: number;
  /** Entries skipped before this page. */
  readonly offset: number;
  /** Entries in the whole list. */
  readonly total: number;
}

/** A partner that sells for the shop. */
export interface Partner {
  /** Path segment of its pages. */
  readonly slug: string;
  /** Key of the partner. */
  readonly key: string;
  /** Name of the partner. */
  readonly name: string;
  /** Where it sells. */
  readonly channels: readonly string[];
  /** Keys of the product offers that it sells. */
  readonly product_offer_keys: readonly string[];
}

/** What somebody wants to buy from a partner, at the prices of now. */
export interface PartnerCart {
  /** Id of the customer; null for a visitor. */
  readonly customer_id: string | null;
  /** ISO 4217 code of the currency of all amounts. */
  readonly currency: string;
  /** The totals. */
  readonly totals: PartnerCartTotals;
  /** The items. */
  readonly cart_items: readonly CartItem[];
  /** Whether an item will be charged later without the customer. */
  readonly requires_unattended_payment_method: boolean;
  /** The customer's last purchase from this partner, or null: to be sent with a purchase, so that what was bought elsewhere meanwhile is not bought again. */
  readonly last_checkout_id?: string | null;
  /** Why the cart cannot be bought: message by reason id; empty when it can. */
  readonly blocked_reasons: Readonly<Record<string, string>>;
}

/** What to price. */
export interface PartnerCartRequest {
  /** The items; none gives an empty cart. */
  readonly cart_item: readonly CartItemRequest[];
}

/** The totals of a partner cart. */
export interface PartnerCartTotals {
  /** Total of all items. */
  readonly cart_total: MoneyAmount;
  /** Total of the items that are pre-orders. */
  readonly pre_order_total: MoneyAmount;
}

/** What came of a purchase from a partner. */
export interface PartnerPurchase {
  /** The deposit; null when the wallet has paid. */
  readonly deposit: Deposit | null;
  /** Id of the receipt; null while the deposit is not captured. */
  readonly checkout_id: string | null;
}

/** What is bought from a partner. */
export interface PartnerPurchaseItems {
  /** Path segment of the partner's pages. */
  readonly slug: string;
  /** The items; at least one. */
  readonly cart_item: readonly CartItemRequest[];
}

/** What to buy from a partner, and how. */
export interface PartnerPurchaseRequest {
  /** The items; at least one. */
  readonly cart_item: readonly CartItemRequest[];
  /** The deposit that pays for it; null when the wallet holds enough. */
  readonly deposit: PurchaseDeposit | null;
  /** How it is made. */
  readonly purchase: PurchaseData;
}

/** The answer envelope. */
export interface PartnersGetAnswer {
  /** The partner. */
  readonly result: Partner;
}

/** A lottery that parties can play. */
export interface PartyConfig {
  /** Key of the lottery. */
  readonly id: string;
  /** Key of the lottery. */
  readonly lottery_key: string;
  /** Name of the lottery. */
  readonly lottery_name: string;
  /** File name of its logo. */
  readonly logo: string;
  /** Shares that a session has at most. */
  readonly max_shares: number;
  /** What a share may cost, the least first. */
  readonly share_prices: readonly PartySharePrice[];
  /** Its draws that are on sale, the next one first. */
  readonly draws: readonly PartyDraw[];
}

/** A draw that a party plays in. */
export interface PartyDraw {
  /** Id of the draw. */
  readonly draw_id: string;
  /** Number of the draw. */
  readonly draw_no: number;
  /** When it is drawn. */
  readonly date: string;
  /** When shares can last be bought. */
  readonly close_date: string;
  /** The day of the draw. */
  readonly day: Weekday;
  /** How far it has come. */
  readonly status: DrawStatus;
  /** What can be won, or null when it is not known. */
  readonly prize_pool: Money | null;
}

/** People who play together. */
export interface PartyGroup {
  /** Id of the group. */
  readonly id: string;
  /** Name of the group. */
  readonly group_name: string;
  /** Who may find it. */
  readonly publicity_status: PartyPublicity;
  /** First name of who created it. */
  readonly owner_name: string;
  /** Members, with the owner. */
  readonly num_members: number;
  /** Whether the customer is a member. */
  readonly is_member: boolean;
  /** Whether the customer created it. */
  readonly is_owner: boolean;
  /** Token of its invitation, for members and for who came by it; else null. */
  readonly token: string | null;
  /** Its open session, or null. */
  readonly open_session: PartySession | null;
  /** When it was created. */
  readonly created_at: string;
  /** The other members, the first first; only from lotto-party.group.get, and for members alone. */
  readonly members?: readonly PartyMember[];
}

/** What to change of a group. */
export interface PartyGroupChange {
  /** Name of the group, unique in the shop. */
  readonly group_name: string;
}

/** A group to create. */
export interface PartyGroupRequest {
  /** Name of the group, unique in the shop. */
  readonly group_name: string;
  /** Who may find it; private when left out. */
  readonly publicity_status?: 'private' | 'public';
}

/** A group that the customer has left. */
export interface PartyLeft {
  /** Id of the group. */
  readonly group_id: string;
  /** Shares of the customer in draws of the group that are still to be drawn. */
  readonly shares_kept: number;
}

/** A member of a group, as other members see them. */
export interface PartyMember {
  /** Id of the member in this group. */
  readonly id: string;
  /** First name. */
  readonly name: string;
}

/** Shares that a customer has bought. */
export interface PartyOrder {
  /** The order in short. */
  readonly summary: OrderSummary;
  /** The session that it is in. */
  readonly session: PartySession;
  /** The party's ticket with its result, one a draw; only with show_details. Its games are picked when sales close. */
  readonly lines?: readonly OrderLine[];
}

/** Who may find a group: those with its token, or all; the shop promotes some. */
export type PartyPublicity = 'private' | 'promoted' | 'public';

/** A draw that a group plays in together. */
export interface PartySession {
  /** Id of the session; in a cart it is the syndicate_encoded_id of its shares. */
  readonly session_id: string;
  /** Id of the group. */
  readonly group_id: string;
  /** Name of the group. */
  readonly group_name: string;
  /** Who may find the group. */
  readonly publicity_status: PartyPublicity;
  /** First name of who opened it. */
  readonly organiser_name: string;
  /** Whether the customer is a member of the group. An extension: an API may leave it out. */
  readonly is_member?: boolean;
  /** Whether the customer may change it. */
  readonly is_organiser: boolean;
  /** Key of the lottery. */
  readonly lottery_key: string;
  /** Name of the lottery. */
  readonly lottery_name: string;
  /** File name of its logo. */
  readonly logo: string;
  /** Its draws. */
  readonly draws: readonly PartyDraw[];
  /** How far it has come. */
  readonly status: PartySessionStatus;
  /** Whether another follows. */
  readonly autosession_status: AutosessionStatus;
  /** Price of a share. */
  readonly share_price: Money;
  /** Games that each share adds. */
  readonly games_per_share: number;
  /** Games that are played with the shares so far. */
  readonly num_games: number;
  /** Shares that are taken. */
  readonly shares_sold: number;
  /** Shares that can still be bought. */
  readonly shares_left: number;
  /** Shares of the customer. */
  readonly my_shares: number;
  /** What the whole party has won; null until its draw is paid. */
  readonly winnings: Money | null;
  /** What the customer has won of it; null until its draw is paid. */
  readonly my_winnings: Money | null;
  /** Ids of the customer's orders in it. */
  readonly my_order_ids: readonly string[];
  /** When it was opened. */
  readonly created_at: string;
}

/** What to change of a session. */
export interface PartySessionChange {
  /** Whether another follows. */
  readonly autosession_status: AutosessionStatus;
}

/** A session to open. */
export interface PartySessionRequest {
  /** Id of the group. */
  readonly group_id: string;
  /** Id of the draw. */
  readonly draw_id: string;
  /** Price of a share, one of those on offer. */
  readonly share_price: MoneyAmount;
  /** Whether another follows; off when left out. */
  readonly autosession_status?: AutosessionStatus;
  /** Whether the members of the group get an invitation. */
  readonly invite_all_existing_members?: boolean;
  /** Ids of the members who get an invitation; for a session that does not invite all. */
  readonly invite_members?: readonly string[];
}

/** How far a session has come; one that nobody took a share of is cancelled. */
export type PartySessionStatus = 'open' | 'closed' | 'paid' | 'cancelled';

/** What a share may cost. */
export interface PartySharePrice {
  /** Price of a share. */
  readonly share_price: Money;
  /** Games that each share adds. */
  readonly games_per_share: number;
}

/** A new password. */
export interface PasswordChangeRequest {
  /** The password until now. */
  readonly current_password: string;
  /** The new password. */
  readonly new_password: string;
}

/** The password of a customer without two-factor. */
export interface PasswordConfirmation {
  /** The password. */
  readonly password: string;
}

/** The answer envelope. */
export interface PasswordForceChangeAnswer {
  /** What was done. */
  readonly result: {
    /** Whether the password was changed. */
    readonly done: boolean;
  };
}

export type PasswordForceChangeBody = ForcedPasswordRequest;

/** The answer envelope. */
export interface PasswordForgotAnswer {
  /** What was done. */
  readonly result: {
    /** Always true. */
    readonly done: boolean;
  };
}

export type PasswordForgotBody = EmailAddressRequest;

/** The answer envelope. */
export interface PasswordResetAnswer {
  /** What was done. */
  readonly result: {
    /** Whether the password was changed. */
    readonly done: boolean;
  };
}

export type PasswordResetBody = PasswordResetRequest;

/** A new password by link. */
export interface PasswordResetRequest {
  /** The one-time token. */
  readonly token: string;
  /** The new password. */
  readonly password: string;
}

/** A draw that is over, in short. */
export interface PastDraw {
  /** Key of the product offer. */
  readonly offer_key: string;
  /** Name of the product offer. */
  readonly offer_name: string;
  /** Path segment of the pages of the offer. */
  readonly offer_url: string;
  /** File name of the logo of the offer. */
  readonly logo: string;
  /** The category of the draw. */
  readonly category: DrawCategory;
  /** Name of the draw: for a giveaway that of the giveaway, else that of the offer. */
  readonly name: string;
  /** The type of giveaway, for a giveaway. */
  readonly giveaway_type?: 'daily' | 'major' | 'monthly' | 'preview' | 'special';
  /** Number of the draw. */
  readonly draw_no: number;
  /** When it was drawn, ISO 8601 in UTC. */
  readonly date: string;
  /** Day of the week of the draw, in the time zone of the shop. */
  readonly day: Weekday;
  /** How far the draw has come. */
  readonly status: DrawStatus;
  /** The jackpot or the value of the first prize. */
  readonly prize_pool: Money | null;
  /** What could be won, for a raffle; else null. */
  readonly title: string | null;
  /** The numbers drawn, by number set; empty for raffles and giveaways. */
  readonly winning_numbers: readonly DrawnNumbers[];
  /** The winning ticket numbers, the first prize first; empty for lotteries. */
  readonly winning_tickets: readonly string[];
  /** Count of winners in all divisions. */
  readonly num_winners: number;
  /** Count of winners of the first prize; left out where it is not known. */
  readonly first_prize_winners?: number;
  /** Whether the first prize was won. */
  readonly jackpot_won: boolean;
  /** Up to three winners who agreed to be named, the largest prize first. */
  readonly winners: readonly DrawWinner[];
}

/** How long to pause. */
export interface PauseRequest {
  /** When it goes on by itself; left out, when it is told to. */
  readonly paused_until?: string;
}

/** A way to pay in or to be paid out. */
export interface PaymentMethod {
  /** Code of the method. */
  readonly code: PaymentMethodCode;
  /** What the customer has saved for it, the default first. */
  readonly funds: readonly Fund[];
  /** The gateways that can take it, the preferred one first. */
  readonly available_gateways: readonly CardGatewayKey[];
  /** What it is like. */
  readonly attributes: PaymentMethodAttributes;
  /** What it demands. */
  readonly rules: PaymentMethodRules;
}

/** What a way to pay is like. */
export interface PaymentMethodAttributes {
  /** Name for the customer. */
  readonly name: string;
  /** Whether money comes in or goes out. */
  readonly direction: 'deposit' | 'withdrawal';
  /** Whether a purchase can be paid with it at once. */
  readonly cart: boolean;
  /** Whether a wallet of the device pays. */
  readonly digital_wallet: boolean;
  /** The kind of saved fund that it uses, or null. */
  readonly fund_type: FundType | null;
  /** The kinds of bank code that it takes. */
  readonly bank_types: readonly BankCodeType[];
}

/** A way to pay in or to be paid out. */
export type PaymentMethodCode = DepositMethodCode | WithdrawalMethodCode;

/** What a way to pay demands. */
export interface PaymentMethodRules {
  /** The least amount. */
  readonly min_amount: MoneyAmount;
  /** The greatest amount. */
  readonly max_amount: MoneyAmount;
  /** The gateways that ask for the security code of a saved card. */
  readonly csc_required: readonly CardGatewayKey[];
  /** Whether it may be used now. */
  readonly enabled: boolean;
}

/** The answer envelope. */
export interface PaymentMethodsListAnswer {
  /** The methods that the filters leave. */
  readonly result: readonly PaymentMethod[];
}

/** A purchase that was due and failed, with what the customer can do. */
export interface PaymentResolution {
  /** Id of the attempt. */
  readonly id: string;
  /** What was due. */
  readonly kind: 'recurring' | 'scheduled';
  /** Id of the recurring or the scheduled purchase. */
  readonly purchase_id: string;
  /** Name of the product offer. */
  readonly name: string;
  /** File name of its logo. */
  readonly logo: string;
  /** What was to be bought, in words. */
  readonly description: string;
  /** Whether it is tried again. */
  readonly status: AttemptStatus;
  /** Code of what went wrong. */
  readonly code: string;
  /** What went wrong, for the customer. */
  readonly message: string;
  /** What it would have cost. */
  readonly amount: Money;
  /** When it was tried. */
  readonly attempted_at: string;
  /** When it is tried again by itself, or null. */
  readonly retry_at: string | null;
  /** What it was to be paid with. */
  readonly default_fund: RecurringPurchaseMethod;
  /** What the customer can do. */
  readonly actions: readonly ('change-fund' | 'add-card' | 'payment-method-updated')[];
}

/** The answer envelope. */
export interface PaymentResolutionsListAnswer {
  /** The failed purchases, the latest first. */
  readonly result: readonly PaymentResolution[];
}

/** A PayPal account that the customer agreed to use. */
export interface PaypalAddRequest {
  /** What the page of PayPal gave. */
  readonly token: string;
  /** What a gateway's script collected of the device. */
  readonly device_data?: string;
}

/** What a limit becomes when its cooling-off of 24 hours is over. */
export interface PendingLimit {
  /** The new limit; null when the limit ends. */
  readonly limit: Money | null;
  /** When it becomes so. */
  readonly effective_at: string;
}

/** A place and what to show in it. */
export interface Placement {
  /** Key of the place: home, pre_cart or receipt. */
  readonly key: string;
  /** What to show. */
  readonly config: PlacementConfig;
}

/** The answer envelope. */
export interface PlacementCartPrimeAnswer {
  /** The placements, in the order in which they were asked for. */
  readonly result: readonly Placement[];
}

export type PlacementCartPrimeBody = CartPrimeRequest;

/** What to show. */
export interface PlacementConfig {
  /** Type of the product. */
  readonly product_type: CartProductType;
  /** Key of the product offer. */
  readonly lottery_key: string;
  /** What to put into the cart there and then; left out where that takes a choice. */
  readonly draw?: RecommendedOrder;
}

/** The answer envelope. */
export interface PlacementGetAnswer {
  /** The placements, in the order in which they were asked for. */
  readonly result: readonly Placement[];
}

/** A break from playing: nothing is sold to the customer while it lasts. */
export interface PlayBreak {
  /** A time-out ends by itself, a self-exclusion after the customer has asked to return. */
  readonly kind: 'time_out' | 'self_exclusion';
  /** When it began. */
  readonly started_at: string;
  /** When it ends; null where nobody has asked to return yet. */
  readonly ends_at: string | null;
  /** From when on the customer may ask to return; null for a time-out. */
  readonly return_from: string | null;
}

/** A game on a ticket, with what it has hit. */
export interface PlayedGame {
  /** Its numbers by number set. */
  readonly number_sets: readonly NumberGroup[];
  /** Which of them were drawn, by set of the draw; empty until it is drawn. */
  readonly hits: readonly NumberGroup[];
  /** What it has won. */
  readonly prize: Money;
}

/** A limit on what is deposited in a week, set by the customer. */
export interface PreCommitment {
  /** The period it holds for. */
  readonly period: LimitPeriod;
  /** What may be deposited in a period. */
  readonly limit: Money;
  /** What has been deposited in the period that runs, or is on its way. */
  readonly deposited: Money;
  /** What is left, never below zero. */
  readonly remaining: Money;
  /** When the period that runs ends. */
  readonly resets_at: string;
  /** A change that waits for its cooling-off, or null. */
  readonly pending: PendingLimit | null;
}

/** The answer envelope. */
export interface PrecommitmentDeleteAnswer {
  /** The limit, until it ends. */
  readonly result: PreCommitment;
}

/** The answer envelope. */
export interface PrecommitmentSetAnswer {
  /** The limit. */
  readonly result: PreCommitment;
}

export type PrecommitmentSetBody = LimitRequest;

/** A division of the prizes of a draw. */
export interface PrizeDivision {
  /** Number of the division, 1 being the first prize. */
  readonly division: number;
  /** Name of the division. */
  readonly name: string;
  /** What a winning ticket has. */
  readonly match: string;
  /** Count of winners; before the draw, of prizes to be won, 0 where nobody knows how many there will be. */
  readonly num_winners: number;
  /** What each winner gets; for a division without a winner, what was to be won. */
  readonly prize: Money;
}

/** Something the shop sells. */
export type ProductOffer = LotteryOffer | RaffleOffer | SyndicateOffer | MembershipOffer;

/** The answer envelope. */
export interface ProductOffersListAnswer {
  /** The offers, in the order of the shop. */
  readonly result: readonly ProductOffer[];
}

/** The program. */
export interface ProgramConfig {
  /** Id of the program, such as daily_winners. */
  readonly program_id: string;
  /** Name of the program. */
  readonly program_name: string;
  /** Path segment of its pages, daily-winners by default. */
  readonly program_url: string;
  /** File name of the logo. */
  readonly program_logo: string;
  /** The least that who joins for free pays in first; left out where no deposit is asked for. An extension. */
  readonly first_deposit?: Money;
  /** Key of the membership offer. */
  readonly product_offer_key: string;
  /** Keys of the content entries of its pages, in their order. */
  readonly blocks: readonly string[];
}

/** A promotion code. */
export interface PromotionRequest {
  /** The code, in any case of letters. */
  readonly promotion_code: string;
}

/** How a purchase is made. */
export interface PurchaseData {
  /** Where it is made: 'APP' in the app, else 'web'. */
  readonly channel_key: 'APP' | 'web';
  /** Further facts of the one who asks, kept with the purchase. */
  readonly metadata?: PurchaseMetadata;
  /** Key of the partner that the customer came from; null when there is none. */
  readonly partner_key?: string | null;
  /** What the customer was shown for all that is bought now; what costs something else by now is refused. */
  readonly expected_total?: string;
  /** Version of the cart that the customer was shown; a cart with other items or numbers is refused. */
  readonly expected_version?: string;
  /** At a partner: the purchase that its cart told as the last; where there is a later one by now, this one is refused. */
  readonly last_checkout_id?: string | null;
}

/** Money to pay in for a purchase, with a saved fund or another method. */
export interface PurchaseDeposit {
  /** What to pay in, in currency units. */
  readonly amount: string;
  /** Whether it pays for a purchase. */
  readonly checkout?: boolean;
  /** Id of the customer, who must be the one that calls. */
  readonly customer_id?: string;
  /** What the customer's bank wants to know; without it a bank that asks refuses. */
  readonly strong_customer_authentication?: StrongCustomerAuthentication;
  /** Id of the saved fund that pays. */
  readonly customer_fund_id?: string;
  /** How it is paid, where no saved fund pays. */
  readonly deposit_method_code?: DepositMethodCode;
  /** What a gateway's script collected of the device. */
  readonly device_data?: string;
  /** The gateway to use; that of the fund when left out. */
  readonly gateway_key?: CardGatewayKey;
  /** Where a payment page sends the customer when all went well; {deposit_id} in it becomes the id of the deposit. */
  readonly success_url?: string;
  /** Where a payment page sends the customer who gave up; {deposit_id} in it becomes the id of the deposit. */
  readonly cancel_url?: string;
  /** Facts that the engine wants kept with it. */
  readonly metadata?: Readonly<Record<string, string>>;
  /** Security code of the card; it is never kept. */
  readonly csc?: string;
}

/** Facts by name. */
export type PurchaseMetadata = Readonly<Record<string, string>>;

/** What made a purchase happen. */
export type PurchaseSource = 'checkout' | 'partner' | 'recurring' | 'scheduled';

/** Whether tickets of a raffle draw can be bought. */
export type PurchaseStatus = 'open' | 'sold_out' | 'past_draw' | 'pre_order';

/** Whether numbers are picked anew. */
export interface QuickpickRequest {
  /** True for new numbers each time, false for the same ones. */
  readonly quickpick: boolean;
}

/** A book of raffle tickets. */
export interface RaffleBook {
  /** Key of the book. */
  readonly key: string;
  /** Tickets in the book. */
  readonly num_tickets: number;
  /** Price of the book. */
  readonly price: MoneyAmount;
}

/** A draw of a raffle. */
export interface RaffleDraw {
  /** Number of the draw, rising by one with each. */
  readonly draw_no: number;
  /** Opaque id of the draw. */
  readonly encoded_id: string;
  /** The type of draw. */
  readonly type: 'raffle_ticket_draw';
  /** When sales open or did, ISO 8601 in UTC; left out where it is not known. */
  readonly open_date?: string;
  /** When sales close, ISO 8601 in UTC. */
  readonly close_date: string;
  /** Day of the week of the draw, in the time zone of the shop. */
  readonly day: Weekday;
  /** How far the draw has come. */
  readonly status: DrawStatus;
  /** When it is drawn, ISO 8601 in UTC. */
  readonly draw_date: string;
  /** What can be won. */
  readonly title: string;
  /** What the first prize is worth. */
  readonly value: Money;
  /** Whether tickets can be bought. */
  readonly purchase_status: PurchaseStatus;
  /** The books of tickets on sale, the smallest first. */
  readonly offers: readonly RaffleBook[];
  /** Tickets in the draw; null when there is no limit. */
  readonly num_tickets: number | null;
  /** Tickets sold so far. */
  readonly num_tickets_sold: number;
}

/** A product offer of type raffle_ticket. */
export interface RaffleOffer {
  /** Key of the offer, kebab-case. */
  readonly key: string;
  /** The type of product. */
  readonly type: 'raffle_ticket';
  /** Path segment of the pages of the offer. */
  readonly url: string;
  /** Other path segments, which redirect to the url. */
  readonly url_aliases: readonly string[];
  /** Name of the offer. */
  readonly name: string;
  /** Other names that customers know it by. */
  readonly aliases: readonly string[];
  /** File name of the logo, such as golden-bay.svg. */
  readonly logo: string;
  /** Whether the offer can be bought here and now. */
  readonly availability: 'available' | 'unavailable';
  /** Whether sales are suspended for the moment. */
  readonly suspended: boolean;
  /** The part of the shop that shows it. */
  readonly display_category: 'lottery' | 'raffle' | 'syndicate' | 'membership';
  /** ISO 4217 code of the currency of all prices of the offer. */
  readonly price_currency: string;
  /** The causes that a purchase gives to or may choose from. */
  readonly causes: readonly CauseRef[];
  /** Whether the offer can be bought repeatedly. */
  readonly recurring_purchase: RecurringOption;
  /** Who may not buy it. */
  readonly restrictions: OfferRestrictions;
  /** Share of the price of a ticket that goes to the causes, from 0 to 1; left out where it is not told. */
  readonly cause_share?: number;
  /** The draw on sale first, then later ones that take pre-orders. */
  readonly draws: readonly RaffleDraw[];
}

/** What was bought in one purchase, and how it was paid. */
export interface Receipt {
  /** Id of the purchase. */
  readonly checkout_id: string;
  /** When it was made, ISO 8601 in UTC. */
  readonly placed_at: string;
  /** What made it happen. */
  readonly source: PurchaseSource;
  /** Where it was made. */
  readonly channel_key: string;
  /** Key of the partner that the customer came from; null when there is none. */
  readonly partner_key: string | null;
  /** Id of the deposit that was made for it; null when the wallet held enough. */
  readonly deposit_id: string | null;
  /** ISO 4217 code of the currency of all amounts. */
  readonly currency: string;
  /** Price of everything that was bought now. */
  readonly items_total: MoneyAmount;
  /** What vouchers took off. */
  readonly discount: MoneyAmount;
  /** What was taken out of the wallet. */
  readonly total: MoneyAmount;
  /** What will be charged later, for pre-orders. */
  readonly pre_order_total: MoneyAmount;
  /** What vouchers paid into the wallet. */
  readonly credit: MoneyAmount;
  /** The vouchers that were used. */
  readonly vouchers: readonly ReceiptVoucher[];
  /** What the total was paid with; left out where that is not known. */
  readonly payments?: readonly ReceiptPayment[];
  /** What was bought now, one order an item of the cart. */
  readonly orders: readonly OrderSummary[];
  /** What will be bought later, as pre-orders. */
  readonly scheduled_items: readonly CartItem[];
}

/** A part of what a purchase cost, and where it came from. */
export interface ReceiptPayment {
  /** Code of the deposit method, or wallet. */
  readonly method: string;
  /** Brand of the card, or name of the method. */
  readonly name: string;
  /** The last four digits of a card or account, or null. */
  readonly last_four: string | null;
  /** How much of the total it paid. */
  readonly amount: MoneyAmount;
}

/** A voucher that was used. */
export interface ReceiptVoucher {
  /** The promotion code. */
  readonly code: string;
  /** What the voucher is called. */
  readonly name: string;
  /** What it took off, or paid into the wallet. */
  readonly amount: MoneyAmount;
}

/** Something that the customer could buy next. */
export interface RecommendedOrder {
  /** Why it is recommended. */
  readonly reason: 'played_before' | 'popular';
  /** Key of the product offer. */
  readonly lottery_key: string;
  /** Name of the product offer. */
  readonly name: string;
  /** File name of the logo of the product offer. */
  readonly logo: string;
  /** When its next draw is, ISO 8601 in UTC; null when it has none. */
  readonly draw_date: string | null;
  /** What can be won in that draw; null when it is not known. */
  readonly prize_pool: Money | null;
  /** What to put into a cart to buy it. */
  readonly request: CartItemChoice;
  /** What that costs. */
  readonly total: Money;
}

/** An attempt to buy. */
export interface RecurringAttempt {
  /** What came of it. */
  readonly status: AttemptStatus;
  /** Code of what went wrong, or null. */
  readonly code: string | null;
  /** What went wrong, for the customer, or null. */
  readonly message: string | null;
  /** When it was made. */
  readonly attempted_at: string;
  /** Id of the receipt, or null. */
  readonly checkout_id: string | null;
}

/** Whether a product can, must or may be bought repeatedly. */
export type RecurringAvailability = 'never' | 'always' | 'optional';

/** What to change of a recurring purchase; what is left out stays as it is. */
export interface RecurringChange {
  /** Key of the game offer, or of the book of a raffle. */
  readonly game_offer?: string;
  /** Key of the cause. */
  readonly cause_key?: string;
  /** Games of a ticket, or books of a raffle; numbers that are missing are picked. */
  readonly num_games?: number;
  /** For how long a membership is paid each time, from its next renewal on: what is paid already stays as it is. An extension. */
  readonly membership_period?: 'monthly' | 'quarterly' | 'biannually' | 'annually';
}

/** What recurring purchases are paid with. */
export type RecurringFundKind = 'unfunded' | 'wallet' | 'cc' | 'paypal' | 'bank';

/** Whether and how a product can be bought repeatedly. */
export interface RecurringOption {
  /** The kind of repeated purchase. */
  readonly type: RecurringType;
  /** Whether it can, must or may be repeated. */
  readonly availability: RecurringAvailability;
}

/** The answer envelope. */
export interface RecurringProcessSyncAnswer {
  /** What came of it. */
  readonly result: RecurringSync;
}

/** A purchase that repeats itself. */
export interface RecurringPurchase {
  /** Id of the recurring purchase. */
  readonly autoplay_id: string;
  /** The kind of repeated purchase. */
  readonly type: RecurringType;
  /** What is bought. */
  readonly product_type: CartProductType;
  /** Key of the product offer. */
  readonly product_offer_key: string;
  /** Name of the product offer. */
  readonly name: string;
  /** File name of its logo. */
  readonly logo: string;
  /** What is bought each time, in words. */
  readonly description: string;
  /** When it is bought, in words. */
  readonly label: string;
  /** Whether it goes on. */
  readonly status: RecurringStatus;
  /** When a timed pause ends, or null. */
  readonly paused_until: string | null;
  /** Games of a ticket, or null. */
  readonly number_of_games: number | null;
  /** Name of the game offer, or null. */
  readonly game_offer_name: string | null;
  /** Raffle tickets, or null. */
  readonly number_of_tickets: number | null;
  /** Syndicate shares, or null. */
  readonly number_of_shares: number | null;
  /** Key of the game type, or null. */
  readonly game_type: string | null;
  /** Key of the game offer or of the book, or null. */
  readonly game_offer: string | null;
  /** Key of the cause, or null. */
  readonly cause_key: string | null;
  /** The numbers of each game; with a quickpick new ones are picked each time. */
  readonly games: readonly CartGame[];
  /** Smaller jackpots are passed by; null plays every draw. */
  readonly minimum_jackpot_amount: MoneyAmount | null;
  /** Whether numbers are picked anew each time. */
  readonly quickpick: boolean;
  /** How long a membership lasts, or null. */
  readonly period: 'monthly' | 'quarterly' | 'biannually' | 'annually' | null;
  /** Tier of a membership, or null. */
  readonly membership_tier: string | null;
  /** When a membership ends, or null. */
  readonly membership_ends_at: string | null;
  /** What the last purchase cost. */
  readonly price: Money;
  /** What came of the last attempt; null before the first. */
  readonly last_attempt_status: AttemptStatus | null;
  /** The last attempt, or null. */
  readonly last_attempt: RecurringAttempt | null;
  /** When it is bought next, or null when it is not. */
  readonly next_attempt_at: string | null;
  /** What it is paid with. */
  readonly default_fund: RecurringPurchaseMethod;
  /** When it began. */
  readonly created_at: string;
}

/** The choice of a repeated purchase. */
export interface RecurringPurchaseChoice {
  /** The kind of repeated purchase. */
  readonly type: RecurringType;
  /** Whether to repeat it. */
  readonly enabled: boolean;
}

/** What recurring purchases are paid with. */
export interface RecurringPurchaseMethod {
  /** The kind; unfunded when what was chosen is gone. */
  readonly kind: RecurringFundKind;
  /** The saved fund, or null for the wallet. */
  readonly fund: Fund | null;
}

/** What recurring purchases are to be paid with. */
export interface RecurringPurchaseMethodRequest {
  /** Id of a saved fund; null for the wallet. */
  readonly customer_fund_id: string | null;
}

/** The answer envelope. */
export interface RecurringPurchasesListAnswer {
  /** The recurring purchases. */
  readonly result: readonly RecurringPurchase[];
  /** Where this page stands in the whole list. */
  readonly page_info: PageInfo;
}

/** Whether purchases are repeated; timed_paused is another spelling of recurring_status_timed_pause. */
export type RecurringStatus = 'recurring_status_active' | 'recurring_status_paused' | 'recurring_status_timed_pause' | 'timed_paused' | 'recurring_status_cancelled';

/** Whether purchases go on. */
export interface RecurringStatusChange {
  /** What it becomes. */
  readonly status: 'recurring_status_active' | 'recurring_status_paused' | 'recurring_status_timed_pause' | 'recurring_status_cancelled';
  /** When a timed pause ends; needed for one, and of no concern otherwise. */
  readonly paused_until?: string;
}

/** What came of trying again. */
export interface RecurringSync {
  /** Purchases that were tried. */
  readonly num_attempted: number;
  /** Purchases that were made. */
  readonly num_purchased: number;
  /** What is still to be resolved. */
  readonly resolutions: readonly PaymentResolution[];
}

/** The kind of repeated purchase. */
export type RecurringType = 'autoplay' | 'subscription';

/** A refresh token to exchange. */
export interface RefreshRequest {
  /** The refresh token. */
  readonly refresh_token: string;
  /** SHA-256 of the device id that the API issued, in hexadecimal; kept with the session. */
  readonly fingerprint?: string;
  /** One-time code of six digits. */
  readonly otp?: string;
  /** Whether to ask for no code on this device for a time. */
  readonly save_device?: boolean;
}

/** A region, which decides the sub-variant. */
export type Region = 'ACT' | 'GB' | 'LW' | 'NSW' | 'NSWL' | 'NT' | 'QLD' | 'SA' | 'TAS' | 'VIC' | 'WA' | 'OTHER';

/** An offer that has results. */
export interface ResultKey {
  /** Key of the product offer. */
  readonly key: string;
  /** Name of the product offer. */
  readonly name: string;
  /** Path segment of the pages of the offer. */
  readonly url: string;
  /** File name of the logo. */
  readonly logo: string;
  /** The category of its draws. */
  readonly category: DrawCategory;
}

/** A purchase that happens later. */
export interface ScheduledPurchase {
  /** Id of the scheduled purchase. */
  readonly encoded_id: string;
  /** What it waits for: a date, or the sale of its draw. */
  readonly kind: 'scheduled_purchase' | 'pre_order';
  /** Whether it will be bought, or was. */
  readonly status: ScheduledStatus;
  /** What will be bought, at the price of when it was ordered. */
  readonly item: CartItem;
  /** What it will cost. */
  readonly amount: Money;
  /** When it will be bought, or null when it will not be any more. */
  readonly purchase_at: string | null;
  /** What came of the last attempt; null before the first. */
  readonly last_attempt_status: AttemptStatus | null;
  /** The last attempt, or null. */
  readonly last_attempt: RecurringAttempt | null;
  /** Whether it can still be cancelled. */
  readonly is_cancellable: boolean;
  /** What it is paid with. */
  readonly default_fund: RecurringPurchaseMethod;
  /** Id of the purchase that it was ordered with. */
  readonly checkout_id: string;
  /** When it was ordered. */
  readonly created_at: string;
}

/** A purchase that happens later. */
export interface ScheduledPurchaseRef {
  /** The kind of later purchase. */
  readonly type: 'scheduled_purchase' | 'pre_order';
}

/** The answer envelope. */
export interface ScheduledPurchasesCancelAnswer {
  /** The scheduled purchase. */
  readonly result: ScheduledPurchase;
}

/** The answer envelope. */
export interface ScheduledPurchasesGetAnswer {
  /** The scheduled purchase. */
  readonly result: ScheduledPurchase;
}

/** The answer envelope. */
export interface ScheduledPurchasesListAnswer {
  /** The scheduled purchases. */
  readonly result: readonly ScheduledPurchase[];
}

/** Whether it will be bought, or was; a cancelled one never. */
export type ScheduledStatus = 'scheduled_status_active' | 'scheduled_status_cancelled';

/** What one segment of customers can do. */
export interface SegmentCapabilities {
  /** Name of the segment. */
  readonly segment: string;
  /** Whether it holds for customers without a segment. */
  readonly is_default: boolean;
  /** Names of the capabilities that are on. */
  readonly capabilities: readonly string[];
}

/** Where a code or link was sent. */
export interface SentCode {
  /** The masked e-mail address. */
  readonly identifier: string;
  /** Seconds until it can be sent again. */
  readonly retry_after: number;
}

/** A signed-in customer with the tokens of the session. */
export interface Session {
  /** Id of the customer; the subject of both tokens. */
  readonly customer_id: string;
  /** Signs the calls made in the customer's name. */
  readonly customer_token: string;
  /** JWT that authorises calls for five minutes. */
  readonly access_token: string;
  /** JWT that is good for one refresh. */
  readonly refresh_token: string;
  /** Id of the device, to be sent with each call. */
  readonly device_uuid: string;
  /** Seconds after which the refresh token expires. */
  readonly session_timeout: number;
  /** The price list of the customer. */
  readonly pricing_id: string;
  /** The segment that decides the capabilities; null for the default one. */
  readonly segment_name: string | null;
  /** Whether a new password must be chosen first. */
  readonly force_password_change: boolean;
  /** Whether the account must be upgraded first. */
  readonly account_upgrade: boolean;
  /** Language of the customer, which is that of the last call. An extension: an API may leave it out. */
  readonly locale?: string;
}

/** The numbers of one set. */
export interface SetStatistics {
  /** Key of the set. */
  readonly key: string;
  /** Name of the set. */
  readonly name: string;
  /** Every number that can be drawn, in order. */
  readonly numbers: readonly NumberStatistics[];
}

/** Settings of a brand. */
export interface ShopConfig {
  /** The sub-variants; empty when the brand has none. */
  readonly sub_variants: readonly SubVariant[];
  /** Seconds until an idle session ends. */
  readonly session_timeout: number;
  /** Seconds since the last activity within which a customer counts as active. */
  readonly heartbeat_active_timeout: number;
  /** Least age of a customer in years. */
  readonly minimum_age: number;
}

/** What brought a customer to the shop. */
export interface SignupAttribution {
  /** Code of the affiliate. */
  readonly affiliate_code?: string;
  /** Source of the campaign. */
  readonly utm_source?: string;
  /** Medium of the campaign. */
  readonly utm_medium?: string;
  /** Term of the campaign. */
  readonly utm_term?: string;
  /** Content of the campaign. */
  readonly utm_content?: string;
  /** Name of the campaign. */
  readonly utm_campaign?: string;
}

/** What a client is. */
export interface SignupMetadata {
  /** The platform. */
  readonly platform: 'Web';
}

/** A new customer. */
export interface SignupRequest {
  /** E-mail address, one account for each. */
  readonly email: string;
  /** The new password. */
  readonly password: string;
  /** First name. */
  readonly firstname: string;
  /** Last name. */
  readonly lastname: string;
  /** Day of birth, such as '1990-04-17'. */
  readonly date_of_birth: string;
  /** Where the customer lives. */
  readonly state: HomeRegion;
  /** Whether the customer has agreed to the terms and conditions. */
  readonly terms_accepted: boolean;
  /** Whether the customer wants news by e-mail. */
  readonly marketing_opt_in?: boolean;
  /** Whether to ask for no code on this device for a time. */
  readonly save_device?: boolean;
  /** What brought the customer here. */
  readonly attribution?: SignupAttribution;
  /** What the client is. */
  readonly metadata: SignupMetadata;
  /** Numbers that were chosen before there was an account. */
  readonly favourite_numbers?: readonly FavouriteNumbers[];
}

/** The answer envelope. */
export interface SocialAuthLinkAnswer {
  /** The linked accounts. */
  readonly result: readonly SocialLink[];
}

export type SocialAuthLinkBody = SocialLinkRequest;

/** The answer envelope. */
export interface SocialAuthListAnswer {
  /** The linked accounts. */
  readonly result: readonly SocialLink[];
}

/** The answer envelope. */
export interface SocialAuthLoginAnswer {
  /** The session of the customer. */
  readonly result: Session;
}

export type SocialAuthLoginBody = SocialLoginRequest;

/** The answer envelope. */
export interface SocialAuthProvidersAnswer {
  /** The providers. */
  readonly result: readonly SocialProvider[];
}

/** The answer envelope. */
export interface SocialAuthUnlinkAnswer {
  /** The accounts that are still linked. */
  readonly result: readonly SocialLink[];
}

/** A linked account at a provider. */
export interface SocialLink {
  /** Key of the provider. */
  readonly provider: string;
  /** Name of the provider. */
  readonly name: string;
  /** The e-mail address of the account there, masked. */
  readonly identifier: string;
  /** When it was linked. */
  readonly since: string;
}

/** A proof of a provider. */
export interface SocialLinkRequest {
  /** The signed proof that the provider handed out. */
  readonly assertion: string;
  /** The value that the provider was sent to, so that a proof is of use to nobody else. */
  readonly nonce: string;
}

/** Who signs in by a provider. */
export interface SocialLoginRequest {
  /** The signed proof that the provider handed out. */
  readonly assertion: string;
  /** The value that the provider was sent to, so that a proof is of use to nobody else. */
  readonly nonce: string;
  /** Whether to ask for no code on this device for a time. */
  readonly save_device?: boolean;
  /** One-time code of six digits. */
  readonly otp?: string;
}

/** A provider that can sign a customer in. */
export interface SocialProvider {
  /** Key of the provider. */
  readonly provider: string;
  /** Name of the provider. */
  readonly name: string;
  /** Path at the origin of the API to send the customer to, with redirect_uri, state and nonce in the query; it comes back with assertion and state, or with error and state where the customer cancelled. */
  readonly authorise_path: string;
}

/** A limit on what is spent on purchases in a period. */
export interface SpendLimit {
  /** Id of the limit. */
  readonly id: string;
  /** The period it holds for. */
  readonly period: LimitPeriod;
  /** What may be spent in a period. */
  readonly limit: Money;
  /** What has been spent in the period that runs. */
  readonly spent: Money;
  /** What is left: the limit minus what was spent, never below zero. */
  readonly remaining: Money;
  /** When the period that runs ends. */
  readonly resets_at: string;
  /** A change that waits for its cooling-off, or null. */
  readonly pending: PendingLimit | null;
}

/** The limits on what a customer spends. */
export interface SpendLimits {
  /** The periods that the customer has no limit for yet. */
  readonly available_periods: readonly LimitPeriod[];
  /** The limits that the customer has set. */
  readonly customer_limits: readonly SpendLimit[];
  /** The limits that hold for every customer. */
  readonly system_limits: readonly SpendLimit[];
}

/** The answer envelope. */
export interface SpendLimitsCreateAnswer {
  /** The limit. */
  readonly result: SpendLimit;
}

export type SpendLimitsCreateBody = LimitRequest;

/** The answer envelope. */
export interface SpendLimitsDeleteAnswer {
  /** The limit, until it ends. */
  readonly result: SpendLimit;
}

/** The answer envelope. */
export interface SpendLimitsListAnswer {
  /** The limits. */
  readonly result: SpendLimits;
}

/** The answer envelope. */
export interface SpendLimitsUpdateAnswer {
  /** The limit. */
  readonly result: SpendLimit;
}

export type SpendLimitsUpdateBody = LimitRequest;

/** How often the numbers of a lottery were drawn. */
export interface Statistics {
  /** Key of the lottery. */
  readonly offer_key: string;
  /** Name of the lottery. */
  readonly offer_name: string;
  /** Draws that were counted. */
  readonly num_draws: number;
  /** The first of them, or null. */
  readonly from: string | null;
  /** The last of them, or null. */
  readonly to: string | null;
  /** Draws whose jackpot was won. */
  readonly num_jackpots_won: number;
  /** The biggest that could be won, or null. */
  readonly biggest_prize_pool: Money | null;
  /** The sets of numbers. */
  readonly sets: readonly SetStatistics[];
}

/** The answer envelope. */
export interface StatisticsGetAnswer {
  /** The statistics. */
  readonly result: Statistics;
}

/** What starts the saving of a card at Stripe. */
export interface StripeSetup {
  /** Names the attempt; it holds for 15 minutes. */
  readonly client_secret: string;
}

/** What the customer's bank wants to know of the browser. */
export interface StrongCustomerAuthentication {
  /** Whether the browser runs scripts. */
  readonly browser_javascript_enabled: boolean;
  /** Whether the browser runs Java. */
  readonly browser_java_enabled: boolean;
  /** Language of the browser, such as en-AU. */
  readonly browser_language: string;
  /** Bits of a colour. */
  readonly browser_color_depth: 1 | 4 | 8 | 15 | 16 | 24 | 32 | 48;
  /** Height of the screen in pixels. */
  readonly browser_screen_height: number;
  /** Width of the screen in pixels. */
  readonly browser_screen_width: number;
  /** Minutes from local time to UTC. */
  readonly browser_tz: number;
  /** The size of the window. */
  readonly challenge_window_size: ChallengeWindowSize;
  /** Where the browser is sent with POST when the bank has decided; {deposit_id} in it becomes the id of the deposit. */
  readonly notification_url: string;
}

/** A sub-variant of the shop. */
export interface SubVariant {
  /** Key of the sub-variant, in upper case. */
  readonly key: string;
  /** Name of the sub-variant. */
  readonly name: string;
  /** Regions that it serves. */
  readonly regions: readonly Region[];
  /** Key of its price list. */
  readonly pricing_id: string;
}

/** The answer envelope. */
export interface SubscriptionsGetAnswer {
  /** The recurring purchase. */
  readonly result: RecurringPurchase;
}

/** The answer envelope. */
export interface SubscriptionsListAnswer {
  /** The recurring purchases. */
  readonly result: readonly RecurringPurchase[];
  /** Where this page stands in the whole list. */
  readonly page_info: PageInfo;
}

/** The answer envelope. */
export interface SubscriptionsStatusAnswer {
  /** The recurring purchase. */
  readonly result: RecurringPurchase;
}

export type SubscriptionsStatusBody = RecurringStatusChange;

/** The answer envelope. */
export interface SubscriptionsUpdateAnswer {
  /** The recurring purchase. */
  readonly result: RecurringPurchase;
}

export type SubscriptionsUpdateBody = RecurringChange;

/** Where a customer finds help. */
export interface SupportContact {
  /** Phone number. */
  readonly phone: string;
  /** E-mail address. */
  readonly email: string;
  /** When the phone is answered. */
  readonly opening_hours: string;
}

/** A group ticket sold in shares. */
export interface Syndicate {
  /** Key of the syndicate. */
  readonly key: string;
  /** Opaque id of the syndicate in this draw. */
  readonly encoded_id: string;
  /** Name of the syndicate. */
  readonly name: string;
  /** Key of the game type it plays. */
  readonly game_type: string;
  /** Games it plays in the draw. */
  readonly num_games: number;
  /** Shares in all. */
  readonly num_shares: number;
  /** Shares still to be had. */
  readonly num_shares_left: number;
  /** Price of a share. */
  readonly cost_per_share: MoneyAmount;
}

/** A coming draw that syndicates play in. */
export interface SyndicateDraw {
  /** Number of the draw, rising by one with each. */
  readonly draw_no: number;
  /** Opaque id of the draw. */
  readonly encoded_id: string;
  /** The type of draw. */
  readonly type: 'syndicate_share_draw';
  /** When sales close, ISO 8601 in UTC. */
  readonly close_date: string;
  /** Day of the week of the draw, in the time zone of the shop. */
  readonly day: Weekday;
  /** How far the draw has come. */
  readonly status: DrawStatus;
  /** When it is drawn, ISO 8601 in UTC. */
  readonly date: string;
  /** The jackpot; null until it is announced. */
  readonly prize_pool: Money | null;
  /** The syndicates with shares in this draw. */
  readonly syndicates: readonly Syndicate[];
}

/** A product offer of type syndicate_share. */
export interface SyndicateOffer {
  /** Key of the offer, kebab-case. */
  readonly key: string;
  /** The type of product. */
  readonly type: 'syndicate_share';
  /** Path segment of the pages of the offer. */
  readonly url: string;
  /** Other path segments, which redirect to the url. */
  readonly url_aliases: readonly string[];
  /** Name of the offer. */
  readonly name: string;
  /** Other names that customers know it by. */
  readonly aliases: readonly string[];
  /** File name of the logo, such as golden-bay.svg. */
  readonly logo: string;
  /** Whether the offer can be bought here and now. */
  readonly availability: 'available' | 'unavailable';
  /** Whether sales are suspended for the moment. */
  readonly suspended: boolean;
  /** The part of the shop that shows it. */
  readonly display_category: 'lottery' | 'raffle' | 'syndicate' | 'membership';
  /** ISO 4217 code of the currency of all prices of the offer. */
  readonly price_currency: string;
  /** The causes that a purchase gives to or may choose from. */
  readonly causes: readonly CauseRef[];
  /** Whether the offer can be bought repeatedly. */
  readonly recurring_purchase: RecurringOption;
  /** Who may not buy it. */
  readonly restrictions: OfferRestrictions;
  /** The coming draws on sale, the next one first. */
  readonly draws: readonly SyndicateDraw[];
  /** Key of the lottery that the syndicates play. */
  readonly lottery_key: string;
}

/** A part of a syndicate. */
export interface SyndicatePart {
  /** Name of the syndicate. */
  readonly name: string;
  /** Shares of the customer. */
  readonly num_shares: number;
  /** Shares in all. */
  readonly total_shares: number;
}

/** Agreement to the terms and conditions. */
export interface TermsRequest {
  /** Whether the customer agrees. */
  readonly terms_accepted: boolean;
}

/** The entries of a tier. */
export interface TierEntries {
  /** Key of the tier. */
  readonly tier: 'free' | 'premium';
  /** Entries in each draw; 0 when the tier is not in it. */
  readonly num_entries: number;
  /** Whether the entries are automatic. */
  readonly entry_status: EntryStatus;
}

/** A tip for a lottery. */
export interface Tip {
  /** Key of the tip. */
  readonly key: string;
  /** Key of the lottery. */
  readonly lottery_key: string;
  /** What the numbers have in common. */
  readonly kind: 'often_drawn' | 'long_not_drawn';
  /** Title of the tip. */
  readonly title: string;
  /** The tip. */
  readonly text: string;
  /** The numbers, enough for one game. */
  readonly number_sets: readonly NumberGroup[];
}

/** The answer envelope. */
export interface TipsGetAnswer {
  /** The tips. */
  readonly result: readonly Tip[];
}

/** A movement of a wallet. */
export interface Transaction {
  /** Id of the transaction. */
  readonly transaction_id: string;
  /** What moved the money. */
  readonly type: TransactionType;
  /** What it was, for the customer. */
  readonly description: string;
  /** What came in, or below zero what went out. */
  readonly amount: Money;
  /** What the wallet then held. */
  readonly balance_after: Money;
  /** When it happened. */
  readonly date: string;
  /** Id of the deposit, or null. */
  readonly deposit_id: string | null;
  /** Id of the withdrawal, or null. */
  readonly withdrawal_id: string | null;
  /** Id of the receipt of a purchase, or null. */
  readonly checkout_id: string | null;
  /** Whether it is over, or money is still on its way. */
  readonly status: 'completed' | 'pending' | 'failed';
  /** How it was paid, for the customer, or null. */
  readonly method: string | null;
}

/** What moved the money. */
export type TransactionType = 'deposit' | 'withdrawal' | 'withdrawal_returned' | 'purchase' | 'winnings' | 'refund' | 'bonus' | 'adjustment';

/** The answer envelope. */
export interface TransactionsListAnswer {
  /** The movements of the page. */
  readonly result: readonly Transaction[];
  /** The place of the page. */
  readonly page_info: PageInfo;
}

/** The token of a session to take over. */
export interface TransferRequest {
  /** The one-time token. */
  readonly token: string;
}

/** A token that takes a session to another host or app. */
export interface TransferToken {
  /** Token for one use. */
  readonly token: string;
  /** When it expires. */
  readonly expires_at: string;
  /** Path in the shop that starts the session there. */
  readonly path: string;
}

/** The answer envelope. */
export interface TwoFactorAuthenticatorAnswer {
  /** How two-factor stands. */
  readonly result: TwoFactorConfig;
}

export type TwoFactorAuthenticatorBody = TwoFactorConfirmRequest;

/** The answer envelope. */
export interface TwoFactorAuthenticatorStartAnswer {
  /** What the app needs. */
  readonly result: AuthenticatorSetup;
}

/** How two-factor stands for a customer. */
export interface TwoFactorConfig {
  /** Whether one-time codes are asked for. */
  readonly enabled: boolean;
  /** The methods that can be set up. */
  readonly methods: readonly TwoFactorMethod[];
  /** Days for which a saved device is asked for no code. */
  readonly remember_for_days: number;
  /** The method in use; null when two-factor is off. */
  readonly method: TwoFactorMethod | null;
  /** When it was turned on; null when it is off. */
  readonly since: string | null;
  /** Where codes are sent, masked; null when nothing is sent. */
  readonly identifier: string | null;
}

/** The code that proves a set-up. */
export interface TwoFactorConfirmRequest {
  /** One-time code of six digits. */
  readonly otp: string;
}

/** The answer envelope. */
export interface TwoFactorEmailAnswer {
  /** How two-factor stands. */
  readonly result: TwoFactorConfig;
}

export type TwoFactorEmailBody = TwoFactorConfirmRequest;

/** The answer envelope. */
export interface TwoFactorEmailStartAnswer {
  /** Where the code was sent. */
  readonly result: SentCode;
}

/** The answer envelope. */
export interface TwoFactorGetAnswer {
  /** How two-factor stands. */
  readonly result: TwoFactorConfig;
}

/** How one-time codes reach the customer. */
export type TwoFactorMethod = 'authenticator' | 'email' | 'sms';

/** Whether two-factor is advised. */
export interface TwoFactorPrompt {
  /** Whether the advice is still to be shown. */
  readonly tfa_prompt_required: boolean;
}

/** The answer envelope. */
export interface TwoFactorPromptAcknowledgedAnswer {
  /** Whether the advice is still to be shown. */
  readonly result: TwoFactorPrompt;
}

/** The answer envelope. */
export interface TwoFactorResendAnswer {
  /** Where the code was sent. */
  readonly result: SentCode;
}

/** The answer envelope. */
export interface TwoFactorTurnOffAnswer {
  /** How two-factor stands. */
  readonly result: TwoFactorConfig;
}

/** What to do with entries. */
export interface UnlockDrawRequest {
  /** What they become. */
  readonly entry_status: 'unlocked';
}

/** Why somebody unsubscribes. */
export type UnsubscribeReason = 'too_many' | 'not_relevant' | 'never_asked' | 'other';

/** How much the customer has not seen. */
export interface Unviewed {
  /** How many notifications nobody has looked at. */
  readonly unviewed: number;
}

/** A coming draw of a giveaway. */
export interface UpcomingGiveawayDraw {
  /** Id of the draw. */
  readonly draw_id: string;
  /** Number of the draw within its giveaway type. */
  readonly draw_no: number;
  /** The type of giveaway. */
  readonly giveaway_type: 'daily' | 'major' | 'monthly' | 'preview' | 'special';
  /** Name of the giveaway. */
  readonly name: string;
  /** What can be won. */
  readonly prize_title: string;
  /** What the prize is worth. */
  readonly prize: Money;
  /** When it is drawn, ISO 8601 in UTC. */
  readonly date: string;
  /** How many entries are in it so far, as text. */
  readonly number_of_entries_text: string;
  /** The status for a visitor or a free member. */
  readonly entry_status: EntryStatus;
}

/** How far it is proved who a customer is. */
export interface Verification {
  /** How far it is proved. */
  readonly status: VerificationStatus;
  /** The ways to prove it. */
  readonly methods: readonly VerificationMethod[];
}

/** Pictures of a document that proves who a customer is. */
export interface VerificationDocument {
  /** The way: pictures of an identity document, or the signed form. */
  readonly method: 'photo_id_upload' | 'pdf_form';
  /** The picture of the front, or the form: JPEG, PNG or PDF, of 5 MB at most. */
  readonly front: string;
  /** The picture of the back, where the document has one. */
  readonly back?: string;
}

/** A way to prove who a customer is, and how far it has been gone. */
export interface VerificationMethod {
  /** The way. */
  readonly type: VerificationMethodType;
  /** How far it has been gone. */
  readonly status: VerificationMethodStatus;
}

/** How far a way has been gone: pending waits for a decision, in_progress for the customer. */
export type VerificationMethodStatus = 'disabled' | 'not_attempted' | 'pending' | 'in_progress' | 'attempted';

/** A way to prove who a customer is. */
export type VerificationMethodType = 'auto_verification' | 'connect_id' | 'drivers_licence' | 'greenid_ui' | 'pdf_form' | 'photo_id_upload';

/** What being verified is needed for. */
export interface VerificationRules {
  /** Whether the customer should prove who they are now. */
  readonly required: boolean;
  /** Until when it should be proved; null when it is, or can't be told. */
  readonly required_by: string | null;
}

/** The answer envelope. */
export interface VerificationServiceLicenceConfigAnswer {
  /** The states. */
  readonly result: LicenceConfig;
}

/** How far it is proved who a customer is. */
export type VerificationStatus = 'Failed Verification' | 'Pending Verification' | 'Unverified' | 'Verified';

/** Which notifications the customer has seen. */
export interface ViewedRequest {
  /** Ids of the notifications. */
  readonly ids: readonly string[];
}

/** Money to pay in with a wallet of the device. */
export interface WalletPayRequest {
  /** What to pay in, in currency units. */
  readonly amount: string;
  /** What the wallet gave. */
  readonly token: string;
  /** Whether it pays for a purchase. */
  readonly checkout?: boolean;
  /** What a gateway's script collected of the device. */
  readonly device_data?: string;
  /** The purchase that it pays for: both happen, or neither; left out where money alone is paid in. */
  readonly purchase?: PurchaseData;
  /** What is bought from a partner; left out for the cart of the customer. */
  readonly partner?: PartnerPurchaseItems;
  /** Facts that the engine wants kept with it. */
  readonly metadata?: Readonly<Record<string, string>>;
}

/** A day of the week. */
export type Weekday = 'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat' | 'sun';

/** Money to be paid out. */
export interface WithdrawRequest {
  /** What to pay out, in currency units. */
  readonly amount: string;
  /** The kind of bank account to use; not for PayPal. */
  readonly bank_type?: BankCodeType;
  /** How to pay it out. */
  readonly withdrawal_method_code: WithdrawalMethodCode;
  /** The saved account to use; when left out the default, else the latest, verified ones first. */
  readonly customer_fund_id?: string;
}

/** What can be paid out. */
export interface WithdrawableFunds {
  /** What can be paid out now. */
  readonly withdrawable_funds: Money;
  /** What can be spent now. */
  readonly available_funds: Money;
  /** All the money of the wallet. */
  readonly balance: Money;
}

/** Money on its way out of the wallet; it is held from the moment it is asked for. */
export interface Withdrawal {
  /** Id of the withdrawal. */
  readonly withdrawal_id: string;
  /** How far it has come. */
  readonly status: WithdrawalStatus;
  /** What is paid out. */
  readonly amount: Money;
  /** How it is paid out. */
  readonly withdrawal_method_code: WithdrawalMethodCode;
  /** Where it goes to; null when the customer has deleted it since. */
  readonly fund: Fund | null;
  /** When it was asked for. */
  readonly requested_at: string;
  /** When it is paid at the earliest. */
  readonly due_at: string;
  /** When it was paid or failed, or null. */
  readonly completed_at: string | null;
  /** Why it failed and the money came back, or null. */
  readonly failure: ApiMessage | null;
}

/** A way to be paid out: telegraphic transfer, PayPal, transfer by a wire service, or domestic transfer. */
export type WithdrawalMethodCode = 'tt' | 'pl' | 'tw' | 'do';

/** How far a withdrawal has come. */
export type WithdrawalStatus = 'requested' | 'paid' | 'failed';

/** A division that a ticket is in. */
export interface WonPrize {
  /** Number of the division. */
  readonly division: number;
  /** Name of the division. */
  readonly name: string;
  /** How often it was won. */
  readonly count: number;
  /** What is paid for one. */
  readonly prize: Money;
}
