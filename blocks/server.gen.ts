// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import { Accordion } from './content/accordion/accordion.tsx';
import accordionCss from './content/accordion/accordion.css?inline';
import { load as loadAccordion } from './content/accordion/accordion.data.ts';
import { AccountBanner } from './account/account-banner/account-banner.tsx';
import accountBannerCss from './account/account-banner/account-banner.css?inline';
import { AccountMenu } from './account/account-menu/account-menu.tsx';
import accountMenuCss from './account/account-menu/account-menu.css?inline';
import { AccountWelcome } from './account/account-welcome/account-welcome.tsx';
import accountWelcomeCss from './account/account-welcome/account-welcome.css?inline';
import { load as loadAccountWelcome } from './account/account-welcome/account-welcome.data.ts';
import { AlreadySignedIn } from './sign-in/already-signed-in/already-signed-in.tsx';
import alreadySignedInCss from './sign-in/already-signed-in/already-signed-in.css?inline';
import { load as loadAlreadySignedIn } from './sign-in/already-signed-in/already-signed-in.data.ts';
import { AmountToPay } from './checkout/amount-to-pay/amount-to-pay.tsx';
import amountToPayCss from './checkout/amount-to-pay/amount-to-pay.css?inline';
import { load as loadAmountToPay } from './checkout/amount-to-pay/amount-to-pay.data.ts';
import { AppDownload } from './content/app-download/app-download.tsx';
import appDownloadCss from './content/app-download/app-download.css?inline';
import { Autologin } from './sign-in/autologin/autologin.tsx';
import autologinCss from './sign-in/autologin/autologin.css?inline';
import { load as loadAutologin } from './sign-in/autologin/autologin.data.ts';
import { BrandBar } from './site/brand-bar/brand-bar.tsx';
import brandBarCss from './site/brand-bar/brand-bar.css?inline';
import { BreakManager } from './account/break-manager/break-manager.tsx';
import breakManagerCss from './account/break-manager/break-manager.css?inline';
import { load as loadBreakManager } from './account/break-manager/break-manager.data.ts';
import { CallToAction } from './content/call-to-action/call-to-action.tsx';
import callToActionCss from './content/call-to-action/call-to-action.css?inline';
import { CardGrid } from './content/card-grid/card-grid.tsx';
import cardGridCss from './content/card-grid/card-grid.css?inline';
import { CartList } from './cart/cart-list/cart-list.tsx';
import cartListCss from './cart/cart-list/cart-list.css?inline';
import { load as loadCartList } from './cart/cart-list/cart-list.data.ts';
import { CartPlacements } from './cart/cart-placements/cart-placements.tsx';
import cartPlacementsCss from './cart/cart-placements/cart-placements.css?inline';
import { load as loadCartPlacements } from './cart/cart-placements/cart-placements.data.ts';
import { CartPromotion } from './cart/cart-promotion/cart-promotion.tsx';
import cartPromotionCss from './cart/cart-promotion/cart-promotion.css?inline';
import { CartReplay } from './cart/cart-replay/cart-replay.tsx';
import cartReplayCss from './cart/cart-replay/cart-replay.css?inline';
import { load as loadCartReplay } from './cart/cart-replay/cart-replay.data.ts';
import { CauseHeader } from './causes/cause-header/cause-header.tsx';
import causeHeaderCss from './causes/cause-header/cause-header.css?inline';
import { load as loadCauseHeader } from './causes/cause-header/cause-header.data.ts';
import { CauseList } from './causes/cause-list/cause-list.tsx';
import causeListCss from './causes/cause-list/cause-list.css?inline';
import { load as loadCauseList } from './causes/cause-list/cause-list.data.ts';
import { CauseText } from './causes/cause-text/cause-text.tsx';
import causeTextCss from './causes/cause-text/cause-text.css?inline';
import { load as loadCauseText } from './causes/cause-text/cause-text.data.ts';
import { Checkout } from './checkout/checkout/checkout.tsx';
import checkoutCss from './checkout/checkout/checkout.css?inline';
import { load as loadCheckout } from './checkout/checkout/checkout.data.ts';
import { CheckoutFooter } from './checkout/checkout-footer/checkout-footer.tsx';
import checkoutFooterCss from './checkout/checkout-footer/checkout-footer.css?inline';
import { load as loadCheckoutFooter } from './checkout/checkout-footer/checkout-footer.data.ts';
import { CheckoutHeader } from './checkout/checkout-header/checkout-header.tsx';
import checkoutHeaderCss from './checkout/checkout-header/checkout-header.css?inline';
import { load as loadCheckoutHeader } from './checkout/checkout-header/checkout-header.data.ts';
import { ClosureOutcome } from './account/closure-outcome/closure-outcome.tsx';
import closureOutcomeCss from './account/closure-outcome/closure-outcome.css?inline';
import { load as loadClosureOutcome } from './account/closure-outcome/closure-outcome.data.ts';
import { Columns } from './content/columns/columns.tsx';
import columnsCss from './content/columns/columns.css?inline';
import { CompanyDetails } from './site/company-details/company-details.tsx';
import companyDetailsCss from './site/company-details/company-details.css?inline';
import { ConsentBanner } from './site/consent-banner/consent-banner.tsx';
import consentBannerCss from './site/consent-banner/consent-banner.css?inline';
import { load as loadConsentBanner } from './site/consent-banner/consent-banner.data.ts';
import { ConsentSettings } from './site/consent-settings/consent-settings.tsx';
import consentSettingsCss from './site/consent-settings/consent-settings.css?inline';
import { load as loadConsentSettings } from './site/consent-settings/consent-settings.data.ts';
import { ContactForm } from './site/contact-form/contact-form.tsx';
import contactFormCss from './site/contact-form/contact-form.css?inline';
import { load as loadContactForm } from './site/contact-form/contact-form.data.ts';
import { CountryDialog } from './account/country-dialog/country-dialog.tsx';
import countryDialogCss from './account/country-dialog/country-dialog.css?inline';
import { CustomerForm } from './account/customer-form/customer-form.tsx';
import customerFormCss from './account/customer-form/customer-form.css?inline';
import { load as loadCustomerForm } from './account/customer-form/customer-form.data.ts';
import { DepositForm } from './wallet/deposit-form/deposit-form.tsx';
import depositFormCss from './wallet/deposit-form/deposit-form.css?inline';
import { load as loadDepositForm } from './wallet/deposit-form/deposit-form.data.ts';
import { DepositStatus } from './wallet/deposit-status/deposit-status.tsx';
import depositStatusCss from './wallet/deposit-status/deposit-status.css?inline';
import { load as loadDepositStatus } from './wallet/deposit-status/deposit-status.data.ts';
import { DetailsDialog } from './account/details-dialog/details-dialog.tsx';
import detailsDialogCss from './account/details-dialog/details-dialog.css?inline';
import { DocumentUpload } from './account/document-upload/document-upload.tsx';
import documentUploadCss from './account/document-upload/document-upload.css?inline';
import { load as loadDocumentUpload } from './account/document-upload/document-upload.data.ts';
import { DrawResult } from './results/draw-result/draw-result.tsx';
import drawResultCss from './results/draw-result/draw-result.css?inline';
import { load as loadDrawResult } from './results/draw-result/draw-result.data.ts';
import { DrawTabs } from './results/draw-tabs/draw-tabs.tsx';
import drawTabsCss from './results/draw-tabs/draw-tabs.css?inline';
import { load as loadDrawTabs } from './results/draw-tabs/draw-tabs.data.ts';
import { DrawWinners } from './results/draw-winners/draw-winners.tsx';
import drawWinnersCss from './results/draw-winners/draw-winners.css?inline';
import { load as loadDrawWinners } from './results/draw-winners/draw-winners.data.ts';
import { ElevationDialog } from './sign-in/elevation-dialog/elevation-dialog.tsx';
import elevationDialogCss from './sign-in/elevation-dialog/elevation-dialog.css?inline';
import { EmptyCart } from './cart/empty-cart/empty-cart.tsx';
import emptyCartCss from './cart/empty-cart/empty-cart.css?inline';
import { ErrorMessage } from './site/error-message/error-message.tsx';
import errorMessageCss from './site/error-message/error-message.css?inline';
import { FavouriteList } from './play/favourite-list/favourite-list.tsx';
import favouriteListCss from './play/favourite-list/favourite-list.css?inline';
import { load as loadFavouriteList } from './play/favourite-list/favourite-list.data.ts';
import { FeatureBanner } from './content/feature-banner/feature-banner.tsx';
import featureBannerCss from './content/feature-banner/feature-banner.css?inline';
import { FeedbackDialog } from './site/feedback-dialog/feedback-dialog.tsx';
import feedbackDialogCss from './site/feedback-dialog/feedback-dialog.css?inline';
import { FooterFeedback } from './site/footer-feedback/footer-feedback.tsx';
import footerFeedbackCss from './site/footer-feedback/footer-feedback.css?inline';
import { Form } from './content/form/form.tsx';
import formCss from './content/form/form.css?inline';
import { load as loadForm } from './content/form/form.data.ts';
import { FundList } from './wallet/fund-list/fund-list.tsx';
import fundListCss from './wallet/fund-list/fund-list.css?inline';
import { load as loadFundList } from './wallet/fund-list/fund-list.data.ts';
import { GiveawayEntries } from './membership/giveaway-entries/giveaway-entries.tsx';
import giveawayEntriesCss from './membership/giveaway-entries/giveaway-entries.css?inline';
import { load as loadGiveawayEntries } from './membership/giveaway-entries/giveaway-entries.data.ts';
import { GiveawayHeader } from './membership/giveaway-header/giveaway-header.tsx';
import giveawayHeaderCss from './membership/giveaway-header/giveaway-header.css?inline';
import { load as loadGiveawayHeader } from './membership/giveaway-header/giveaway-header.data.ts';
import { GiveawayHero } from './membership/giveaway-hero/giveaway-hero.tsx';
import giveawayHeroCss from './membership/giveaway-hero/giveaway-hero.css?inline';
import { load as loadGiveawayHero } from './membership/giveaway-hero/giveaway-hero.data.ts';
import { GiveawayList } from './membership/giveaway-list/giveaway-list.tsx';
import giveawayListCss from './membership/giveaway-list/giveaway-list.css?inline';
import { load as loadGiveawayList } from './membership/giveaway-list/giveaway-list.data.ts';
import { GroupWizard } from './party/group-wizard/group-wizard.tsx';
import groupWizardCss from './party/group-wizard/group-wizard.css?inline';
import { Hero } from './content/hero/hero.tsx';
import heroCss from './content/hero/hero.css?inline';
import { IdentityCheck } from './account/identity-check/identity-check.tsx';
import identityCheckCss from './account/identity-check/identity-check.css?inline';
import { load as loadIdentityCheck } from './account/identity-check/identity-check.data.ts';
import { JackpotHero } from './offers/jackpot-hero/jackpot-hero.tsx';
import jackpotHeroCss from './offers/jackpot-hero/jackpot-hero.css?inline';
import { load as loadJackpotHero } from './offers/jackpot-hero/jackpot-hero.data.ts';
import { LaterMethod } from './checkout/later-method/later-method.tsx';
import laterMethodCss from './checkout/later-method/later-method.css?inline';
import { load as loadLaterMethod } from './checkout/later-method/later-method.data.ts';
import { LicensingRestriction } from './offers/licensing-restriction/licensing-restriction.tsx';
import licensingRestrictionCss from './offers/licensing-restriction/licensing-restriction.css?inline';
import { load as loadLicensingRestriction } from './offers/licensing-restriction/licensing-restriction.data.ts';
import { LimitManager } from './account/limit-manager/limit-manager.tsx';
import limitManagerCss from './account/limit-manager/limit-manager.css?inline';
import { load as loadLimitManager } from './account/limit-manager/limit-manager.data.ts';
import { LimitNotice } from './checkout/limit-notice/limit-notice.tsx';
import limitNoticeCss from './checkout/limit-notice/limit-notice.css?inline';
import { load as loadLimitNotice } from './checkout/limit-notice/limit-notice.data.ts';
import { LinkConfirmation } from './account/link-confirmation/link-confirmation.tsx';
import linkConfirmationCss from './account/link-confirmation/link-confirmation.css?inline';
import { load as loadLinkConfirmation } from './account/link-confirmation/link-confirmation.data.ts';
import { LogIn } from './sign-in/log-in/log-in.tsx';
import logInCss from './sign-in/log-in/log-in.css?inline';
import { load as loadLogIn } from './sign-in/log-in/log-in.data.ts';
import { LogOut } from './sign-in/log-out/log-out.tsx';
import logOutCss from './sign-in/log-out/log-out.css?inline';
import { LotteryNumberPicker } from './play/lottery-number-picker/lottery-number-picker.tsx';
import lotteryNumberPickerCss from './play/lottery-number-picker/lottery-number-picker.css?inline';
import { load as loadLotteryNumberPicker } from './play/lottery-number-picker/lottery-number-picker.data.ts';
import { LotteryPrices } from './offers/lottery-prices/lottery-prices.tsx';
import lotteryPricesCss from './offers/lottery-prices/lottery-prices.css?inline';
import { load as loadLotteryPrices } from './offers/lottery-prices/lottery-prices.data.ts';
import { LotteryPromo } from './offers/lottery-promo/lottery-promo.tsx';
import lotteryPromoCss from './offers/lottery-promo/lottery-promo.css?inline';
import { load as loadLotteryPromo } from './offers/lottery-promo/lottery-promo.data.ts';
import { LotterySyndicates } from './offers/lottery-syndicates/lottery-syndicates.tsx';
import lotterySyndicatesCss from './offers/lottery-syndicates/lottery-syndicates.css?inline';
import { load as loadLotterySyndicates } from './offers/lottery-syndicates/lottery-syndicates.data.ts';
import { MembershipChoice } from './membership/membership-choice/membership-choice.tsx';
import membershipChoiceCss from './membership/membership-choice/membership-choice.css?inline';
import { load as loadMembershipChoice } from './membership/membership-choice/membership-choice.data.ts';
import { MembershipStatus } from './membership/membership-status/membership-status.tsx';
import membershipStatusCss from './membership/membership-status/membership-status.css?inline';
import { load as loadMembershipStatus } from './membership/membership-status/membership-status.data.ts';
import { MembershipStep } from './membership/membership-step/membership-step.tsx';
import membershipStepCss from './membership/membership-step/membership-step.css?inline';
import { load as loadMembershipStep } from './membership/membership-step/membership-step.data.ts';
import { MembershipTiers } from './membership/membership-tiers/membership-tiers.tsx';
import membershipTiersCss from './membership/membership-tiers/membership-tiers.css?inline';
import { load as loadMembershipTiers } from './membership/membership-tiers/membership-tiers.data.ts';
import { MigrationBanner } from './account/migration-banner/migration-banner.tsx';
import migrationBannerCss from './account/migration-banner/migration-banner.css?inline';
import { load as loadMigrationBanner } from './account/migration-banner/migration-banner.data.ts';
import { MigrationDialog } from './account/migration-dialog/migration-dialog.tsx';
import migrationDialogCss from './account/migration-dialog/migration-dialog.css?inline';
import { NotificationFeed } from './account/notification-feed/notification-feed.tsx';
import notificationFeedCss from './account/notification-feed/notification-feed.css?inline';
import { OfferGrid } from './offers/offer-grid/offer-grid.tsx';
import offerGridCss from './offers/offer-grid/offer-grid.css?inline';
import { load as loadOfferGrid } from './offers/offer-grid/offer-grid.data.ts';
import { OfferHeader } from './offers/offer-header/offer-header.tsx';
import offerHeaderCss from './offers/offer-header/offer-header.css?inline';
import { load as loadOfferHeader } from './offers/offer-header/offer-header.data.ts';
import { OfferRules } from './offers/offer-rules/offer-rules.tsx';
import offerRulesCss from './offers/offer-rules/offer-rules.css?inline';
import { load as loadOfferRules } from './offers/offer-rules/offer-rules.data.ts';
import { OpenDeposits } from './wallet/open-deposits/open-deposits.tsx';
import openDepositsCss from './wallet/open-deposits/open-deposits.css?inline';
import { load as loadOpenDeposits } from './wallet/open-deposits/open-deposits.data.ts';
import { OrderList } from './tickets/order-list/order-list.tsx';
import orderListCss from './tickets/order-list/order-list.css?inline';
import { load as loadOrderList } from './tickets/order-list/order-list.data.ts';
import { OrderSummary } from './checkout/order-summary/order-summary.tsx';
import orderSummaryCss from './checkout/order-summary/order-summary.css?inline';
import { load as loadOrderSummary } from './checkout/order-summary/order-summary.data.ts';
import { OwnDraws } from './results/own-draws/own-draws.tsx';
import ownDrawsCss from './results/own-draws/own-draws.css?inline';
import { load as loadOwnDraws } from './results/own-draws/own-draws.data.ts';
import { OwnSubscriptions } from './tickets/own-subscriptions/own-subscriptions.tsx';
import ownSubscriptionsCss from './tickets/own-subscriptions/own-subscriptions.css?inline';
import { load as loadOwnSubscriptions } from './tickets/own-subscriptions/own-subscriptions.data.ts';
import { OwnTickets } from './results/own-tickets/own-tickets.tsx';
import ownTicketsCss from './results/own-tickets/own-tickets.css?inline';
import { load as loadOwnTickets } from './results/own-tickets/own-tickets.data.ts';
import { PageList } from './content/page-list/page-list.tsx';
import pageListCss from './content/page-list/page-list.css?inline';
import { load as loadPageList } from './content/page-list/page-list.data.ts';
import { PartnerCheckout } from './partner/partner-checkout/partner-checkout.tsx';
import partnerCheckoutCss from './partner/partner-checkout/partner-checkout.css?inline';
import { load as loadPartnerCheckout } from './partner/partner-checkout/partner-checkout.data.ts';
import { PartnerHeader } from './partner/partner-header/partner-header.tsx';
import partnerHeaderCss from './partner/partner-header/partner-header.css?inline';
import { load as loadPartnerHeader } from './partner/partner-header/partner-header.data.ts';
import { PartyGroup } from './party/party-group/party-group.tsx';
import partyGroupCss from './party/party-group/party-group.css?inline';
import { load as loadPartyGroup } from './party/party-group/party-group.data.ts';
import { PartyInvitation } from './party/party-invitation/party-invitation.tsx';
import partyInvitationCss from './party/party-invitation/party-invitation.css?inline';
import { load as loadPartyInvitation } from './party/party-invitation/party-invitation.data.ts';
import { PartyList } from './party/party-list/party-list.tsx';
import partyListCss from './party/party-list/party-list.css?inline';
import { load as loadPartyList } from './party/party-list/party-list.data.ts';
import { PartyMembers } from './party/party-members/party-members.tsx';
import partyMembersCss from './party/party-members/party-members.css?inline';
import { load as loadPartyMembers } from './party/party-members/party-members.data.ts';
import { PartySession } from './party/party-session/party-session.tsx';
import partySessionCss from './party/party-session/party-session.css?inline';
import { load as loadPartySession } from './party/party-session/party-session.data.ts';
import { PartyStart } from './party/party-start/party-start.tsx';
import partyStartCss from './party/party-start/party-start.css?inline';
import { load as loadPartyStart } from './party/party-start/party-start.data.ts';
import { PartyTicket } from './party/party-ticket/party-ticket.tsx';
import partyTicketCss from './party/party-ticket/party-ticket.css?inline';
import { load as loadPartyTicket } from './party/party-ticket/party-ticket.data.ts';
import { PasswordForm } from './sign-in/password-form/password-form.tsx';
import passwordFormCss from './sign-in/password-form/password-form.css?inline';
import { load as loadPasswordForm } from './sign-in/password-form/password-form.data.ts';
import { PaymentChoice } from './wallet/payment-choice/payment-choice.tsx';
import paymentChoiceCss from './wallet/payment-choice/payment-choice.css?inline';
import { PaymentProgress } from './wallet/payment-progress/payment-progress.tsx';
import paymentProgressCss from './wallet/payment-progress/payment-progress.css?inline';
import { load as loadPaymentProgress } from './wallet/payment-progress/payment-progress.data.ts';
import { PaymentResolutions } from './tickets/payment-resolutions/payment-resolutions.tsx';
import paymentResolutionsCss from './tickets/payment-resolutions/payment-resolutions.css?inline';
import { load as loadPaymentResolutions } from './tickets/payment-resolutions/payment-resolutions.data.ts';
import { PaymentStep } from './checkout/payment-step/payment-step.tsx';
import paymentStepCss from './checkout/payment-step/payment-step.css?inline';
import { load as loadPaymentStep } from './checkout/payment-step/payment-step.data.ts';
import { Picture } from './content/picture/picture.tsx';
import pictureCss from './content/picture/picture.css?inline';
import { PlaceOrder } from './checkout/place-order/place-order.tsx';
import placeOrderCss from './checkout/place-order/place-order.css?inline';
import { load as loadPlaceOrder } from './checkout/place-order/place-order.data.ts';
import { PlayHeader } from './play/play-header/play-header.tsx';
import playHeaderCss from './play/play-header/play-header.css?inline';
import { load as loadPlayHeader } from './play/play-header/play-header.data.ts';
import { PlayOptions } from './play/play-options/play-options.tsx';
import playOptionsCss from './play/play-options/play-options.css?inline';
import { load as loadPlayOptions } from './play/play-options/play-options.data.ts';
import { PrecartDrawer } from './cart/precart-drawer/precart-drawer.tsx';
import precartDrawerCss from './cart/precart-drawer/precart-drawer.css?inline';
import { PrintTickets } from './tickets/print-tickets/print-tickets.tsx';
import printTicketsCss from './tickets/print-tickets/print-tickets.css?inline';
import { load as loadPrintTickets } from './tickets/print-tickets/print-tickets.data.ts';
import { PrizeHero } from './offers/prize-hero/prize-hero.tsx';
import prizeHeroCss from './offers/prize-hero/prize-hero.css?inline';
import { load as loadPrizeHero } from './offers/prize-hero/prize-hero.data.ts';
import { PrizeTable } from './results/prize-table/prize-table.tsx';
import prizeTableCss from './results/prize-table/prize-table.css?inline';
import { load as loadPrizeTable } from './results/prize-table/prize-table.data.ts';
import { ProgramText } from './membership/program-text/program-text.tsx';
import programTextCss from './membership/program-text/program-text.css?inline';
import { load as loadProgramText } from './membership/program-text/program-text.data.ts';
import { RaffleBooks } from './play/raffle-books/raffle-books.tsx';
import raffleBooksCss from './play/raffle-books/raffle-books.css?inline';
import { load as loadRaffleBooks } from './play/raffle-books/raffle-books.data.ts';
import { RafflePrize } from './offers/raffle-prize/raffle-prize.tsx';
import rafflePrizeCss from './offers/raffle-prize/raffle-prize.css?inline';
import { load as loadRafflePrize } from './offers/raffle-prize/raffle-prize.data.ts';
import { RaffleTicketSearch } from './play/raffle-ticket-search/raffle-ticket-search.tsx';
import raffleTicketSearchCss from './play/raffle-ticket-search/raffle-ticket-search.css?inline';
import { load as loadRaffleTicketSearch } from './play/raffle-ticket-search/raffle-ticket-search.data.ts';
import { Receipt } from './checkout/receipt/receipt.tsx';
import receiptCss from './checkout/receipt/receipt.css?inline';
import { load as loadReceipt } from './checkout/receipt/receipt.data.ts';
import { ReceiptShare } from './checkout/receipt-share/receipt-share.tsx';
import receiptShareCss from './checkout/receipt-share/receipt-share.css?inline';
import { ReceiptWait } from './checkout/receipt-wait/receipt-wait.tsx';
import receiptWaitCss from './checkout/receipt-wait/receipt-wait.css?inline';
import { load as loadReceiptWait } from './checkout/receipt-wait/receipt-wait.data.ts';
import { RecurringList } from './tickets/recurring-list/recurring-list.tsx';
import recurringListCss from './tickets/recurring-list/recurring-list.css?inline';
import { load as loadRecurringList } from './tickets/recurring-list/recurring-list.data.ts';
import { RecurringPurchase } from './tickets/recurring-purchase/recurring-purchase.tsx';
import recurringPurchaseCss from './tickets/recurring-purchase/recurring-purchase.css?inline';
import { load as loadRecurringPurchase } from './tickets/recurring-purchase/recurring-purchase.data.ts';
import { ResultHeader } from './results/result-header/result-header.tsx';
import resultHeaderCss from './results/result-header/result-header.css?inline';
import { load as loadResultHeader } from './results/result-header/result-header.data.ts';
import { ResultList } from './results/result-list/result-list.tsx';
import resultListCss from './results/result-list/result-list.css?inline';
import { load as loadResultList } from './results/result-list/result-list.data.ts';
import { ResultMonths } from './results/result-months/result-months.tsx';
import resultMonthsCss from './results/result-months/result-months.css?inline';
import { load as loadResultMonths } from './results/result-months/result-months.data.ts';
import { ResultOffers } from './results/result-offers/result-offers.tsx';
import resultOffersCss from './results/result-offers/result-offers.css?inline';
import { load as loadResultOffers } from './results/result-offers/result-offers.data.ts';
import { ResultsStrip } from './results/results-strip/results-strip.tsx';
import resultsStripCss from './results/results-strip/results-strip.css?inline';
import { load as loadResultsStrip } from './results/results-strip/results-strip.data.ts';
import { RichText } from './content/rich-text/rich-text.tsx';
import richTextCss from './content/rich-text/rich-text.css?inline';
import { SalesNotice } from './checkout/sales-notice/sales-notice.tsx';
import salesNoticeCss from './checkout/sales-notice/sales-notice.css?inline';
import { ScheduledList } from './tickets/scheduled-list/scheduled-list.tsx';
import scheduledListCss from './tickets/scheduled-list/scheduled-list.css?inline';
import { load as loadScheduledList } from './tickets/scheduled-list/scheduled-list.data.ts';
import { ScheduledPurchase } from './tickets/scheduled-purchase/scheduled-purchase.tsx';
import scheduledPurchaseCss from './tickets/scheduled-purchase/scheduled-purchase.css?inline';
import { load as loadScheduledPurchase } from './tickets/scheduled-purchase/scheduled-purchase.data.ts';
import { Section } from './content/section/section.tsx';
import sectionCss from './content/section/section.css?inline';
import { SessionDialog } from './sign-in/session-dialog/session-dialog.tsx';
import sessionDialogCss from './sign-in/session-dialog/session-dialog.css?inline';
import { SignUp } from './sign-in/sign-up/sign-up.tsx';
import signUpCss from './sign-in/sign-up/sign-up.css?inline';
import { load as loadSignUp } from './sign-in/sign-up/sign-up.data.ts';
import { SiteBanner } from './site/site-banner/site-banner.tsx';
import siteBannerCss from './site/site-banner/site-banner.css?inline';
import { load as loadSiteBanner } from './site/site-banner/site-banner.data.ts';
import { SiteFooter } from './site/site-footer/site-footer.tsx';
import siteFooterCss from './site/site-footer/site-footer.css?inline';
import { load as loadSiteFooter } from './site/site-footer/site-footer.data.ts';
import { SiteHeader } from './site/site-header/site-header.tsx';
import siteHeaderCss from './site/site-header/site-header.css?inline';
import { load as loadSiteHeader } from './site/site-header/site-header.data.ts';
import { SkipLink } from './site/skip-link/skip-link.tsx';
import skipLinkCss from './site/skip-link/skip-link.css?inline';
import { SocialAccounts } from './account/social-accounts/social-accounts.tsx';
import socialAccountsCss from './account/social-accounts/social-accounts.css?inline';
import { load as loadSocialAccounts } from './account/social-accounts/social-accounts.data.ts';
import { StatisticsChart } from './results/statistics-chart/statistics-chart.tsx';
import statisticsChartCss from './results/statistics-chart/statistics-chart.css?inline';
import { load as loadStatisticsChart } from './results/statistics-chart/statistics-chart.data.ts';
import { Steps } from './content/steps/steps.tsx';
import stepsCss from './content/steps/steps.css?inline';
import { StoreButtons } from './content/store-buttons/store-buttons.tsx';
import storeButtonsCss from './content/store-buttons/store-buttons.css?inline';
import { Story } from './content/story/story.tsx';
import storyCss from './content/story/story.css?inline';
import { load as loadStory } from './content/story/story.data.ts';
import { StoryCategories } from './content/story-categories/story-categories.tsx';
import storyCategoriesCss from './content/story-categories/story-categories.css?inline';
import { load as loadStoryCategories } from './content/story-categories/story-categories.data.ts';
import { StoryList } from './content/story-list/story-list.tsx';
import storyListCss from './content/story-list/story-list.css?inline';
import { load as loadStoryList } from './content/story-list/story-list.data.ts';
import { SupportWidget } from './site/support-widget/support-widget.tsx';
import supportWidgetCss from './site/support-widget/support-widget.css?inline';
import { load as loadSupportWidget } from './site/support-widget/support-widget.data.ts';
import { SyndicateList } from './offers/syndicate-list/syndicate-list.tsx';
import syndicateListCss from './offers/syndicate-list/syndicate-list.css?inline';
import { load as loadSyndicateList } from './offers/syndicate-list/syndicate-list.data.ts';
import { SyndicatePart } from './tickets/syndicate-part/syndicate-part.tsx';
import syndicatePartCss from './tickets/syndicate-part/syndicate-part.css?inline';
import { load as loadSyndicatePart } from './tickets/syndicate-part/syndicate-part.data.ts';
import { SyndicateShares } from './play/syndicate-shares/syndicate-shares.tsx';
import syndicateSharesCss from './play/syndicate-shares/syndicate-shares.css?inline';
import { load as loadSyndicateShares } from './play/syndicate-shares/syndicate-shares.data.ts';
import { TermsDialog } from './account/terms-dialog/terms-dialog.tsx';
import termsDialogCss from './account/terms-dialog/terms-dialog.css?inline';
import { TicketDocument } from './tickets/ticket-document/ticket-document.tsx';
import ticketDocumentCss from './tickets/ticket-document/ticket-document.css?inline';
import { load as loadTicketDocument } from './tickets/ticket-document/ticket-document.data.ts';
import { TicketDraws } from './tickets/ticket-draws/ticket-draws.tsx';
import ticketDrawsCss from './tickets/ticket-draws/ticket-draws.css?inline';
import { load as loadTicketDraws } from './tickets/ticket-draws/ticket-draws.data.ts';
import { TicketHeader } from './tickets/ticket-header/ticket-header.tsx';
import ticketHeaderCss from './tickets/ticket-header/ticket-header.css?inline';
import { load as loadTicketHeader } from './tickets/ticket-header/ticket-header.data.ts';
import { TipList } from './play/tip-list/tip-list.tsx';
import tipListCss from './play/tip-list/tip-list.css?inline';
import { load as loadTipList } from './play/tip-list/tip-list.data.ts';
import { TransactionList } from './wallet/transaction-list/transaction-list.tsx';
import transactionListCss from './wallet/transaction-list/transaction-list.css?inline';
import { load as loadTransactionList } from './wallet/transaction-list/transaction-list.data.ts';
import { TwoFactorPrompt } from './account/two-factor-prompt/two-factor-prompt.tsx';
import twoFactorPromptCss from './account/two-factor-prompt/two-factor-prompt.css?inline';
import { load as loadTwoFactorPrompt } from './account/two-factor-prompt/two-factor-prompt.data.ts';
import { TwoFactorSetup } from './account/two-factor-setup/two-factor-setup.tsx';
import twoFactorSetupCss from './account/two-factor-setup/two-factor-setup.css?inline';
import { load as loadTwoFactorSetup } from './account/two-factor-setup/two-factor-setup.data.ts';
import { UnrecoverableError } from './site/unrecoverable-error/unrecoverable-error.tsx';
import unrecoverableErrorCss from './site/unrecoverable-error/unrecoverable-error.css?inline';
import { VerificationNotice } from './account/verification-notice/verification-notice.tsx';
import verificationNoticeCss from './account/verification-notice/verification-notice.css?inline';
import { load as loadVerificationNotice } from './account/verification-notice/verification-notice.data.ts';
import { VoucherEntry } from './cart/voucher-entry/voucher-entry.tsx';
import voucherEntryCss from './cart/voucher-entry/voucher-entry.css?inline';
import { WinnerList } from './results/winner-list/winner-list.tsx';
import winnerListCss from './results/winner-list/winner-list.css?inline';
import { load as loadWinnerList } from './results/winner-list/winner-list.data.ts';
import { WinnerSearch } from './results/winner-search/winner-search.tsx';
import winnerSearchCss from './results/winner-search/winner-search.css?inline';
import { load as loadWinnerSearch } from './results/winner-search/winner-search.data.ts';
import { WithdrawForm } from './wallet/withdraw-form/withdraw-form.tsx';
import withdrawFormCss from './wallet/withdraw-form/withdraw-form.css?inline';
import { load as loadWithdrawForm } from './wallet/withdraw-form/withdraw-form.data.ts';
import { WithdrawalStatus } from './wallet/withdrawal-status/withdrawal-status.tsx';
import withdrawalStatusCss from './wallet/withdrawal-status/withdrawal-status.css?inline';
import { load as loadWithdrawalStatus } from './wallet/withdrawal-status/withdrawal-status.data.ts';
import partBottomBarBottomBarCss from './_ui/bottom-bar/bottom-bar.css?inline';
import partBreakBreakHeadingCss from './_ui/break/break-heading.css?inline';
import partCheckoutPaymentLogosCss from './_ui/checkout/payment-logos.css?inline';
import partDepositDepositReportCss from './_ui/deposit/deposit-report.css?inline';
import partDialogAnswerDialogCss from './_ui/dialog/answer-dialog.css?inline';
import partFormFormSectionCss from './_ui/form/form-section.css?inline';
import partFormFormCss from './_ui/form/form.css?inline';
import partListAccountListCss from './_ui/list/account-list.css?inline';
import partListPageLinksCss from './_ui/list/page-links.css?inline';
import partOfferBuyingCss from './_ui/offer/buying.css?inline';
import partSignInElevationPanelCss from './_ui/sign-in/elevation-panel.css?inline';
import partSignInSignInCss from './_ui/sign-in/sign-in.css?inline';
import partTicketDrawnSetsCss from './_ui/ticket/drawn-sets.css?inline';
import partTicketItemNumbersCss from './_ui/ticket/item-numbers.css?inline';
import partPartyPartyCss from './party/_shared/party.css?inline';

const partBottomBarBottomBar = { name: 'bottom-bar.css', css: partBottomBarBottomBarCss };
const partBreakBreakHeading = { name: 'break-heading.css', css: partBreakBreakHeadingCss };
const partCheckoutPaymentLogos = { name: 'payment-logos.css', css: partCheckoutPaymentLogosCss };
const partDepositDepositReport = { name: 'deposit-report.css', css: partDepositDepositReportCss };
const partDialogAnswerDialog = { name: 'answer-dialog.css', css: partDialogAnswerDialogCss };
const partFormFormSection = { name: 'form-section.css', css: partFormFormSectionCss };
const partFormForm = { name: 'form.css', css: partFormFormCss };
const partListAccountList = { name: 'account-list.css', css: partListAccountListCss };
const partListPageLinks = { name: 'page-links.css', css: partListPageLinksCss };
const partOfferBuying = { name: 'buying.css', css: partOfferBuyingCss };
const partSignInElevationPanel = { name: 'elevation-panel.css', css: partSignInElevationPanelCss };
const partSignInSignIn = { name: 'sign-in.css', css: partSignInSignInCss };
const partTicketDrawnSets = { name: 'drawn-sets.css', css: partTicketDrawnSetsCss };
const partTicketItemNumbers = { name: 'item-numbers.css', css: partTicketItemNumbersCss };
const partPartyParty = { name: 'party.css', css: partPartyPartyCss };

export const serverBlocks = {
  'accordion': { component: Accordion, css: accordionCss, load: loadAccordion },
  'account-banner': { component: AccountBanner, css: accountBannerCss, load: null },
  'account-menu': { component: AccountMenu, css: accountMenuCss, load: null },
  'account-welcome': { component: AccountWelcome, css: accountWelcomeCss, load: loadAccountWelcome },
  'already-signed-in': { component: AlreadySignedIn, css: alreadySignedInCss, parts: [partSignInSignIn], load: loadAlreadySignedIn },
  'amount-to-pay': { component: AmountToPay, css: amountToPayCss, load: loadAmountToPay },
  'app-download': { component: AppDownload, css: appDownloadCss, load: null },
  'autologin': { component: Autologin, css: autologinCss, parts: [partFormFormSection, partFormForm, partSignInSignIn], load: loadAutologin },
  'brand-bar': { component: BrandBar, css: brandBarCss, load: null },
  'break-manager': { component: BreakManager, css: breakManagerCss, parts: [partFormFormSection, partFormForm], load: loadBreakManager },
  'call-to-action': { component: CallToAction, css: callToActionCss, load: null },
  'card-grid': { component: CardGrid, css: cardGridCss, load: null },
  'cart-list': { component: CartList, css: cartListCss, parts: [partBottomBarBottomBar, partDialogAnswerDialog, partFormForm, partTicketItemNumbers], load: loadCartList },
  'cart-placements': { component: CartPlacements, css: cartPlacementsCss, load: loadCartPlacements },
  'cart-promotion': { component: CartPromotion, css: cartPromotionCss, parts: [partFormForm], load: null },
  'cart-replay': { component: CartReplay, css: cartReplayCss, load: loadCartReplay },
  'cause-header': { component: CauseHeader, css: causeHeaderCss, load: loadCauseHeader },
  'cause-list': { component: CauseList, css: causeListCss, parts: [partListPageLinks], load: loadCauseList },
  'cause-text': { component: CauseText, css: causeTextCss, load: loadCauseText },
  'checkout': { component: Checkout, css: checkoutCss, load: loadCheckout },
  'checkout-footer': { component: CheckoutFooter, css: checkoutFooterCss, parts: [partCheckoutPaymentLogos], load: loadCheckoutFooter },
  'checkout-header': { component: CheckoutHeader, css: checkoutHeaderCss, load: loadCheckoutHeader },
  'closure-outcome': { component: ClosureOutcome, css: closureOutcomeCss, load: loadClosureOutcome },
  'columns': { component: Columns, css: columnsCss, load: null },
  'company-details': { component: CompanyDetails, css: companyDetailsCss, load: null },
  'consent-banner': { component: ConsentBanner, css: consentBannerCss, load: loadConsentBanner },
  'consent-settings': { component: ConsentSettings, css: consentSettingsCss, parts: [partOfferBuying], load: loadConsentSettings },
  'contact-form': { component: ContactForm, css: contactFormCss, parts: [partFormFormSection, partFormForm], load: loadContactForm },
  'country-dialog': { component: CountryDialog, css: countryDialogCss, parts: [partDialogAnswerDialog, partFormFormSection, partFormForm], load: null },
  'customer-form': { component: CustomerForm, css: customerFormCss, parts: [partFormFormSection, partFormForm], load: loadCustomerForm },
  'deposit-form': { component: DepositForm, css: depositFormCss, parts: [partFormForm], load: loadDepositForm },
  'deposit-status': { component: DepositStatus, css: depositStatusCss, parts: [partDepositDepositReport], load: loadDepositStatus },
  'details-dialog': { component: DetailsDialog, css: detailsDialogCss, parts: [partFormFormSection, partFormForm], load: null },
  'document-upload': { component: DocumentUpload, css: documentUploadCss, parts: [partFormFormSection, partFormForm], load: loadDocumentUpload },
  'draw-result': { component: DrawResult, css: drawResultCss, parts: [partTicketDrawnSets], load: loadDrawResult },
  'draw-tabs': { component: DrawTabs, css: drawTabsCss, load: loadDrawTabs },
  'draw-winners': { component: DrawWinners, css: drawWinnersCss, load: loadDrawWinners },
  'elevation-dialog': { component: ElevationDialog, css: elevationDialogCss, parts: [partFormFormSection, partFormForm], load: null },
  'empty-cart': { component: EmptyCart, css: emptyCartCss, load: null },
  'error-message': { component: ErrorMessage, css: errorMessageCss, load: null },
  'favourite-list': { component: FavouriteList, css: favouriteListCss, load: loadFavouriteList },
  'feature-banner': { component: FeatureBanner, css: featureBannerCss, load: null },
  'feedback-dialog': { component: FeedbackDialog, css: feedbackDialogCss, parts: [partFormForm], load: null },
  'footer-feedback': { component: FooterFeedback, css: footerFeedbackCss, load: null },
  'form': { component: Form, css: formCss, parts: [partFormFormSection, partFormForm], load: loadForm },
  'fund-list': { component: FundList, css: fundListCss, parts: [partFormFormSection, partFormForm, partSignInElevationPanel], load: loadFundList },
  'giveaway-entries': { component: GiveawayEntries, css: giveawayEntriesCss, load: loadGiveawayEntries },
  'giveaway-header': { component: GiveawayHeader, css: giveawayHeaderCss, load: loadGiveawayHeader },
  'giveaway-hero': { component: GiveawayHero, css: giveawayHeroCss, parts: [partBreakBreakHeading], load: loadGiveawayHero },
  'giveaway-list': { component: GiveawayList, css: giveawayListCss, parts: [partListAccountList, partListPageLinks], load: loadGiveawayList },
  'group-wizard': { component: GroupWizard, css: groupWizardCss, parts: [partFormForm, partOfferBuying], load: null },
  'hero': { component: Hero, css: heroCss, load: null },
  'identity-check': { component: IdentityCheck, css: identityCheckCss, parts: [partFormFormSection, partFormForm], load: loadIdentityCheck },
  'jackpot-hero': { component: JackpotHero, css: jackpotHeroCss, parts: [partBreakBreakHeading], load: loadJackpotHero },
  'later-method': { component: LaterMethod, css: laterMethodCss, parts: [partOfferBuying], load: loadLaterMethod },
  'licensing-restriction': { component: LicensingRestriction, css: licensingRestrictionCss, load: loadLicensingRestriction },
  'limit-manager': { component: LimitManager, css: limitManagerCss, parts: [partFormFormSection, partFormForm], load: loadLimitManager },
  'limit-notice': { component: LimitNotice, css: limitNoticeCss, load: loadLimitNotice },
  'link-confirmation': { component: LinkConfirmation, css: linkConfirmationCss, load: loadLinkConfirmation },
  'log-in': { component: LogIn, css: logInCss, parts: [partFormFormSection, partFormForm, partSignInSignIn], load: loadLogIn },
  'log-out': { component: LogOut, css: logOutCss, parts: [partSignInSignIn], load: null },
  'lottery-number-picker': { component: LotteryNumberPicker, css: lotteryNumberPickerCss, parts: [partBottomBarBottomBar, partFormForm, partOfferBuying], load: loadLotteryNumberPicker },
  'lottery-prices': { component: LotteryPrices, css: lotteryPricesCss, load: loadLotteryPrices },
  'lottery-promo': { component: LotteryPromo, css: lotteryPromoCss, load: loadLotteryPromo },
  'lottery-syndicates': { component: LotterySyndicates, css: lotterySyndicatesCss, load: loadLotterySyndicates },
  'membership-choice': { component: MembershipChoice, css: membershipChoiceCss, parts: [partOfferBuying], load: loadMembershipChoice },
  'membership-status': { component: MembershipStatus, css: membershipStatusCss, load: loadMembershipStatus },
  'membership-step': { component: MembershipStep, css: membershipStepCss, parts: [partSignInSignIn], load: loadMembershipStep },
  'membership-tiers': { component: MembershipTiers, css: membershipTiersCss, load: loadMembershipTiers },
  'migration-banner': { component: MigrationBanner, css: migrationBannerCss, load: loadMigrationBanner },
  'migration-dialog': { component: MigrationDialog, css: migrationDialogCss, parts: [partFormFormSection, partFormForm], load: null },
  'notification-feed': { component: NotificationFeed, css: notificationFeedCss, load: null },
  'offer-grid': { component: OfferGrid, css: offerGridCss, load: loadOfferGrid },
  'offer-header': { component: OfferHeader, css: offerHeaderCss, load: loadOfferHeader },
  'offer-rules': { component: OfferRules, css: offerRulesCss, load: loadOfferRules },
  'open-deposits': { component: OpenDeposits, css: openDepositsCss, load: loadOpenDeposits },
  'order-list': { component: OrderList, css: orderListCss, parts: [partListAccountList, partListPageLinks], load: loadOrderList },
  'order-summary': { component: OrderSummary, css: orderSummaryCss, parts: [partTicketItemNumbers], load: loadOrderSummary },
  'own-draws': { component: OwnDraws, css: ownDrawsCss, load: loadOwnDraws },
  'own-subscriptions': { component: OwnSubscriptions, css: ownSubscriptionsCss, load: loadOwnSubscriptions },
  'own-tickets': { component: OwnTickets, css: ownTicketsCss, load: loadOwnTickets },
  'page-list': { component: PageList, css: pageListCss, load: loadPageList },
  'partner-checkout': { component: PartnerCheckout, css: partnerCheckoutCss, load: loadPartnerCheckout },
  'partner-header': { component: PartnerHeader, css: partnerHeaderCss, load: loadPartnerHeader },
  'party-group': { component: PartyGroup, css: partyGroupCss, parts: [partFormForm, partListPageLinks, partPartyParty], load: loadPartyGroup },
  'party-invitation': { component: PartyInvitation, css: partyInvitationCss, parts: [partPartyParty], load: loadPartyInvitation },
  'party-list': { component: PartyList, css: partyListCss, parts: [partFormForm, partListPageLinks, partPartyParty], load: loadPartyList },
  'party-members': { component: PartyMembers, css: partyMembersCss, parts: [partFormForm], load: loadPartyMembers },
  'party-session': { component: PartySession, css: partySessionCss, parts: [partOfferBuying, partPartyParty], load: loadPartySession },
  'party-start': { component: PartyStart, css: partyStartCss, load: loadPartyStart },
  'party-ticket': { component: PartyTicket, css: partyTicketCss, load: loadPartyTicket },
  'password-form': { component: PasswordForm, css: passwordFormCss, parts: [partFormFormSection, partFormForm], load: loadPasswordForm },
  'payment-choice': { component: PaymentChoice, css: paymentChoiceCss, parts: [partFormFormSection, partFormForm], load: null },
  'payment-progress': { component: PaymentProgress, css: paymentProgressCss, parts: [partFormFormSection, partFormForm], load: loadPaymentProgress },
  'payment-resolutions': { component: PaymentResolutions, css: paymentResolutionsCss, load: loadPaymentResolutions },
  'payment-step': { component: PaymentStep, css: paymentStepCss, parts: [partOfferBuying], load: loadPaymentStep },
  'picture': { component: Picture, css: pictureCss, load: null },
  'place-order': { component: PlaceOrder, css: placeOrderCss, load: loadPlaceOrder },
  'play-header': { component: PlayHeader, css: playHeaderCss, load: loadPlayHeader },
  'play-options': { component: PlayOptions, css: playOptionsCss, load: loadPlayOptions },
  'precart-drawer': { component: PrecartDrawer, css: precartDrawerCss, load: null },
  'print-tickets': { component: PrintTickets, css: printTicketsCss, parts: [partListPageLinks], load: loadPrintTickets },
  'prize-hero': { component: PrizeHero, css: prizeHeroCss, parts: [partBreakBreakHeading], load: loadPrizeHero },
  'prize-table': { component: PrizeTable, css: prizeTableCss, load: loadPrizeTable },
  'program-text': { component: ProgramText, css: programTextCss, load: loadProgramText },
  'raffle-books': { component: RaffleBooks, css: raffleBooksCss, parts: [partOfferBuying], load: loadRaffleBooks },
  'raffle-prize': { component: RafflePrize, css: rafflePrizeCss, load: loadRafflePrize },
  'raffle-ticket-search': { component: RaffleTicketSearch, css: raffleTicketSearchCss, parts: [partFormForm], load: loadRaffleTicketSearch },
  'receipt': { component: Receipt, css: receiptCss, parts: [partDepositDepositReport], load: loadReceipt },
  'receipt-share': { component: ReceiptShare, css: receiptShareCss, load: null },
  'receipt-wait': { component: ReceiptWait, css: receiptWaitCss, load: loadReceiptWait },
  'recurring-list': { component: RecurringList, css: recurringListCss, parts: [partListAccountList, partListPageLinks], load: loadRecurringList },
  'recurring-purchase': { component: RecurringPurchase, css: recurringPurchaseCss, parts: [partFormForm, partOfferBuying], load: loadRecurringPurchase },
  'result-header': { component: ResultHeader, css: resultHeaderCss, load: loadResultHeader },
  'result-list': { component: ResultList, css: resultListCss, parts: [partListPageLinks, partTicketDrawnSets], load: loadResultList },
  'result-months': { component: ResultMonths, css: resultMonthsCss, load: loadResultMonths },
  'result-offers': { component: ResultOffers, css: resultOffersCss, load: loadResultOffers },
  'results-strip': { component: ResultsStrip, css: resultsStripCss, parts: [partTicketDrawnSets], load: loadResultsStrip },
  'rich-text': { component: RichText, css: richTextCss, load: null },
  'sales-notice': { component: SalesNotice, css: salesNoticeCss, load: null },
  'scheduled-list': { component: ScheduledList, css: scheduledListCss, load: loadScheduledList },
  'scheduled-purchase': { component: ScheduledPurchase, css: scheduledPurchaseCss, load: loadScheduledPurchase },
  'section': { component: Section, css: sectionCss, load: null },
  'session-dialog': { component: SessionDialog, css: sessionDialogCss, load: null },
  'sign-up': { component: SignUp, css: signUpCss, parts: [partFormFormSection, partFormForm, partSignInSignIn], load: loadSignUp },
  'site-banner': { component: SiteBanner, css: siteBannerCss, load: loadSiteBanner },
  'site-footer': { component: SiteFooter, css: siteFooterCss, parts: [partCheckoutPaymentLogos], load: loadSiteFooter },
  'site-header': { component: SiteHeader, css: siteHeaderCss, load: loadSiteHeader },
  'skip-link': { component: SkipLink, css: skipLinkCss, load: null },
  'social-accounts': { component: SocialAccounts, css: socialAccountsCss, parts: [partSignInElevationPanel], load: loadSocialAccounts },
  'statistics-chart': { component: StatisticsChart, css: statisticsChartCss, load: loadStatisticsChart },
  'steps': { component: Steps, css: stepsCss, load: null },
  'store-buttons': { component: StoreButtons, css: storeButtonsCss, load: null },
  'story': { component: Story, css: storyCss, load: loadStory },
  'story-categories': { component: StoryCategories, css: storyCategoriesCss, load: loadStoryCategories },
  'story-list': { component: StoryList, css: storyListCss, parts: [partListPageLinks], load: loadStoryList },
  'support-widget': { component: SupportWidget, css: supportWidgetCss, load: loadSupportWidget },
  'syndicate-list': { component: SyndicateList, css: syndicateListCss, parts: [partOfferBuying], load: loadSyndicateList },
  'syndicate-part': { component: SyndicatePart, css: syndicatePartCss, load: loadSyndicatePart },
  'syndicate-shares': { component: SyndicateShares, css: syndicateSharesCss, parts: [partOfferBuying], load: loadSyndicateShares },
  'terms-dialog': { component: TermsDialog, css: termsDialogCss, parts: [partDialogAnswerDialog, partFormFormSection, partFormForm], load: null },
  'ticket-document': { component: TicketDocument, css: ticketDocumentCss, load: loadTicketDocument },
  'ticket-draws': { component: TicketDraws, css: ticketDrawsCss, parts: [partTicketDrawnSets], load: loadTicketDraws },
  'ticket-header': { component: TicketHeader, css: ticketHeaderCss, load: loadTicketHeader },
  'tip-list': { component: TipList, css: tipListCss, load: loadTipList },
  'transaction-list': { component: TransactionList, css: transactionListCss, parts: [partFormForm, partListPageLinks], load: loadTransactionList },
  'two-factor-prompt': { component: TwoFactorPrompt, css: twoFactorPromptCss, load: loadTwoFactorPrompt },
  'two-factor-setup': { component: TwoFactorSetup, css: twoFactorSetupCss, parts: [partFormFormSection, partFormForm, partSignInElevationPanel], load: loadTwoFactorSetup },
  'unrecoverable-error': { component: UnrecoverableError, css: unrecoverableErrorCss, load: null },
  'verification-notice': { component: VerificationNotice, css: verificationNoticeCss, load: loadVerificationNotice },
  'voucher-entry': { component: VoucherEntry, css: voucherEntryCss, parts: [partFormForm], load: null },
  'winner-list': { component: WinnerList, css: winnerListCss, load: loadWinnerList },
  'winner-search': { component: WinnerSearch, css: winnerSearchCss, parts: [partFormForm, partListPageLinks], load: loadWinnerSearch },
  'withdraw-form': { component: WithdrawForm, css: withdrawFormCss, parts: [partFormFormSection, partFormForm, partSignInElevationPanel], load: loadWithdrawForm },
  'withdrawal-status': { component: WithdrawalStatus, css: withdrawalStatusCss, load: loadWithdrawalStatus },
};
