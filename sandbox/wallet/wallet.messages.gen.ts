// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { MoneyValue } from '#domain/messages/format-message.ts';
import { createSandboxMessages } from '../messages/sandbox-messages.ts';
import catalogue from './wallet.messages.json' with { type: 'json' };

export interface WalletMessages {
  /** This card has expired. Choose another. */
  cardExpired(): string;
  /** We’re still paying a withdrawal to this account. You can remove it once that’s done. */
  withdrawalUnderWay(): string;
  /** We can’t find that deposit. */
  noSuchDeposit(): string;
  /** We can’t find that customer. */
  noSuchCustomer(): string;
  /** We can’t find that withdrawal. */
  noSuchWithdrawal(): string;
  /** This payment method isn’t available. You haven’t been charged. Choose another. */
  noSuchGateway(): string;
  /** We can’t find that card or account. */
  noSuchFund(): string;
  /** Enter a six-digit BSB or sort code. */
  bsbInvalid(): string;
  /** Enter a valid SWIFT code. */
  swiftInvalid(): string;
  /** Enter a valid account number. */
  accountNumberInvalid(): string;
  /** Enter the name on the account. */
  accountNameInvalid(): string;
  /** This account is closed. */
  accountClosed(): string;
  /** This field is required */
  required(): string;
  /** This payment method takes too long for a purchase. You haven’t been charged. Choose another. */
  cannotWait(): string;
  /** Please choose a payment method. */
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
  /** You can’t pay this way. You haven’t been charged. Choose another payment method. */
  otherPayment(): string;
  /** We can’t find that wallet. You haven’t been charged. Choose another payment method. */
  noSuchWallet(): string;
  /** Please try again. */
  tryAgain(): string;
  /** Please enter an amount equal to or greater than {least}. */
  amountTooSmall(values: { readonly least: number | MoneyValue }): string;
  /** Please enter an amount equal to or less than {most}. */
  amountTooLarge(values: { readonly most: number | MoneyValue }): string;
  /** {name}: is not the one of this call */
  notOfCall(values: { readonly name: string }): string;
  /** This payment method isn’t available. You haven’t been charged. Choose another. */
  gatewayNotAvailable(): string;
  /** {brand} customer funds */
  customerFunds(values: { readonly brand: string }): string;
  /** We’ll add the money to your wallet as soon as it arrives. */
  addedOnArrival(): string;
  /** We can’t confirm your payment yet. Please don’t pay again: we’ll let you know. */
  notConfirmed(): string;
  /** Please reload the page to try again. */
  reload(): string;
  /** You didn’t confirm the payment with your bank in time. You haven’t been charged. */
  bankTimedOut(): string;
  /** The payment wasn’t completed in time. You haven’t been charged. */
  paymentTimedOut(): string;
  /** A bank account was added */
  accountAdded(): string;
  /** You can now withdraw to the account ending in {lastFour}. Didn’t add it? Contact support immediately. */
  accountAddedBody(values: { readonly lastFour: string }): string;
  /** Your deposit has arrived */
  depositArrived(): string;
  /** {amount} is now in your wallet. */
  depositArrivedBody(values: { readonly amount: number | MoneyValue }): string;
  /** Your deposit failed */
  depositFailed(): string;
  /** We couldn’t add {amount} to your wallet. You haven’t been charged. You can try again or use another payment method. */
  depositFailedBody(values: { readonly amount: number | MoneyValue }): string;
  /** Your withdrawal is on its way */
  withdrawalAsked(): string;
  /** We’re sending you {amount}. If you didn’t ask for this withdrawal, contact support immediately. */
  withdrawalAskedBody(values: { readonly amount: number | MoneyValue }): string;
  /** Your withdrawal has been paid */
  withdrawalPaid(): string;
  /** We’ve paid you {amount}. It may take your bank a day or two to show it. */
  withdrawalPaidBody(values: { readonly amount: number | MoneyValue }): string;
  /** We couldn’t pay your withdrawal */
  withdrawalFailed(): string;
  /** We couldn’t verify the account, so {amount} is back in your wallet. Check the account’s details or use another one. */
  withdrawalFailedBody(values: { readonly amount: number | MoneyValue }): string;
  /** Your bank couldn’t confirm it was you. You haven’t been charged. Please try again. */
  bankNotConfirmed(): string;
  /** You cancelled this payment. You haven’t been charged. */
  paymentCancelled(): string;
  /** Your bank declined this card. You haven’t been charged, and the card wasn’t saved. Try another card. */
  cardRefused(): string;
  /** There’s nothing to save for this payment method. */
  nothingToSave(): string;
  /** Please confirm the card with your bank so we can save it. */
  confirmCard(): string;
  /** You can’t use PayPal here. Choose another payment method. */
  noPayPal(): string;
  /** You can save up to {most} cards and accounts. Remove one first. */
  tooManyFunds(values: { readonly most: number }): string;
  /** This card has expired and wasn’t saved. Try another card. */
  cardExpiredNotStored(): string;
  /** Please enter your details again. */
  enterAgain(): string;
  /** We couldn’t verify the account. */
  accountNotVerified(): string;
  /** You can’t withdraw this way. Choose another. */
  payoutNotAvailable(): string;
  /** You cannot withdraw more than your withdrawable funds. */
  notWithdrawable(): string;
  /** We can’t find that account. Choose another. */
  noSuchAccount(): string;
  /** Choose another account. */
  otherAccount(): string;
  /** Add an account to withdraw to. */
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
  /** {product}, {draws} */
  productAndDraws(values: { readonly product: string; readonly draws: string }): string;
  /** {first}; {second} */
  severalProducts(values: { readonly first: string; readonly second: string }): string;
  /** {products}; and {count} more */
  productsAndMore(values: { readonly products: string; readonly count: number }): string;
  /** draw {drawNo} */
  oneDraw(values: { readonly drawNo: string }): string;
  /** {giveaway}, draw {drawNo} */
  giveawayDraw(values: { readonly giveaway: string; readonly drawNo: string }): string;
  /** draws {first} to {last} */
  severalDraws(values: { readonly first: string; readonly last: string }): string;
  /** {reason} The card wasn’t saved. */
  cardRefusedBecause(values: { readonly reason: string }): string;
}

export const walletMessages = createSandboxMessages<WalletMessages>('wallet', catalogue);
