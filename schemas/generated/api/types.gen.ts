// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.

/** Terms that were agreed to. */
export interface AcceptedTerms {
  /** Version of the terms. */
  readonly version: string;
  /** When they were agreed to. */
  readonly acceptedAt: string;
  /** Language of the page on which they were agreed to, by Accept-Language. An extension: an API may leave it out. */
  readonly locale?: string;
}

export type AnonCartBuildBody = CartBuildRequest;

/** A cart. */
export type AnonCartBuildResult = Cart;

/** A cart. */
export type AnonCartConvertResult = Cart;

/** Token of the new cart. */
export type AnonCartCreateResult = string;

/** A cart. */
export type AnonCartGetResult = Cart;

export type AnonCartItemsAddBody = CartItemRequest;

/** A cart. */
export type AnonCartItemsAddResult = Cart;

/** A cart. */
export type AnonCartItemsDeleteResult = Cart;

export type AnonCartItemsUpdateBody = CartItemChange;

/** A cart. */
export type AnonCartItemsUpdateResult = Cart;

export type AnonCartPartnerBody = PartnerCartRequest;

/** The partner cart. */
export type AnonCartPartnerResult = PartnerCart;

export type AnonCartPromotionBody = PromotionRequest;

/** A cart. */
export type AnonCartPromotionResult = Cart;

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

export type AuthAutologinBody = AutologinRequest;

/** The session of the customer. */
export type AuthAutologinResult = Session;

export type AuthCheckEmailBody = EmailAddressRequest;

/** Whether it can be used. */
export type AuthCheckEmailResult = EmailCheck;

export type AuthLoginBody = LoginRequest;

/** The session of the customer. */
export type AuthLoginResult = Session;

/** What was done. */
export interface AuthLogoutResult {
  /** Whether the session has ended. */
  readonly done: boolean;
}

export type AuthRefreshBody = RefreshRequest;

/** The session of the customer. */
export type AuthRefreshResult = Session;

export type AuthSignupBody = SignupRequest;

/** The session of the customer. */
export type AuthSignupResult = Session;

export type AuthTransferBody = TransferRequest;

/** The session of the customer. */
export type AuthTransferResult = Session;

/** The token. */
export type AuthTransferTokenResult = TransferToken;

/** What an authenticator app needs to make codes. */
export interface AuthenticatorSetup {
  /** The key in base 32, to be typed. */
  readonly secret: string;
  /** The key as an otpauth URI, to be shown as a QR code. */
  readonly otpauthUri: string;
}

/** An item that the shop has taken out of the cart. */
export interface AutoRemovedItem {
  /** Id of the item. */
  readonly id: string;
  /** The type of product. */
  readonly productType: CartProductType;
  /** Key of the product offer. */
  readonly lotteryKey: string;
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
  readonly saveDevice?: boolean;
  /** One-time code of six digits. */
  readonly otp?: string;
}

/** What to change of an autoplay; what is left out stays as it is. */
export interface AutoplayChange {
  /** Key of the game offer. */
  readonly gameOffer?: string;
  /** Key of the cause. */
  readonly causeKey?: string;
  /** Games of a ticket; numbers that are missing are picked. */
  readonly numGames?: number;
  /** What it becomes. */
  readonly status?: 'recurring_status_active' | 'recurring_status_paused' | 'recurring_status_timed_pause' | 'recurring_status_cancelled';
  /** When a timed pause ends; needed for one. */
  readonly pausedUntil?: string;
}

/** The recurring purchase. */
export type AutoplayGetResult = RecurringPurchase;

/** The recurring purchases. */
export type AutoplayListResult = readonly RecurringPurchase[];

export type AutoplayPauseBody = PauseRequest;

/** The recurring purchase. */
export type AutoplayPauseResult = RecurringPurchase;

export type AutoplaySetMinimumJackpotBody = MinimumJackpotRequest;

/** The recurring purchase. */
export type AutoplaySetMinimumJackpotResult = RecurringPurchase;

export type AutoplaySetQuickpickBody = QuickpickRequest;

/** The recurring purchase. */
export type AutoplaySetQuickpickResult = RecurringPurchase;

/** The recurring purchase. */
export type AutoplayUnpauseResult = RecurringPurchase;

export type AutoplayUpdateBody = AutoplayChange;

/** The recurring purchase. */
export type AutoplayUpdateResult = RecurringPurchase;

/** Whether the next session opens when one closes; paused is off for a while. */
export type AutosessionStatus = 'paused' | 'on' | 'off';

/** What a customer spends on an item on average; null where nothing was bought. */
export interface AverageTransactionValues {
  /** For lotteries. */
  readonly commercial: Money | null;
  /** For raffles. */
  readonly charity: Money | null;
  /** For lotto parties. */
  readonly socialSyndicate: Money | null;
  /** For syndicates. */
  readonly syndicate: Money | null;
}

/** A bank account to be paid out to. */
export interface BankAccountRequest {
  /** The code of the bank. */
  readonly code: string;
  /** The number of the account. */
  readonly accountNumber: string;
  /** The name of the account. */
  readonly accountName: string;
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
  readonly timeZone: string;
  /** Key of the price list that applies without a sub-variant. */
  readonly pricingId: string;
  /** Text that names the licence. */
  readonly licence: string;
  /** Where a customer finds help. */
  readonly support: SupportContact;
}

/** A brand. */
export type BrandingGetResult = Branding;

/** How long a break lasts: a day, a week, six months, or at least six months and then until the customer asks to return. */
export type BreakPeriod = 'day' | 'week' | 'six_months' | 'until_i_ask';

/** The break to take. */
export interface BreakRequest {
  /** How long. */
  readonly period: BreakPeriod;
}

/** The break, with its end. */
export type BreakReturnResult = PlayBreak;

export type BreakStartBody = BreakRequest;

/** The break. */
export type BreakStartResult = PlayBreak;

/** The segments; the default one is first. */
export type CapabilitiesGetResult = readonly SegmentCapabilities[];

/** A card that the vault keeps. */
export interface CardAddRequest {
  /** What the vault gave for the card, where the path names the gateway. */
  readonly token?: string;
  /** The gateway, where the path holds the token. */
  readonly gatewayKey?: CardGatewayKey;
  /** What a gateway's script collected of the device. */
  readonly deviceData?: string;
  /** Whether to pay with it from now on. */
  readonly isDefault?: boolean;
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
  readonly availableCardGateways: readonly CardGatewayKey[];
  /** The one that is used first. */
  readonly priorityGateway: CardGatewayKey;
}

/** A cart. */
export interface Cart {
  /** Reference of the cart; for an anonymous cart, its token. */
  readonly cartReference: string;
  /** ISO 4217 code of the currency of all amounts of the cart. */
  readonly currency: string;
  /** What is in the cart, the oldest first. */
  readonly cartItems: readonly CartItem[];
  /** Items that the shop has taken out since the customer last changed the cart, because they can no longer be bought. */
  readonly autoRemovedItems: readonly AutoRemovedItem[];
  /** Total of all items, less what vouchers take off; never below zero. */
  readonly cartTotal: MoneyAmount;
  /** Total of the items that are pre-orders. */
  readonly preOrderTotal: MoneyAmount;
  /** Whether an item will be charged later without the customer. */
  readonly requiresUnattendedPaymentMethod: boolean;
  /** Why the cart cannot be bought: message by reason id; empty when it can. */
  readonly blockedReasons: Readonly<Record<string, string>>;
  /** Whether the regulations must be accepted at checkout. */
  readonly showRegulation: boolean;
  /** Changes with every item, number and draw of the cart; left out by an API that does not compare it. */
  readonly version?: string;
}

export type CartBuildBody = CartBuildRequest;

/** Several items to put into the cart. */
export interface CartBuildRequest {
  /** The items. */
  readonly items: readonly CartItemRequest[];
}

/** A cart. */
export type CartBuildResult = Cart;

/** One game on a ticket. */
export interface CartGame {
  /** Its numbers by number set. */
  readonly numberSets: readonly NumberGroup[];
}

/** An item of a cart. */
export interface CartItem {
  /** Id of the item. */
  readonly id: string;
  /** The type of product. */
  readonly productType: CartProductType;
  /** Key of the product offer; for a voucher, of the promotion. */
  readonly lotteryKey: string;
  /** Name of the product offer. */
  readonly name: string;
  /** File name of the logo of the product offer; empty for a voucher. */
  readonly logo: string;
  /** Price of one; below zero for a voucher that takes something off. */
  readonly unitPrice: Money;
  /** How many. */
  readonly quantity: number;
  /** Price of all; below zero for a voucher that takes something off. */
  readonly total: Money;
  /** Whether it is bought repeatedly. */
  readonly recurringPurchase: CartRecurringPurchase;
  /** Key of the chosen cause; null when there is none. */
  readonly causeKey: string | null;
  /** Set when the item is bought later, as for a pre-order; else null. */
  readonly scheduledPurchase: ScheduledPurchaseRef | null;
  /** Category that the product offer is shown in; left out for a voucher. */
  readonly displayCategory?: string;
  /** Whether tickets of its draw can be bought, for a raffle ticket. */
  readonly purchaseStatus?: PurchaseStatus;
  /** What can be won in its first draw; null when it is not announced. */
  readonly prizePool?: Money | null;
  /** Number of the first draw it is in. */
  readonly drawNo?: number;
  /** When that draw is drawn, ISO 8601 in UTC. */
  readonly drawDate?: string;
  /** Opaque ids of all draws it is in. */
  readonly drawEncodedIds?: readonly string[];
  /** Key of the game type, for a lottery ticket. */
  readonly gameType?: string;
  /** Key of the game offer, for a lottery ticket. */
  readonly gameOffer?: string;
  /** Name of the game offer, for a lottery ticket. */
  readonly gameOfferName?: string;
  /** Games on the ticket. */
  readonly numGames?: number;
  /** Draws the ticket is in, each week. */
  readonly numDraws?: number;
  /** Weeks the ticket runs. */
  readonly numWeeks?: number;
  /** The chosen day; null when every draw is played. */
  readonly day?: Weekday | null;
  /** Whether the shop picked the numbers. */
  readonly quickpick?: boolean;
  /** Whether the numbers are favourite numbers. */
  readonly favourite?: boolean;
  /** Least jackpot for a repeated purchase; null when there is none. */
  readonly minimumJackpotAmount?: MoneyAmount | null;
  /** The games with their numbers. */
  readonly games?: readonly CartGame[];
  /** Tickets in the chosen book, for a raffle ticket. */
  readonly raffleBookSize?: number;
  /** Tickets in all, for a raffle ticket. */
  readonly numRaffleTickets?: number;
  /** Key of the chosen book, for a raffle ticket. */
  readonly raffleOfferKey?: string;
  /** Key of the syndicate, for a share. */
  readonly syndicateKey?: string;
  /** Name of the syndicate, for a share. */
  readonly syndicateName?: string;
  /** Opaque id of the syndicate in its draw, or id of the session of a lotto party, for a share. */
  readonly syndicateEncodedId?: string;
  /** Price of a share. */
  readonly costPerShare?: MoneyAmount;
  /** Shares bought. */
  readonly numShares?: number;
  /** Key of the tier, for a membership. */
  readonly membershipTier?: string;
  /** The period paid for, for a membership. */
  readonly membershipPeriod?: string;
  /** The promotion code, for a voucher. */
  readonly promotionCode?: string;
  /** Until when the voucher holds, ISO 8601 in UTC, for one that expires. */
  readonly expiresAt?: string;
}

/** What to change of an item; fields left out stay as they are. */
export interface CartItemChange {
  /** Key of the game offer. */
  readonly gameOffer?: string;
  /** The games with their numbers; left out, quickpick fills them. */
  readonly games?: readonly CartGame[];
  /** Count of games; with quickpick, the shop picks the further numbers. */
  readonly numGames?: number;
  /** Consecutive draws to play. */
  readonly numDraws?: number;
  /** Weeks to play. */
  readonly numWeeks?: number;
  /** Number of the draw to start with. */
  readonly drawNo?: number;
  /** The chosen day. */
  readonly day?: Weekday;
  /** Key of the chosen cause. */
  readonly causeKey?: string;
  /** Whether the shop picks the numbers. */
  readonly quickpick?: boolean;
  /** Whether the numbers are favourite numbers. */
  readonly favourite?: boolean;
  /** Least jackpot for a repeated purchase. */
  readonly minimumJackpotAmount?: MoneyAmount;
  /** Whether to buy it repeatedly. */
  readonly recurringPurchase?: RecurringPurchaseChoice;
  /** How many; for raffle tickets, the count of books. */
  readonly quantity?: number;
  /** Key of the book, for raffle tickets. */
  readonly raffleOfferKey?: string;
  /** Count of shares. */
  readonly numShares?: number;
  /** Key of the tier, for a membership. */
  readonly membershipTier?: string;
  /** The period paid for, for a membership. */
  readonly membershipPeriod?: string;
}

/** What to put into a cart: as it is asked for, but with room for what is not known here. */
export interface CartItemChoice {
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

export type CartItemsAddBody = CartItemRequest;

/** A cart. */
export type CartItemsAddResult = Cart;

/** A cart. */
export type CartItemsDeleteResult = Cart;

/** A cart. */
export type CartItemsListResult = Cart;

export type CartItemsUpdateBody = CartItemChange;

/** A cart. */
export type CartItemsUpdateResult = Cart;

export type CartPartnerBody = PartnerCartRequest;

export type CartPartnerPurchaseBody = PartnerPurchaseRequest;

/** What came of it. */
export type CartPartnerPurchaseResult = PartnerPurchase;

/** The partner cart. */
export type CartPartnerResult = PartnerCart;

/** What is in the cart. */
export interface CartPrimeRequest {
  /** Key of the brand. */
  readonly brandingKey?: string;
  /** The price list; left out, that of the brand. */
  readonly pricingId?: string;
  /** Keys of the offers in the cart. */
  readonly lotteryKeys: readonly string[];
}

/** The type of a cart item. */
export type CartProductType = 'lottery_ticket' | 'multi_draw_ticket' | 'raffle_ticket' | 'syndicate_share' | 'social_syndicate_share' | 'membership' | 'voucher_fixed_discount' | 'voucher_percent_discount' | 'voucher_fixed_discount_expire' | 'voucher_credit_amount';

export type CartPromotionBody = PromotionRequest;

/** A cart. */
export type CartPromotionResult = Cart;

export type CartPurchaseBody = PurchaseData;

/** The receipt. */
export type CartPurchaseResult = Receipt;

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
  readonly urlSlug: string;
  /** Name of the cause. */
  readonly name: string;
  /** One sentence on what it does. */
  readonly summary: string;
  /** What was raised for it so far. */
  readonly amountRaised: Money;
  /** Tickets and memberships bought for it so far. */
  readonly numSupporters: number;
  /** Keys of the product offers that give to it. */
  readonly productOfferKeys: readonly string[];
}

/** A cause that a product gives to. */
export interface CauseRef {
  /** Key of the cause. */
  readonly key: string;
  /** Name of the cause. */
  readonly name: string;
  /** Path segment of the page of the cause. */
  readonly urlSlug: string;
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
  readonly clientSecret: string | null;
  /** The size of the window. */
  readonly windowSize: ChallengeWindowSize;
  /** When the question lapses and the deposit fails. */
  readonly expiresAt: string;
}

/** How the customer's bank is asked: in a frame of the page, or by the script of Stripe, which is handed the client secret. */
export type ChallengeType = 'challenge' | 'stripe_challenge';

/** The size of the window of the bank: 250x400, 390x400, 500x600, 600x400 or the whole screen. */
export type ChallengeWindowSize = 'Small' | 'Medium' | 'Large' | 'ExtraLarge' | 'FullScreen';

/** The receipt. */
export type CheckoutGetResult = Receipt;

/** What came of a call that buys or pays in. */
export interface CheckoutOutcome {
  /** Whether the call has taken effect; false as well for one that is still on its way or was refused. */
  readonly known: boolean;
  /** Id of the receipt; null while nothing was bought. */
  readonly checkoutId: string | null;
  /** The deposit that the call made, as it is now, or null. */
  readonly deposit: Deposit | null;
}

/** What came of it. */
export type CheckoutOutcomeResult = CheckoutOutcome;

/** An event; feedback events carry the fields of the feedback form, messages to the shop a comment and where to answer. */
export interface ClientEvent {
  /** The type of event; feedback_event for feedback, support_message_event for a message to the shop. */
  readonly eventType: string;
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
  readonly clientInformation?: {
    /** Build of the client. */
    readonly build: string;
    /** Name of the client, Web. */
    readonly name: string;
    /** Version of the client. */
    readonly version: string;
    /** Where the client runs. */
    readonly clientEnvironment: {
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

/** The causes. */
export type CmsCausesResult = readonly Cause[];

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
  readonly unsubscribeReasons?: readonly UnsubscribeReason[];
}

/** Settings of a brand. */
export type ConfigGetResult = ShopConfig;

/** A confirmation that was sent. */
export interface ConfirmationSent {
  /** E-mail address that it went to. */
  readonly recipient: string;
}

/** What a customer has yet to confirm. */
export interface ConfirmationState {
  /** Whether the address is to be confirmed. */
  readonly addressConfirmationRequired: boolean;
  /** Whether the e-mail address, which was proven once, is to be confirmed again. */
  readonly emailAddressConfirmationRequired: boolean;
  /** Whether the e-mail address is new, and to be proven by the link in its mail; left out, it isn't. */
  readonly emailAddressUnproven?: boolean;
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
  readonly returnUrl: string;
}

/** Where the customer proves who they are. */
export interface ConnectIdStart {
  /** Names the attempt; it comes back with the code. */
  readonly state: string;
  /** Path at the origin of the API to send the customer to; it comes back to the return address with state and code. */
  readonly authorisePath: string;
  /** Until when it can be done. */
  readonly expiresAt: string;
}

/** A customer. The credentials that the entity of the specification also names are those of the session, and are told by the calls that open one. */
export interface Customer {
  /** Id of the customer. */
  readonly customerId: string;
  /** The price list that applies to the customer. */
  readonly pricingId: string;
  /** The segment that decides the capabilities, or null for the default. */
  readonly segmentName: string | null;
  /** First name. */
  readonly firstname: string;
  /** Last name. */
  readonly lastname: string;
  /** E-mail address. */
  readonly email: string;
  /** All the money of the wallet, with what is held for withdrawals. */
  readonly balance: Money;
  /** What can be spent now. */
  readonly availableFunds: Money;
  /** What can be paid out now. */
  readonly withdrawableFunds: Money;
  /** Where the customer lives, or null when it is not known. */
  readonly state: HomeRegion | null;
  /** What being verified is needed for. */
  readonly verificationRules: VerificationRules;
  /** How far it is proved who the customer is. */
  readonly verification: Verification;
  /** The limit on deposits, or null. */
  readonly preCommitment: PreCommitment | null;
  /** The limits on spending that the customer has set. */
  readonly spendLimits: readonly SpendLimit[];
  /** The region whose sub-variant applies, or null. */
  readonly brandingRegion: Region | null;
  /** Whether it is proved who the customer is. */
  readonly isVerified: boolean;
  /** Whether the account moves to the new platform. */
  readonly migrationStatus: MigrationStatus;
  /** Whether the details must be completed before anything else. */
  readonly accountUpgrade: boolean;
  /** Whether a new password must be set before anything else. */
  readonly forcePasswordChange: boolean;
  /** Whether the address is to be confirmed. */
  readonly addressConfirmationRequired: boolean;
  /** Whether the e-mail address, which was proven once, is to be confirmed again. */
  readonly emailAddressConfirmationRequired: boolean;
  /** Whether the e-mail address is new, and to be proven by the link in its mail; left out, it isn't. */
  readonly emailAddressUnproven?: boolean;
  /** Whether the shop can't sell in the customer's country. */
  readonly countryBanned: boolean;
  /** Whether the customer has yet to confirm having seen that. */
  readonly countryBannedConfirmationRequired: boolean;
  /** Whether the customer has yet to agree to the terms and conditions that hold now. */
  readonly termsAcceptanceRequired: boolean;
  /** Whether two-factor should be recommended. */
  readonly tfaPromptRequired: boolean;
  /** The groups of experiments that the customer is in. */
  readonly experimentGroups: readonly string[];
  /** What the customer spends on an item on average. */
  readonly averageTransactionValues: AverageTransactionValues;
  /** The customer's favourite numbers, one set a lottery. */
  readonly favouriteNumbers: readonly FavouriteNumbers[];
  /** Where the customer stands in the membership programs of the brand. */
  readonly membershipPrograms: readonly CustomerMembership[];
  /** Which channels may be used. */
  readonly communicationPreferences: CommunicationChannels;
  /** Whether news come by e-mail. */
  readonly marketingEmailSubscription: MarketingEmailSubscription;
  /** The ways to pay in, with what is saved for them. */
  readonly paymentMethods: readonly PaymentMethod[];
  /** The ways to be paid out, with what is saved for them. */
  readonly withdrawalMethods: readonly PaymentMethod[];
  /** The break from playing that the customer takes, or null. */
  readonly playBreak?: PlayBreak | null;
}

export type CustomerChangePasswordBody = PasswordChangeRequest;

/** What was done. */
export interface CustomerChangePasswordResult {
  /** Whether the password was changed. */
  readonly done: boolean;
}

/** The preferences. */
export type CustomerCommunicationPreferencesGetResult = CommunicationPreferences;

export type CustomerCommunicationPreferencesUpdateBody = CommunicationPreferencesRequest;

/** The preferences. */
export type CustomerCommunicationPreferencesUpdateResult = CommunicationPreferences;

export type CustomerConfirmAddressByLinkBody = LinkRequest;

/** What is left to confirm. */
export type CustomerConfirmAddressByLinkResult = ConfirmationState;

/** What is left to confirm. */
export type CustomerConfirmAddressResult = ConfirmationState;

export type CustomerConfirmEmailAddressByLinkBody = LinkRequest;

/** What is left to confirm. */
export type CustomerConfirmEmailAddressByLinkResult = ConfirmationState;

/** What is left to confirm. */
export type CustomerConfirmEmailAddressResult = ConfirmationState;

export type CustomerConfirmPasswordBody = PasswordConfirmation;

/** What was done. */
export type CustomerConfirmPasswordResult = Done;

export type CustomerDeleteBody = ClosureRequest;

/** Nothing more to tell. */
export type CustomerDeleteResult = Done;

/** Name, ways to reach and address of a customer; null is what is not known. */
export interface CustomerDetails {
  /** First name. */
  readonly firstname: string;
  /** Last name. */
  readonly lastname: string;
  /** E-mail address. */
  readonly email: string;
  /** Day of birth, such as '1990-04-17'. */
  readonly dateOfBirth: string | null;
  /** Phone number. */
  readonly phone: string | null;
  /** Number and street. */
  readonly address: string | null;
  /** Second line of the address. */
  readonly addressLine2: string | null;
  /** Suburb or town. */
  readonly suburb: string | null;
  /** State or territory. */
  readonly state: HomeRegion | null;
  /** Post code. */
  readonly postcode: string | null;
  /** ISO 3166 code of the country, such as AU. */
  readonly country: string | null;
}

/** The details. */
export type CustomerDetailsGetResult = CustomerDetails;

/** New details of a customer; what may be left out is cleared by it, except the day of birth. A customer whose street address is not known may leave out address, suburb, state, postcode and country together; what is known of them stays. */
export interface CustomerDetailsRequest {
  /** First name. */
  readonly firstname: string;
  /** Last name. */
  readonly lastname: string;
  /** E-mail address of the account. */
  readonly email: string;
  /** Day of birth; it can be told once. */
  readonly dateOfBirth?: string;
  /** Phone number. */
  readonly phone?: string;
  /** Number and street. */
  readonly address?: string;
  /** Second line of the address. */
  readonly addressLine2?: string;
  /** Suburb or town. */
  readonly suburb?: string;
  /** State or territory. */
  readonly state?: HomeRegion;
  /** Post code. */
  readonly postcode?: string;
  /** ISO 3166 code of the country, such as AU. */
  readonly country?: string;
}

export type CustomerDetailsUpdateBody = CustomerDetailsRequest;

/** What it did. */
export type CustomerDetailsUpdateResult = DetailsUpdate;

/** The result of a draw with what the customer had in it. */
export interface CustomerDrawResult {
  /** The result. */
  readonly result: DrawResult;
  /** The tickets of the customer; empty when there were none. */
  readonly lines: readonly OrderLine[];
  /** What the customer has won in it. */
  readonly winnings: Money;
}

/** The customer. */
export type CustomerGetResult = Customer;

/** A draw of a giveaway, as it concerns a customer. */
export interface CustomerGiveawayDraw {
  /** Id of the draw. */
  readonly drawId: string;
  /** Number of the draw within its giveaway type. */
  readonly drawNo: number;
  /** The type of giveaway. */
  readonly giveawayType: 'daily' | 'major' | 'monthly' | 'preview' | 'special';
  /** Name of the giveaway. */
  readonly name: string;
  /** What can be won. */
  readonly prizeTitle: string;
  /** What the prize is worth. */
  readonly prize: Money;
  /** When it is drawn. */
  readonly date: string;
  /** Until when entries can be unlocked. */
  readonly closeDate: string;
  /** How many entries are in it so far, as text. */
  readonly numberOfEntriesText: string;
  /** Entries that the customer has, or has once they are unlocked; 0 when the tier is not in it. */
  readonly numEntries: number;
  /** Whether the customer's entries are still to be unlocked, were unlocked, or are automatic. */
  readonly entryStatus: EntryStatus;
  /** What came of the customer's entries. */
  readonly result: 'pending' | 'won' | 'lost';
  /** Who has won, once it is drawn. */
  readonly winners: readonly DrawWinner[];
}

export type CustomerLocationBody = LocationRequest;

/** What it did. */
export type CustomerLocationResult = LocationState;

/** Where a customer stands in a membership program. */
export interface CustomerMembership {
  /** Id of the program. */
  readonly membershipProgram: string;
  /** Whether the customer is a member. */
  readonly membershipStatus: 'member' | 'non-member' | 'pending-deposit';
  /** When that last changed, or null. */
  readonly membershipUpdated: string | null;
  /** The tier of a member, or null. */
  readonly membershipTier: 'free' | 'premium' | null;
  /** Whether the customer may be a member. */
  readonly eligibility: 'eligible' | 'ineligible';
}

/** A past draw with what the customer had in it. */
export interface CustomerPastDraw {
  /** The draw. */
  readonly draw: PastDraw;
  /** Ids of the orders that were in it. */
  readonly orderIds: readonly string[];
  /** What the customer has won in it. */
  readonly winnings: Money;
}

/** The method. */
export type CustomerRecurringPurchaseMethodGetResult = RecurringPurchaseMethod;

export type CustomerRecurringPurchaseMethodSetBody = RecurringPurchaseMethodRequest;

/** The method. */
export type CustomerRecurringPurchaseMethodSetResult = RecurringPurchaseMethod;

/** Where it was sent. */
export type CustomerResendEmailConfirmationResult = SentCode;

export type CustomerTermsAndConditionsBody = TermsRequest;

/** What was agreed to. */
export type CustomerTermsAndConditionsResult = AcceptedTerms;

export type CustomerVerificationConnectidBody = ConnectIdRequest;

export type CustomerVerificationConnectidCallbackBody = ConnectIdCallback;

/** How far it is proved now. */
export type CustomerVerificationConnectidCallbackResult = Verification;

/** Where to go. */
export type CustomerVerificationConnectidResult = ConnectIdStart;

export type CustomerVerificationLicenceBody = LicenceRequest;

/** How far it is proved now. */
export type CustomerVerificationLicenceResult = Verification;

/** How far it is proved now. */
export type CustomerVerificationResult = Verification;

/** How far it is proved now. */
export type CustomerVerifyResult = Verification;

/** The funds. */
export type CustomerWithdrawableFundsResult = WithdrawableFunds;

/** Money on its way into the wallet, or in it. */
export interface Deposit {
  /** Id of the deposit. */
  readonly depositId: string;
  /** How far it has come. */
  readonly status: DepositStatus;
  /** What is paid in. */
  readonly amount: Money;
  /** How it is paid. */
  readonly depositMethodCode: DepositMethodCode;
  /** The gateway that takes it, or null. */
  readonly gatewayKey: CardGatewayKey | null;
  /** The saved fund that pays, or null. */
  readonly fund: Fund | null;
  /** Whether it was made to pay for a purchase. */
  readonly checkout: boolean;
  /** When it was asked for. */
  readonly createdAt: string;
  /** When the money is expected, where it takes its time, or null. */
  readonly dueAt: string | null;
  /** When it was captured or failed, or null. */
  readonly completedAt: string | null;
  /** What the customer's bank still asks, or null. */
  readonly challenge: Challenge | null;
  /** Page to send the customer to, relative to the address of the payment pages, or null. */
  readonly redirectUrl: string | null;
  /** How to send the money, or null. */
  readonly instructions: DepositInstructions | null;
  /** Why it failed, or null. */
  readonly failure: ApiMessage | null;
  /** What to tell the customer, or null. */
  readonly notice: DepositNotice | null;
  /** Id of the receipt of the purchase that it paid for, or null. */
  readonly checkoutId: string | null;
}

/** How to send the money. */
export interface DepositInstructions {
  /** The biller code of BPAY, or null. */
  readonly billerCode: string | null;
  /** The code of the shop's bank, or null. */
  readonly bankCode: string | null;
  /** The number of the shop's account, or null. */
  readonly accountNumber: string | null;
  /** The name of the shop's account. */
  readonly accountName: string;
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
  readonly scheduledPurchases: readonly CartItem[] | null;
  /** Id of the receipt; null while the deposit is not captured. */
  readonly checkoutId: string | null;
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
  readonly customerId?: string;
  /** What the customer's bank wants to know; without it a bank that asks refuses. */
  readonly strongCustomerAuthentication?: StrongCustomerAuthentication;
  /** Id of the saved fund that pays. */
  readonly customerFundId?: string;
  /** How it is paid, where no saved fund pays. */
  readonly depositMethodCode?: DepositMethodCode;
  /** What a gateway's script collected of the device. */
  readonly deviceData?: string;
  /** The gateway to use; that of the fund when left out. */
  readonly gatewayKey?: CardGatewayKey;
  /** Where a payment page sends the customer when all went well; {deposit_id} in it becomes the id of the deposit. */
  readonly successUrl?: string;
  /** Where a payment page sends the customer who gave up; {deposit_id} in it becomes the id of the deposit. */
  readonly cancelUrl?: string;
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
  readonly customerId?: string;
  /** What the customer's bank wants to know; without it a bank that asks refuses. */
  readonly strongCustomerAuthentication?: StrongCustomerAuthentication;
  /** Id of the saved fund that pays. */
  readonly customerFundId?: string;
  /** How it is paid, where no saved fund pays. */
  readonly depositMethodCode?: DepositMethodCode;
  /** What a gateway's script collected of the device. */
  readonly deviceData?: string;
  /** The gateway to use; that of the fund when left out. */
  readonly gatewayKey?: CardGatewayKey;
  /** Where a payment page sends the customer when all went well; {deposit_id} in it becomes the id of the deposit. */
  readonly successUrl?: string;
  /** Where a payment page sends the customer who gave up; {deposit_id} in it becomes the id of the deposit. */
  readonly cancelUrl?: string;
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
  readonly isVerified: boolean;
  /** Whether the change made the customer unverified. */
  readonly verificationRevoked: boolean;
  /** Whether details are still missing. */
  readonly accountUpgrade: boolean;
  /** The price list that applies from now on. */
  readonly pricingId: string;
  /** Whether the e-mail address waits for the link in its mail to be followed; left out, it doesn't. */
  readonly emailAddressUnproven?: boolean;
  /** Text for the customer. */
  readonly message: string;
}

/** The lists; those that are empty are left out. */
export type DiscoverGetResult = readonly DiscoverList[];

/** Offers that have something in common. */
export interface DiscoverList {
  /** What they have in common. */
  readonly key: 'closing_soon' | 'biggest_prizes' | 'for_a_cause' | 'play_together';
  /** Title of the list. */
  readonly title: string;
  /** Keys of the offers, the first to show first. */
  readonly offerKeys: readonly string[];
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
  readonly offerKey: string;
  /** Name of the product offer. */
  readonly offerName: string;
  /** Number of the draw. */
  readonly drawNo: number;
  /** The type of draw. */
  readonly type: 'lottery_ticket_draw' | 'syndicate_share_draw' | 'raffle_ticket_draw';
  /** When it is drawn, ISO 8601 in UTC. */
  readonly date: string;
  /** When sales close, ISO 8601 in UTC. */
  readonly closeDate: string;
  /** Day of the week of the draw, in the time zone of the shop. */
  readonly day: Weekday;
  /** How far the draw has come. */
  readonly status: DrawStatus;
  /** The jackpot or the value of the first prize; null until it is announced. */
  readonly prizePool: Money | null;
  /** The result; null until it is drawn. */
  readonly result: DrawResult | null;
}

/** The divisions, the first prize first; before the draw, what can be won. */
export type DrawDetailsPrizesResult = readonly PrizeDivision[];

/** A draw, over or to come. */
export type DrawDetailsResult = DrawDetails;

/** The winners, the first prize first. */
export type DrawDetailsWinnersResult = readonly DrawWinner[];

/** The result. */
export type DrawFullResultCustomerResult = CustomerDrawResult;

/** A draw that is over, with its divisions. */
export type DrawFullResultResult = DrawResult;

/** The draw. */
export type DrawPreviewResult = DrawDetails;

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
  readonly prizeTitle: string;
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

/** The draws. */
export type DrawsPastArchivedResult = readonly PastDraw[];

/** The draws. */
export type DrawsPastCustomerResult = readonly CustomerPastDraw[];

/** The draws. */
export type DrawsPastResult = readonly PastDraw[];

/** The offers. */
export type DrawsPastResultKeysResult = readonly ResultKey[];

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

export type EventCreateBody = ClientEvent;

/** Proof that an event was recorded. */
export type EventCreateResult = EventReceipt;

/** Proof that an event was recorded. */
export interface EventReceipt {
  /** Id of the event. */
  readonly id: string;
}

/** The favourite numbers of a customer for a lottery. */
export interface FavouriteNumbers {
  /** Key of the lottery. */
  readonly lotteryKey: string;
  /** The numbers of each number set. */
  readonly numberSets: readonly NumberGroup[];
}

/** All the favourite numbers of a customer. */
export interface FavouriteNumbersRequest {
  /** One set a lottery; an empty list clears them. */
  readonly favouriteNumbers: readonly FavouriteNumbers[];
}

/** What a change of favourite numbers did. */
export interface FavouriteNumbersUpdate {
  /** The favourite numbers as they are now. */
  readonly favouriteNumbers: readonly FavouriteNumbers[];
  /** Whether there were others before. */
  readonly replaced: boolean;
}

export type FavouriteNumbersUpdateBody = FavouriteNumbersRequest;

/** What it did. */
export type FavouriteNumbersUpdateResult = FavouriteNumbersUpdate;

/** The new password that the shop asks for. */
export interface ForcedPasswordRequest {
  /** The new password. */
  readonly newPassword: string;
}

/** A saved card, bank account or PayPal account; its full number is never kept. */
export interface Fund {
  /** Id of the fund. */
  readonly customerFundId: string;
  /** What kind of thing it is. */
  readonly type: FundType;
  /** The brand to show. */
  readonly brand: CardBrand;
  /** The gateway that keeps it; null for a bank account. */
  readonly gatewayKey: CardGatewayKey | null;
  /** The last four digits of the card or account; null for PayPal. */
  readonly lastFour: string | null;
  /** Name of the card holder, the account or the PayPal user. */
  readonly holderName: string;
  /** Month from 1 to 12 in which a card ends, or null. */
  readonly expiryMonth: number | null;
  /** Year in which a card ends, with four digits, or null. */
  readonly expiryYear: number | null;
  /** Whether a card has ended. */
  readonly isExpired: boolean;
  /** Whether it is paid with when nothing else is chosen. */
  readonly isDefault: boolean;
  /** Whether the last payment with it was refused because of it; left out where that is not known. */
  readonly isRefused?: boolean;
  /** What the code of the bank is, or null. */
  readonly bankType: BankCodeType | null;
  /** The code of the bank, or null. */
  readonly bankCode: string | null;
  /** The masked e-mail address of a PayPal account, or null. */
  readonly email: string | null;
  /** Whether it is proven to be the customer's. */
  readonly verificationStatus: FundVerificationStatus;
  /** When it was saved. */
  readonly createdAt: string;
}

/** Names a fund. */
export interface FundRef {
  /** Id of the fund. */
  readonly customerFundId: string;
}

/** What kind of thing is saved. */
export type FundType = 'cc' | 'bank' | 'paypal';

/** How far the proof has come that it belongs to the customer. */
export type FundVerificationStatus = 'Failed Verification' | 'Pending Verification' | 'Unverified' | 'Verified';

export type FundsBankAccountAddBody = BankAccountRequest;

/** The saved account. */
export type FundsBankAccountAddResult = Fund;

export type FundsCardAddBody = CardAddRequest;

/** The saved card. */
export type FundsCardAddResult = Fund;

/** The gateways of the brand. */
export type FundsCardGatewaysResult = CardGateways;

/** The fund that is gone. */
export type FundsDeleteResult = FundRef;

export type FundsDepositCreateBody = DepositRequest;

/** The deposit. */
export type FundsDepositCreateResult = Deposit;

export type FundsDepositCreateWithCodeBody = DepositRequestWithCode;

/** The deposit. */
export type FundsDepositCreateWithCodeResult = Deposit;

/** The deposit. */
export type FundsDepositGetResult = Deposit;

export type FundsDepositPurchaseBody = DepositPurchaseRequest;

/** What came of it. */
export type FundsDepositPurchaseResult = DepositPurchase;

/** The deposits, ten at most. */
export type FundsDepositsOpenResult = readonly Deposit[];

/** The settings of the gateway. */
export type FundsGatewayGetResult = GatewayConfig;

export type FundsPlBraintreeBody = PaypalAddRequest;

/** The saved account. */
export type FundsPlBraintreeResult = Fund;

/** The fund. */
export type FundsSetDefaultResult = Fund;

/** What starts it. */
export type FundsStripeSetupResult = StripeSetup;

export type FundsWalletPayDepositBody = WalletPayRequest;

/** The deposit. */
export type FundsWalletPayDepositResult = Deposit;

export type FundsWithdrawBody = WithdrawRequest;

/** Id of the withdrawal. */
export type FundsWithdrawResult = string;

/** The withdrawal. */
export type FundsWithdrawalGetResult = Withdrawal;

/** A size of a game type, with its prices. */
export interface GameOffer {
  /** Key of the game offer. */
  readonly key: string;
  /** Name of the game offer. */
  readonly name: string;
  /** Least count of games on a ticket. */
  readonly minGames: number;
  /** Most games on a ticket. */
  readonly maxGames: number;
  /** Count of games chosen first. */
  readonly defaultGames: number;
  /** Count of games the play page shows first. */
  readonly defaultEntryCount: number;
  /** Price of one draw by count of games; a count without a price is not sold. */
  readonly prices: Readonly<Record<string, MoneyAmount>>;
  /** ISO 4217 code of the currency of the prices. */
  readonly priceCurrency: string;
  /** The sets of numbers a customer picks for each game; empty when the shop picks all. */
  readonly numberSets: readonly NumberSet[];
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
  readonly multiDraw: MultiDraw;
  /** Whether this way to play can be bought repeatedly. */
  readonly recurringPurchase: RecurringOption;
  /** Key of the game offer that is chosen first. */
  readonly defaultGameOffer: string;
  /** The offers of this game type. */
  readonly gameOffers: readonly GameOffer[];
}

/** What a browser needs to hand a card to a gateway. */
export interface GatewayConfig {
  /** Key of the gateway. */
  readonly gatewayKey: CardGatewayKey;
  /** Lets the browser hand a card to the vault; it says nothing of the customer. */
  readonly clientToken: string;
  /** Address of the vault, relative to the address of the payment pages. */
  readonly vaultUrl: string;
  /** Whether it asks for the security code of a saved card. */
  readonly cscRequired: boolean;
  /** How it asks the customer's bank. */
  readonly challengeType: ChallengeType;
}

/** A giveaway that is drawn again and again. */
export interface Giveaway {
  /** The type of giveaway. */
  readonly giveawayType: 'daily' | 'major' | 'monthly' | 'preview' | 'special';
  /** Name of the giveaway. */
  readonly name: string;
  /** What can be won. */
  readonly prizeTitle: string;
  /** What the prize is worth. */
  readonly prize: Money;
  /** Entries by tier. */
  readonly entries: readonly TierEntries[];
}

/** A draw of a giveaway, as it concerns everybody. */
export interface GiveawayDraw {
  /** Id of the draw. */
  readonly drawId: string;
  /** Number of the draw within its giveaway type. */
  readonly drawNo: number;
  /** The type of giveaway. */
  readonly giveawayType: 'daily' | 'major' | 'monthly' | 'preview' | 'special';
  /** Name of the giveaway. */
  readonly name: string;
  /** What can be won. */
  readonly prizeTitle: string;
  /** What the prize is worth. */
  readonly prize: Money;
  /** When it is drawn. */
  readonly date: string;
  /** Until when entries can be unlocked. */
  readonly closeDate: string;
  /** How many entries are in it so far, as text. */
  readonly numberOfEntriesText: string;
  /** Who has won, once it is drawn. */
  readonly winners: readonly DrawWinner[];
  /** Whether it is over. */
  readonly isDrawn: boolean;
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
  readonly licenceNumber: string;
  /** Number of the card, where the state prints one. */
  readonly cardNumber?: string;
  /** The last day it is good, such as '2030-04-17'. */
  readonly expiryDate: string;
}

/** What a state prints on its licences. */
export interface LicenceState {
  /** The state. */
  readonly state: Region;
  /** Regular expression of the number of a licence. */
  readonly licenceNumberPattern: string;
  /** How a number looks. */
  readonly licenceNumberExample: string;
  /** Whether the number of the card is needed too. */
  readonly cardNumberRequired: boolean;
  /** Regular expression of the number of a card, or null. */
  readonly cardNumberPattern: string | null;
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

/** Where a visitor is. */
export type LocateResult = Location;

/** Where a visitor is. */
export interface Location {
  /** The region; null when it is not known. */
  readonly region: Region | null;
  /** Key of the sub-variant of that region; null when there is none. */
  readonly subVariant: string | null;
}

/** Confirms that the customer has seen that the shop can't sell where they are. */
export interface LocationRequest {
  /** Whether the customer confirms it. */
  readonly confirmed: boolean;
}

/** Whether the shop can sell where a customer is. */
export interface LocationState {
  /** Whether it can't. */
  readonly countryBanned: boolean;
  /** Whether the customer has yet to confirm having seen that. */
  readonly countryBannedConfirmationRequired: boolean;
}

/** Who signs in. */
export interface LoginRequest {
  /** E-mail address. */
  readonly email: string;
  /** Password. */
  readonly password: string;
  /** Whether to ask for no code on this device for a time. */
  readonly saveDevice?: boolean;
  /** One-time code of six digits. */
  readonly otp?: string;
}

/** A coming draw of a lottery. */
export interface LotteryDraw {
  /** Number of the draw, rising by one with each. */
  readonly drawNo: number;
  /** Opaque id of the draw. */
  readonly encodedId: string;
  /** The type of draw. */
  readonly type: 'lottery_ticket_draw';
  /** When sales close, ISO 8601 in UTC. */
  readonly closeDate: string;
  /** Day of the week of the draw, in the time zone of the shop. */
  readonly day: Weekday;
  /** How far the draw has come. */
  readonly status: DrawStatus;
  /** When it is drawn, ISO 8601 in UTC. */
  readonly date: string;
  /** The jackpot; null until it is announced. */
  readonly prizePool: Money | null;
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
  readonly urlAliases: readonly string[];
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
  readonly displayCategory: 'lottery' | 'raffle' | 'syndicate' | 'membership';
  /** ISO 4217 code of the currency of all prices of the offer. */
  readonly priceCurrency: string;
  /** The causes that a purchase gives to or may choose from. */
  readonly causes: readonly CauseRef[];
  /** Whether the offer can be bought repeatedly. */
  readonly recurringPurchase: RecurringOption;
  /** Who may not buy it. */
  readonly restrictions: OfferRestrictions;
  /** The coming draws on sale, the next one first. */
  readonly draws: readonly LotteryDraw[];
  /** Days that a customer chooses from; empty when every draw is played. */
  readonly selectableDays: readonly Weekday[];
  /** The least jackpots that a repeated purchase may wait for; none where the jackpot does not grow. */
  readonly minimumJackpots?: readonly MoneyAmount[];
  /** The ways to play, the default one first. */
  readonly gameTypes: readonly GameType[];
}

/** The lottery. */
export type LottoPartyConfigGetResult = PartyConfig;

/** The lotteries. */
export type LottoPartyConfigResult = readonly PartyConfig[];

/** The group. */
export type LottoPartyGroupByTokenResult = PartyGroup;

export type LottoPartyGroupCreateBody = PartyGroupRequest;

/** The group. */
export type LottoPartyGroupCreateResult = PartyGroup;

/** The group. */
export type LottoPartyGroupGetResult = PartyGroup;

/** The group. */
export type LottoPartyGroupJoinResult = PartyGroup;

/** What is left of it. */
export type LottoPartyGroupLeaveResult = PartyLeft;

/** The groups. */
export type LottoPartyGroupListResult = readonly PartyGroup[];

/** The group. */
export type LottoPartyGroupRemoveMemberResult = PartyGroup;

/** The session, or null when none is open. */
export type LottoPartyGroupSessionOpenResult = PartySession | null;

/** The sessions. */
export type LottoPartyGroupSessionsResult = readonly PartySession[];

export type LottoPartyGroupUpdateBody = PartyGroupChange;

/** The group. */
export type LottoPartyGroupUpdateResult = PartyGroup;

/** The order. */
export type LottoPartyOrderGetResult = PartyOrder;

export type LottoPartySessionCreateBody = PartySessionRequest;

/** The session. */
export type LottoPartySessionCreateResult = PartySession;

/** The sessions. */
export type LottoPartySessionDiscoverDrawResult = readonly PartySession[];

/** The sessions. */
export type LottoPartySessionDiscoverResult = readonly PartySession[];

/** The session. */
export type LottoPartySessionGetResult = PartySession;

export type LottoPartySessionUpdateBody = PartySessionChange;

/** The session. */
export type LottoPartySessionUpdateResult = PartySession;

/** Whether news come by e-mail. */
export interface MarketingEmailSubscription {
  /** Whether they do. */
  readonly isSubscribed: boolean;
}

/** A link to the benefits of members. */
export interface MembershipBenefits {
  /** Address that signs the customer in. */
  readonly ssoUrl: string;
}

/** The link. */
export type MembershipBenefitsResult = MembershipBenefits;

/** The membership program of a brand. */
export interface MembershipConfig {
  /** The program. */
  readonly programConfig: ProgramConfig;
  /** The giveaways of the program. */
  readonly giveaways: readonly Giveaway[];
  /** The coming draws, the next one first. */
  readonly upcomingDraws: readonly UpcomingGiveawayDraw[];
}

/** The membership program of a brand. */
export type MembershipConfigResult = MembershipConfig;

/** Where a customer stands in the program. */
export interface MembershipCustomer {
  /** The tier that the customer has when a membership that was bought ends; null for none. An extension: an API may leave it out. */
  readonly tierAfterwards?: 'free' | 'premium' | null;
  /** Where the customer stands in each program. */
  readonly entries: readonly CustomerMembership[];
  /** When a membership that was bought ends; null for a free one. */
  readonly endsAt: string | null;
  /** Whether a membership that was bought is bought again when it ends. */
  readonly renews: boolean;
  /** The coming draws, the next one first. */
  readonly upcomingDraws: readonly CustomerGiveawayDraw[];
  /** Draws that are over and that the customer was in. */
  readonly numClosedDraws: number;
  /** What the customer has won in giveaways. */
  readonly winnings: Money;
}

/** Where the customer stands. */
export type MembershipCustomerResult = MembershipCustomer;

/** A coming giveaway that members are in. */
export interface MembershipDraw {
  /** Id of the giveaway draw. */
  readonly drawId: string;
  /** Number of the draw within its giveaway type. */
  readonly drawNo: number;
  /** The type of giveaway. */
  readonly giveawayType: 'daily' | 'major' | 'monthly' | 'preview' | 'special';
  /** When it is drawn, ISO 8601 in UTC. */
  readonly date: string;
  /** What can be won. */
  readonly prizePool: Money;
}

/** The draw. */
export type MembershipGiveawayResult = GiveawayDraw;

/** The draws. */
export type MembershipGiveawaysResult = readonly CustomerGiveawayDraw[];

/** A product offer of type membership. */
export interface MembershipOffer {
  /** Key of the offer, kebab-case. */
  readonly key: string;
  /** The type of product. */
  readonly type: 'membership';
  /** Path segment of the pages of the offer. */
  readonly url: string;
  /** Other path segments, which redirect to the url. */
  readonly urlAliases: readonly string[];
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
  readonly displayCategory: 'lottery' | 'raffle' | 'syndicate' | 'membership';
  /** ISO 4217 code of the currency of all prices of the offer. */
  readonly priceCurrency: string;
  /** The causes that a purchase gives to or may choose from. */
  readonly causes: readonly CauseRef[];
  /** Whether the offer can be bought repeatedly. */
  readonly recurringPurchase: RecurringOption;
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

/** What was sent. */
export type MembershipResendResult = ConfirmationSent;

/** A tier of a membership. */
export interface MembershipTier {
  /** Key of the tier. */
  readonly key: 'free' | 'premium';
  /** Name of the tier. */
  readonly name: string;
  /** Prices by period; a free tier has one price of 0.00. */
  readonly prices: readonly MembershipPrice[];
}

export type MembershipUnlockDrawBody = UnlockDrawRequest;

/** The draw. */
export type MembershipUnlockDrawResult = CustomerGiveawayDraw;

/** A program to join or to leave. */
export interface MembershipUpdate {
  /** Id of the program, such as daily_winners. */
  readonly membershipProgram: string;
  /** What to become. */
  readonly membershipStatus: 'member' | 'non-member';
  /** What the engine wants to remember of it. */
  readonly metadata?: Readonly<Record<string, string>>;
}

export type MembershipUpdateBody = MembershipUpdate;

/** Where the customer then stands. */
export type MembershipUpdateResult = CustomerMembership;

export type MigrationMigrateBody = MigrationRequest;

/** Agreement before an account moves. */
export interface MigrationRequest {
  /** Whether the customer agrees to the terms and conditions. */
  readonly termsAccepted: boolean;
}

/** Whether an account moves to the new platform. */
export type MigrationStatus = 'ineligible' | 'eligible_soft' | 'eligible_hard' | 'in_progress' | 'migrated';

/** The least jackpot to play for. */
export interface MinimumJackpotRequest {
  /** Smaller jackpots are passed by; null plays every draw. */
  readonly minimumJackpotAmount: MoneyAmount | null;
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
  readonly numDraws: readonly number[];
  /** Counts of weeks. */
  readonly numWeeks: readonly number[];
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
  readonly isAutoDismissed: boolean;
  /** What the customer can do about it. */
  readonly actions: readonly NotificationAction[];
  /** Where it is shown: 'feed', or 'toast' for a message over the next page. */
  readonly placementKey: string;
  /** When it was made. */
  readonly createdAt: string;
  /** Whether the customer has seen it. */
  readonly isViewed: boolean;
}

/** Something to do about a notification. */
export interface NotificationAction {
  /** Words of the link. */
  readonly label: string;
  /** Where it leads: a path of the shop, or an http or https address. */
  readonly url: string;
}

/** The notifications. */
export type NotificationsListResult = readonly Notification[];

export type NotificationsViewedBody = ViewedRequest;

/** What is left. */
export type NotificationsViewedResult = Unviewed;

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
  readonly drawsSince: number | null;
  /** When it was last drawn, or null. */
  readonly lastDrawnAt: string | null;
}

/** Who may not buy an offer. */
export interface OfferRestrictions {
  /** Regions where it is not sold. */
  readonly excludedRegions: readonly Region[];
  /** Least age of a customer in years. */
  readonly minimumAge: number;
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
  readonly orderId: string;
  /** Key of the product offer whose draw it is. */
  readonly offerKey: string;
  /** Name of that offer. */
  readonly offerName: string;
  /** Number of the draw. */
  readonly drawNo: number;
  /** When the draw is, ISO 8601 in UTC. */
  readonly drawDate: string;
  /** How far the draw has come. */
  readonly drawStatus: DrawStatus;
  /** What has come of the ticket. */
  readonly status: OrderLineStatus;
  /** Key of the game type of a lottery ticket, null for anything else. */
  readonly gameType?: string | null;
  /** The numbers drawn, by number set; empty for a raffle, and until it is drawn. */
  readonly winningNumbers: readonly DrawnNumbers[];
  /** The winning ticket numbers of a raffle, the first prize first. */
  readonly winningTickets: readonly string[];
  /** The games of the ticket; those of the whole syndicate for shares. */
  readonly games: readonly PlayedGame[];
  /** The ticket numbers, for a raffle. */
  readonly ticketNumbers: readonly string[];
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
  readonly checkoutId: string;
  /** Whether its draws are still to come. */
  readonly status: OrderStatus;
  /** When it was bought, ISO 8601 in UTC. */
  readonly placedAt: string;
  /** What was bought, as it was in the cart, with the id of the order. */
  readonly item: CartItem;
  /** What it cost, before vouchers. */
  readonly total: Money;
  /** What it has won so far. */
  readonly winnings: Money;
  /** Draws that it is in; 0 for a membership. */
  readonly numDraws: number;
  /** Draws that are still to come. */
  readonly drawsLeft: number;
  /** When its next draw is, ISO 8601 in UTC; null when none is to come. */
  readonly nextDrawDate: string | null;
  /** When a membership that follows another begins, ISO 8601 in UTC; left out where it began with the purchase. */
  readonly startsAt?: string;
  /** When its last draw is, or when a membership ends, ISO 8601 in UTC. */
  readonly endsAt: string;
  /** Its draws, the first one first; in a receipt alone. */
  readonly draws?: readonly OrderedDraw[];
}

/** A draw that an order is in. */
export interface OrderedDraw {
  /** Name of the lottery or raffle. */
  readonly name: string;
  /** Number of the draw. */
  readonly drawNo: number;
  /** When it is drawn, ISO 8601 in UTC. */
  readonly drawDate: string;
}

/** The order. */
export type OrdersGetResult = Order;

/** The orders. */
export type OrdersListResult = readonly OrderSummary[];

/** The recommendations, the best first. */
export type OrdersRecommendedResult = readonly RecommendedOrder[];

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
  readonly productOfferKeys: readonly string[];
}

/** What somebody wants to buy from a partner, at the prices of now. */
export interface PartnerCart {
  /** Id of the customer; null for a visitor. */
  readonly customerId: string | null;
  /** ISO 4217 code of the currency of all amounts. */
  readonly currency: string;
  /** The totals. */
  readonly totals: PartnerCartTotals;
  /** The items. */
  readonly cartItems: readonly CartItem[];
  /** Whether an item will be charged later without the customer. */
  readonly requiresUnattendedPaymentMethod: boolean;
  /** The customer's last purchase from this partner, or null: to be sent with a purchase, so that what was bought elsewhere meanwhile is not bought again. */
  readonly lastCheckoutId?: string | null;
  /** Why the cart cannot be bought: message by reason id; empty when it can. */
  readonly blockedReasons: Readonly<Record<string, string>>;
}

/** What to price. */
export interface PartnerCartRequest {
  /** The items; none gives an empty cart. */
  readonly cartItem: readonly CartItemRequest[];
}

/** The totals of a partner cart. */
export interface PartnerCartTotals {
  /** Total of all items. */
  readonly cartTotal: MoneyAmount;
  /** Total of the items that are pre-orders. */
  readonly preOrderTotal: MoneyAmount;
}

/** What came of a purchase from a partner. */
export interface PartnerPurchase {
  /** The deposit; null when the wallet has paid. */
  readonly deposit: Deposit | null;
  /** Id of the receipt; null while the deposit is not captured. */
  readonly checkoutId: string | null;
}

/** What is bought from a partner. */
export interface PartnerPurchaseItems {
  /** Path segment of the partner's pages. */
  readonly slug: string;
  /** The items; at least one. */
  readonly cartItem: readonly CartItemRequest[];
}

/** What to buy from a partner, and how. */
export interface PartnerPurchaseRequest {
  /** The items; at least one. */
  readonly cartItem: readonly CartItemRequest[];
  /** The deposit that pays for it; null when the wallet holds enough. */
  readonly deposit: PurchaseDeposit | null;
  /** How it is made. */
  readonly purchase: PurchaseData;
}

/** The partner. */
export type PartnersGetResult = Partner;

/** A lottery that parties can play. */
export interface PartyConfig {
  /** Key of the lottery. */
  readonly id: string;
  /** Key of the lottery. */
  readonly lotteryKey: string;
  /** Name of the lottery. */
  readonly lotteryName: string;
  /** File name of its logo. */
  readonly logo: string;
  /** Shares that a session has at most. */
  readonly maxShares: number;
  /** What a share may cost, the least first. */
  readonly sharePrices: readonly PartySharePrice[];
  /** Its draws that are on sale, the next one first. */
  readonly draws: readonly PartyDraw[];
}

/** A draw that a party plays in. */
export interface PartyDraw {
  /** Id of the draw. */
  readonly drawId: string;
  /** Number of the draw. */
  readonly drawNo: number;
  /** When it is drawn. */
  readonly date: string;
  /** When shares can last be bought. */
  readonly closeDate: string;
  /** The day of the draw. */
  readonly day: Weekday;
  /** How far it has come. */
  readonly status: DrawStatus;
  /** What can be won, or null when it is not known. */
  readonly prizePool: Money | null;
}

/** People who play together. */
export interface PartyGroup {
  /** Id of the group. */
  readonly id: string;
  /** Name of the group. */
  readonly groupName: string;
  /** Who may find it. */
  readonly publicityStatus: PartyPublicity;
  /** First name of who created it. */
  readonly ownerName: string;
  /** Members, with the owner. */
  readonly numMembers: number;
  /** Whether the customer is a member. */
  readonly isMember: boolean;
  /** Whether the customer created it. */
  readonly isOwner: boolean;
  /** Token of its invitation, for members and for who came by it; else null. */
  readonly token: string | null;
  /** Its open session, or null. */
  readonly openSession: PartySession | null;
  /** When it was created. */
  readonly createdAt: string;
  /** The other members, the first first; only from lotto-party.group.get, and for members alone. */
  readonly members?: readonly PartyMember[];
}

/** What to change of a group. */
export interface PartyGroupChange {
  /** Name of the group, unique in the shop. */
  readonly groupName: string;
}

/** A group to create. */
export interface PartyGroupRequest {
  /** Name of the group, unique in the shop. */
  readonly groupName: string;
  /** Who may find it; private when left out. */
  readonly publicityStatus?: 'private' | 'public';
}

/** A group that the customer has left. */
export interface PartyLeft {
  /** Id of the group. */
  readonly groupId: string;
  /** Shares of the customer in draws of the group that are still to be drawn. */
  readonly sharesKept: number;
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
  readonly sessionId: string;
  /** Id of the group. */
  readonly groupId: string;
  /** Name of the group. */
  readonly groupName: string;
  /** Who may find the group. */
  readonly publicityStatus: PartyPublicity;
  /** First name of who opened it. */
  readonly organiserName: string;
  /** Whether the customer is a member of the group. An extension: an API may leave it out. */
  readonly isMember?: boolean;
  /** Whether the customer may change it. */
  readonly isOrganiser: boolean;
  /** Key of the lottery. */
  readonly lotteryKey: string;
  /** Name of the lottery. */
  readonly lotteryName: string;
  /** File name of its logo. */
  readonly logo: string;
  /** Its draws. */
  readonly draws: readonly PartyDraw[];
  /** How far it has come. */
  readonly status: PartySessionStatus;
  /** Whether another follows. */
  readonly autosessionStatus: AutosessionStatus;
  /** Price of a share. */
  readonly sharePrice: Money;
  /** Games that each share adds. */
  readonly gamesPerShare: number;
  /** Games that are played with the shares so far. */
  readonly numGames: number;
  /** Shares that are taken. */
  readonly sharesSold: number;
  /** Shares that can still be bought. */
  readonly sharesLeft: number;
  /** Shares of the customer. */
  readonly myShares: number;
  /** What the whole party has won; null until its draw is paid. */
  readonly winnings: Money | null;
  /** What the customer has won of it; null until its draw is paid. */
  readonly myWinnings: Money | null;
  /** Ids of the customer's orders in it. */
  readonly myOrderIds: readonly string[];
  /** When it was opened. */
  readonly createdAt: string;
}

/** What to change of a session. */
export interface PartySessionChange {
  /** Whether another follows. */
  readonly autosessionStatus: AutosessionStatus;
}

/** A session to open. */
export interface PartySessionRequest {
  /** Id of the group. */
  readonly groupId: string;
  /** Id of the draw. */
  readonly drawId: string;
  /** Price of a share, one of those on offer. */
  readonly sharePrice: MoneyAmount;
  /** Whether another follows; off when left out. */
  readonly autosessionStatus?: AutosessionStatus;
  /** Whether the members of the group get an invitation. */
  readonly inviteAllExistingMembers?: boolean;
  /** Ids of the members who get an invitation; for a session that does not invite all. */
  readonly inviteMembers?: readonly string[];
}

/** How far a session has come; one that nobody took a share of is cancelled. */
export type PartySessionStatus = 'open' | 'closed' | 'paid' | 'cancelled';

/** What a share may cost. */
export interface PartySharePrice {
  /** Price of a share. */
  readonly sharePrice: Money;
  /** Games that each share adds. */
  readonly gamesPerShare: number;
}

/** A new password. */
export interface PasswordChangeRequest {
  /** The password until now. */
  readonly currentPassword: string;
  /** The new password. */
  readonly newPassword: string;
}

/** The password of a customer without two-factor. */
export interface PasswordConfirmation {
  /** The password. */
  readonly password: string;
}

export type PasswordForceChangeBody = ForcedPasswordRequest;

/** What was done. */
export interface PasswordForceChangeResult {
  /** Whether the password was changed. */
  readonly done: boolean;
}

export type PasswordForgotBody = EmailAddressRequest;

/** What was done. */
export interface PasswordForgotResult {
  /** Always true. */
  readonly done: boolean;
}

export type PasswordResetBody = PasswordResetRequest;

/** A new password by link. */
export interface PasswordResetRequest {
  /** The one-time token. */
  readonly token: string;
  /** The new password. */
  readonly password: string;
}

/** What was done. */
export interface PasswordResetResult {
  /** Whether the password was changed. */
  readonly done: boolean;
}

/** A draw that is over, in short. */
export interface PastDraw {
  /** Key of the product offer. */
  readonly offerKey: string;
  /** Name of the product offer. */
  readonly offerName: string;
  /** Path segment of the pages of the offer. */
  readonly offerUrl: string;
  /** File name of the logo of the offer. */
  readonly logo: string;
  /** The category of the draw. */
  readonly category: DrawCategory;
  /** Name of the draw: for a giveaway that of the giveaway, else that of the offer. */
  readonly name: string;
  /** The type of giveaway, for a giveaway. */
  readonly giveawayType?: 'daily' | 'major' | 'monthly' | 'preview' | 'special';
  /** Number of the draw. */
  readonly drawNo: number;
  /** When it was drawn, ISO 8601 in UTC. */
  readonly date: string;
  /** Day of the week of the draw, in the time zone of the shop. */
  readonly day: Weekday;
  /** How far the draw has come. */
  readonly status: DrawStatus;
  /** The jackpot or the value of the first prize. */
  readonly prizePool: Money | null;
  /** What could be won, for a raffle; else null. */
  readonly title: string | null;
  /** The numbers drawn, by number set; empty for raffles and giveaways. */
  readonly winningNumbers: readonly DrawnNumbers[];
  /** The winning ticket numbers, the first prize first; empty for lotteries. */
  readonly winningTickets: readonly string[];
  /** Count of winners in all divisions. */
  readonly numWinners: number;
  /** Count of winners of the first prize; left out where it is not known. */
  readonly firstPrizeWinners?: number;
  /** Whether the first prize was won. */
  readonly jackpotWon: boolean;
  /** Up to three winners who agreed to be named, the largest prize first. */
  readonly winners: readonly DrawWinner[];
}

/** How long to pause. */
export interface PauseRequest {
  /** When it goes on by itself; left out, when it is told to. */
  readonly pausedUntil?: string;
}

/** A way to pay in or to be paid out. */
export interface PaymentMethod {
  /** Code of the method. */
  readonly code: PaymentMethodCode;
  /** What the customer has saved for it, the default first. */
  readonly funds: readonly Fund[];
  /** The gateways that can take it, the preferred one first. */
  readonly availableGateways: readonly CardGatewayKey[];
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
  readonly digitalWallet: boolean;
  /** The kind of saved fund that it uses, or null. */
  readonly fundType: FundType | null;
  /** The kinds of bank code that it takes. */
  readonly bankTypes: readonly BankCodeType[];
}

/** A way to pay in or to be paid out. */
export type PaymentMethodCode = DepositMethodCode | WithdrawalMethodCode;

/** What a way to pay demands. */
export interface PaymentMethodRules {
  /** The least amount. */
  readonly minAmount: MoneyAmount;
  /** The greatest amount. */
  readonly maxAmount: MoneyAmount;
  /** The gateways that ask for the security code of a saved card. */
  readonly cscRequired: readonly CardGatewayKey[];
  /** Whether it may be used now. */
  readonly enabled: boolean;
}

/** The methods that the filters leave. */
export type PaymentMethodsListResult = readonly PaymentMethod[];

/** A purchase that was due and failed, with what the customer can do. */
export interface PaymentResolution {
  /** Id of the attempt. */
  readonly id: string;
  /** What was due. */
  readonly kind: 'recurring' | 'scheduled';
  /** Id of the recurring or the scheduled purchase. */
  readonly purchaseId: string;
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
  readonly attemptedAt: string;
  /** When it is tried again by itself, or null. */
  readonly retryAt: string | null;
  /** What it was to be paid with. */
  readonly defaultFund: RecurringPurchaseMethod;
  /** What the customer can do. */
  readonly actions: readonly ('change-fund' | 'add-card' | 'payment-method-updated')[];
}

/** The failed purchases, the latest first. */
export type PaymentResolutionsListResult = readonly PaymentResolution[];

/** A PayPal account that the customer agreed to use. */
export interface PaypalAddRequest {
  /** What the page of PayPal gave. */
  readonly token: string;
  /** What a gateway's script collected of the device. */
  readonly deviceData?: string;
}

/** What a limit becomes when its cooling-off of 24 hours is over. */
export interface PendingLimit {
  /** The new limit; null when the limit ends. */
  readonly limit: Money | null;
  /** When it becomes so. */
  readonly effectiveAt: string;
}

/** A place and what to show in it. */
export interface Placement {
  /** Key of the place: home, pre_cart or receipt. */
  readonly key: string;
  /** What to show. */
  readonly config: PlacementConfig;
}

export type PlacementCartPrimeBody = CartPrimeRequest;

/** The placements, in the order in which they were asked for. */
export type PlacementCartPrimeResult = readonly Placement[];

/** What to show. */
export interface PlacementConfig {
  /** Type of the product. */
  readonly productType: CartProductType;
  /** Key of the product offer. */
  readonly lotteryKey: string;
  /** What to put into the cart there and then; left out where that takes a choice. */
  readonly draw?: RecommendedOrder;
}

/** The placements, in the order in which they were asked for. */
export type PlacementGetResult = readonly Placement[];

/** A break from playing: nothing is sold to the customer while it lasts. */
export interface PlayBreak {
  /** A time-out ends by itself, a self-exclusion after the customer has asked to return. */
  readonly kind: 'time_out' | 'self_exclusion';
  /** When it began. */
  readonly startedAt: string;
  /** When it ends; null where nobody has asked to return yet. */
  readonly endsAt: string | null;
  /** From when on the customer may ask to return; null for a time-out. */
  readonly returnFrom: string | null;
}

/** A game on a ticket, with what it has hit. */
export interface PlayedGame {
  /** Its numbers by number set. */
  readonly numberSets: readonly NumberGroup[];
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
  readonly resetsAt: string;
  /** A change that waits for its cooling-off, or null. */
  readonly pending: PendingLimit | null;
}

/** The limit, until it ends. */
export type PrecommitmentDeleteResult = PreCommitment;

export type PrecommitmentSetBody = LimitRequest;

/** The limit. */
export type PrecommitmentSetResult = PreCommitment;

/** A division of the prizes of a draw. */
export interface PrizeDivision {
  /** Number of the division, 1 being the first prize. */
  readonly division: number;
  /** Name of the division. */
  readonly name: string;
  /** What a winning ticket has. */
  readonly match: string;
  /** Count of winners; before the draw, of prizes to be won, 0 where nobody knows how many there will be. */
  readonly numWinners: number;
  /** What each winner gets; for a division without a winner, what was to be won. */
  readonly prize: Money;
}

/** Something the shop sells. */
export type ProductOffer = LotteryOffer | RaffleOffer | SyndicateOffer | MembershipOffer;

/** The offers, in the order of the shop. */
export type ProductOffersListResult = readonly ProductOffer[];

/** The program. */
export interface ProgramConfig {
  /** Id of the program, such as daily_winners. */
  readonly programId: string;
  /** Name of the program. */
  readonly programName: string;
  /** Path segment of its pages, daily-winners by default. */
  readonly programUrl: string;
  /** File name of the logo. */
  readonly programLogo: string;
  /** The least that who joins for free pays in first; left out where no deposit is asked for. An extension. */
  readonly firstDeposit?: Money;
  /** Key of the membership offer. */
  readonly productOfferKey: string;
  /** Keys of the content entries of its pages, in their order. */
  readonly blocks: readonly string[];
}

/** A promotion code. */
export interface PromotionRequest {
  /** The code, in any case of letters. */
  readonly promotionCode: string;
}

/** How a purchase is made. */
export interface PurchaseData {
  /** Where it is made: 'APP' in the app, else 'web'. */
  readonly channelKey: 'APP' | 'web';
  /** Further facts of the one who asks, kept with the purchase. */
  readonly metadata?: PurchaseMetadata;
  /** Key of the partner that the customer came from; null when there is none. */
  readonly partnerKey?: string | null;
  /** What the customer was shown for all that is bought now; what costs something else by now is refused. */
  readonly expectedTotal?: string;
  /** Version of the cart that the customer was shown; a cart with other items or numbers is refused. */
  readonly expectedVersion?: string;
  /** At a partner: the purchase that its cart told as the last; where there is a later one by now, this one is refused. */
  readonly lastCheckoutId?: string | null;
}

/** Money to pay in for a purchase, with a saved fund or another method. */
export interface PurchaseDeposit {
  /** What to pay in, in currency units. */
  readonly amount: string;
  /** Whether it pays for a purchase. */
  readonly checkout?: boolean;
  /** Id of the customer, who must be the one that calls. */
  readonly customerId?: string;
  /** What the customer's bank wants to know; without it a bank that asks refuses. */
  readonly strongCustomerAuthentication?: StrongCustomerAuthentication;
  /** Id of the saved fund that pays. */
  readonly customerFundId?: string;
  /** How it is paid, where no saved fund pays. */
  readonly depositMethodCode?: DepositMethodCode;
  /** What a gateway's script collected of the device. */
  readonly deviceData?: string;
  /** The gateway to use; that of the fund when left out. */
  readonly gatewayKey?: CardGatewayKey;
  /** Where a payment page sends the customer when all went well; {deposit_id} in it becomes the id of the deposit. */
  readonly successUrl?: string;
  /** Where a payment page sends the customer who gave up; {deposit_id} in it becomes the id of the deposit. */
  readonly cancelUrl?: string;
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
  readonly numTickets: number;
  /** Price of the book. */
  readonly price: MoneyAmount;
}

/** A draw of a raffle. */
export interface RaffleDraw {
  /** Number of the draw, rising by one with each. */
  readonly drawNo: number;
  /** Opaque id of the draw. */
  readonly encodedId: string;
  /** The type of draw. */
  readonly type: 'raffle_ticket_draw';
  /** When sales open or did, ISO 8601 in UTC; left out where it is not known. */
  readonly openDate?: string;
  /** When sales close, ISO 8601 in UTC. */
  readonly closeDate: string;
  /** Day of the week of the draw, in the time zone of the shop. */
  readonly day: Weekday;
  /** How far the draw has come. */
  readonly status: DrawStatus;
  /** When it is drawn, ISO 8601 in UTC. */
  readonly drawDate: string;
  /** What can be won. */
  readonly title: string;
  /** What the first prize is worth. */
  readonly value: Money;
  /** Whether tickets can be bought. */
  readonly purchaseStatus: PurchaseStatus;
  /** The books of tickets on sale, the smallest first. */
  readonly offers: readonly RaffleBook[];
  /** Tickets in the draw; null when there is no limit. */
  readonly numTickets: number | null;
  /** Tickets sold so far. */
  readonly numTicketsSold: number;
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
  readonly urlAliases: readonly string[];
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
  readonly displayCategory: 'lottery' | 'raffle' | 'syndicate' | 'membership';
  /** ISO 4217 code of the currency of all prices of the offer. */
  readonly priceCurrency: string;
  /** The causes that a purchase gives to or may choose from. */
  readonly causes: readonly CauseRef[];
  /** Whether the offer can be bought repeatedly. */
  readonly recurringPurchase: RecurringOption;
  /** Who may not buy it. */
  readonly restrictions: OfferRestrictions;
  /** Share of the price of a ticket that goes to the causes, from 0 to 1; left out where it is not told. */
  readonly causeShare?: number;
  /** The draw on sale first, then later ones that take pre-orders. */
  readonly draws: readonly RaffleDraw[];
}

/** What was bought in one purchase, and how it was paid. */
export interface Receipt {
  /** Id of the purchase. */
  readonly checkoutId: string;
  /** When it was made, ISO 8601 in UTC. */
  readonly placedAt: string;
  /** What made it happen. */
  readonly source: PurchaseSource;
  /** Where it was made. */
  readonly channelKey: string;
  /** Key of the partner that the customer came from; null when there is none. */
  readonly partnerKey: string | null;
  /** Id of the deposit that was made for it; null when the wallet held enough. */
  readonly depositId: string | null;
  /** ISO 4217 code of the currency of all amounts. */
  readonly currency: string;
  /** Price of everything that was bought now. */
  readonly itemsTotal: MoneyAmount;
  /** What vouchers took off. */
  readonly discount: MoneyAmount;
  /** What was taken out of the wallet. */
  readonly total: MoneyAmount;
  /** What will be charged later, for pre-orders. */
  readonly preOrderTotal: MoneyAmount;
  /** What vouchers paid into the wallet. */
  readonly credit: MoneyAmount;
  /** The vouchers that were used. */
  readonly vouchers: readonly ReceiptVoucher[];
  /** What the total was paid with; left out where that is not known. */
  readonly payments?: readonly ReceiptPayment[];
  /** What was bought now, one order an item of the cart. */
  readonly orders: readonly OrderSummary[];
  /** What will be bought later, as pre-orders. */
  readonly scheduledItems: readonly CartItem[];
}

/** A part of what a purchase cost, and where it came from. */
export interface ReceiptPayment {
  /** Code of the deposit method, or wallet. */
  readonly method: string;
  /** Brand of the card, or name of the method. */
  readonly name: string;
  /** The last four digits of a card or account, or null. */
  readonly lastFour: string | null;
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
  readonly lotteryKey: string;
  /** Name of the product offer. */
  readonly name: string;
  /** File name of the logo of the product offer. */
  readonly logo: string;
  /** When its next draw is, ISO 8601 in UTC; null when it has none. */
  readonly drawDate: string | null;
  /** What can be won in that draw; null when it is not known. */
  readonly prizePool: Money | null;
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
  readonly attemptedAt: string;
  /** Id of the receipt, or null. */
  readonly checkoutId: string | null;
}

/** Whether a product can, must or may be bought repeatedly. */
export type RecurringAvailability = 'never' | 'always' | 'optional';

/** What to change of a recurring purchase; what is left out stays as it is. */
export interface RecurringChange {
  /** Key of the game offer, or of the book of a raffle. */
  readonly gameOffer?: string;
  /** Key of the cause. */
  readonly causeKey?: string;
  /** Games of a ticket, or books of a raffle; numbers that are missing are picked. */
  readonly numGames?: number;
  /** For how long a membership is paid each time, from its next renewal on: what is paid already stays as it is. An extension. */
  readonly membershipPeriod?: 'monthly' | 'quarterly' | 'biannually' | 'annually';
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

/** What came of it. */
export type RecurringProcessSyncResult = RecurringSync;

/** A purchase that repeats itself. */
export interface RecurringPurchase {
  /** Id of the recurring purchase. */
  readonly autoplayId: string;
  /** The kind of repeated purchase. */
  readonly type: RecurringType;
  /** What is bought. */
  readonly productType: CartProductType;
  /** Key of the product offer. */
  readonly productOfferKey: string;
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
  readonly pausedUntil: string | null;
  /** Games of a ticket, or null. */
  readonly numberOfGames: number | null;
  /** Name of the game offer, or null. */
  readonly gameOfferName: string | null;
  /** Raffle tickets, or null. */
  readonly numberOfTickets: number | null;
  /** Syndicate shares, or null. */
  readonly numberOfShares: number | null;
  /** Key of the game type, or null. */
  readonly gameType: string | null;
  /** Key of the game offer or of the book, or null. */
  readonly gameOffer: string | null;
  /** Key of the cause, or null. */
  readonly causeKey: string | null;
  /** The numbers of each game; with a quickpick new ones are picked each time. */
  readonly games: readonly CartGame[];
  /** Smaller jackpots are passed by; null plays every draw. */
  readonly minimumJackpotAmount: MoneyAmount | null;
  /** Whether numbers are picked anew each time. */
  readonly quickpick: boolean;
  /** How long a membership lasts, or null. */
  readonly period: 'monthly' | 'quarterly' | 'biannually' | 'annually' | null;
  /** Tier of a membership, or null. */
  readonly membershipTier: string | null;
  /** When a membership ends, or null. */
  readonly membershipEndsAt: string | null;
  /** What the last purchase cost. */
  readonly price: Money;
  /** What came of the last attempt; null before the first. */
  readonly lastAttemptStatus: AttemptStatus | null;
  /** The last attempt, or null. */
  readonly lastAttempt: RecurringAttempt | null;
  /** When it is bought next, or null when it is not. */
  readonly nextAttemptAt: string | null;
  /** What it is paid with. */
  readonly defaultFund: RecurringPurchaseMethod;
  /** When it began. */
  readonly createdAt: string;
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
  readonly customerFundId: string | null;
}

/** The recurring purchases. */
export type RecurringPurchasesListResult = readonly RecurringPurchase[];

/** Whether purchases are repeated; timed_paused is another spelling of recurring_status_timed_pause. */
export type RecurringStatus = 'recurring_status_active' | 'recurring_status_paused' | 'recurring_status_timed_pause' | 'timed_paused' | 'recurring_status_cancelled';

/** Whether purchases go on. */
export interface RecurringStatusChange {
  /** What it becomes. */
  readonly status: 'recurring_status_active' | 'recurring_status_paused' | 'recurring_status_timed_pause' | 'recurring_status_cancelled';
  /** When a timed pause ends; needed for one, and of no concern otherwise. */
  readonly pausedUntil?: string;
}

/** What came of trying again. */
export interface RecurringSync {
  /** Purchases that were tried. */
  readonly numAttempted: number;
  /** Purchases that were made. */
  readonly numPurchased: number;
  /** What is still to be resolved. */
  readonly resolutions: readonly PaymentResolution[];
}

/** The kind of repeated purchase. */
export type RecurringType = 'autoplay' | 'subscription';

/** A refresh token to exchange. */
export interface RefreshRequest {
  /** The refresh token. */
  readonly refreshToken: string;
  /** SHA-256 of the device id that the API issued, in hexadecimal; kept with the session. */
  readonly fingerprint?: string;
  /** One-time code of six digits. */
  readonly otp?: string;
  /** Whether to ask for no code on this device for a time. */
  readonly saveDevice?: boolean;
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
  readonly encodedId: string;
  /** What it waits for: a date, or the sale of its draw. */
  readonly kind: 'scheduled_purchase' | 'pre_order';
  /** Whether it will be bought, or was. */
  readonly status: ScheduledStatus;
  /** What will be bought, at the price of when it was ordered. */
  readonly item: CartItem;
  /** What it will cost. */
  readonly amount: Money;
  /** When it will be bought, or null when it will not be any more. */
  readonly purchaseAt: string | null;
  /** What came of the last attempt; null before the first. */
  readonly lastAttemptStatus: AttemptStatus | null;
  /** The last attempt, or null. */
  readonly lastAttempt: RecurringAttempt | null;
  /** Whether it can still be cancelled. */
  readonly isCancellable: boolean;
  /** What it is paid with. */
  readonly defaultFund: RecurringPurchaseMethod;
  /** Id of the purchase that it was ordered with. */
  readonly checkoutId: string;
  /** When it was ordered. */
  readonly createdAt: string;
}

/** A purchase that happens later. */
export interface ScheduledPurchaseRef {
  /** The kind of later purchase. */
  readonly type: 'scheduled_purchase' | 'pre_order';
}

/** The scheduled purchase. */
export type ScheduledPurchasesCancelResult = ScheduledPurchase;

/** The scheduled purchase. */
export type ScheduledPurchasesGetResult = ScheduledPurchase;

/** The scheduled purchases. */
export type ScheduledPurchasesListResult = readonly ScheduledPurchase[];

/** Whether it will be bought, or was; a cancelled one never. */
export type ScheduledStatus = 'scheduled_status_active' | 'scheduled_status_cancelled';

/** What one segment of customers can do. */
export interface SegmentCapabilities {
  /** Name of the segment. */
  readonly segment: string;
  /** Whether it holds for customers without a segment. */
  readonly isDefault: boolean;
  /** Names of the capabilities that are on. */
  readonly capabilities: readonly string[];
}

/** Where a code or link was sent. */
export interface SentCode {
  /** The masked e-mail address. */
  readonly identifier: string;
  /** Seconds until it can be sent again. */
  readonly retryAfter: number;
}

/** A signed-in customer with the tokens of the session. */
export interface Session {
  /** Id of the customer; the subject of both tokens. */
  readonly customerId: string;
  /** Signs the calls made in the customer's name. */
  readonly customerToken: string;
  /** JWT that authorises calls for five minutes. */
  readonly accessToken: string;
  /** JWT that is good for one refresh. */
  readonly refreshToken: string;
  /** Id of the device, to be sent with each call. */
  readonly deviceUuid: string;
  /** Seconds after which the refresh token expires. */
  readonly sessionTimeout: number;
  /** The price list of the customer. */
  readonly pricingId: string;
  /** The segment that decides the capabilities; null for the default one. */
  readonly segmentName: string | null;
  /** Whether a new password must be chosen first. */
  readonly forcePasswordChange: boolean;
  /** Whether the account must be upgraded first. */
  readonly accountUpgrade: boolean;
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
  readonly subVariants: readonly SubVariant[];
  /** Seconds until an idle session ends. */
  readonly sessionTimeout: number;
  /** Seconds since the last activity within which a customer counts as active. */
  readonly heartbeatActiveTimeout: number;
  /** Least age of a customer in years. */
  readonly minimumAge: number;
}

/** What brought a customer to the shop. */
export interface SignupAttribution {
  /** Code of the affiliate. */
  readonly affiliateCode?: string;
  /** Source of the campaign. */
  readonly utmSource?: string;
  /** Medium of the campaign. */
  readonly utmMedium?: string;
  /** Term of the campaign. */
  readonly utmTerm?: string;
  /** Content of the campaign. */
  readonly utmContent?: string;
  /** Name of the campaign. */
  readonly utmCampaign?: string;
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
  readonly dateOfBirth: string;
  /** Where the customer lives. */
  readonly state: HomeRegion;
  /** Whether the customer has agreed to the terms and conditions. */
  readonly termsAccepted: boolean;
  /** Whether the customer wants news by e-mail. */
  readonly marketingOptIn?: boolean;
  /** Whether to ask for no code on this device for a time. */
  readonly saveDevice?: boolean;
  /** What brought the customer here. */
  readonly attribution?: SignupAttribution;
  /** What the client is. */
  readonly metadata: SignupMetadata;
  /** Numbers that were chosen before there was an account. */
  readonly favouriteNumbers?: readonly FavouriteNumbers[];
}

export type SocialAuthLinkBody = SocialLinkRequest;

/** The linked accounts. */
export type SocialAuthLinkResult = readonly SocialLink[];

/** The linked accounts. */
export type SocialAuthListResult = readonly SocialLink[];

export type SocialAuthLoginBody = SocialLoginRequest;

/** The session of the customer. */
export type SocialAuthLoginResult = Session;

/** The providers. */
export type SocialAuthProvidersResult = readonly SocialProvider[];

/** The accounts that are still linked. */
export type SocialAuthUnlinkResult = readonly SocialLink[];

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
  readonly saveDevice?: boolean;
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
  readonly authorisePath: string;
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
  readonly resetsAt: string;
  /** A change that waits for its cooling-off, or null. */
  readonly pending: PendingLimit | null;
}

/** The limits on what a customer spends. */
export interface SpendLimits {
  /** The periods that the customer has no limit for yet. */
  readonly availablePeriods: readonly LimitPeriod[];
  /** The limits that the customer has set. */
  readonly customerLimits: readonly SpendLimit[];
  /** The limits that hold for every customer. */
  readonly systemLimits: readonly SpendLimit[];
}

export type SpendLimitsCreateBody = LimitRequest;

/** The limit. */
export type SpendLimitsCreateResult = SpendLimit;

/** The limit, until it ends. */
export type SpendLimitsDeleteResult = SpendLimit;

/** The limits. */
export type SpendLimitsListResult = SpendLimits;

export type SpendLimitsUpdateBody = LimitRequest;

/** The limit. */
export type SpendLimitsUpdateResult = SpendLimit;

/** How often the numbers of a lottery were drawn. */
export interface Statistics {
  /** Key of the lottery. */
  readonly offerKey: string;
  /** Name of the lottery. */
  readonly offerName: string;
  /** Draws that were counted. */
  readonly numDraws: number;
  /** The first of them, or null. */
  readonly from: string | null;
  /** The last of them, or null. */
  readonly to: string | null;
  /** Draws whose jackpot was won. */
  readonly numJackpotsWon: number;
  /** The biggest that could be won, or null. */
  readonly biggestPrizePool: Money | null;
  /** The sets of numbers. */
  readonly sets: readonly SetStatistics[];
}

/** The statistics. */
export type StatisticsGetResult = Statistics;

/** What starts the saving of a card at Stripe. */
export interface StripeSetup {
  /** Names the attempt; it holds for 15 minutes. */
  readonly clientSecret: string;
}

/** What the customer's bank wants to know of the browser. */
export interface StrongCustomerAuthentication {
  /** Whether the browser runs scripts. */
  readonly browserJavascriptEnabled: boolean;
  /** Whether the browser runs Java. */
  readonly browserJavaEnabled: boolean;
  /** Language of the browser, such as en-AU. */
  readonly browserLanguage: string;
  /** Bits of a colour. */
  readonly browserColorDepth: 1 | 4 | 8 | 15 | 16 | 24 | 32 | 48;
  /** Height of the screen in pixels. */
  readonly browserScreenHeight: number;
  /** Width of the screen in pixels. */
  readonly browserScreenWidth: number;
  /** Minutes from local time to UTC. */
  readonly browserTz: number;
  /** The size of the window. */
  readonly challengeWindowSize: ChallengeWindowSize;
  /** Where the browser is sent with POST when the bank has decided; {deposit_id} in it becomes the id of the deposit. */
  readonly notificationUrl: string;
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
  readonly pricingId: string;
}

/** The recurring purchase. */
export type SubscriptionsGetResult = RecurringPurchase;

/** The recurring purchases. */
export type SubscriptionsListResult = readonly RecurringPurchase[];

export type SubscriptionsStatusBody = RecurringStatusChange;

/** The recurring purchase. */
export type SubscriptionsStatusResult = RecurringPurchase;

export type SubscriptionsUpdateBody = RecurringChange;

/** The recurring purchase. */
export type SubscriptionsUpdateResult = RecurringPurchase;

/** Where a customer finds help. */
export interface SupportContact {
  /** Phone number. */
  readonly phone: string;
  /** E-mail address. */
  readonly email: string;
  /** When the phone is answered. */
  readonly openingHours: string;
}

/** A group ticket sold in shares. */
export interface Syndicate {
  /** Key of the syndicate. */
  readonly key: string;
  /** Opaque id of the syndicate in this draw. */
  readonly encodedId: string;
  /** Name of the syndicate. */
  readonly name: string;
  /** Key of the game type it plays. */
  readonly gameType: string;
  /** Games it plays in the draw. */
  readonly numGames: number;
  /** Shares in all. */
  readonly numShares: number;
  /** Shares still to be had. */
  readonly numSharesLeft: number;
  /** Price of a share. */
  readonly costPerShare: MoneyAmount;
}

/** A coming draw that syndicates play in. */
export interface SyndicateDraw {
  /** Number of the draw, rising by one with each. */
  readonly drawNo: number;
  /** Opaque id of the draw. */
  readonly encodedId: string;
  /** The type of draw. */
  readonly type: 'syndicate_share_draw';
  /** When sales close, ISO 8601 in UTC. */
  readonly closeDate: string;
  /** Day of the week of the draw, in the time zone of the shop. */
  readonly day: Weekday;
  /** How far the draw has come. */
  readonly status: DrawStatus;
  /** When it is drawn, ISO 8601 in UTC. */
  readonly date: string;
  /** The jackpot; null until it is announced. */
  readonly prizePool: Money | null;
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
  readonly urlAliases: readonly string[];
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
  readonly displayCategory: 'lottery' | 'raffle' | 'syndicate' | 'membership';
  /** ISO 4217 code of the currency of all prices of the offer. */
  readonly priceCurrency: string;
  /** The causes that a purchase gives to or may choose from. */
  readonly causes: readonly CauseRef[];
  /** Whether the offer can be bought repeatedly. */
  readonly recurringPurchase: RecurringOption;
  /** Who may not buy it. */
  readonly restrictions: OfferRestrictions;
  /** The coming draws on sale, the next one first. */
  readonly draws: readonly SyndicateDraw[];
  /** Key of the lottery that the syndicates play. */
  readonly lotteryKey: string;
}

/** A part of a syndicate. */
export interface SyndicatePart {
  /** Name of the syndicate. */
  readonly name: string;
  /** Shares of the customer. */
  readonly numShares: number;
  /** Shares in all. */
  readonly totalShares: number;
}

/** Agreement to the terms and conditions. */
export interface TermsRequest {
  /** Whether the customer agrees. */
  readonly termsAccepted: boolean;
}

/** The entries of a tier. */
export interface TierEntries {
  /** Key of the tier. */
  readonly tier: 'free' | 'premium';
  /** Entries in each draw; 0 when the tier is not in it. */
  readonly numEntries: number;
  /** Whether the entries are automatic. */
  readonly entryStatus: EntryStatus;
}

/** A tip for a lottery. */
export interface Tip {
  /** Key of the tip. */
  readonly key: string;
  /** Key of the lottery. */
  readonly lotteryKey: string;
  /** What the numbers have in common. */
  readonly kind: 'often_drawn' | 'long_not_drawn';
  /** Title of the tip. */
  readonly title: string;
  /** The tip. */
  readonly text: string;
  /** The numbers, enough for one game. */
  readonly numberSets: readonly NumberGroup[];
}

/** The tips. */
export type TipsGetResult = readonly Tip[];

/** A movement of a wallet. */
export interface Transaction {
  /** Id of the transaction. */
  readonly transactionId: string;
  /** What moved the money. */
  readonly type: TransactionType;
  /** What it was, for the customer. */
  readonly description: string;
  /** What came in, or below zero what went out. */
  readonly amount: Money;
  /** What the wallet then held. */
  readonly balanceAfter: Money;
  /** When it happened. */
  readonly date: string;
  /** Id of the deposit, or null. */
  readonly depositId: string | null;
  /** Id of the withdrawal, or null. */
  readonly withdrawalId: string | null;
  /** Id of the receipt of a purchase, or null. */
  readonly checkoutId: string | null;
  /** Whether it is over, or money is still on its way. */
  readonly status: 'completed' | 'pending' | 'failed';
  /** How it was paid, for the customer, or null. */
  readonly method: string | null;
}

/** What moved the money. */
export type TransactionType = 'deposit' | 'withdrawal' | 'withdrawal_returned' | 'purchase' | 'winnings' | 'refund' | 'bonus' | 'adjustment';

/** The movements of the page. */
export type TransactionsListResult = readonly Transaction[];

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
  readonly expiresAt: string;
  /** Path in the shop that starts the session there. */
  readonly path: string;
}

export type TwoFactorAuthenticatorBody = TwoFactorConfirmRequest;

/** How two-factor stands. */
export type TwoFactorAuthenticatorResult = TwoFactorConfig;

/** What the app needs. */
export type TwoFactorAuthenticatorStartResult = AuthenticatorSetup;

/** How two-factor stands for a customer. */
export interface TwoFactorConfig {
  /** Whether one-time codes are asked for. */
  readonly enabled: boolean;
  /** The methods that can be set up. */
  readonly methods: readonly TwoFactorMethod[];
  /** Days for which a saved device is asked for no code. */
  readonly rememberForDays: number;
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

export type TwoFactorEmailBody = TwoFactorConfirmRequest;

/** How two-factor stands. */
export type TwoFactorEmailResult = TwoFactorConfig;

/** Where the code was sent. */
export type TwoFactorEmailStartResult = SentCode;

/** How two-factor stands. */
export type TwoFactorGetResult = TwoFactorConfig;

/** How one-time codes reach the customer. */
export type TwoFactorMethod = 'authenticator' | 'email' | 'sms';

/** Whether two-factor is advised. */
export interface TwoFactorPrompt {
  /** Whether the advice is still to be shown. */
  readonly tfaPromptRequired: boolean;
}

/** Whether the advice is still to be shown. */
export type TwoFactorPromptAcknowledgedResult = TwoFactorPrompt;

/** Where the code was sent. */
export type TwoFactorResendResult = SentCode;

/** How two-factor stands. */
export type TwoFactorTurnOffResult = TwoFactorConfig;

/** What to do with entries. */
export interface UnlockDrawRequest {
  /** What they become. */
  readonly entryStatus: 'unlocked';
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
  readonly drawId: string;
  /** Number of the draw within its giveaway type. */
  readonly drawNo: number;
  /** The type of giveaway. */
  readonly giveawayType: 'daily' | 'major' | 'monthly' | 'preview' | 'special';
  /** Name of the giveaway. */
  readonly name: string;
  /** What can be won. */
  readonly prizeTitle: string;
  /** What the prize is worth. */
  readonly prize: Money;
  /** When it is drawn, ISO 8601 in UTC. */
  readonly date: string;
  /** How many entries are in it so far, as text. */
  readonly numberOfEntriesText: string;
  /** The status for a visitor or a free member. */
  readonly entryStatus: EntryStatus;
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
  readonly requiredBy: string | null;
}

/** The states. */
export type VerificationServiceLicenceConfigResult = LicenceConfig;

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
  readonly deviceData?: string;
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
  readonly bankType?: BankCodeType;
  /** How to pay it out. */
  readonly withdrawalMethodCode: WithdrawalMethodCode;
  /** The saved account to use; when left out the default, else the latest, verified ones first. */
  readonly customerFundId?: string;
}

/** What can be paid out. */
export interface WithdrawableFunds {
  /** What can be paid out now. */
  readonly withdrawableFunds: Money;
  /** What can be spent now. */
  readonly availableFunds: Money;
  /** All the money of the wallet. */
  readonly balance: Money;
}

/** Money on its way out of the wallet; it is held from the moment it is asked for. */
export interface Withdrawal {
  /** Id of the withdrawal. */
  readonly withdrawalId: string;
  /** How far it has come. */
  readonly status: WithdrawalStatus;
  /** What is paid out. */
  readonly amount: Money;
  /** How it is paid out. */
  readonly withdrawalMethodCode: WithdrawalMethodCode;
  /** Where it goes to; null when the customer has deleted it since. */
  readonly fund: Fund | null;
  /** When it was asked for. */
  readonly requestedAt: string;
  /** When it is paid at the earliest. */
  readonly dueAt: string;
  /** When it was paid or failed, or null. */
  readonly completedAt: string | null;
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
