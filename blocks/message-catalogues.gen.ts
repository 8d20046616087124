// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { MessageCatalogue } from '#engine/messages/message-catalogue.ts';
import { readMessages } from '#engine/messages/read-messages.ts';
import checkoutStages from './_ui/checkout/checkout-stages.messages.json' with { type: 'json' };
import payPanel from './_ui/checkout/pay-panel.messages.json' with { type: 'json' };
import paymentLogos from './_ui/checkout/payment-logos.messages.json' with { type: 'json' };
import savedFund from './_ui/checkout/saved-fund.messages.json' with { type: 'json' };
import savedFundsLink from './_ui/checkout/saved-funds-link.messages.json' with { type: 'json' };
import depositReport from './_ui/deposit/deposit-report.messages.json' with { type: 'json' };
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
import feedbackDialog from './site/feedback-dialog/feedback-dialog.messages.json' with { type: 'json' };
import verifyAccountLink from './wallet/_shared/verify-account-link.messages.json' with { type: 'json' };
import depositForm from './wallet/deposit-form/deposit-form.messages.json' with { type: 'json' };
import fundList from './wallet/fund-list/fund-list.messages.json' with { type: 'json' };
import openDeposits from './wallet/open-deposits/open-deposits.messages.json' with { type: 'json' };
import paymentChoice from './wallet/payment-choice/payment-choice.messages.json' with { type: 'json' };
import paymentProgress from './wallet/payment-progress/payment-progress.messages.json' with { type: 'json' };
import transactionList from './wallet/transaction-list/transaction-list.messages.json' with { type: 'json' };
import withdrawForm from './wallet/withdraw-form/withdraw-form.messages.json' with { type: 'json' };
import withdrawalStatus from './wallet/withdrawal-status/withdrawal-status.messages.json' with { type: 'json' };

/** Catalogues by name. */
export const messageCatalogues: Readonly<Record<string, MessageCatalogue>> = {
  'checkout-stages': readMessages(checkoutStages),
  'pay-panel': readMessages(payPanel),
  'payment-logos': readMessages(paymentLogos),
  'saved-fund': readMessages(savedFund),
  'saved-funds-link': readMessages(savedFundsLink),
  'deposit-report': readMessages(depositReport),
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
  'feedback-dialog': readMessages(feedbackDialog),
  'verify-account-link': readMessages(verifyAccountLink),
  'deposit-form': readMessages(depositForm),
  'fund-list': readMessages(fundList),
  'open-deposits': readMessages(openDeposits),
  'payment-choice': readMessages(paymentChoice),
  'payment-progress': readMessages(paymentProgress),
  'transaction-list': readMessages(transactionList),
  'withdraw-form': readMessages(withdrawForm),
  'withdrawal-status': readMessages(withdrawalStatus),
};
