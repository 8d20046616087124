import { previewMakerPageMessages } from '#app/server/preview-maker/preview-maker-page.messages.gen.ts';
import { accountToastsMessages } from '#app/services/flows/account-toasts.messages.gen.ts';
import { membershipToastsMessages } from '#app/services/flows/membership-toasts.messages.gen.ts';
import { partyToastsMessages } from '#app/services/flows/party-toasts.messages.gen.ts';
import { playToastsMessages } from '#app/services/flows/play-toasts.messages.gen.ts';
import { supportToastsMessages } from '#app/services/flows/support-toasts.messages.gen.ts';
import { ticketToastsMessages } from '#app/services/flows/ticket-toasts.messages.gen.ts';
import { walletToastsMessages } from '#app/services/flows/wallet-toasts.messages.gen.ts';
import { withdrawalRefusalsMessages } from '#app/services/flows/withdrawal-refusals.messages.gen.ts';
import { getUsualTextPatterns, getUsualTexts } from '#app/testing/usual-texts.ts';
import { cartAddMessages } from '#blocks/_ui/cart-add.messages.gen.ts';
import { checkoutFailureMessages } from '#blocks/_ui/checkout/checkout-failure.messages.gen.ts';
import { checkoutStagesMessages } from '#blocks/_ui/checkout/checkout-stages.messages.gen.ts';
import { payPanelMessages } from '#blocks/_ui/checkout/pay-panel.messages.gen.ts';
import { savedFundMessages } from '#blocks/_ui/checkout/saved-fund.messages.gen.ts';
import { countdownMessages } from '#blocks/_ui/countdown.messages.gen.ts';
import { depositReportMessages } from '#blocks/_ui/deposit/deposit-report.messages.gen.ts';
import { paymentFailureMessages } from '#blocks/_ui/deposit/payment-failure.messages.gen.ts';
import { formControlsMessages } from '#blocks/_ui/form/form-controls.messages.gen.ts';
import { formMessagesMessages } from '#blocks/_ui/form/form-messages.messages.gen.ts';
import { pageLinksMessages } from '#blocks/_ui/page-links.messages.gen.ts';
import { elevationPanelMessages } from '#blocks/_ui/sign-in/elevation-panel.messages.gen.ts';
import { resendCodeMessages } from '#blocks/_ui/sign-in/resend-code.messages.gen.ts';
import { autoplayLabelMessages } from '#blocks/_ui/ticket/autoplay-label.messages.gen.ts';
import { itemNumbersMessages } from '#blocks/_ui/ticket/item-numbers.messages.gen.ts';
import { purchasedTicketMessages } from '#blocks/_ui/ticket/purchased-ticket.messages.gen.ts';
import { recurringChoiceMessages } from '#blocks/_ui/ticket/recurring-choice.messages.gen.ts';
import { verificationLossMessages } from '#blocks/account/_shared/verification-loss.messages.gen.ts';
import { addressAndEmailConfirmationMessages } from '#blocks/account/address-and-email-confirmation/address-and-email-confirmation.messages.gen.ts';
import { breakManagerMessages } from '#blocks/account/break-manager/break-manager.messages.gen.ts';
import { detailsDialogMessages } from '#blocks/account/details-dialog/details-dialog.messages.gen.ts';
import { documentUploadMessages } from '#blocks/account/document-upload/document-upload.messages.gen.ts';
import { identityCheckMessages } from '#blocks/account/identity-check/identity-check.messages.gen.ts';
import { limitManagerMessages } from '#blocks/account/limit-manager/limit-manager.messages.gen.ts';
import { migrationDialogMessages } from '#blocks/account/migration-dialog/migration-dialog.messages.gen.ts';
import { notificationDrawerMessages } from '#blocks/account/notification-drawer/notification-drawer.messages.gen.ts';
import { socialAccountsMessages } from '#blocks/account/social-accounts/social-accounts.messages.gen.ts';
import { twoFactorSetupMessages } from '#blocks/account/two-factor-setup/two-factor-setup.messages.gen.ts';
import { verificationNoticeMessages } from '#blocks/account/verification-notice/verification-notice.messages.gen.ts';
import { cartListMessages } from '#blocks/cart/cart-list/cart-list.messages.gen.ts';
import { precartDrawerMessages } from '#blocks/cart/precart-drawer/precart-drawer.messages.gen.ts';
import { promotionCodeEntryMessages } from '#blocks/cart/promotion-code-entry/promotion-code-entry.messages.gen.ts';
import { voucherEntryMessages } from '#blocks/cart/voucher-entry/voucher-entry.messages.gen.ts';
import { causeHeaderMessages } from '#blocks/causes/cause-header/cause-header.messages.gen.ts';
import { paymentObstacleMessages } from '#blocks/checkout/_shared/payment-obstacle.messages.gen.ts';
import { amountToPayMessages } from '#blocks/checkout/amount-to-pay/amount-to-pay.messages.gen.ts';
import { checkoutMessages } from '#blocks/checkout/checkout/checkout.messages.gen.ts';
import { laterMethodMessages } from '#blocks/checkout/later-method/later-method.messages.gen.ts';
import { limitNoticeMessages } from '#blocks/checkout/limit-notice/limit-notice.messages.gen.ts';
import { orderSummaryMessages } from '#blocks/checkout/order-summary/order-summary.messages.gen.ts';
import { placeOrderButtonMessages } from '#blocks/checkout/place-order-button/place-order-button.messages.gen.ts';
import { receiptMessages } from '#blocks/checkout/receipt/receipt.messages.gen.ts';
import { receiptShareLinksMessages } from '#blocks/checkout/receipt-share-links/receipt-share-links.messages.gen.ts';
import { receiptWaitMessages } from '#blocks/checkout/receipt-wait/receipt-wait.messages.gen.ts';
import { storeButtonsMessages } from '#blocks/content/store-buttons/store-buttons.messages.gen.ts';
import { storyCategoriesMessages } from '#blocks/content/story-categories/story-categories.messages.gen.ts';
import { storyListMessages } from '#blocks/content/story-list/story-list.messages.gen.ts';
import { membershipMessages } from '#blocks/membership/_shared/membership.messages.gen.ts';
import { giveawayEntriesMessages } from '#blocks/membership/giveaway-entries/giveaway-entries.messages.gen.ts';
import { membershipChoiceMessages } from '#blocks/membership/membership-choice/membership-choice.messages.gen.ts';
import { membershipPlanMessages } from '#blocks/membership/membership-choice/membership-plan.messages.gen.ts';
import { membershipJoiningMessages } from '#blocks/membership/membership-joining/membership-joining.messages.gen.ts';
import { membershipStatusMessages } from '#blocks/membership/membership-status/membership-status.messages.gen.ts';
import { ownGiveawayDrawsMessages } from '#blocks/membership/own-giveaway-draws/own-giveaway-draws.messages.gen.ts';
import { lotteryPricesMessages } from '#blocks/offers/lottery-prices/lottery-prices.messages.gen.ts';
import { lotterySyndicatesMessages } from '#blocks/offers/lottery-syndicates/lottery-syndicates.messages.gen.ts';
import { offerRulesMessages } from '#blocks/offers/offer-rules/offer-rules.messages.gen.ts';
import { rafflePrizesMessages } from '#blocks/offers/raffle-prizes/raffle-prizes.messages.gen.ts';
import { partnerCheckoutMessages } from '#blocks/partner/partner-checkout/partner-checkout.messages.gen.ts';
import { partyMessages } from '#blocks/party/_shared/party.messages.gen.ts';
import { groupWizardMessages } from '#blocks/party/group-wizard/group-wizard.messages.gen.ts';
import { groupWizardButtonMessages } from '#blocks/party/group-wizard-button/group-wizard-button.messages.gen.ts';
import { ownOrOpenPartiesMessages } from '#blocks/party/own-or-open-parties/own-or-open-parties.messages.gen.ts';
import { partyGroupMessages } from '#blocks/party/party-group/party-group.messages.gen.ts';
import { partyInvitationMessages } from '#blocks/party/party-invitation/party-invitation.messages.gen.ts';
import { partyMembersMessages } from '#blocks/party/party-members/party-members.messages.gen.ts';
import { partyOfTicketMessages } from '#blocks/party/party-of-ticket/party-of-ticket.messages.gen.ts';
import { partySessionMessages } from '#blocks/party/party-session/party-session.messages.gen.ts';
import { favouriteListMessages } from '#blocks/play/favourite-list/favourite-list.messages.gen.ts';
import { lotteryNumberPickerMessages } from '#blocks/play/lottery-number-picker/lottery-number-picker.messages.gen.ts';
import { playHeaderMessages } from '#blocks/play/play-header/play-header.messages.gen.ts';
import { raffleBooksMessages } from '#blocks/play/raffle-books/raffle-books.messages.gen.ts';
import { raffleWinningTicketSearchMessages } from '#blocks/play/raffle-winning-ticket-search/raffle-winning-ticket-search.messages.gen.ts';
import { syndicateSharesMessages } from '#blocks/play/syndicate-shares/syndicate-shares.messages.gen.ts';
import { waysToPlayMessages } from '#blocks/play/ways-to-play/ways-to-play.messages.gen.ts';
import { ownDrawsMessages } from '#blocks/results/own-draws/own-draws.messages.gen.ts';
import { ownTicketsCheckMessages } from '#blocks/results/own-tickets-check/own-tickets-check.messages.gen.ts';
import { prizesAndWinnersTabsMessages } from '#blocks/results/prizes-and-winners-tabs/prizes-and-winners-tabs.messages.gen.ts';
import { recentWinnersMessages } from '#blocks/results/recent-winners/recent-winners.messages.gen.ts';
import { resultHeaderMessages } from '#blocks/results/result-header/result-header.messages.gen.ts';
import { winnerSearchMessages } from '#blocks/results/winner-search/winner-search.messages.gen.ts';
import { logInAndSignUpMessages } from '#blocks/sign-in/_shared/log-in-and-sign-up.messages.gen.ts';
import { alreadySignedInMessages } from '#blocks/sign-in/already-signed-in/already-signed-in.messages.gen.ts';
import { autologinMessages } from '#blocks/sign-in/autologin/autologin.messages.gen.ts';
import { elevationDialogMessages } from '#blocks/sign-in/elevation-dialog/elevation-dialog.messages.gen.ts';
import { logInMessages } from '#blocks/sign-in/log-in/log-in.messages.gen.ts';
import { logOutMessages } from '#blocks/sign-in/log-out/log-out.messages.gen.ts';
import { sessionDialogMessages } from '#blocks/sign-in/session-dialog/session-dialog.messages.gen.ts';
import { signUpMessages } from '#blocks/sign-in/sign-up/sign-up.messages.gen.ts';
import { consentBannerMessages } from '#blocks/site/consent-banner/consent-banner.messages.gen.ts';
import { consentSettingsMessages } from '#blocks/site/consent-settings/consent-settings.messages.gen.ts';
import { errorPageMessageMessages } from '#blocks/site/error-page-message/error-page-message.messages.gen.ts';
import { feedbackDialogMessages } from '#blocks/site/feedback-dialog/feedback-dialog.messages.gen.ts';
import { siteBannerMessages } from '#blocks/site/site-banner/site-banner.messages.gen.ts';
import { siteHeaderMessages } from '#blocks/site/site-header/site-header.messages.gen.ts';
import { skipLinkMessages } from '#blocks/site/skip-link/skip-link.messages.gen.ts';
import { supportMessageFormMessages } from '#blocks/site/support-message-form/support-message-form.messages.gen.ts';
import { supportWidgetMessages } from '#blocks/site/support-widget/support-widget.messages.gen.ts';
import { unrecoverableErrorMessages } from '#blocks/site/unrecoverable-error/unrecoverable-error.messages.gen.ts';
import { recurringMessages } from '#blocks/tickets/_shared/recurring.messages.gen.ts';
import { paymentResolutionsMessages } from '#blocks/tickets/payment-resolutions/payment-resolutions.messages.gen.ts';
import { recurringPurchaseMessages } from '#blocks/tickets/recurring-purchase/recurring-purchase.messages.gen.ts';
import { scheduledPurchaseMessages } from '#blocks/tickets/scheduled-purchase/scheduled-purchase.messages.gen.ts';
import { ticketDrawsMessages } from '#blocks/tickets/ticket-draws/ticket-draws.messages.gen.ts';
import { ticketHeaderMessages } from '#blocks/tickets/ticket-header/ticket-header.messages.gen.ts';
import { ticketPrintButtonsMessages } from '#blocks/tickets/ticket-print-buttons/ticket-print-buttons.messages.gen.ts';
import { verifyAccountLinkMessages } from '#blocks/wallet/_shared/verify-account-link.messages.gen.ts';
import { depositFormMessages } from '#blocks/wallet/deposit-form/deposit-form.messages.gen.ts';
import { fundListMessages } from '#blocks/wallet/fund-list/fund-list.messages.gen.ts';
import { openDepositsMessages } from '#blocks/wallet/open-deposits/open-deposits.messages.gen.ts';
import { paymentChoiceMessages } from '#blocks/wallet/payment-choice/payment-choice.messages.gen.ts';
import { paymentProgressMessages } from '#blocks/wallet/payment-progress/payment-progress.messages.gen.ts';
import { transactionListMessages } from '#blocks/wallet/transaction-list/transaction-list.messages.gen.ts';
import { withdrawFormMessages } from '#blocks/wallet/withdraw-form/withdraw-form.messages.gen.ts';
import { withdrawalStatusMessages } from '#blocks/wallet/withdrawal-status/withdrawal-status.messages.gen.ts';
import { videoLinksMessages } from '#engine/page/video-links.messages.gen.ts';
import { documentTextsMessages } from '#engine/render/document-texts.messages.gen.ts';
import { failedBlockMessages } from '#engine/render/failed-block.messages.gen.ts';
import { previewBarMessages } from '#engine/server/preview/preview-bar.messages.gen.ts';

/**
 * The usual texts of the shop's messages, by catalogue: tests find what a page shows by them, so that editors can change
 * the words. Where tests need another catalogue, add it.
 */
export const texts = {
  accountToasts: getUsualTexts(accountToastsMessages),
  addressAndEmailConfirmation: getUsualTexts(addressAndEmailConfirmationMessages),
  alreadySignedIn: getUsualTexts(alreadySignedInMessages),
  amountToPay: getUsualTexts(amountToPayMessages),
  autologin: getUsualTexts(autologinMessages),
  autoplayLabel: getUsualTexts(autoplayLabelMessages),
  breakManager: getUsualTexts(breakManagerMessages),
  cartAdd: getUsualTexts(cartAddMessages),
  cartList: getUsualTexts(cartListMessages),
  checkout: getUsualTexts(checkoutMessages),
  checkoutFailure: getUsualTexts(checkoutFailureMessages),
  checkoutStages: getUsualTexts(checkoutStagesMessages),
  consentBanner: getUsualTexts(consentBannerMessages),
  consentSettings: getUsualTexts(consentSettingsMessages),
  depositForm: getUsualTexts(depositFormMessages),
  depositReport: getUsualTexts(depositReportMessages),
  detailsDialog: getUsualTexts(detailsDialogMessages),
  documentTexts: getUsualTexts(documentTextsMessages),
  countdown: getUsualTexts(countdownMessages),
  documentUpload: getUsualTexts(documentUploadMessages),
  elevationDialog: getUsualTexts(elevationDialogMessages),
  elevationPanel: getUsualTexts(elevationPanelMessages),
  errorPageMessage: getUsualTexts(errorPageMessageMessages),
  failedBlock: getUsualTexts(failedBlockMessages),
  favouriteList: getUsualTexts(favouriteListMessages),
  feedbackDialog: getUsualTexts(feedbackDialogMessages),
  formControls: getUsualTexts(formControlsMessages),
  formMessages: getUsualTexts(formMessagesMessages),
  fundList: getUsualTexts(fundListMessages),
  giveawayEntries: getUsualTexts(giveawayEntriesMessages),
  groupWizard: getUsualTexts(groupWizardMessages),
  groupWizardButton: getUsualTexts(groupWizardButtonMessages),
  identityCheck: getUsualTexts(identityCheckMessages),
  itemNumbers: getUsualTexts(itemNumbersMessages),
  laterMethod: getUsualTexts(laterMethodMessages),
  limitManager: getUsualTexts(limitManagerMessages),
  limitNotice: getUsualTexts(limitNoticeMessages),
  logIn: getUsualTexts(logInMessages),
  logInAndSignUp: getUsualTexts(logInAndSignUpMessages),
  logOut: getUsualTexts(logOutMessages),
  lotteryNumberPicker: getUsualTexts(lotteryNumberPickerMessages),
  lotteryPrices: getUsualTexts(lotteryPricesMessages),
  membership: getUsualTexts(membershipMessages),
  membershipChoice: getUsualTexts(membershipChoiceMessages),
  membershipJoining: getUsualTexts(membershipJoiningMessages),
  membershipPlan: getUsualTexts(membershipPlanMessages),
  membershipStatus: getUsualTexts(membershipStatusMessages),
  membershipToasts: getUsualTexts(membershipToastsMessages),
  migrationDialog: getUsualTexts(migrationDialogMessages),
  notificationDrawer: getUsualTexts(notificationDrawerMessages),
  offerRules: getUsualTexts(offerRulesMessages),
  openDeposits: getUsualTexts(openDepositsMessages),
  orderSummary: getUsualTexts(orderSummaryMessages),
  ownDraws: getUsualTexts(ownDrawsMessages),
  ownGiveawayDraws: getUsualTexts(ownGiveawayDrawsMessages),
  ownOrOpenParties: getUsualTexts(ownOrOpenPartiesMessages),
  ownTicketsCheck: getUsualTexts(ownTicketsCheckMessages),
  pageLinks: getUsualTexts(pageLinksMessages),
  partnerCheckout: getUsualTexts(partnerCheckoutMessages),
  party: getUsualTexts(partyMessages),
  partyGroup: getUsualTexts(partyGroupMessages),
  partyInvitation: getUsualTexts(partyInvitationMessages),
  partyMembers: getUsualTexts(partyMembersMessages),
  partyOfTicket: getUsualTexts(partyOfTicketMessages),
  partySession: getUsualTexts(partySessionMessages),
  partyToasts: getUsualTexts(partyToastsMessages),
  payPanel: getUsualTexts(payPanelMessages),
  paymentChoice: getUsualTexts(paymentChoiceMessages),
  paymentObstacle: getUsualTexts(paymentObstacleMessages),
  paymentFailure: getUsualTexts(paymentFailureMessages),
  paymentProgress: getUsualTexts(paymentProgressMessages),
  paymentResolutions: getUsualTexts(paymentResolutionsMessages),
  placeOrderButton: getUsualTexts(placeOrderButtonMessages),
  playHeader: getUsualTexts(playHeaderMessages),
  playToasts: getUsualTexts(playToastsMessages),
  precartDrawer: getUsualTexts(precartDrawerMessages),
  prizesAndWinnersTabs: getUsualTexts(prizesAndWinnersTabsMessages),
  previewBar: previewBarMessages,
  previewMakerPage: previewMakerPageMessages,
  promotionCodeEntry: getUsualTexts(promotionCodeEntryMessages),
  purchasedTicket: getUsualTexts(purchasedTicketMessages),
  raffleBooks: getUsualTexts(raffleBooksMessages),
  rafflePrizes: getUsualTexts(rafflePrizesMessages),
  raffleWinningTicketSearch: getUsualTexts(raffleWinningTicketSearchMessages),
  receipt: getUsualTexts(receiptMessages),
  receiptShareLinks: getUsualTexts(receiptShareLinksMessages),
  receiptWait: getUsualTexts(receiptWaitMessages),
  recentWinners: getUsualTexts(recentWinnersMessages),
  recurring: getUsualTexts(recurringMessages),
  recurringChoice: getUsualTexts(recurringChoiceMessages),
  recurringPurchase: getUsualTexts(recurringPurchaseMessages),
  resendCode: getUsualTexts(resendCodeMessages),
  resultHeader: getUsualTexts(resultHeaderMessages),
  savedFund: getUsualTexts(savedFundMessages),
  scheduledPurchase: getUsualTexts(scheduledPurchaseMessages),
  sessionDialog: getUsualTexts(sessionDialogMessages),
  signUp: getUsualTexts(signUpMessages),
  siteBanner: getUsualTexts(siteBannerMessages),
  siteHeader: getUsualTexts(siteHeaderMessages),
  skipLink: getUsualTexts(skipLinkMessages),
  socialAccounts: getUsualTexts(socialAccountsMessages),
  storeButtons: getUsualTexts(storeButtonsMessages),
  storyCategories: getUsualTexts(storyCategoriesMessages),
  storyList: getUsualTexts(storyListMessages),
  supportToasts: getUsualTexts(supportToastsMessages),
  supportWidget: getUsualTexts(supportWidgetMessages),
  syndicateShares: getUsualTexts(syndicateSharesMessages),
  ticketDraws: getUsualTexts(ticketDrawsMessages),
  ticketHeader: getUsualTexts(ticketHeaderMessages),
  ticketPrintButtons: getUsualTexts(ticketPrintButtonsMessages),
  ticketToasts: getUsualTexts(ticketToastsMessages),
  transactionList: getUsualTexts(transactionListMessages),
  twoFactorSetup: getUsualTexts(twoFactorSetupMessages),
  unrecoverableError: getUsualTexts(unrecoverableErrorMessages),
  verificationLoss: getUsualTexts(verificationLossMessages),
  verificationNotice: getUsualTexts(verificationNoticeMessages),
  verifyAccountLink: getUsualTexts(verifyAccountLinkMessages),
  videoLinks: getUsualTexts(videoLinksMessages),
  voucherEntry: getUsualTexts(voucherEntryMessages),
  walletToasts: getUsualTexts(walletToastsMessages),
  waysToPlay: getUsualTexts(waysToPlayMessages),
  winnerSearch: getUsualTexts(winnerSearchMessages),
  withdrawForm: getUsualTexts(withdrawFormMessages),
  withdrawalRefusals: getUsualTexts(withdrawalRefusalsMessages),
  withdrawalStatus: getUsualTexts(withdrawalStatusMessages),
} as const;

/** Patterns of texts of which some values are not known to a test. */
export const patterns = {
  breakManager: getUsualTextPatterns(breakManagerMessages),
  cartList: getUsualTextPatterns(cartListMessages),
  causeHeader: getUsualTextPatterns(causeHeaderMessages),
  fundList: getUsualTextPatterns(fundListMessages),
  limitManager: getUsualTextPatterns(limitManagerMessages),
  lotteryNumberPicker: getUsualTextPatterns(lotteryNumberPickerMessages),
  lotterySyndicates: getUsualTextPatterns(lotterySyndicatesMessages),
  membershipPlan: getUsualTextPatterns(membershipPlanMessages),
  membershipStatus: getUsualTextPatterns(membershipStatusMessages),
  orderSummary: getUsualTextPatterns(orderSummaryMessages),
  partyMembers: getUsualTextPatterns(partyMembersMessages),
  partySession: getUsualTextPatterns(partySessionMessages),
  raffleBooks: getUsualTextPatterns(raffleBooksMessages),
  recurringPurchase: getUsualTextPatterns(recurringPurchaseMessages),
  siteHeader: getUsualTextPatterns(siteHeaderMessages),
  raffleWinningTicketSearch: getUsualTextPatterns(raffleWinningTicketSearchMessages),
  scheduledPurchase: getUsualTextPatterns(scheduledPurchaseMessages),
  supportMessageForm: getUsualTextPatterns(supportMessageFormMessages),
  supportWidget: getUsualTextPatterns(supportWidgetMessages),
  ticketDraws: getUsualTextPatterns(ticketDrawsMessages),
  winnerSearch: getUsualTextPatterns(winnerSearchMessages),
  withdrawForm: getUsualTextPatterns(withdrawFormMessages),
} as const;
