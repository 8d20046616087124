// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { MoneyValue } from '#domain/messages/format-message.ts';
import { createSandboxMessages } from '../messages/sandbox-messages.ts';
import catalogue from './wallet.messages.json' with { type: 'json' };

export interface WalletMessages {
  /** This card has expired. */
  cardExpired(): string;
  /** A withdrawal to this account is under way. */
  withdrawalUnderWay(): string;
  /** There is no such deposit. */
  noSuchDeposit(): string;
  /** There is no such customer. */
  noSuchCustomer(): string;
  /** There is no such withdrawal. */
  noSuchWithdrawal(): string;
  /** There is no such gateway. */
  noSuchGateway(): string;
  /** There is no such card or account. */
  noSuchFund(): string;
  /** Please enter the six digits of your bank. */
  bsbInvalid(): string;
  /** Please enter a valid SWIFT code. */
  swiftInvalid(): string;
  /** Please enter a valid account number. */
  accountNumberInvalid(): string;
  /** Please enter the name of the account. */
  accountNameInvalid(): string;
  /** This account is closed. */
  accountClosed(): string;
  /** This field is required */
  required(): string;
  /** A purchase cannot wait for this way to pay. Please choose another. */
  cannotWait(): string;
  /** Please choose how to pay. */
  choosePayment(): string;
  /** Bank deposit */
  bankDeposit(): string;
  /** Direct debit */
  directDebit(): string;
  /** Bank transfer */
  bankTransfer(): string;
  /** Telegraphic transfer */
  telegraphicTransfer(): string;
  /** Transfer service */
  transferService(): string;
  /** You cannot pay this way. Please choose another. */
  otherPayment(): string;
  /** There is no such wallet. */
  noSuchWallet(): string;
  /** Please try again. */
  tryAgain(): string;
  /** Please enter an amount equal to or greater than {least}. */
  amountTooSmall(values: { readonly least: number | MoneyValue }): string;
  /** Please enter an amount equal to or less than {most}. */
  amountTooLarge(values: { readonly most: number | MoneyValue }): string;
  /** {name}: is not the one of this call */
  notOfCall(values: { readonly name: string }): string;
  /** This gateway is not available. */
  gatewayNotAvailable(): string;
  /** {brand} customer funds */
  customerFunds(values: { readonly brand: string }): string;
  /** We add the money to your account as soon as it arrives. */
  addedOnArrival(): string;
  /** Your payment has not been confirmed yet. Please do not pay again: we let you know. */
  notConfirmed(): string;
  /** Please reload the page to try again. */
  reload(): string;
  /** Your bank was not answered in time: nothing was paid. */
  bankTimedOut(): string;
  /** The payment was not completed in time. */
  paymentTimedOut(): string;
  /** A bank account was added */
  accountAdded(): string;
  /** The account ending in {lastFour} can now be paid to. If you have not added it, please call us. */
  accountAddedBody(values: { readonly lastFour: string }): string;
  /** Your deposit has arrived */
  depositArrived(): string;
  /** {amount} is now in your account. */
  depositArrivedBody(values: { readonly amount: number | MoneyValue }): string;
  /** Your deposit has failed */
  depositFailed(): string;
  /** {amount} could not be paid in. No money was taken. */
  depositFailedBody(values: { readonly amount: number | MoneyValue }): string;
  /** Your withdrawal is on its way */
  withdrawalAsked(): string;
  /** You have asked for {amount} to be paid out. If that was not you, please call us. */
  withdrawalAskedBody(values: { readonly amount: number | MoneyValue }): string;
  /** Your withdrawal is paid */
  withdrawalPaid(): string;
  /** {amount} was paid out to you. */
  withdrawalPaidBody(values: { readonly amount: number | MoneyValue }): string;
  /** Your withdrawal could not be paid */
  withdrawalFailed(): string;
  /** The account could not be verified, so {amount} is back in your wallet. */
  withdrawalFailedBody(values: { readonly amount: number | MoneyValue }): string;
  /** Your bank could not confirm that it was you. */
  bankNotConfirmed(): string;
  /** You have cancelled this payment. */
  paymentCancelled(): string;
  /** Your bank said no. Nothing was stored. */
  cardRefused(): string;
  /** There is nothing to save for this way to pay. */
  nothingToSave(): string;
  /** Please confirm your card with your bank to save it. */
  confirmCard(): string;
  /** PayPal is not taken here. */
  noPayPal(): string;
  /** At most {most} cards and accounts can be saved. */
  tooManyFunds(values: { readonly most: number }): string;
  /** This card has expired. Nothing was stored. */
  cardExpiredNotStored(): string;
  /** Please enter your details again. */
  enterAgain(): string;
  /** The account could not be verified. */
  accountNotVerified(): string;
  /** This way to be paid is not available. */
  payoutNotAvailable(): string;
  /** You cannot withdraw more than your withdrawable funds. */
  notWithdrawable(): string;
  /** There is no such account. */
  noSuchAccount(): string;
  /** Please choose another account. */
  otherAccount(): string;
  /** Please add an account to be paid to. */
  addAccount(): string;
  /** Withdrawal returned */
  withdrawalReturned(): string;
  /** {name} ending in {lastFour} */
  endingIn(values: { readonly name: string; readonly lastFour: string }): string;
  /** Card */
  card(): string;
  /** Transfer */
  transfer(): string;
  /** Wallet */
  wallet(): string;
  /** Deposit */
  transactionDeposit(): string;
  /** Withdrawal */
  transactionWithdrawal(): string;
  /** Purchase: {products} */
  transactionPurchase(values: { readonly products: string }): string;
  /** Credit */
  transactionCredit(): string;
  /** Winnings: {product} */
  transactionWinnings(values: { readonly product: string }): string;
  /** Refund */
  transactionRefund(): string;
  /** Adjustment */
  transactionAdjustment(): string;
  /** {products}; and {count} more */
  productsAndMore(values: { readonly products: string; readonly count: number }): string;
  /** draw {drawNo} */
  oneDraw(values: { readonly drawNo: string }): string;
  /** {giveaway}, draw {drawNo} */
  giveawayDraw(values: { readonly giveaway: string; readonly drawNo: string }): string;
  /** draws {first} to {last} */
  severalDraws(values: { readonly first: string; readonly last: string }): string;
  /** Your bank said no. Nothing was stored. {reason} */
  cardRefusedBecause(values: { readonly reason: string }): string;
}

export const walletMessages = createSandboxMessages<WalletMessages>('wallet', catalogue);
