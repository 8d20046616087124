// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import { Accordion } from './accordion/accordion.tsx';
import accordionCss from './accordion/accordion.css?inline';
import { AccountBanner } from './account-banner/account-banner.tsx';
import accountBannerCss from './account-banner/account-banner.css?inline';
import { AccountMenu } from './account-menu/account-menu.tsx';
import accountMenuCss from './account-menu/account-menu.css?inline';
import { AccountWelcome } from './account-welcome/account-welcome.tsx';
import accountWelcomeCss from './account-welcome/account-welcome.css?inline';
import { load as loadAccountWelcome } from './account-welcome/account-welcome.data.ts';
import { AlreadySignedIn } from './already-signed-in/already-signed-in.tsx';
import alreadySignedInCss from './already-signed-in/already-signed-in.css?inline';
import { load as loadAlreadySignedIn } from './already-signed-in/already-signed-in.data.ts';
import { AmountToPay } from './amount-to-pay/amount-to-pay.tsx';
import amountToPayCss from './amount-to-pay/amount-to-pay.css?inline';
import { load as loadAmountToPay } from './amount-to-pay/amount-to-pay.data.ts';
import { Autologin } from './autologin/autologin.tsx';
import autologinCss from './autologin/autologin.css?inline';
import { load as loadAutologin } from './autologin/autologin.data.ts';
import { CallToAction } from './call-to-action/call-to-action.tsx';
import callToActionCss from './call-to-action/call-to-action.css?inline';
import { CardGrid } from './card-grid/card-grid.tsx';
import cardGridCss from './card-grid/card-grid.css?inline';
import { CartList } from './cart-list/cart-list.tsx';
import cartListCss from './cart-list/cart-list.css?inline';
import { load as loadCartList } from './cart-list/cart-list.data.ts';
import { CartPlacements } from './cart-placements/cart-placements.tsx';
import cartPlacementsCss from './cart-placements/cart-placements.css?inline';
import { load as loadCartPlacements } from './cart-placements/cart-placements.data.ts';
import { CartPromotion } from './cart-promotion/cart-promotion.tsx';
import cartPromotionCss from './cart-promotion/cart-promotion.css?inline';
import { CartReplay } from './cart-replay/cart-replay.tsx';
import cartReplayCss from './cart-replay/cart-replay.css?inline';
import { load as loadCartReplay } from './cart-replay/cart-replay.data.ts';
import { CauseHeader } from './cause-header/cause-header.tsx';
import causeHeaderCss from './cause-header/cause-header.css?inline';
import { load as loadCauseHeader } from './cause-header/cause-header.data.ts';
import { CauseList } from './cause-list/cause-list.tsx';
import causeListCss from './cause-list/cause-list.css?inline';
import { load as loadCauseList } from './cause-list/cause-list.data.ts';
import { Checkout } from './checkout/checkout.tsx';
import checkoutCss from './checkout/checkout.css?inline';
import { load as loadCheckout } from './checkout/checkout.data.ts';
import { CheckoutFooter } from './checkout-footer/checkout-footer.tsx';
import checkoutFooterCss from './checkout-footer/checkout-footer.css?inline';
import { load as loadCheckoutFooter } from './checkout-footer/checkout-footer.data.ts';
import { CheckoutHeader } from './checkout-header/checkout-header.tsx';
import checkoutHeaderCss from './checkout-header/checkout-header.css?inline';
import { Columns } from './columns/columns.tsx';
import columnsCss from './columns/columns.css?inline';
import { CountryDialog } from './country-dialog/country-dialog.tsx';
import countryDialogCss from './country-dialog/country-dialog.css?inline';
import { CustomerForm } from './customer-form/customer-form.tsx';
import customerFormCss from './customer-form/customer-form.css?inline';
import { load as loadCustomerForm } from './customer-form/customer-form.data.ts';
import { DepositForm } from './deposit-form/deposit-form.tsx';
import depositFormCss from './deposit-form/deposit-form.css?inline';
import { load as loadDepositForm } from './deposit-form/deposit-form.data.ts';
import { DepositStatus } from './deposit-status/deposit-status.tsx';
import depositStatusCss from './deposit-status/deposit-status.css?inline';
import { load as loadDepositStatus } from './deposit-status/deposit-status.data.ts';
import { DetailsDialog } from './details-dialog/details-dialog.tsx';
import detailsDialogCss from './details-dialog/details-dialog.css?inline';
import { DrawResult } from './draw-result/draw-result.tsx';
import drawResultCss from './draw-result/draw-result.css?inline';
import { load as loadDrawResult } from './draw-result/draw-result.data.ts';
import { DrawTabs } from './draw-tabs/draw-tabs.tsx';
import drawTabsCss from './draw-tabs/draw-tabs.css?inline';
import { load as loadDrawTabs } from './draw-tabs/draw-tabs.data.ts';
import { DrawWinners } from './draw-winners/draw-winners.tsx';
import drawWinnersCss from './draw-winners/draw-winners.css?inline';
import { load as loadDrawWinners } from './draw-winners/draw-winners.data.ts';
import { ElevationDialog } from './elevation-dialog/elevation-dialog.tsx';
import elevationDialogCss from './elevation-dialog/elevation-dialog.css?inline';
import { EmptyCart } from './empty-cart/empty-cart.tsx';
import emptyCartCss from './empty-cart/empty-cart.css?inline';
import { ErrorMessage } from './error-message/error-message.tsx';
import errorMessageCss from './error-message/error-message.css?inline';
import { FavouriteList } from './favourite-list/favourite-list.tsx';
import favouriteListCss from './favourite-list/favourite-list.css?inline';
import { load as loadFavouriteList } from './favourite-list/favourite-list.data.ts';
import { Form } from './form/form.tsx';
import formCss from './form/form.css?inline';
import { load as loadForm } from './form/form.data.ts';
import { GiveawayHero } from './giveaway-hero/giveaway-hero.tsx';
import giveawayHeroCss from './giveaway-hero/giveaway-hero.css?inline';
import { load as loadGiveawayHero } from './giveaway-hero/giveaway-hero.data.ts';
import { Hero } from './hero/hero.tsx';
import heroCss from './hero/hero.css?inline';
import { JackpotHero } from './jackpot-hero/jackpot-hero.tsx';
import jackpotHeroCss from './jackpot-hero/jackpot-hero.css?inline';
import { load as loadJackpotHero } from './jackpot-hero/jackpot-hero.data.ts';
import { LaterMethod } from './later-method/later-method.tsx';
import laterMethodCss from './later-method/later-method.css?inline';
import { load as loadLaterMethod } from './later-method/later-method.data.ts';
import { LicensingRestriction } from './licensing-restriction/licensing-restriction.tsx';
import licensingRestrictionCss from './licensing-restriction/licensing-restriction.css?inline';
import { load as loadLicensingRestriction } from './licensing-restriction/licensing-restriction.data.ts';
import { LimitNotice } from './limit-notice/limit-notice.tsx';
import limitNoticeCss from './limit-notice/limit-notice.css?inline';
import { load as loadLimitNotice } from './limit-notice/limit-notice.data.ts';
import { LinkConfirmation } from './link-confirmation/link-confirmation.tsx';
import linkConfirmationCss from './link-confirmation/link-confirmation.css?inline';
import { load as loadLinkConfirmation } from './link-confirmation/link-confirmation.data.ts';
import { LogIn } from './log-in/log-in.tsx';
import logInCss from './log-in/log-in.css?inline';
import { load as loadLogIn } from './log-in/log-in.data.ts';
import { LogOut } from './log-out/log-out.tsx';
import logOutCss from './log-out/log-out.css?inline';
import { LotteryNumberPicker } from './lottery-number-picker/lottery-number-picker.tsx';
import lotteryNumberPickerCss from './lottery-number-picker/lottery-number-picker.css?inline';
import { load as loadLotteryNumberPicker } from './lottery-number-picker/lottery-number-picker.data.ts';
import { LotteryPrices } from './lottery-prices/lottery-prices.tsx';
import lotteryPricesCss from './lottery-prices/lottery-prices.css?inline';
import { load as loadLotteryPrices } from './lottery-prices/lottery-prices.data.ts';
import { LotterySyndicates } from './lottery-syndicates/lottery-syndicates.tsx';
import lotterySyndicatesCss from './lottery-syndicates/lottery-syndicates.css?inline';
import { load as loadLotterySyndicates } from './lottery-syndicates/lottery-syndicates.data.ts';
import { MembershipTiers } from './membership-tiers/membership-tiers.tsx';
import membershipTiersCss from './membership-tiers/membership-tiers.css?inline';
import { load as loadMembershipTiers } from './membership-tiers/membership-tiers.data.ts';
import { MigrationBanner } from './migration-banner/migration-banner.tsx';
import migrationBannerCss from './migration-banner/migration-banner.css?inline';
import { load as loadMigrationBanner } from './migration-banner/migration-banner.data.ts';
import { MigrationDialog } from './migration-dialog/migration-dialog.tsx';
import migrationDialogCss from './migration-dialog/migration-dialog.css?inline';
import { OfferGrid } from './offer-grid/offer-grid.tsx';
import offerGridCss from './offer-grid/offer-grid.css?inline';
import { load as loadOfferGrid } from './offer-grid/offer-grid.data.ts';
import { OfferHeader } from './offer-header/offer-header.tsx';
import offerHeaderCss from './offer-header/offer-header.css?inline';
import { load as loadOfferHeader } from './offer-header/offer-header.data.ts';
import { OfferRules } from './offer-rules/offer-rules.tsx';
import offerRulesCss from './offer-rules/offer-rules.css?inline';
import { load as loadOfferRules } from './offer-rules/offer-rules.data.ts';
import { OrderSummary } from './order-summary/order-summary.tsx';
import orderSummaryCss from './order-summary/order-summary.css?inline';
import { load as loadOrderSummary } from './order-summary/order-summary.data.ts';
import { PasswordForm } from './password-form/password-form.tsx';
import passwordFormCss from './password-form/password-form.css?inline';
import { load as loadPasswordForm } from './password-form/password-form.data.ts';
import { PaymentChoice } from './payment-choice/payment-choice.tsx';
import paymentChoiceCss from './payment-choice/payment-choice.css?inline';
import { PaymentProgress } from './payment-progress/payment-progress.tsx';
import paymentProgressCss from './payment-progress/payment-progress.css?inline';
import { load as loadPaymentProgress } from './payment-progress/payment-progress.data.ts';
import { PaymentStep } from './payment-step/payment-step.tsx';
import paymentStepCss from './payment-step/payment-step.css?inline';
import { load as loadPaymentStep } from './payment-step/payment-step.data.ts';
import { Picture } from './picture/picture.tsx';
import pictureCss from './picture/picture.css?inline';
import { PlaceOrder } from './place-order/place-order.tsx';
import placeOrderCss from './place-order/place-order.css?inline';
import { load as loadPlaceOrder } from './place-order/place-order.data.ts';
import { PlayHead } from './play-head/play-head.tsx';
import playHeadCss from './play-head/play-head.css?inline';
import { load as loadPlayHead } from './play-head/play-head.data.ts';
import { PlayWays } from './play-ways/play-ways.tsx';
import playWaysCss from './play-ways/play-ways.css?inline';
import { load as loadPlayWays } from './play-ways/play-ways.data.ts';
import { PrecartDrawer } from './precart-drawer/precart-drawer.tsx';
import precartDrawerCss from './precart-drawer/precart-drawer.css?inline';
import { PrizeHero } from './prize-hero/prize-hero.tsx';
import prizeHeroCss from './prize-hero/prize-hero.css?inline';
import { load as loadPrizeHero } from './prize-hero/prize-hero.data.ts';
import { PrizeTable } from './prize-table/prize-table.tsx';
import prizeTableCss from './prize-table/prize-table.css?inline';
import { load as loadPrizeTable } from './prize-table/prize-table.data.ts';
import { RaffleBooks } from './raffle-books/raffle-books.tsx';
import raffleBooksCss from './raffle-books/raffle-books.css?inline';
import { load as loadRaffleBooks } from './raffle-books/raffle-books.data.ts';
import { RafflePrize } from './raffle-prize/raffle-prize.tsx';
import rafflePrizeCss from './raffle-prize/raffle-prize.css?inline';
import { load as loadRafflePrize } from './raffle-prize/raffle-prize.data.ts';
import { RaffleTicketSearch } from './raffle-ticket-search/raffle-ticket-search.tsx';
import raffleTicketSearchCss from './raffle-ticket-search/raffle-ticket-search.css?inline';
import { load as loadRaffleTicketSearch } from './raffle-ticket-search/raffle-ticket-search.data.ts';
import { Receipt } from './receipt/receipt.tsx';
import receiptCss from './receipt/receipt.css?inline';
import { load as loadReceipt } from './receipt/receipt.data.ts';
import { ReceiptShare } from './receipt-share/receipt-share.tsx';
import receiptShareCss from './receipt-share/receipt-share.css?inline';
import { ReceiptWait } from './receipt-wait/receipt-wait.tsx';
import receiptWaitCss from './receipt-wait/receipt-wait.css?inline';
import { load as loadReceiptWait } from './receipt-wait/receipt-wait.data.ts';
import { ResultHeader } from './result-header/result-header.tsx';
import resultHeaderCss from './result-header/result-header.css?inline';
import { load as loadResultHeader } from './result-header/result-header.data.ts';
import { ResultList } from './result-list/result-list.tsx';
import resultListCss from './result-list/result-list.css?inline';
import { load as loadResultList } from './result-list/result-list.data.ts';
import { ResultMonths } from './result-months/result-months.tsx';
import resultMonthsCss from './result-months/result-months.css?inline';
import { load as loadResultMonths } from './result-months/result-months.data.ts';
import { ResultOffers } from './result-offers/result-offers.tsx';
import resultOffersCss from './result-offers/result-offers.css?inline';
import { load as loadResultOffers } from './result-offers/result-offers.data.ts';
import { ResultsStrip } from './results-strip/results-strip.tsx';
import resultsStripCss from './results-strip/results-strip.css?inline';
import { load as loadResultsStrip } from './results-strip/results-strip.data.ts';
import { RichText } from './rich-text/rich-text.tsx';
import richTextCss from './rich-text/rich-text.css?inline';
import { Section } from './section/section.tsx';
import sectionCss from './section/section.css?inline';
import { SessionDialog } from './session-dialog/session-dialog.tsx';
import sessionDialogCss from './session-dialog/session-dialog.css?inline';
import { SignUp } from './sign-up/sign-up.tsx';
import signUpCss from './sign-up/sign-up.css?inline';
import { load as loadSignUp } from './sign-up/sign-up.data.ts';
import { SiteFooter } from './site-footer/site-footer.tsx';
import siteFooterCss from './site-footer/site-footer.css?inline';
import { load as loadSiteFooter } from './site-footer/site-footer.data.ts';
import { SiteHeader } from './site-header/site-header.tsx';
import siteHeaderCss from './site-header/site-header.css?inline';
import { SkipLink } from './skip-link/skip-link.tsx';
import skipLinkCss from './skip-link/skip-link.css?inline';
import { SocialAccounts } from './social-accounts/social-accounts.tsx';
import socialAccountsCss from './social-accounts/social-accounts.css?inline';
import { load as loadSocialAccounts } from './social-accounts/social-accounts.data.ts';
import { StatisticsChart } from './statistics-chart/statistics-chart.tsx';
import statisticsChartCss from './statistics-chart/statistics-chart.css?inline';
import { load as loadStatisticsChart } from './statistics-chart/statistics-chart.data.ts';
import { Steps } from './steps/steps.tsx';
import stepsCss from './steps/steps.css?inline';
import { SyndicateList } from './syndicate-list/syndicate-list.tsx';
import syndicateListCss from './syndicate-list/syndicate-list.css?inline';
import { load as loadSyndicateList } from './syndicate-list/syndicate-list.data.ts';
import { SyndicateShares } from './syndicate-shares/syndicate-shares.tsx';
import syndicateSharesCss from './syndicate-shares/syndicate-shares.css?inline';
import { load as loadSyndicateShares } from './syndicate-shares/syndicate-shares.data.ts';
import { TermsDialog } from './terms-dialog/terms-dialog.tsx';
import termsDialogCss from './terms-dialog/terms-dialog.css?inline';
import { TipList } from './tip-list/tip-list.tsx';
import tipListCss from './tip-list/tip-list.css?inline';
import { load as loadTipList } from './tip-list/tip-list.data.ts';
import { TwoFactorPrompt } from './two-factor-prompt/two-factor-prompt.tsx';
import twoFactorPromptCss from './two-factor-prompt/two-factor-prompt.css?inline';
import { load as loadTwoFactorPrompt } from './two-factor-prompt/two-factor-prompt.data.ts';
import { TwoFactorSetup } from './two-factor-setup/two-factor-setup.tsx';
import twoFactorSetupCss from './two-factor-setup/two-factor-setup.css?inline';
import { load as loadTwoFactorSetup } from './two-factor-setup/two-factor-setup.data.ts';
import { UnrecoverableError } from './unrecoverable-error/unrecoverable-error.tsx';
import unrecoverableErrorCss from './unrecoverable-error/unrecoverable-error.css?inline';
import { VoucherEntry } from './voucher-entry/voucher-entry.tsx';
import voucherEntryCss from './voucher-entry/voucher-entry.css?inline';
import { WinnerList } from './winner-list/winner-list.tsx';
import winnerListCss from './winner-list/winner-list.css?inline';
import { load as loadWinnerList } from './winner-list/winner-list.data.ts';
import { WinnerSearch } from './winner-search/winner-search.tsx';
import winnerSearchCss from './winner-search/winner-search.css?inline';
import { load as loadWinnerSearch } from './winner-search/winner-search.data.ts';

export const serverBlocks = {
  'accordion': { component: Accordion, css: accordionCss, load: null },
  'account-banner': { component: AccountBanner, css: accountBannerCss, load: null },
  'account-menu': { component: AccountMenu, css: accountMenuCss, load: null },
  'account-welcome': { component: AccountWelcome, css: accountWelcomeCss, load: loadAccountWelcome },
  'already-signed-in': { component: AlreadySignedIn, css: alreadySignedInCss, load: loadAlreadySignedIn },
  'amount-to-pay': { component: AmountToPay, css: amountToPayCss, load: loadAmountToPay },
  'autologin': { component: Autologin, css: autologinCss, load: loadAutologin },
  'call-to-action': { component: CallToAction, css: callToActionCss, load: null },
  'card-grid': { component: CardGrid, css: cardGridCss, load: null },
  'cart-list': { component: CartList, css: cartListCss, load: loadCartList },
  'cart-placements': { component: CartPlacements, css: cartPlacementsCss, load: loadCartPlacements },
  'cart-promotion': { component: CartPromotion, css: cartPromotionCss, load: null },
  'cart-replay': { component: CartReplay, css: cartReplayCss, load: loadCartReplay },
  'cause-header': { component: CauseHeader, css: causeHeaderCss, load: loadCauseHeader },
  'cause-list': { component: CauseList, css: causeListCss, load: loadCauseList },
  'checkout': { component: Checkout, css: checkoutCss, load: loadCheckout },
  'checkout-footer': { component: CheckoutFooter, css: checkoutFooterCss, load: loadCheckoutFooter },
  'checkout-header': { component: CheckoutHeader, css: checkoutHeaderCss, load: null },
  'columns': { component: Columns, css: columnsCss, load: null },
  'country-dialog': { component: CountryDialog, css: countryDialogCss, load: null },
  'customer-form': { component: CustomerForm, css: customerFormCss, load: loadCustomerForm },
  'deposit-form': { component: DepositForm, css: depositFormCss, load: loadDepositForm },
  'deposit-status': { component: DepositStatus, css: depositStatusCss, load: loadDepositStatus },
  'details-dialog': { component: DetailsDialog, css: detailsDialogCss, load: null },
  'draw-result': { component: DrawResult, css: drawResultCss, load: loadDrawResult },
  'draw-tabs': { component: DrawTabs, css: drawTabsCss, load: loadDrawTabs },
  'draw-winners': { component: DrawWinners, css: drawWinnersCss, load: loadDrawWinners },
  'elevation-dialog': { component: ElevationDialog, css: elevationDialogCss, load: null },
  'empty-cart': { component: EmptyCart, css: emptyCartCss, load: null },
  'error-message': { component: ErrorMessage, css: errorMessageCss, load: null },
  'favourite-list': { component: FavouriteList, css: favouriteListCss, load: loadFavouriteList },
  'form': { component: Form, css: formCss, load: loadForm },
  'giveaway-hero': { component: GiveawayHero, css: giveawayHeroCss, load: loadGiveawayHero },
  'hero': { component: Hero, css: heroCss, load: null },
  'jackpot-hero': { component: JackpotHero, css: jackpotHeroCss, load: loadJackpotHero },
  'later-method': { component: LaterMethod, css: laterMethodCss, load: loadLaterMethod },
  'licensing-restriction': { component: LicensingRestriction, css: licensingRestrictionCss, load: loadLicensingRestriction },
  'limit-notice': { component: LimitNotice, css: limitNoticeCss, load: loadLimitNotice },
  'link-confirmation': { component: LinkConfirmation, css: linkConfirmationCss, load: loadLinkConfirmation },
  'log-in': { component: LogIn, css: logInCss, load: loadLogIn },
  'log-out': { component: LogOut, css: logOutCss, load: null },
  'lottery-number-picker': { component: LotteryNumberPicker, css: lotteryNumberPickerCss, load: loadLotteryNumberPicker },
  'lottery-prices': { component: LotteryPrices, css: lotteryPricesCss, load: loadLotteryPrices },
  'lottery-syndicates': { component: LotterySyndicates, css: lotterySyndicatesCss, load: loadLotterySyndicates },
  'membership-tiers': { component: MembershipTiers, css: membershipTiersCss, load: loadMembershipTiers },
  'migration-banner': { component: MigrationBanner, css: migrationBannerCss, load: loadMigrationBanner },
  'migration-dialog': { component: MigrationDialog, css: migrationDialogCss, load: null },
  'offer-grid': { component: OfferGrid, css: offerGridCss, load: loadOfferGrid },
  'offer-header': { component: OfferHeader, css: offerHeaderCss, load: loadOfferHeader },
  'offer-rules': { component: OfferRules, css: offerRulesCss, load: loadOfferRules },
  'order-summary': { component: OrderSummary, css: orderSummaryCss, load: loadOrderSummary },
  'password-form': { component: PasswordForm, css: passwordFormCss, load: loadPasswordForm },
  'payment-choice': { component: PaymentChoice, css: paymentChoiceCss, load: null },
  'payment-progress': { component: PaymentProgress, css: paymentProgressCss, load: loadPaymentProgress },
  'payment-step': { component: PaymentStep, css: paymentStepCss, load: loadPaymentStep },
  'picture': { component: Picture, css: pictureCss, load: null },
  'place-order': { component: PlaceOrder, css: placeOrderCss, load: loadPlaceOrder },
  'play-head': { component: PlayHead, css: playHeadCss, load: loadPlayHead },
  'play-ways': { component: PlayWays, css: playWaysCss, load: loadPlayWays },
  'precart-drawer': { component: PrecartDrawer, css: precartDrawerCss, load: null },
  'prize-hero': { component: PrizeHero, css: prizeHeroCss, load: loadPrizeHero },
  'prize-table': { component: PrizeTable, css: prizeTableCss, load: loadPrizeTable },
  'raffle-books': { component: RaffleBooks, css: raffleBooksCss, load: loadRaffleBooks },
  'raffle-prize': { component: RafflePrize, css: rafflePrizeCss, load: loadRafflePrize },
  'raffle-ticket-search': { component: RaffleTicketSearch, css: raffleTicketSearchCss, load: loadRaffleTicketSearch },
  'receipt': { component: Receipt, css: receiptCss, load: loadReceipt },
  'receipt-share': { component: ReceiptShare, css: receiptShareCss, load: null },
  'receipt-wait': { component: ReceiptWait, css: receiptWaitCss, load: loadReceiptWait },
  'result-header': { component: ResultHeader, css: resultHeaderCss, load: loadResultHeader },
  'result-list': { component: ResultList, css: resultListCss, load: loadResultList },
  'result-months': { component: ResultMonths, css: resultMonthsCss, load: loadResultMonths },
  'result-offers': { component: ResultOffers, css: resultOffersCss, load: loadResultOffers },
  'results-strip': { component: ResultsStrip, css: resultsStripCss, load: loadResultsStrip },
  'rich-text': { component: RichText, css: richTextCss, load: null },
  'section': { component: Section, css: sectionCss, load: null },
  'session-dialog': { component: SessionDialog, css: sessionDialogCss, load: null },
  'sign-up': { component: SignUp, css: signUpCss, load: loadSignUp },
  'site-footer': { component: SiteFooter, css: siteFooterCss, load: loadSiteFooter },
  'site-header': { component: SiteHeader, css: siteHeaderCss, load: null },
  'skip-link': { component: SkipLink, css: skipLinkCss, load: null },
  'social-accounts': { component: SocialAccounts, css: socialAccountsCss, load: loadSocialAccounts },
  'statistics-chart': { component: StatisticsChart, css: statisticsChartCss, load: loadStatisticsChart },
  'steps': { component: Steps, css: stepsCss, load: null },
  'syndicate-list': { component: SyndicateList, css: syndicateListCss, load: loadSyndicateList },
  'syndicate-shares': { component: SyndicateShares, css: syndicateSharesCss, load: loadSyndicateShares },
  'terms-dialog': { component: TermsDialog, css: termsDialogCss, load: null },
  'tip-list': { component: TipList, css: tipListCss, load: loadTipList },
  'two-factor-prompt': { component: TwoFactorPrompt, css: twoFactorPromptCss, load: loadTwoFactorPrompt },
  'two-factor-setup': { component: TwoFactorSetup, css: twoFactorSetupCss, load: loadTwoFactorSetup },
  'unrecoverable-error': { component: UnrecoverableError, css: unrecoverableErrorCss, load: null },
  'voucher-entry': { component: VoucherEntry, css: voucherEntryCss, load: null },
  'winner-list': { component: WinnerList, css: winnerListCss, load: loadWinnerList },
  'winner-search': { component: WinnerSearch, css: winnerSearchCss, load: loadWinnerSearch },
};
