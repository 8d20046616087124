// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { MessageCatalogue } from '#engine/messages/message-catalogue.ts';
import { readMessages } from '#engine/messages/read-messages.ts';
import cartAdd from './_ui/cart-add.messages.json' with { type: 'json' };
import checkoutFailure from './_ui/checkout/checkout-failure.messages.json' with { type: 'json' };
import checkoutStages from './_ui/checkout/checkout-stages.messages.json' with { type: 'json' };
import payPanel from './_ui/checkout/pay-panel.messages.json' with { type: 'json' };
import paymentLogos from './_ui/checkout/payment-logos.messages.json' with { type: 'json' };
import savedFund from './_ui/checkout/saved-fund.messages.json' with { type: 'json' };
import savedFundsLink from './_ui/checkout/saved-funds-link.messages.json' with { type: 'json' };
import countdown from './_ui/countdown.messages.json' with { type: 'json' };
import dateLabel from './_ui/date-label.messages.json' with { type: 'json' };
import depositReport from './_ui/deposit/deposit-report.messages.json' with { type: 'json' };
import paymentFailure from './_ui/deposit/payment-failure.messages.json' with { type: 'json' };
import drawDay from './_ui/draw-day.messages.json' with { type: 'json' };
import formControls from './_ui/form/form-controls.messages.json' with { type: 'json' };
import accountList from './_ui/list/account-list.messages.json' with { type: 'json' };
import jackpot from './_ui/offer/jackpot.messages.json' with { type: 'json' };
import prizeAmount from './_ui/offer/prize-amount.messages.json' with { type: 'json' };
import pageLinks from './_ui/page-links.messages.json' with { type: 'json' };
import elevationPanel from './_ui/sign-in/elevation-panel.messages.json' with { type: 'json' };
import resendCode from './_ui/sign-in/resend-code.messages.json' with { type: 'json' };
import autoplayLabel from './_ui/ticket/autoplay-label.messages.json' with { type: 'json' };
import cartItem from './_ui/ticket/cart-item.messages.json' with { type: 'json' };
import itemNumbers from './_ui/ticket/item-numbers.messages.json' with { type: 'json' };
import purchasedTicket from './_ui/ticket/purchased-ticket.messages.json' with { type: 'json' };
import recurringChoice from './_ui/ticket/recurring-choice.messages.json' with { type: 'json' };
import ticketGames from './_ui/ticket/ticket-games.messages.json' with { type: 'json' };
import answerDialog from './account/_shared/answer-dialog.messages.json' with { type: 'json' };
import verificationLoss from './account/_shared/verification-loss.messages.json' with { type: 'json' };
import addressAndEmailConfirmation from './account/address-and-email-confirmation/address-and-email-confirmation.messages.json' with { type: 'json' };
import balanceGreeting from './account/balance-greeting/balance-greeting.messages.json' with { type: 'json' };
import breakManager from './account/break-manager/break-manager.messages.json' with { type: 'json' };
import detailsDialog from './account/details-dialog/details-dialog.messages.json' with { type: 'json' };
import documentUpload from './account/document-upload/document-upload.messages.json' with { type: 'json' };
import identityCheck from './account/identity-check/identity-check.messages.json' with { type: 'json' };
import limitManager from './account/limit-manager/limit-manager.messages.json' with { type: 'json' };
import linkConfirmation from './account/link-confirmation/link-confirmation.messages.json' with { type: 'json' };
import migrationBanner from './account/migration-banner/migration-banner.messages.json' with { type: 'json' };
import migrationDialog from './account/migration-dialog/migration-dialog.messages.json' with { type: 'json' };
import notificationDrawer from './account/notification-drawer/notification-drawer.messages.json' with { type: 'json' };
import prefilledForm from './account/prefilled-form/prefilled-form.messages.json' with { type: 'json' };
import socialAccounts from './account/social-accounts/social-accounts.messages.json' with { type: 'json' };
import twoFactorAdvice from './account/two-factor-advice/two-factor-advice.messages.json' with { type: 'json' };
import twoFactorSetup from './account/two-factor-setup/two-factor-setup.messages.json' with { type: 'json' };
import verificationNotice from './account/verification-notice/verification-notice.messages.json' with { type: 'json' };
import cartList from './cart/cart-list/cart-list.messages.json' with { type: 'json' };
import orderToRepeat from './cart/order-to-repeat/order-to-repeat.messages.json' with { type: 'json' };
import precartDrawer from './cart/precart-drawer/precart-drawer.messages.json' with { type: 'json' };
import promotionCodeEntry from './cart/promotion-code-entry/promotion-code-entry.messages.json' with { type: 'json' };
import recommendedOffers from './cart/recommended-offers/recommended-offers.messages.json' with { type: 'json' };
import voucherEntry from './cart/voucher-entry/voucher-entry.messages.json' with { type: 'json' };
import causeHeader from './causes/cause-header/cause-header.messages.json' with { type: 'json' };
import causeList from './causes/cause-list/cause-list.messages.json' with { type: 'json' };
import paymentObstacle from './checkout/_shared/payment-obstacle.messages.json' with { type: 'json' };
import amountToPay from './checkout/amount-to-pay/amount-to-pay.messages.json' with { type: 'json' };
import checkoutFooter from './checkout/checkout-footer/checkout-footer.messages.json' with { type: 'json' };
import checkoutHeader from './checkout/checkout-header/checkout-header.messages.json' with { type: 'json' };
import checkout from './checkout/checkout/checkout.messages.json' with { type: 'json' };
import laterMethod from './checkout/later-method/later-method.messages.json' with { type: 'json' };
import limitNotice from './checkout/limit-notice/limit-notice.messages.json' with { type: 'json' };
import orderSummary from './checkout/order-summary/order-summary.messages.json' with { type: 'json' };
import paymentStep from './checkout/payment-step/payment-step.messages.json' with { type: 'json' };
import placeOrderButton from './checkout/place-order-button/place-order-button.messages.json' with { type: 'json' };
import receiptShareLinks from './checkout/receipt-share-links/receipt-share-links.messages.json' with { type: 'json' };
import receiptWait from './checkout/receipt-wait/receipt-wait.messages.json' with { type: 'json' };
import receipt from './checkout/receipt/receipt.messages.json' with { type: 'json' };
import salesRestrictionNotices from './checkout/sales-restriction-notices/sales-restriction-notices.messages.json' with { type: 'json' };
import appDownload from './content/app-download/app-download.messages.json' with { type: 'json' };
import storeButtons from './content/store-buttons/store-buttons.messages.json' with { type: 'json' };
import storyCategories from './content/story-categories/story-categories.messages.json' with { type: 'json' };
import storyList from './content/story-list/story-list.messages.json' with { type: 'json' };
import story from './content/story/story.messages.json' with { type: 'json' };
import membershipFailure from './membership/_shared/membership-failure.messages.json' with { type: 'json' };
import membership from './membership/_shared/membership.messages.json' with { type: 'json' };
import giveawayEntries from './membership/giveaway-entries/giveaway-entries.messages.json' with { type: 'json' };
import giveawayHeader from './membership/giveaway-header/giveaway-header.messages.json' with { type: 'json' };
import giveawayHero from './membership/giveaway-hero/giveaway-hero.messages.json' with { type: 'json' };
import membershipChoice from './membership/membership-choice/membership-choice.messages.json' with { type: 'json' };
import membershipPlan from './membership/membership-choice/membership-plan.messages.json' with { type: 'json' };
import membershipJoining from './membership/membership-joining/membership-joining.messages.json' with { type: 'json' };
import membershipStatus from './membership/membership-status/membership-status.messages.json' with { type: 'json' };
import membershipTiers from './membership/membership-tiers/membership-tiers.messages.json' with { type: 'json' };
import ownGiveawayDraws from './membership/own-giveaway-draws/own-giveaway-draws.messages.json' with { type: 'json' };
import nothingOnSale from './offers/_shared/nothing-on-sale.messages.json' with { type: 'json' };
import regionNames from './offers/_shared/region-names.messages.json' with { type: 'json' };
import jackpotHero from './offers/jackpot-hero/jackpot-hero.messages.json' with { type: 'json' };
import lotteryPrices from './offers/lottery-prices/lottery-prices.messages.json' with { type: 'json' };
import lotteryPromo from './offers/lottery-promo/lottery-promo.messages.json' with { type: 'json' };
import lotterySyndicates from './offers/lottery-syndicates/lottery-syndicates.messages.json' with { type: 'json' };
import offerGrid from './offers/offer-grid/offer-grid.messages.json' with { type: 'json' };
import offerHeader from './offers/offer-header/offer-header.messages.json' with { type: 'json' };
import offerRegionRestriction from './offers/offer-region-restriction/offer-region-restriction.messages.json' with { type: 'json' };
import offerRules from './offers/offer-rules/offer-rules.messages.json' with { type: 'json' };
import prizeHero from './offers/prize-hero/prize-hero.messages.json' with { type: 'json' };
import rafflePrizes from './offers/raffle-prizes/raffle-prizes.messages.json' with { type: 'json' };
import syndicateList from './offers/syndicate-list/syndicate-list.messages.json' with { type: 'json' };
import partnerCheckout from './partner/partner-checkout/partner-checkout.messages.json' with { type: 'json' };
import partnerHeader from './partner/partner-header/partner-header.messages.json' with { type: 'json' };
import party from './party/_shared/party.messages.json' with { type: 'json' };
import groupWizardButton from './party/group-wizard-button/group-wizard-button.messages.json' with { type: 'json' };
import groupWizard from './party/group-wizard/group-wizard.messages.json' with { type: 'json' };
import ownOrOpenParties from './party/own-or-open-parties/own-or-open-parties.messages.json' with { type: 'json' };
import partyGroup from './party/party-group/party-group.messages.json' with { type: 'json' };
import partyInvitation from './party/party-invitation/party-invitation.messages.json' with { type: 'json' };
import partyMembers from './party/party-members/party-members.messages.json' with { type: 'json' };
import partyOfTicket from './party/party-of-ticket/party-of-ticket.messages.json' with { type: 'json' };
import partySession from './party/party-session/party-session.messages.json' with { type: 'json' };
import favouriteList from './play/favourite-list/favourite-list.messages.json' with { type: 'json' };
import lotteryNumberPicker from './play/lottery-number-picker/lottery-number-picker.messages.json' with { type: 'json' };
import numberTipList from './play/number-tip-list/number-tip-list.messages.json' with { type: 'json' };
import playHeader from './play/play-header/play-header.messages.json' with { type: 'json' };
import raffleBooks from './play/raffle-books/raffle-books.messages.json' with { type: 'json' };
import raffleWinningTicketSearch from './play/raffle-winning-ticket-search/raffle-winning-ticket-search.messages.json' with { type: 'json' };
import syndicateShares from './play/syndicate-shares/syndicate-shares.messages.json' with { type: 'json' };
import waysToPlay from './play/ways-to-play/ways-to-play.messages.json' with { type: 'json' };
import drawWinners from './results/_shared/draw-winners.messages.json' with { type: 'json' };
import drawResult from './results/draw-result/draw-result.messages.json' with { type: 'json' };
import drawnNumberStatistics from './results/drawn-number-statistics/drawn-number-statistics.messages.json' with { type: 'json' };
import namedDrawWinners from './results/named-draw-winners/named-draw-winners.messages.json' with { type: 'json' };
import offerResultsLinks from './results/offer-results-links/offer-results-links.messages.json' with { type: 'json' };
import ownDraws from './results/own-draws/own-draws.messages.json' with { type: 'json' };
import ownTicketsCheck from './results/own-tickets-check/own-tickets-check.messages.json' with { type: 'json' };
import prizeTable from './results/prize-table/prize-table.messages.json' with { type: 'json' };
import prizesAndWinnersTabs from './results/prizes-and-winners-tabs/prizes-and-winners-tabs.messages.json' with { type: 'json' };
import recentWinners from './results/recent-winners/recent-winners.messages.json' with { type: 'json' };
import resultHeader from './results/result-header/result-header.messages.json' with { type: 'json' };
import resultList from './results/result-list/result-list.messages.json' with { type: 'json' };
import resultMonths from './results/result-months/result-months.messages.json' with { type: 'json' };
import resultsStrip from './results/results-strip/results-strip.messages.json' with { type: 'json' };
import winnerSearch from './results/winner-search/winner-search.messages.json' with { type: 'json' };
import logInAndSignUp from './sign-in/_shared/log-in-and-sign-up.messages.json' with { type: 'json' };
import alreadySignedIn from './sign-in/already-signed-in/already-signed-in.messages.json' with { type: 'json' };
import autologin from './sign-in/autologin/autologin.messages.json' with { type: 'json' };
import elevationDialog from './sign-in/elevation-dialog/elevation-dialog.messages.json' with { type: 'json' };
import logIn from './sign-in/log-in/log-in.messages.json' with { type: 'json' };
import logOut from './sign-in/log-out/log-out.messages.json' with { type: 'json' };
import sessionDialog from './sign-in/session-dialog/session-dialog.messages.json' with { type: 'json' };
import signUp from './sign-in/sign-up/sign-up.messages.json' with { type: 'json' };
import languageSwitch from './site/_shared/language-switch.messages.json' with { type: 'json' };
import consentBanner from './site/consent-banner/consent-banner.messages.json' with { type: 'json' };
import consentSettings from './site/consent-settings/consent-settings.messages.json' with { type: 'json' };
import errorPageMessage from './site/error-page-message/error-page-message.messages.json' with { type: 'json' };
import feedbackDialog from './site/feedback-dialog/feedback-dialog.messages.json' with { type: 'json' };
import siteBanner from './site/site-banner/site-banner.messages.json' with { type: 'json' };
import siteFooter from './site/site-footer/site-footer.messages.json' with { type: 'json' };
import siteHeader from './site/site-header/site-header.messages.json' with { type: 'json' };
import skipLink from './site/skip-link/skip-link.messages.json' with { type: 'json' };
import supportMessageForm from './site/support-message-form/support-message-form.messages.json' with { type: 'json' };
import supportWidget from './site/support-widget/support-widget.messages.json' with { type: 'json' };
import unrecoverableError from './site/unrecoverable-error/unrecoverable-error.messages.json' with { type: 'json' };
import recurring from './tickets/_shared/recurring.messages.json' with { type: 'json' };
import orderList from './tickets/order-list/order-list.messages.json' with { type: 'json' };
import ownSubscriptions from './tickets/own-subscriptions/own-subscriptions.messages.json' with { type: 'json' };
import ownedSyndicateShare from './tickets/owned-syndicate-share/owned-syndicate-share.messages.json' with { type: 'json' };
import paymentResolutions from './tickets/payment-resolutions/payment-resolutions.messages.json' with { type: 'json' };
import printTickets from './tickets/print-tickets/print-tickets.messages.json' with { type: 'json' };
import recurringList from './tickets/recurring-list/recurring-list.messages.json' with { type: 'json' };
import recurringPurchase from './tickets/recurring-purchase/recurring-purchase.messages.json' with { type: 'json' };
import scheduledPurchase from './tickets/scheduled-purchase/scheduled-purchase.messages.json' with { type: 'json' };
import ticketDraws from './tickets/ticket-draws/ticket-draws.messages.json' with { type: 'json' };
import ticketHeader from './tickets/ticket-header/ticket-header.messages.json' with { type: 'json' };
import ticketPrintButtons from './tickets/ticket-print-buttons/ticket-print-buttons.messages.json' with { type: 'json' };
import upcomingScheduledPurchases from './tickets/upcoming-scheduled-purchases/upcoming-scheduled-purchases.messages.json' with { type: 'json' };
import verifyAccountLink from './wallet/_shared/verify-account-link.messages.json' with { type: 'json' };
import depositForm from './wallet/deposit-form/deposit-form.messages.json' with { type: 'json' };
import fundList from './wallet/fund-list/fund-list.messages.json' with { type: 'json' };
import openDeposits from './wallet/open-deposits/open-deposits.messages.json' with { type: 'json' };
import paymentChoice from './wallet/payment-choice/payment-choice.messages.json' with { type: 'json' };
import paymentProgress from './wallet/payment-progress/payment-progress.messages.json' with { type: 'json' };
import transactionList from './wallet/transaction-list/transaction-list.messages.json' with { type: 'json' };
import withdrawForm from './wallet/withdraw-form/withdraw-form.messages.json' with { type: 'json' };
import withdrawalStatus from './wallet/withdrawal-status/withdrawal-status.messages.json' with { type: 'json' };
import videoLinks from '#engine/page/video-links.messages.json' with { type: 'json' };
import documentTexts from '#engine/render/document-texts.messages.json' with { type: 'json' };
import failedBlock from '#engine/render/failed-block.messages.json' with { type: 'json' };
import unknownBlock from '#engine/render/unknown-block.messages.json' with { type: 'json' };
import plainAnswers from '#engine/server/plain-answers.messages.json' with { type: 'json' };
import formAccountClosure from '#schemas/forms/form-account-closure.messages.json' with { type: 'json' };
import formBankAccount from '#schemas/forms/form-bank-account.messages.json' with { type: 'json' };
import formChangeEmail from '#schemas/forms/form-change-email.messages.json' with { type: 'json' };
import formChangePassword from '#schemas/forms/form-change-password.messages.json' with { type: 'json' };
import formChannelFields from '#schemas/forms/form-channel-fields.messages.json' with { type: 'json' };
import formCommunicationPreferences from '#schemas/forms/form-communication-preferences.messages.json' with { type: 'json' };
import formConfirmAddress from '#schemas/forms/form-confirm-address.messages.json' with { type: 'json' };
import formConfirmPassword from '#schemas/forms/form-confirm-password.messages.json' with { type: 'json' };
import formCountryBanned from '#schemas/forms/form-country-banned.messages.json' with { type: 'json' };
import formCustomerDetails from '#schemas/forms/form-customer-details.messages.json' with { type: 'json' };
import formCustomerFields from '#schemas/forms/form-customer-fields.messages.json' with { type: 'json' };
import formDriversLicence from '#schemas/forms/form-drivers-licence.messages.json' with { type: 'json' };
import formForcePasswordChange from '#schemas/forms/form-force-password-change.messages.json' with { type: 'json' };
import formForgotPassword from '#schemas/forms/form-forgot-password.messages.json' with { type: 'json' };
import formLimitFields from '#schemas/forms/form-limit-fields.messages.json' with { type: 'json' };
import formLogin from '#schemas/forms/form-login.messages.json' with { type: 'json' };
import formMessages from '#schemas/forms/form-messages.messages.json' with { type: 'json' };
import formMigrationTerms from '#schemas/forms/form-migration-terms.messages.json' with { type: 'json' };
import formNewPasswordFields from '#schemas/forms/form-new-password-fields.messages.json' with { type: 'json' };
import formOverseasAccount from '#schemas/forms/form-overseas-account.messages.json' with { type: 'json' };
import formPrecommitmentLimit from '#schemas/forms/form-precommitment-limit.messages.json' with { type: 'json' };
import formResetPassword from '#schemas/forms/form-reset-password.messages.json' with { type: 'json' };
import formSignInFields from '#schemas/forms/form-sign-in-fields.messages.json' with { type: 'json' };
import formSignUp from '#schemas/forms/form-sign-up.messages.json' with { type: 'json' };
import formSpendLimit from '#schemas/forms/form-spend-limit.messages.json' with { type: 'json' };
import formSupportMessage from '#schemas/forms/form-support-message.messages.json' with { type: 'json' };
import formTakeBreak from '#schemas/forms/form-take-break.messages.json' with { type: 'json' };
import formTermsAcceptance from '#schemas/forms/form-terms-acceptance.messages.json' with { type: 'json' };
import formTermsFields from '#schemas/forms/form-terms-fields.messages.json' with { type: 'json' };
import formTwoFactorCode from '#schemas/forms/form-two-factor-code.messages.json' with { type: 'json' };
import formTwoFactorConfirm from '#schemas/forms/form-two-factor-confirm.messages.json' with { type: 'json' };
import formUnsubscribe from '#schemas/forms/form-unsubscribe.messages.json' with { type: 'json' };
import formWithdrawal from '#schemas/forms/form-withdrawal.messages.json' with { type: 'json' };

/** Catalogues by name. */
export const messageCatalogues: Readonly<Record<string, MessageCatalogue>> = {
  'cart-add': readMessages(cartAdd),
  'checkout-failure': readMessages(checkoutFailure),
  'checkout-stages': readMessages(checkoutStages),
  'pay-panel': readMessages(payPanel),
  'payment-logos': readMessages(paymentLogos),
  'saved-fund': readMessages(savedFund),
  'saved-funds-link': readMessages(savedFundsLink),
  'countdown': readMessages(countdown),
  'date-label': readMessages(dateLabel),
  'deposit-report': readMessages(depositReport),
  'payment-failure': readMessages(paymentFailure),
  'draw-day': readMessages(drawDay),
  'form-controls': readMessages(formControls),
  'account-list': readMessages(accountList),
  'jackpot': readMessages(jackpot),
  'prize-amount': readMessages(prizeAmount),
  'page-links': readMessages(pageLinks),
  'elevation-panel': readMessages(elevationPanel),
  'resend-code': readMessages(resendCode),
  'autoplay-label': readMessages(autoplayLabel),
  'cart-item': readMessages(cartItem),
  'item-numbers': readMessages(itemNumbers),
  'purchased-ticket': readMessages(purchasedTicket),
  'recurring-choice': readMessages(recurringChoice),
  'ticket-games': readMessages(ticketGames),
  'answer-dialog': readMessages(answerDialog),
  'verification-loss': readMessages(verificationLoss),
  'address-and-email-confirmation': readMessages(addressAndEmailConfirmation),
  'balance-greeting': readMessages(balanceGreeting),
  'break-manager': readMessages(breakManager),
  'details-dialog': readMessages(detailsDialog),
  'document-upload': readMessages(documentUpload),
  'identity-check': readMessages(identityCheck),
  'limit-manager': readMessages(limitManager),
  'link-confirmation': readMessages(linkConfirmation),
  'migration-banner': readMessages(migrationBanner),
  'migration-dialog': readMessages(migrationDialog),
  'notification-drawer': readMessages(notificationDrawer),
  'prefilled-form': readMessages(prefilledForm),
  'social-accounts': readMessages(socialAccounts),
  'two-factor-advice': readMessages(twoFactorAdvice),
  'two-factor-setup': readMessages(twoFactorSetup),
  'verification-notice': readMessages(verificationNotice),
  'cart-list': readMessages(cartList),
  'order-to-repeat': readMessages(orderToRepeat),
  'precart-drawer': readMessages(precartDrawer),
  'promotion-code-entry': readMessages(promotionCodeEntry),
  'recommended-offers': readMessages(recommendedOffers),
  'voucher-entry': readMessages(voucherEntry),
  'cause-header': readMessages(causeHeader),
  'cause-list': readMessages(causeList),
  'payment-obstacle': readMessages(paymentObstacle),
  'amount-to-pay': readMessages(amountToPay),
  'checkout-footer': readMessages(checkoutFooter),
  'checkout-header': readMessages(checkoutHeader),
  'checkout': readMessages(checkout),
  'later-method': readMessages(laterMethod),
  'limit-notice': readMessages(limitNotice),
  'order-summary': readMessages(orderSummary),
  'payment-step': readMessages(paymentStep),
  'place-order-button': readMessages(placeOrderButton),
  'receipt-share-links': readMessages(receiptShareLinks),
  'receipt-wait': readMessages(receiptWait),
  'receipt': readMessages(receipt),
  'sales-restriction-notices': readMessages(salesRestrictionNotices),
  'app-download': readMessages(appDownload),
  'store-buttons': readMessages(storeButtons),
  'story-categories': readMessages(storyCategories),
  'story-list': readMessages(storyList),
  'story': readMessages(story),
  'membership-failure': readMessages(membershipFailure),
  'membership': readMessages(membership),
  'giveaway-entries': readMessages(giveawayEntries),
  'giveaway-header': readMessages(giveawayHeader),
  'giveaway-hero': readMessages(giveawayHero),
  'membership-choice': readMessages(membershipChoice),
  'membership-plan': readMessages(membershipPlan),
  'membership-joining': readMessages(membershipJoining),
  'membership-status': readMessages(membershipStatus),
  'membership-tiers': readMessages(membershipTiers),
  'own-giveaway-draws': readMessages(ownGiveawayDraws),
  'nothing-on-sale': readMessages(nothingOnSale),
  'region-names': readMessages(regionNames),
  'jackpot-hero': readMessages(jackpotHero),
  'lottery-prices': readMessages(lotteryPrices),
  'lottery-promo': readMessages(lotteryPromo),
  'lottery-syndicates': readMessages(lotterySyndicates),
  'offer-grid': readMessages(offerGrid),
  'offer-header': readMessages(offerHeader),
  'offer-region-restriction': readMessages(offerRegionRestriction),
  'offer-rules': readMessages(offerRules),
  'prize-hero': readMessages(prizeHero),
  'raffle-prizes': readMessages(rafflePrizes),
  'syndicate-list': readMessages(syndicateList),
  'partner-checkout': readMessages(partnerCheckout),
  'partner-header': readMessages(partnerHeader),
  'party': readMessages(party),
  'group-wizard-button': readMessages(groupWizardButton),
  'group-wizard': readMessages(groupWizard),
  'own-or-open-parties': readMessages(ownOrOpenParties),
  'party-group': readMessages(partyGroup),
  'party-invitation': readMessages(partyInvitation),
  'party-members': readMessages(partyMembers),
  'party-of-ticket': readMessages(partyOfTicket),
  'party-session': readMessages(partySession),
  'favourite-list': readMessages(favouriteList),
  'lottery-number-picker': readMessages(lotteryNumberPicker),
  'number-tip-list': readMessages(numberTipList),
  'play-header': readMessages(playHeader),
  'raffle-books': readMessages(raffleBooks),
  'raffle-winning-ticket-search': readMessages(raffleWinningTicketSearch),
  'syndicate-shares': readMessages(syndicateShares),
  'ways-to-play': readMessages(waysToPlay),
  'draw-winners': readMessages(drawWinners),
  'draw-result': readMessages(drawResult),
  'drawn-number-statistics': readMessages(drawnNumberStatistics),
  'named-draw-winners': readMessages(namedDrawWinners),
  'offer-results-links': readMessages(offerResultsLinks),
  'own-draws': readMessages(ownDraws),
  'own-tickets-check': readMessages(ownTicketsCheck),
  'prize-table': readMessages(prizeTable),
  'prizes-and-winners-tabs': readMessages(prizesAndWinnersTabs),
  'recent-winners': readMessages(recentWinners),
  'result-header': readMessages(resultHeader),
  'result-list': readMessages(resultList),
  'result-months': readMessages(resultMonths),
  'results-strip': readMessages(resultsStrip),
  'winner-search': readMessages(winnerSearch),
  'log-in-and-sign-up': readMessages(logInAndSignUp),
  'already-signed-in': readMessages(alreadySignedIn),
  'autologin': readMessages(autologin),
  'elevation-dialog': readMessages(elevationDialog),
  'log-in': readMessages(logIn),
  'log-out': readMessages(logOut),
  'session-dialog': readMessages(sessionDialog),
  'sign-up': readMessages(signUp),
  'language-switch': readMessages(languageSwitch),
  'consent-banner': readMessages(consentBanner),
  'consent-settings': readMessages(consentSettings),
  'error-page-message': readMessages(errorPageMessage),
  'feedback-dialog': readMessages(feedbackDialog),
  'site-banner': readMessages(siteBanner),
  'site-footer': readMessages(siteFooter),
  'site-header': readMessages(siteHeader),
  'skip-link': readMessages(skipLink),
  'support-message-form': readMessages(supportMessageForm),
  'support-widget': readMessages(supportWidget),
  'unrecoverable-error': readMessages(unrecoverableError),
  'recurring': readMessages(recurring),
  'order-list': readMessages(orderList),
  'own-subscriptions': readMessages(ownSubscriptions),
  'owned-syndicate-share': readMessages(ownedSyndicateShare),
  'payment-resolutions': readMessages(paymentResolutions),
  'print-tickets': readMessages(printTickets),
  'recurring-list': readMessages(recurringList),
  'recurring-purchase': readMessages(recurringPurchase),
  'scheduled-purchase': readMessages(scheduledPurchase),
  'ticket-draws': readMessages(ticketDraws),
  'ticket-header': readMessages(ticketHeader),
  'ticket-print-buttons': readMessages(ticketPrintButtons),
  'upcoming-scheduled-purchases': readMessages(upcomingScheduledPurchases),
  'verify-account-link': readMessages(verifyAccountLink),
  'deposit-form': readMessages(depositForm),
  'fund-list': readMessages(fundList),
  'open-deposits': readMessages(openDeposits),
  'payment-choice': readMessages(paymentChoice),
  'payment-progress': readMessages(paymentProgress),
  'transaction-list': readMessages(transactionList),
  'withdraw-form': readMessages(withdrawForm),
  'withdrawal-status': readMessages(withdrawalStatus),
  'video-links': readMessages(videoLinks),
  'document-texts': readMessages(documentTexts),
  'failed-block': readMessages(failedBlock),
  'unknown-block': readMessages(unknownBlock),
  'plain-answers': readMessages(plainAnswers),
  'form-account-closure': readMessages(formAccountClosure),
  'form-bank-account': readMessages(formBankAccount),
  'form-change-email': readMessages(formChangeEmail),
  'form-change-password': readMessages(formChangePassword),
  'form-channel-fields': readMessages(formChannelFields),
  'form-communication-preferences': readMessages(formCommunicationPreferences),
  'form-confirm-address': readMessages(formConfirmAddress),
  'form-confirm-password': readMessages(formConfirmPassword),
  'form-country-banned': readMessages(formCountryBanned),
  'form-customer-details': readMessages(formCustomerDetails),
  'form-customer-fields': readMessages(formCustomerFields),
  'form-drivers-licence': readMessages(formDriversLicence),
  'form-force-password-change': readMessages(formForcePasswordChange),
  'form-forgot-password': readMessages(formForgotPassword),
  'form-limit-fields': readMessages(formLimitFields),
  'form-login': readMessages(formLogin),
  'form-messages': readMessages(formMessages),
  'form-migration-terms': readMessages(formMigrationTerms),
  'form-new-password-fields': readMessages(formNewPasswordFields),
  'form-overseas-account': readMessages(formOverseasAccount),
  'form-precommitment-limit': readMessages(formPrecommitmentLimit),
  'form-reset-password': readMessages(formResetPassword),
  'form-sign-in-fields': readMessages(formSignInFields),
  'form-sign-up': readMessages(formSignUp),
  'form-spend-limit': readMessages(formSpendLimit),
  'form-support-message': readMessages(formSupportMessage),
  'form-take-break': readMessages(formTakeBreak),
  'form-terms-acceptance': readMessages(formTermsAcceptance),
  'form-terms-fields': readMessages(formTermsFields),
  'form-two-factor-code': readMessages(formTwoFactorCode),
  'form-two-factor-confirm': readMessages(formTwoFactorConfirm),
  'form-unsubscribe': readMessages(formUnsubscribe),
  'form-withdrawal': readMessages(formWithdrawal),
};
