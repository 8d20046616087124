// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import { Accordion } from './content/accordion/accordion.tsx';
import accordionCss from './content/accordion/accordion.css?inline';
import { loadAccordionData } from './content/accordion/accordion.data.ts';
import { AccountClosedNotice } from './account/account-closed-notice/account-closed-notice.tsx';
import accountClosedNoticeCss from './account/account-closed-notice/account-closed-notice.css?inline';
import { loadAccountClosedNoticeData } from './account/account-closed-notice/account-closed-notice.data.ts';
import { AccountMenu } from './account/account-menu/account-menu.tsx';
import accountMenuCss from './account/account-menu/account-menu.css?inline';
import { AddressAndEmailConfirmation } from './account/address-and-email-confirmation/address-and-email-confirmation.tsx';
import addressAndEmailConfirmationCss from './account/address-and-email-confirmation/address-and-email-confirmation.css?inline';
import { AlreadySignedIn } from './sign-in/already-signed-in/already-signed-in.tsx';
import alreadySignedInCss from './sign-in/already-signed-in/already-signed-in.css?inline';
import { loadAlreadySignedInData } from './sign-in/already-signed-in/already-signed-in.data.ts';
import { AmountToPay } from './checkout/amount-to-pay/amount-to-pay.tsx';
import amountToPayCss from './checkout/amount-to-pay/amount-to-pay.css?inline';
import { loadAmountToPayData } from './checkout/amount-to-pay/amount-to-pay.data.ts';
import { AppDownload } from './content/app-download/app-download.tsx';
import appDownloadCss from './content/app-download/app-download.css?inline';
import { Autologin } from './sign-in/autologin/autologin.tsx';
import autologinCss from './sign-in/autologin/autologin.css?inline';
import { loadAutologinData } from './sign-in/autologin/autologin.data.ts';
import { BalanceGreeting } from './account/balance-greeting/balance-greeting.tsx';
import balanceGreetingCss from './account/balance-greeting/balance-greeting.css?inline';
import { loadBalanceGreetingData } from './account/balance-greeting/balance-greeting.data.ts';
import { BreakManager } from './account/break-manager/break-manager.tsx';
import breakManagerCss from './account/break-manager/break-manager.css?inline';
import { loadBreakManagerData } from './account/break-manager/break-manager.data.ts';
import { CallToAction } from './content/call-to-action/call-to-action.tsx';
import callToActionCss from './content/call-to-action/call-to-action.css?inline';
import { CardGrid } from './content/card-grid/card-grid.tsx';
import cardGridCss from './content/card-grid/card-grid.css?inline';
import { CartList } from './cart/cart-list/cart-list.tsx';
import cartListCss from './cart/cart-list/cart-list.css?inline';
import { loadCartListData } from './cart/cart-list/cart-list.data.ts';
import { CauseHeader } from './causes/cause-header/cause-header.tsx';
import causeHeaderCss from './causes/cause-header/cause-header.css?inline';
import { loadCauseHeaderData } from './causes/cause-header/cause-header.data.ts';
import { CauseList } from './causes/cause-list/cause-list.tsx';
import causeListCss from './causes/cause-list/cause-list.css?inline';
import { loadCauseListData } from './causes/cause-list/cause-list.data.ts';
import { CauseText } from './causes/cause-text/cause-text.tsx';
import causeTextCss from './causes/cause-text/cause-text.css?inline';
import { loadCauseTextData } from './causes/cause-text/cause-text.data.ts';
import { Checkout } from './checkout/checkout/checkout.tsx';
import checkoutCss from './checkout/checkout/checkout.css?inline';
import { loadCheckoutData } from './checkout/checkout/checkout.data.ts';
import { CheckoutFooter } from './checkout/checkout-footer/checkout-footer.tsx';
import checkoutFooterCss from './checkout/checkout-footer/checkout-footer.css?inline';
import { loadCheckoutFooterData } from './checkout/checkout-footer/checkout-footer.data.ts';
import { CheckoutHeader } from './checkout/checkout-header/checkout-header.tsx';
import checkoutHeaderCss from './checkout/checkout-header/checkout-header.css?inline';
import { loadCheckoutHeaderData } from './checkout/checkout-header/checkout-header.data.ts';
import { Columns } from './content/columns/columns.tsx';
import columnsCss from './content/columns/columns.css?inline';
import { CompanyDetails } from './site/company-details/company-details.tsx';
import companyDetailsCss from './site/company-details/company-details.css?inline';
import { ConsentBanner } from './site/consent-banner/consent-banner.tsx';
import consentBannerCss from './site/consent-banner/consent-banner.css?inline';
import { loadConsentBannerData } from './site/consent-banner/consent-banner.data.ts';
import { ConsentSettings } from './site/consent-settings/consent-settings.tsx';
import consentSettingsCss from './site/consent-settings/consent-settings.css?inline';
import { loadConsentSettingsData } from './site/consent-settings/consent-settings.data.ts';
import { ContentPageList } from './content/content-page-list/content-page-list.tsx';
import contentPageListCss from './content/content-page-list/content-page-list.css?inline';
import { loadContentPageListData } from './content/content-page-list/content-page-list.data.ts';
import { CountryBannedDialog } from './account/country-banned-dialog/country-banned-dialog.tsx';
import countryBannedDialogCss from './account/country-banned-dialog/country-banned-dialog.css?inline';
import { DepositForm } from './wallet/deposit-form/deposit-form.tsx';
import depositFormCss from './wallet/deposit-form/deposit-form.css?inline';
import { loadDepositFormData } from './wallet/deposit-form/deposit-form.data.ts';
import { DepositStatus } from './wallet/deposit-status/deposit-status.tsx';
import depositStatusCss from './wallet/deposit-status/deposit-status.css?inline';
import { loadDepositStatusData } from './wallet/deposit-status/deposit-status.data.ts';
import { DetailsDialog } from './account/details-dialog/details-dialog.tsx';
import detailsDialogCss from './account/details-dialog/details-dialog.css?inline';
import { DocumentUpload } from './account/document-upload/document-upload.tsx';
import documentUploadCss from './account/document-upload/document-upload.css?inline';
import { loadDocumentUploadData } from './account/document-upload/document-upload.data.ts';
import { DrawResult } from './results/draw-result/draw-result.tsx';
import drawResultCss from './results/draw-result/draw-result.css?inline';
import { loadDrawResultData } from './results/draw-result/draw-result.data.ts';
import { DrawnNumberStatistics } from './results/drawn-number-statistics/drawn-number-statistics.tsx';
import drawnNumberStatisticsCss from './results/drawn-number-statistics/drawn-number-statistics.css?inline';
import { loadDrawnNumberStatisticsData } from './results/drawn-number-statistics/drawn-number-statistics.data.ts';
import { ElevationDialog } from './sign-in/elevation-dialog/elevation-dialog.tsx';
import elevationDialogCss from './sign-in/elevation-dialog/elevation-dialog.css?inline';
import { EmptyCart } from './cart/empty-cart/empty-cart.tsx';
import emptyCartCss from './cart/empty-cart/empty-cart.css?inline';
import { ErrorPageMessage } from './site/error-page-message/error-page-message.tsx';
import errorPageMessageCss from './site/error-page-message/error-page-message.css?inline';
import { FavouriteList } from './play/favourite-list/favourite-list.tsx';
import favouriteListCss from './play/favourite-list/favourite-list.css?inline';
import { loadFavouriteListData } from './play/favourite-list/favourite-list.data.ts';
import { FeatureBanner } from './content/feature-banner/feature-banner.tsx';
import featureBannerCss from './content/feature-banner/feature-banner.css?inline';
import { FeedbackDialog } from './site/feedback-dialog/feedback-dialog.tsx';
import feedbackDialogCss from './site/feedback-dialog/feedback-dialog.css?inline';
import { FooterFeedback } from './site/footer-feedback/footer-feedback.tsx';
import footerFeedbackCss from './site/footer-feedback/footer-feedback.css?inline';
import { Form } from './content/form/form.tsx';
import formCss from './content/form/form.css?inline';
import { loadFormData } from './content/form/form.data.ts';
import { FundList } from './wallet/fund-list/fund-list.tsx';
import fundListCss from './wallet/fund-list/fund-list.css?inline';
import { loadFundListData } from './wallet/fund-list/fund-list.data.ts';
import { GiveawayEntries } from './membership/giveaway-entries/giveaway-entries.tsx';
import giveawayEntriesCss from './membership/giveaway-entries/giveaway-entries.css?inline';
import { loadGiveawayEntriesData } from './membership/giveaway-entries/giveaway-entries.data.ts';
import { GiveawayHeader } from './membership/giveaway-header/giveaway-header.tsx';
import giveawayHeaderCss from './membership/giveaway-header/giveaway-header.css?inline';
import { loadGiveawayHeaderData } from './membership/giveaway-header/giveaway-header.data.ts';
import { GiveawayHero } from './membership/giveaway-hero/giveaway-hero.tsx';
import giveawayHeroCss from './membership/giveaway-hero/giveaway-hero.css?inline';
import { loadGiveawayHeroData } from './membership/giveaway-hero/giveaway-hero.data.ts';
import { GroupWizard } from './party/group-wizard/group-wizard.tsx';
import groupWizardCss from './party/group-wizard/group-wizard.css?inline';
import { GroupWizardButton } from './party/group-wizard-button/group-wizard-button.tsx';
import groupWizardButtonCss from './party/group-wizard-button/group-wizard-button.css?inline';
import { loadGroupWizardButtonData } from './party/group-wizard-button/group-wizard-button.data.ts';
import { Hero } from './content/hero/hero.tsx';
import heroCss from './content/hero/hero.css?inline';
import { HomeLinkHeader } from './site/home-link-header/home-link-header.tsx';
import homeLinkHeaderCss from './site/home-link-header/home-link-header.css?inline';
import { IdentityCheck } from './account/identity-check/identity-check.tsx';
import identityCheckCss from './account/identity-check/identity-check.css?inline';
import { loadIdentityCheckData } from './account/identity-check/identity-check.data.ts';
import { JackpotHero } from './offers/jackpot-hero/jackpot-hero.tsx';
import jackpotHeroCss from './offers/jackpot-hero/jackpot-hero.css?inline';
import { loadJackpotHeroData } from './offers/jackpot-hero/jackpot-hero.data.ts';
import { LaterMethod } from './checkout/later-method/later-method.tsx';
import laterMethodCss from './checkout/later-method/later-method.css?inline';
import { loadLaterMethodData } from './checkout/later-method/later-method.data.ts';
import { LimitManager } from './account/limit-manager/limit-manager.tsx';
import limitManagerCss from './account/limit-manager/limit-manager.css?inline';
import { loadLimitManagerData } from './account/limit-manager/limit-manager.data.ts';
import { LimitNotice } from './checkout/limit-notice/limit-notice.tsx';
import limitNoticeCss from './checkout/limit-notice/limit-notice.css?inline';
import { loadLimitNoticeData } from './checkout/limit-notice/limit-notice.data.ts';
import { LinkConfirmation } from './account/link-confirmation/link-confirmation.tsx';
import linkConfirmationCss from './account/link-confirmation/link-confirmation.css?inline';
import { loadLinkConfirmationData } from './account/link-confirmation/link-confirmation.data.ts';
import { LogIn } from './sign-in/log-in/log-in.tsx';
import logInCss from './sign-in/log-in/log-in.css?inline';
import { loadLogInData } from './sign-in/log-in/log-in.data.ts';
import { LogOut } from './sign-in/log-out/log-out.tsx';
import logOutCss from './sign-in/log-out/log-out.css?inline';
import { LotteryNumberPicker } from './play/lottery-number-picker/lottery-number-picker.tsx';
import lotteryNumberPickerCss from './play/lottery-number-picker/lottery-number-picker.css?inline';
import { loadLotteryNumberPickerData } from './play/lottery-number-picker/lottery-number-picker.data.ts';
import { LotteryPrices } from './offers/lottery-prices/lottery-prices.tsx';
import lotteryPricesCss from './offers/lottery-prices/lottery-prices.css?inline';
import { loadLotteryPricesData } from './offers/lottery-prices/lottery-prices.data.ts';
import { LotteryPromo } from './offers/lottery-promo/lottery-promo.tsx';
import lotteryPromoCss from './offers/lottery-promo/lottery-promo.css?inline';
import { loadLotteryPromoData } from './offers/lottery-promo/lottery-promo.data.ts';
import { LotterySyndicates } from './offers/lottery-syndicates/lottery-syndicates.tsx';
import lotterySyndicatesCss from './offers/lottery-syndicates/lottery-syndicates.css?inline';
import { loadLotterySyndicatesData } from './offers/lottery-syndicates/lottery-syndicates.data.ts';
import { MembershipChoice } from './membership/membership-choice/membership-choice.tsx';
import membershipChoiceCss from './membership/membership-choice/membership-choice.css?inline';
import { loadMembershipChoiceData } from './membership/membership-choice/membership-choice.data.ts';
import { MembershipJoining } from './membership/membership-joining/membership-joining.tsx';
import membershipJoiningCss from './membership/membership-joining/membership-joining.css?inline';
import { loadMembershipJoiningData } from './membership/membership-joining/membership-joining.data.ts';
import { MembershipStatus } from './membership/membership-status/membership-status.tsx';
import membershipStatusCss from './membership/membership-status/membership-status.css?inline';
import { loadMembershipStatusData } from './membership/membership-status/membership-status.data.ts';
import { MembershipTiers } from './membership/membership-tiers/membership-tiers.tsx';
import membershipTiersCss from './membership/membership-tiers/membership-tiers.css?inline';
import { loadMembershipTiersData } from './membership/membership-tiers/membership-tiers.data.ts';
import { MigrationBanner } from './account/migration-banner/migration-banner.tsx';
import migrationBannerCss from './account/migration-banner/migration-banner.css?inline';
import { loadMigrationBannerData } from './account/migration-banner/migration-banner.data.ts';
import { MigrationDialog } from './account/migration-dialog/migration-dialog.tsx';
import migrationDialogCss from './account/migration-dialog/migration-dialog.css?inline';
import { NamedDrawWinners } from './results/named-draw-winners/named-draw-winners.tsx';
import namedDrawWinnersCss from './results/named-draw-winners/named-draw-winners.css?inline';
import { loadNamedDrawWinnersData } from './results/named-draw-winners/named-draw-winners.data.ts';
import { NewPasswordForm } from './sign-in/new-password-form/new-password-form.tsx';
import newPasswordFormCss from './sign-in/new-password-form/new-password-form.css?inline';
import { loadNewPasswordFormData } from './sign-in/new-password-form/new-password-form.data.ts';
import { NotificationDrawer } from './account/notification-drawer/notification-drawer.tsx';
import notificationDrawerCss from './account/notification-drawer/notification-drawer.css?inline';
import { NumberTipList } from './play/number-tip-list/number-tip-list.tsx';
import numberTipListCss from './play/number-tip-list/number-tip-list.css?inline';
import { loadNumberTipListData } from './play/number-tip-list/number-tip-list.data.ts';
import { OfferGrid } from './offers/offer-grid/offer-grid.tsx';
import offerGridCss from './offers/offer-grid/offer-grid.css?inline';
import { loadOfferGridData } from './offers/offer-grid/offer-grid.data.ts';
import { OfferHeader } from './offers/offer-header/offer-header.tsx';
import offerHeaderCss from './offers/offer-header/offer-header.css?inline';
import { loadOfferHeaderData } from './offers/offer-header/offer-header.data.ts';
import { OfferRegionRestriction } from './offers/offer-region-restriction/offer-region-restriction.tsx';
import offerRegionRestrictionCss from './offers/offer-region-restriction/offer-region-restriction.css?inline';
import { loadOfferRegionRestrictionData } from './offers/offer-region-restriction/offer-region-restriction.data.ts';
import { OfferResultsLinks } from './results/offer-results-links/offer-results-links.tsx';
import offerResultsLinksCss from './results/offer-results-links/offer-results-links.css?inline';
import { loadOfferResultsLinksData } from './results/offer-results-links/offer-results-links.data.ts';
import { OfferRules } from './offers/offer-rules/offer-rules.tsx';
import offerRulesCss from './offers/offer-rules/offer-rules.css?inline';
import { loadOfferRulesData } from './offers/offer-rules/offer-rules.data.ts';
import { OpenDeposits } from './wallet/open-deposits/open-deposits.tsx';
import openDepositsCss from './wallet/open-deposits/open-deposits.css?inline';
import { loadOpenDepositsData } from './wallet/open-deposits/open-deposits.data.ts';
import { OrderList } from './tickets/order-list/order-list.tsx';
import orderListCss from './tickets/order-list/order-list.css?inline';
import { loadOrderListData } from './tickets/order-list/order-list.data.ts';
import { OrderSummary } from './checkout/order-summary/order-summary.tsx';
import orderSummaryCss from './checkout/order-summary/order-summary.css?inline';
import { loadOrderSummaryData } from './checkout/order-summary/order-summary.data.ts';
import { OrderToRepeat } from './cart/order-to-repeat/order-to-repeat.tsx';
import orderToRepeatCss from './cart/order-to-repeat/order-to-repeat.css?inline';
import { loadOrderToRepeatData } from './cart/order-to-repeat/order-to-repeat.data.ts';
import { OwnDraws } from './results/own-draws/own-draws.tsx';
import ownDrawsCss from './results/own-draws/own-draws.css?inline';
import { loadOwnDrawsData } from './results/own-draws/own-draws.data.ts';
import { OwnGiveawayDraws } from './membership/own-giveaway-draws/own-giveaway-draws.tsx';
import ownGiveawayDrawsCss from './membership/own-giveaway-draws/own-giveaway-draws.css?inline';
import { loadOwnGiveawayDrawsData } from './membership/own-giveaway-draws/own-giveaway-draws.data.ts';
import { OwnOrOpenParties } from './party/own-or-open-parties/own-or-open-parties.tsx';
import ownOrOpenPartiesCss from './party/own-or-open-parties/own-or-open-parties.css?inline';
import { loadOwnOrOpenPartiesData } from './party/own-or-open-parties/own-or-open-parties.data.ts';
import { OwnSubscriptions } from './tickets/own-subscriptions/own-subscriptions.tsx';
import ownSubscriptionsCss from './tickets/own-subscriptions/own-subscriptions.css?inline';
import { loadOwnSubscriptionsData } from './tickets/own-subscriptions/own-subscriptions.data.ts';
import { OwnTicketsCheck } from './results/own-tickets-check/own-tickets-check.tsx';
import ownTicketsCheckCss from './results/own-tickets-check/own-tickets-check.css?inline';
import { loadOwnTicketsCheckData } from './results/own-tickets-check/own-tickets-check.data.ts';
import { OwnedSyndicateShare } from './tickets/owned-syndicate-share/owned-syndicate-share.tsx';
import ownedSyndicateShareCss from './tickets/owned-syndicate-share/owned-syndicate-share.css?inline';
import { loadOwnedSyndicateShareData } from './tickets/owned-syndicate-share/owned-syndicate-share.data.ts';
import { PartnerCheckout } from './partner/partner-checkout/partner-checkout.tsx';
import partnerCheckoutCss from './partner/partner-checkout/partner-checkout.css?inline';
import { loadPartnerCheckoutData } from './partner/partner-checkout/partner-checkout.data.ts';
import { PartnerHeader } from './partner/partner-header/partner-header.tsx';
import partnerHeaderCss from './partner/partner-header/partner-header.css?inline';
import { loadPartnerHeaderData } from './partner/partner-header/partner-header.data.ts';
import { PartyGroup } from './party/party-group/party-group.tsx';
import partyGroupCss from './party/party-group/party-group.css?inline';
import { loadPartyGroupData } from './party/party-group/party-group.data.ts';
import { PartyInvitation } from './party/party-invitation/party-invitation.tsx';
import partyInvitationCss from './party/party-invitation/party-invitation.css?inline';
import { loadPartyInvitationData } from './party/party-invitation/party-invitation.data.ts';
import { PartyMembers } from './party/party-members/party-members.tsx';
import partyMembersCss from './party/party-members/party-members.css?inline';
import { loadPartyMembersData } from './party/party-members/party-members.data.ts';
import { PartyOfTicket } from './party/party-of-ticket/party-of-ticket.tsx';
import partyOfTicketCss from './party/party-of-ticket/party-of-ticket.css?inline';
import { loadPartyOfTicketData } from './party/party-of-ticket/party-of-ticket.data.ts';
import { PartySession } from './party/party-session/party-session.tsx';
import partySessionCss from './party/party-session/party-session.css?inline';
import { loadPartySessionData } from './party/party-session/party-session.data.ts';
import { PaymentChoice } from './wallet/payment-choice/payment-choice.tsx';
import paymentChoiceCss from './wallet/payment-choice/payment-choice.css?inline';
import { PaymentProgress } from './wallet/payment-progress/payment-progress.tsx';
import paymentProgressCss from './wallet/payment-progress/payment-progress.css?inline';
import { loadPaymentProgressData } from './wallet/payment-progress/payment-progress.data.ts';
import { PaymentResolutions } from './tickets/payment-resolutions/payment-resolutions.tsx';
import paymentResolutionsCss from './tickets/payment-resolutions/payment-resolutions.css?inline';
import { loadPaymentResolutionsData } from './tickets/payment-resolutions/payment-resolutions.data.ts';
import { PaymentStep } from './checkout/payment-step/payment-step.tsx';
import paymentStepCss from './checkout/payment-step/payment-step.css?inline';
import { loadPaymentStepData } from './checkout/payment-step/payment-step.data.ts';
import { Picture } from './content/picture/picture.tsx';
import pictureCss from './content/picture/picture.css?inline';
import { PlaceOrderButton } from './checkout/place-order-button/place-order-button.tsx';
import placeOrderButtonCss from './checkout/place-order-button/place-order-button.css?inline';
import { loadPlaceOrderButtonData } from './checkout/place-order-button/place-order-button.data.ts';
import { PlayHeader } from './play/play-header/play-header.tsx';
import playHeaderCss from './play/play-header/play-header.css?inline';
import { loadPlayHeaderData } from './play/play-header/play-header.data.ts';
import { PrecartDrawer } from './cart/precart-drawer/precart-drawer.tsx';
import precartDrawerCss from './cart/precart-drawer/precart-drawer.css?inline';
import { PrefilledForm } from './account/prefilled-form/prefilled-form.tsx';
import prefilledFormCss from './account/prefilled-form/prefilled-form.css?inline';
import { loadPrefilledFormData } from './account/prefilled-form/prefilled-form.data.ts';
import { PrintTickets } from './tickets/print-tickets/print-tickets.tsx';
import printTicketsCss from './tickets/print-tickets/print-tickets.css?inline';
import { loadPrintTicketsData } from './tickets/print-tickets/print-tickets.data.ts';
import { PrizeHero } from './offers/prize-hero/prize-hero.tsx';
import prizeHeroCss from './offers/prize-hero/prize-hero.css?inline';
import { loadPrizeHeroData } from './offers/prize-hero/prize-hero.data.ts';
import { PrizeTable } from './results/prize-table/prize-table.tsx';
import prizeTableCss from './results/prize-table/prize-table.css?inline';
import { loadPrizeTableData } from './results/prize-table/prize-table.data.ts';
import { PrizesAndWinnersTabs } from './results/prizes-and-winners-tabs/prizes-and-winners-tabs.tsx';
import prizesAndWinnersTabsCss from './results/prizes-and-winners-tabs/prizes-and-winners-tabs.css?inline';
import { loadPrizesAndWinnersTabsData } from './results/prizes-and-winners-tabs/prizes-and-winners-tabs.data.ts';
import { ProgramText } from './membership/program-text/program-text.tsx';
import programTextCss from './membership/program-text/program-text.css?inline';
import { loadProgramTextData } from './membership/program-text/program-text.data.ts';
import { PromotionCodeEntry } from './cart/promotion-code-entry/promotion-code-entry.tsx';
import promotionCodeEntryCss from './cart/promotion-code-entry/promotion-code-entry.css?inline';
import { RaffleBooks } from './play/raffle-books/raffle-books.tsx';
import raffleBooksCss from './play/raffle-books/raffle-books.css?inline';
import { loadRaffleBooksData } from './play/raffle-books/raffle-books.data.ts';
import { RafflePrizes } from './offers/raffle-prizes/raffle-prizes.tsx';
import rafflePrizesCss from './offers/raffle-prizes/raffle-prizes.css?inline';
import { loadRafflePrizesData } from './offers/raffle-prizes/raffle-prizes.data.ts';
import { RaffleWinningTicketSearch } from './play/raffle-winning-ticket-search/raffle-winning-ticket-search.tsx';
import raffleWinningTicketSearchCss from './play/raffle-winning-ticket-search/raffle-winning-ticket-search.css?inline';
import { loadRaffleWinningTicketSearchData } from './play/raffle-winning-ticket-search/raffle-winning-ticket-search.data.ts';
import { Receipt } from './checkout/receipt/receipt.tsx';
import receiptCss from './checkout/receipt/receipt.css?inline';
import { loadReceiptData } from './checkout/receipt/receipt.data.ts';
import { ReceiptShareLinks } from './checkout/receipt-share-links/receipt-share-links.tsx';
import receiptShareLinksCss from './checkout/receipt-share-links/receipt-share-links.css?inline';
import { ReceiptWait } from './checkout/receipt-wait/receipt-wait.tsx';
import receiptWaitCss from './checkout/receipt-wait/receipt-wait.css?inline';
import { loadReceiptWaitData } from './checkout/receipt-wait/receipt-wait.data.ts';
import { RecentWinners } from './results/recent-winners/recent-winners.tsx';
import recentWinnersCss from './results/recent-winners/recent-winners.css?inline';
import { loadRecentWinnersData } from './results/recent-winners/recent-winners.data.ts';
import { RecommendedOffers } from './cart/recommended-offers/recommended-offers.tsx';
import recommendedOffersCss from './cart/recommended-offers/recommended-offers.css?inline';
import { loadRecommendedOffersData } from './cart/recommended-offers/recommended-offers.data.ts';
import { RecurringList } from './tickets/recurring-list/recurring-list.tsx';
import recurringListCss from './tickets/recurring-list/recurring-list.css?inline';
import { loadRecurringListData } from './tickets/recurring-list/recurring-list.data.ts';
import { RecurringPurchase } from './tickets/recurring-purchase/recurring-purchase.tsx';
import recurringPurchaseCss from './tickets/recurring-purchase/recurring-purchase.css?inline';
import { loadRecurringPurchaseData } from './tickets/recurring-purchase/recurring-purchase.data.ts';
import { ResultHeader } from './results/result-header/result-header.tsx';
import resultHeaderCss from './results/result-header/result-header.css?inline';
import { loadResultHeaderData } from './results/result-header/result-header.data.ts';
import { ResultList } from './results/result-list/result-list.tsx';
import resultListCss from './results/result-list/result-list.css?inline';
import { loadResultListData } from './results/result-list/result-list.data.ts';
import { ResultMonths } from './results/result-months/result-months.tsx';
import resultMonthsCss from './results/result-months/result-months.css?inline';
import { loadResultMonthsData } from './results/result-months/result-months.data.ts';
import { ResultsStrip } from './results/results-strip/results-strip.tsx';
import resultsStripCss from './results/results-strip/results-strip.css?inline';
import { loadResultsStripData } from './results/results-strip/results-strip.data.ts';
import { RichText } from './content/rich-text/rich-text.tsx';
import richTextCss from './content/rich-text/rich-text.css?inline';
import { SalesRestrictionNotices } from './checkout/sales-restriction-notices/sales-restriction-notices.tsx';
import salesRestrictionNoticesCss from './checkout/sales-restriction-notices/sales-restriction-notices.css?inline';
import { ScheduledPurchase } from './tickets/scheduled-purchase/scheduled-purchase.tsx';
import scheduledPurchaseCss from './tickets/scheduled-purchase/scheduled-purchase.css?inline';
import { loadScheduledPurchaseData } from './tickets/scheduled-purchase/scheduled-purchase.data.ts';
import { Section } from './content/section/section.tsx';
import sectionCss from './content/section/section.css?inline';
import { SessionDialog } from './sign-in/session-dialog/session-dialog.tsx';
import sessionDialogCss from './sign-in/session-dialog/session-dialog.css?inline';
import { SignUp } from './sign-in/sign-up/sign-up.tsx';
import signUpCss from './sign-in/sign-up/sign-up.css?inline';
import { loadSignUpData } from './sign-in/sign-up/sign-up.data.ts';
import { SiteBanner } from './site/site-banner/site-banner.tsx';
import siteBannerCss from './site/site-banner/site-banner.css?inline';
import { loadSiteBannerData } from './site/site-banner/site-banner.data.ts';
import { SiteFooter } from './site/site-footer/site-footer.tsx';
import siteFooterCss from './site/site-footer/site-footer.css?inline';
import { loadSiteFooterData } from './site/site-footer/site-footer.data.ts';
import { SiteHeader } from './site/site-header/site-header.tsx';
import siteHeaderCss from './site/site-header/site-header.css?inline';
import { loadSiteHeaderData } from './site/site-header/site-header.data.ts';
import { SkipLink } from './site/skip-link/skip-link.tsx';
import skipLinkCss from './site/skip-link/skip-link.css?inline';
import { SocialAccounts } from './account/social-accounts/social-accounts.tsx';
import socialAccountsCss from './account/social-accounts/social-accounts.css?inline';
import { loadSocialAccountsData } from './account/social-accounts/social-accounts.data.ts';
import { Steps } from './content/steps/steps.tsx';
import stepsCss from './content/steps/steps.css?inline';
import { StoreButtons } from './content/store-buttons/store-buttons.tsx';
import storeButtonsCss from './content/store-buttons/store-buttons.css?inline';
import { Story } from './content/story/story.tsx';
import storyCss from './content/story/story.css?inline';
import { loadStoryData } from './content/story/story.data.ts';
import { StoryCategories } from './content/story-categories/story-categories.tsx';
import storyCategoriesCss from './content/story-categories/story-categories.css?inline';
import { loadStoryCategoriesData } from './content/story-categories/story-categories.data.ts';
import { StoryList } from './content/story-list/story-list.tsx';
import storyListCss from './content/story-list/story-list.css?inline';
import { loadStoryListData } from './content/story-list/story-list.data.ts';
import { SupportMessageForm } from './site/support-message-form/support-message-form.tsx';
import supportMessageFormCss from './site/support-message-form/support-message-form.css?inline';
import { loadSupportMessageFormData } from './site/support-message-form/support-message-form.data.ts';
import { SupportWidget } from './site/support-widget/support-widget.tsx';
import supportWidgetCss from './site/support-widget/support-widget.css?inline';
import { loadSupportWidgetData } from './site/support-widget/support-widget.data.ts';
import { SyndicateList } from './offers/syndicate-list/syndicate-list.tsx';
import syndicateListCss from './offers/syndicate-list/syndicate-list.css?inline';
import { loadSyndicateListData } from './offers/syndicate-list/syndicate-list.data.ts';
import { SyndicateShares } from './play/syndicate-shares/syndicate-shares.tsx';
import syndicateSharesCss from './play/syndicate-shares/syndicate-shares.css?inline';
import { loadSyndicateSharesData } from './play/syndicate-shares/syndicate-shares.data.ts';
import { TermsDialog } from './account/terms-dialog/terms-dialog.tsx';
import termsDialogCss from './account/terms-dialog/terms-dialog.css?inline';
import { TicketDraws } from './tickets/ticket-draws/ticket-draws.tsx';
import ticketDrawsCss from './tickets/ticket-draws/ticket-draws.css?inline';
import { loadTicketDrawsData } from './tickets/ticket-draws/ticket-draws.data.ts';
import { TicketHeader } from './tickets/ticket-header/ticket-header.tsx';
import ticketHeaderCss from './tickets/ticket-header/ticket-header.css?inline';
import { loadTicketHeaderData } from './tickets/ticket-header/ticket-header.data.ts';
import { TicketPrintButtons } from './tickets/ticket-print-buttons/ticket-print-buttons.tsx';
import ticketPrintButtonsCss from './tickets/ticket-print-buttons/ticket-print-buttons.css?inline';
import { loadTicketPrintButtonsData } from './tickets/ticket-print-buttons/ticket-print-buttons.data.ts';
import { TransactionList } from './wallet/transaction-list/transaction-list.tsx';
import transactionListCss from './wallet/transaction-list/transaction-list.css?inline';
import { loadTransactionListData } from './wallet/transaction-list/transaction-list.data.ts';
import { TwoFactorAdvice } from './account/two-factor-advice/two-factor-advice.tsx';
import twoFactorAdviceCss from './account/two-factor-advice/two-factor-advice.css?inline';
import { loadTwoFactorAdviceData } from './account/two-factor-advice/two-factor-advice.data.ts';
import { TwoFactorSetup } from './account/two-factor-setup/two-factor-setup.tsx';
import twoFactorSetupCss from './account/two-factor-setup/two-factor-setup.css?inline';
import { loadTwoFactorSetupData } from './account/two-factor-setup/two-factor-setup.data.ts';
import { UnrecoverableError } from './site/unrecoverable-error/unrecoverable-error.tsx';
import unrecoverableErrorCss from './site/unrecoverable-error/unrecoverable-error.css?inline';
import { UpcomingScheduledPurchases } from './tickets/upcoming-scheduled-purchases/upcoming-scheduled-purchases.tsx';
import upcomingScheduledPurchasesCss from './tickets/upcoming-scheduled-purchases/upcoming-scheduled-purchases.css?inline';
import { loadUpcomingScheduledPurchasesData } from './tickets/upcoming-scheduled-purchases/upcoming-scheduled-purchases.data.ts';
import { VerificationNotice } from './account/verification-notice/verification-notice.tsx';
import verificationNoticeCss from './account/verification-notice/verification-notice.css?inline';
import { loadVerificationNoticeData } from './account/verification-notice/verification-notice.data.ts';
import { VoucherEntry } from './cart/voucher-entry/voucher-entry.tsx';
import voucherEntryCss from './cart/voucher-entry/voucher-entry.css?inline';
import { WaysToPlay } from './play/ways-to-play/ways-to-play.tsx';
import waysToPlayCss from './play/ways-to-play/ways-to-play.css?inline';
import { loadWaysToPlayData } from './play/ways-to-play/ways-to-play.data.ts';
import { WinnerSearch } from './results/winner-search/winner-search.tsx';
import winnerSearchCss from './results/winner-search/winner-search.css?inline';
import { loadWinnerSearchData } from './results/winner-search/winner-search.data.ts';
import { WithdrawForm } from './wallet/withdraw-form/withdraw-form.tsx';
import withdrawFormCss from './wallet/withdraw-form/withdraw-form.css?inline';
import { loadWithdrawFormData } from './wallet/withdraw-form/withdraw-form.data.ts';
import { WithdrawalStatus } from './wallet/withdrawal-status/withdrawal-status.tsx';
import withdrawalStatusCss from './wallet/withdrawal-status/withdrawal-status.css?inline';
import { loadWithdrawalStatusData } from './wallet/withdrawal-status/withdrawal-status.data.ts';
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
  'accordion': { component: Accordion, css: accordionCss, load: loadAccordionData },
  'account-closed-notice': { component: AccountClosedNotice, css: accountClosedNoticeCss, load: loadAccountClosedNoticeData },
  'account-menu': { component: AccountMenu, css: accountMenuCss, load: null },
  'address-and-email-confirmation': { component: AddressAndEmailConfirmation, css: addressAndEmailConfirmationCss, load: null },
  'already-signed-in': { component: AlreadySignedIn, css: alreadySignedInCss, parts: [partSignInSignIn], load: loadAlreadySignedInData },
  'amount-to-pay': { component: AmountToPay, css: amountToPayCss, load: loadAmountToPayData },
  'app-download': { component: AppDownload, css: appDownloadCss, load: null },
  'autologin': { component: Autologin, css: autologinCss, parts: [partFormForm, partSignInSignIn], load: loadAutologinData },
  'balance-greeting': { component: BalanceGreeting, css: balanceGreetingCss, load: loadBalanceGreetingData },
  'break-manager': { component: BreakManager, css: breakManagerCss, parts: [partFormForm], load: loadBreakManagerData },
  'call-to-action': { component: CallToAction, css: callToActionCss, load: null },
  'card-grid': { component: CardGrid, css: cardGridCss, load: null },
  'cart-list': { component: CartList, css: cartListCss, parts: [partBottomBarBottomBar, partDialogAnswerDialog, partFormForm, partTicketItemNumbers], load: loadCartListData },
  'cause-header': { component: CauseHeader, css: causeHeaderCss, load: loadCauseHeaderData },
  'cause-list': { component: CauseList, css: causeListCss, parts: [partListPageLinks], load: loadCauseListData },
  'cause-text': { component: CauseText, css: causeTextCss, load: loadCauseTextData },
  'checkout': { component: Checkout, css: checkoutCss, load: loadCheckoutData },
  'checkout-footer': { component: CheckoutFooter, css: checkoutFooterCss, parts: [partCheckoutPaymentLogos], load: loadCheckoutFooterData },
  'checkout-header': { component: CheckoutHeader, css: checkoutHeaderCss, load: loadCheckoutHeaderData },
  'columns': { component: Columns, css: columnsCss, load: null },
  'company-details': { component: CompanyDetails, css: companyDetailsCss, load: null },
  'consent-banner': { component: ConsentBanner, css: consentBannerCss, load: loadConsentBannerData },
  'consent-settings': { component: ConsentSettings, css: consentSettingsCss, load: loadConsentSettingsData },
  'content-page-list': { component: ContentPageList, css: contentPageListCss, load: loadContentPageListData },
  'country-banned-dialog': { component: CountryBannedDialog, css: countryBannedDialogCss, parts: [partDialogAnswerDialog, partFormFormSection, partFormForm], load: null },
  'deposit-form': { component: DepositForm, css: depositFormCss, parts: [partFormForm], load: loadDepositFormData },
  'deposit-status': { component: DepositStatus, css: depositStatusCss, parts: [partDepositDepositReport], load: loadDepositStatusData },
  'details-dialog': { component: DetailsDialog, css: detailsDialogCss, parts: [partFormForm], load: null },
  'document-upload': { component: DocumentUpload, css: documentUploadCss, parts: [partFormForm], load: loadDocumentUploadData },
  'draw-result': { component: DrawResult, css: drawResultCss, parts: [partTicketDrawnSets], load: loadDrawResultData },
  'drawn-number-statistics': { component: DrawnNumberStatistics, css: drawnNumberStatisticsCss, load: loadDrawnNumberStatisticsData },
  'elevation-dialog': { component: ElevationDialog, css: elevationDialogCss, parts: [partFormForm], load: null },
  'empty-cart': { component: EmptyCart, css: emptyCartCss, load: null },
  'error-page-message': { component: ErrorPageMessage, css: errorPageMessageCss, load: null },
  'favourite-list': { component: FavouriteList, css: favouriteListCss, load: loadFavouriteListData },
  'feature-banner': { component: FeatureBanner, css: featureBannerCss, load: null },
  'feedback-dialog': { component: FeedbackDialog, css: feedbackDialogCss, parts: [partFormForm], load: null },
  'footer-feedback': { component: FooterFeedback, css: footerFeedbackCss, load: null },
  'form': { component: Form, css: formCss, parts: [partFormFormSection, partFormForm], load: loadFormData },
  'fund-list': { component: FundList, css: fundListCss, parts: [partFormForm, partSignInElevationPanel], load: loadFundListData },
  'giveaway-entries': { component: GiveawayEntries, css: giveawayEntriesCss, load: loadGiveawayEntriesData },
  'giveaway-header': { component: GiveawayHeader, css: giveawayHeaderCss, load: loadGiveawayHeaderData },
  'giveaway-hero': { component: GiveawayHero, css: giveawayHeroCss, parts: [partBreakBreakHeading], load: loadGiveawayHeroData },
  'group-wizard': { component: GroupWizard, css: groupWizardCss, parts: [partFormForm, partOfferBuying], load: null },
  'group-wizard-button': { component: GroupWizardButton, css: groupWizardButtonCss, load: loadGroupWizardButtonData },
  'hero': { component: Hero, css: heroCss, load: null },
  'home-link-header': { component: HomeLinkHeader, css: homeLinkHeaderCss, load: null },
  'identity-check': { component: IdentityCheck, css: identityCheckCss, parts: [partFormForm], load: loadIdentityCheckData },
  'jackpot-hero': { component: JackpotHero, css: jackpotHeroCss, parts: [partBreakBreakHeading], load: loadJackpotHeroData },
  'later-method': { component: LaterMethod, css: laterMethodCss, parts: [partOfferBuying], load: loadLaterMethodData },
  'limit-manager': { component: LimitManager, css: limitManagerCss, parts: [partFormForm], load: loadLimitManagerData },
  'limit-notice': { component: LimitNotice, css: limitNoticeCss, load: loadLimitNoticeData },
  'link-confirmation': { component: LinkConfirmation, css: linkConfirmationCss, load: loadLinkConfirmationData },
  'log-in': { component: LogIn, css: logInCss, parts: [partFormFormSection, partFormForm, partSignInSignIn], load: loadLogInData },
  'log-out': { component: LogOut, css: logOutCss, parts: [partSignInSignIn], load: null },
  'lottery-number-picker': { component: LotteryNumberPicker, css: lotteryNumberPickerCss, parts: [partBottomBarBottomBar, partFormForm, partOfferBuying], load: loadLotteryNumberPickerData },
  'lottery-prices': { component: LotteryPrices, css: lotteryPricesCss, load: loadLotteryPricesData },
  'lottery-promo': { component: LotteryPromo, css: lotteryPromoCss, load: loadLotteryPromoData },
  'lottery-syndicates': { component: LotterySyndicates, css: lotterySyndicatesCss, load: loadLotterySyndicatesData },
  'membership-choice': { component: MembershipChoice, css: membershipChoiceCss, parts: [partOfferBuying], load: loadMembershipChoiceData },
  'membership-joining': { component: MembershipJoining, css: membershipJoiningCss, parts: [partSignInSignIn], load: loadMembershipJoiningData },
  'membership-status': { component: MembershipStatus, css: membershipStatusCss, load: loadMembershipStatusData },
  'membership-tiers': { component: MembershipTiers, css: membershipTiersCss, load: loadMembershipTiersData },
  'migration-banner': { component: MigrationBanner, css: migrationBannerCss, load: loadMigrationBannerData },
  'migration-dialog': { component: MigrationDialog, css: migrationDialogCss, parts: [partFormForm], load: null },
  'named-draw-winners': { component: NamedDrawWinners, css: namedDrawWinnersCss, load: loadNamedDrawWinnersData },
  'new-password-form': { component: NewPasswordForm, css: newPasswordFormCss, parts: [partFormFormSection, partFormForm], load: loadNewPasswordFormData },
  'notification-drawer': { component: NotificationDrawer, css: notificationDrawerCss, load: null },
  'number-tip-list': { component: NumberTipList, css: numberTipListCss, load: loadNumberTipListData },
  'offer-grid': { component: OfferGrid, css: offerGridCss, load: loadOfferGridData },
  'offer-header': { component: OfferHeader, css: offerHeaderCss, load: loadOfferHeaderData },
  'offer-region-restriction': { component: OfferRegionRestriction, css: offerRegionRestrictionCss, load: loadOfferRegionRestrictionData },
  'offer-results-links': { component: OfferResultsLinks, css: offerResultsLinksCss, load: loadOfferResultsLinksData },
  'offer-rules': { component: OfferRules, css: offerRulesCss, load: loadOfferRulesData },
  'open-deposits': { component: OpenDeposits, css: openDepositsCss, load: loadOpenDepositsData },
  'order-list': { component: OrderList, css: orderListCss, parts: [partListAccountList, partListPageLinks], load: loadOrderListData },
  'order-summary': { component: OrderSummary, css: orderSummaryCss, parts: [partTicketItemNumbers], load: loadOrderSummaryData },
  'order-to-repeat': { component: OrderToRepeat, css: orderToRepeatCss, load: loadOrderToRepeatData },
  'own-draws': { component: OwnDraws, css: ownDrawsCss, load: loadOwnDrawsData },
  'own-giveaway-draws': { component: OwnGiveawayDraws, css: ownGiveawayDrawsCss, parts: [partListAccountList, partListPageLinks], load: loadOwnGiveawayDrawsData },
  'own-or-open-parties': { component: OwnOrOpenParties, css: ownOrOpenPartiesCss, parts: [partFormForm, partListPageLinks, partPartyParty], load: loadOwnOrOpenPartiesData },
  'own-subscriptions': { component: OwnSubscriptions, css: ownSubscriptionsCss, load: loadOwnSubscriptionsData },
  'own-tickets-check': { component: OwnTicketsCheck, css: ownTicketsCheckCss, load: loadOwnTicketsCheckData },
  'owned-syndicate-share': { component: OwnedSyndicateShare, css: ownedSyndicateShareCss, load: loadOwnedSyndicateShareData },
  'partner-checkout': { component: PartnerCheckout, css: partnerCheckoutCss, load: loadPartnerCheckoutData },
  'partner-header': { component: PartnerHeader, css: partnerHeaderCss, load: loadPartnerHeaderData },
  'party-group': { component: PartyGroup, css: partyGroupCss, parts: [partFormForm, partListPageLinks, partPartyParty], load: loadPartyGroupData },
  'party-invitation': { component: PartyInvitation, css: partyInvitationCss, parts: [partPartyParty], load: loadPartyInvitationData },
  'party-members': { component: PartyMembers, css: partyMembersCss, parts: [partFormForm], load: loadPartyMembersData },
  'party-of-ticket': { component: PartyOfTicket, css: partyOfTicketCss, load: loadPartyOfTicketData },
  'party-session': { component: PartySession, css: partySessionCss, parts: [partOfferBuying, partPartyParty], load: loadPartySessionData },
  'payment-choice': { component: PaymentChoice, css: paymentChoiceCss, parts: [partFormForm], load: null },
  'payment-progress': { component: PaymentProgress, css: paymentProgressCss, parts: [partFormForm], load: loadPaymentProgressData },
  'payment-resolutions': { component: PaymentResolutions, css: paymentResolutionsCss, load: loadPaymentResolutionsData },
  'payment-step': { component: PaymentStep, css: paymentStepCss, parts: [partOfferBuying], load: loadPaymentStepData },
  'picture': { component: Picture, css: pictureCss, load: null },
  'place-order-button': { component: PlaceOrderButton, css: placeOrderButtonCss, load: loadPlaceOrderButtonData },
  'play-header': { component: PlayHeader, css: playHeaderCss, load: loadPlayHeaderData },
  'precart-drawer': { component: PrecartDrawer, css: precartDrawerCss, load: null },
  'prefilled-form': { component: PrefilledForm, css: prefilledFormCss, parts: [partFormFormSection, partFormForm], load: loadPrefilledFormData },
  'print-tickets': { component: PrintTickets, css: printTicketsCss, parts: [partListPageLinks], load: loadPrintTicketsData },
  'prize-hero': { component: PrizeHero, css: prizeHeroCss, parts: [partBreakBreakHeading], load: loadPrizeHeroData },
  'prize-table': { component: PrizeTable, css: prizeTableCss, load: loadPrizeTableData },
  'prizes-and-winners-tabs': { component: PrizesAndWinnersTabs, css: prizesAndWinnersTabsCss, load: loadPrizesAndWinnersTabsData },
  'program-text': { component: ProgramText, css: programTextCss, load: loadProgramTextData },
  'promotion-code-entry': { component: PromotionCodeEntry, css: promotionCodeEntryCss, parts: [partFormForm], load: null },
  'raffle-books': { component: RaffleBooks, css: raffleBooksCss, parts: [partOfferBuying], load: loadRaffleBooksData },
  'raffle-prizes': { component: RafflePrizes, css: rafflePrizesCss, load: loadRafflePrizesData },
  'raffle-winning-ticket-search': { component: RaffleWinningTicketSearch, css: raffleWinningTicketSearchCss, parts: [partFormForm], load: loadRaffleWinningTicketSearchData },
  'receipt': { component: Receipt, css: receiptCss, parts: [partDepositDepositReport], load: loadReceiptData },
  'receipt-share-links': { component: ReceiptShareLinks, css: receiptShareLinksCss, load: null },
  'receipt-wait': { component: ReceiptWait, css: receiptWaitCss, load: loadReceiptWaitData },
  'recent-winners': { component: RecentWinners, css: recentWinnersCss, load: loadRecentWinnersData },
  'recommended-offers': { component: RecommendedOffers, css: recommendedOffersCss, load: loadRecommendedOffersData },
  'recurring-list': { component: RecurringList, css: recurringListCss, parts: [partListAccountList, partListPageLinks], load: loadRecurringListData },
  'recurring-purchase': { component: RecurringPurchase, css: recurringPurchaseCss, parts: [partFormForm, partOfferBuying], load: loadRecurringPurchaseData },
  'result-header': { component: ResultHeader, css: resultHeaderCss, load: loadResultHeaderData },
  'result-list': { component: ResultList, css: resultListCss, parts: [partListPageLinks, partTicketDrawnSets], load: loadResultListData },
  'result-months': { component: ResultMonths, css: resultMonthsCss, load: loadResultMonthsData },
  'results-strip': { component: ResultsStrip, css: resultsStripCss, parts: [partTicketDrawnSets], load: loadResultsStripData },
  'rich-text': { component: RichText, css: richTextCss, load: null },
  'sales-restriction-notices': { component: SalesRestrictionNotices, css: salesRestrictionNoticesCss, load: null },
  'scheduled-purchase': { component: ScheduledPurchase, css: scheduledPurchaseCss, load: loadScheduledPurchaseData },
  'section': { component: Section, css: sectionCss, load: null },
  'session-dialog': { component: SessionDialog, css: sessionDialogCss, load: null },
  'sign-up': { component: SignUp, css: signUpCss, parts: [partFormFormSection, partFormForm, partSignInSignIn], load: loadSignUpData },
  'site-banner': { component: SiteBanner, css: siteBannerCss, load: loadSiteBannerData },
  'site-footer': { component: SiteFooter, css: siteFooterCss, parts: [partCheckoutPaymentLogos], load: loadSiteFooterData },
  'site-header': { component: SiteHeader, css: siteHeaderCss, load: loadSiteHeaderData },
  'skip-link': { component: SkipLink, css: skipLinkCss, load: null },
  'social-accounts': { component: SocialAccounts, css: socialAccountsCss, parts: [partSignInElevationPanel], load: loadSocialAccountsData },
  'steps': { component: Steps, css: stepsCss, load: null },
  'store-buttons': { component: StoreButtons, css: storeButtonsCss, load: null },
  'story': { component: Story, css: storyCss, load: loadStoryData },
  'story-categories': { component: StoryCategories, css: storyCategoriesCss, load: loadStoryCategoriesData },
  'story-list': { component: StoryList, css: storyListCss, parts: [partListPageLinks], load: loadStoryListData },
  'support-message-form': { component: SupportMessageForm, css: supportMessageFormCss, parts: [partFormFormSection, partFormForm], load: loadSupportMessageFormData },
  'support-widget': { component: SupportWidget, css: supportWidgetCss, load: loadSupportWidgetData },
  'syndicate-list': { component: SyndicateList, css: syndicateListCss, parts: [partOfferBuying], load: loadSyndicateListData },
  'syndicate-shares': { component: SyndicateShares, css: syndicateSharesCss, parts: [partOfferBuying], load: loadSyndicateSharesData },
  'terms-dialog': { component: TermsDialog, css: termsDialogCss, parts: [partDialogAnswerDialog, partFormFormSection, partFormForm], load: null },
  'ticket-draws': { component: TicketDraws, css: ticketDrawsCss, parts: [partTicketDrawnSets], load: loadTicketDrawsData },
  'ticket-header': { component: TicketHeader, css: ticketHeaderCss, load: loadTicketHeaderData },
  'ticket-print-buttons': { component: TicketPrintButtons, css: ticketPrintButtonsCss, load: loadTicketPrintButtonsData },
  'transaction-list': { component: TransactionList, css: transactionListCss, parts: [partFormForm, partListPageLinks], load: loadTransactionListData },
  'two-factor-advice': { component: TwoFactorAdvice, css: twoFactorAdviceCss, load: loadTwoFactorAdviceData },
  'two-factor-setup': { component: TwoFactorSetup, css: twoFactorSetupCss, parts: [partFormForm, partSignInElevationPanel], load: loadTwoFactorSetupData },
  'unrecoverable-error': { component: UnrecoverableError, css: unrecoverableErrorCss, load: null },
  'upcoming-scheduled-purchases': { component: UpcomingScheduledPurchases, css: upcomingScheduledPurchasesCss, load: loadUpcomingScheduledPurchasesData },
  'verification-notice': { component: VerificationNotice, css: verificationNoticeCss, load: loadVerificationNoticeData },
  'voucher-entry': { component: VoucherEntry, css: voucherEntryCss, parts: [partFormForm], load: null },
  'ways-to-play': { component: WaysToPlay, css: waysToPlayCss, load: loadWaysToPlayData },
  'winner-search': { component: WinnerSearch, css: winnerSearchCss, parts: [partFormForm, partListPageLinks], load: loadWinnerSearchData },
  'withdraw-form': { component: WithdrawForm, css: withdrawFormCss, parts: [partFormFormSection, partFormForm, partSignInElevationPanel], load: loadWithdrawFormData },
  'withdrawal-status': { component: WithdrawalStatus, css: withdrawalStatusCss, load: loadWithdrawalStatusData },
};
