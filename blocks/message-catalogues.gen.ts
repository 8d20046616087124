// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { MessageCatalogue } from '#engine/messages/message-catalogue.ts';
import { readMessages } from '#engine/messages/read-messages.ts';
import checkoutStages from './_ui/checkout/checkout-stages.messages.json' with { type: 'json' };
import payPanel from './_ui/checkout/pay-panel.messages.json' with { type: 'json' };
import paymentLogos from './_ui/checkout/payment-logos.messages.json' with { type: 'json' };
import savedFund from './_ui/checkout/saved-fund.messages.json' with { type: 'json' };
import savedFundsLink from './_ui/checkout/saved-funds-link.messages.json' with { type: 'json' };
import depositReport from './_ui/deposit/deposit-report.messages.json' with { type: 'json' };
import party from './party/_shared/party.messages.json' with { type: 'json' };
import groupWizardButton from './party/group-wizard-button/group-wizard-button.messages.json' with { type: 'json' };
import groupWizard from './party/group-wizard/group-wizard.messages.json' with { type: 'json' };
import ownOrOpenParties from './party/own-or-open-parties/own-or-open-parties.messages.json' with { type: 'json' };
import partyGroup from './party/party-group/party-group.messages.json' with { type: 'json' };
import partyInvitation from './party/party-invitation/party-invitation.messages.json' with { type: 'json' };
import partyMembers from './party/party-members/party-members.messages.json' with { type: 'json' };
import partyOfTicket from './party/party-of-ticket/party-of-ticket.messages.json' with { type: 'json' };
import partySession from './party/party-session/party-session.messages.json' with { type: 'json' };
import lotteryNumberPicker from './play/lottery-number-picker/lottery-number-picker.messages.json' with { type: 'json' };
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
  'party': readMessages(party),
  'group-wizard-button': readMessages(groupWizardButton),
  'group-wizard': readMessages(groupWizard),
  'own-or-open-parties': readMessages(ownOrOpenParties),
  'party-group': readMessages(partyGroup),
  'party-invitation': readMessages(partyInvitation),
  'party-members': readMessages(partyMembers),
  'party-of-ticket': readMessages(partyOfTicket),
  'party-session': readMessages(partySession),
  'lottery-number-picker': readMessages(lotteryNumberPicker),
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
