import type { Deposit, DepositInstructions } from '#schemas/generated/api/wire-types.gen.ts';
import { toMoneyResponse } from '../../offers/money-response.ts';
import type { SandboxBrand, SandboxShop } from '../../shop.ts';
import { getChallengeTypeOfGateway } from '../gateways/brand-gateways.ts';
import { composeStripeClientSecretOfDeposit } from '../gateways/stripe-script.ts';
import { walletMessages } from '../wallet.messages.gen.ts';
import { isDepositFinal } from './deposit-status.ts';
import type { StoredDeposit } from './deposit-store.ts';
import { toFundResponse } from './fund-response.ts';

export function toDepositResponse(
  shop: Pick<SandboxShop, 'funds'>,
  brand: SandboxBrand,
  deposit: StoredDeposit,
  now: number,
): Deposit {
  const { branding } = brand.catalogue;
  return {
    deposit_id: deposit.id,
    status: deposit.status,
    amount: toMoneyResponse(deposit.amount, branding.currency),
    deposit_method_code: deposit.methodCode,
    gateway_key: deposit.gatewayKey,
    fund: deposit.fundId === null ? null : toFundResponse(shop.funds.getIncludingDeleted(deposit.fundId), now),
    checkout: deposit.checkout,
    created_at: momentOf(deposit.createdAt),
    due_at: deposit.dueAt === null || waitsForCustomer(deposit) ? null : momentOf(deposit.dueAt),
    completed_at: deposit.completedAt === null ? null : momentOf(deposit.completedAt),
    challenge: challengeOf(deposit),
    redirect_url: isRedirect(deposit) ? `/pay/paypal/${deposit.pageState}` : null,
    instructions: instructionsOf(deposit, branding.name),
    failure: deposit.failure,
    notice: noticeOf(deposit),
    checkout_id: deposit.checkoutId,
  };
}

function challengeOf(deposit: StoredDeposit): Deposit['challenge'] {
  const { status, gatewayKey, pageState, windowSize, dueAt } = deposit;
  if (status !== 'challenged' || pageState === null || dueAt === null) return null;
  const type = getChallengeTypeOfGateway(gatewayKey);
  return {
    type,
    url: type === 'challenge' ? `/pay/challenge/${pageState}` : null,
    state: pageState,
    client_secret: type === 'stripe_challenge' ? composeStripeClientSecretOfDeposit(deposit) : null,
    window_size: windowSize ?? 'FullScreen',
    expires_at: momentOf(dueAt),
  };
}

function isRedirect({ status, methodCode, pageState }: StoredDeposit): boolean {
  return status === 'created' && methodCode === 'pl' && pageState !== null;
}

function waitsForCustomer(deposit: StoredDeposit): boolean {
  return deposit.status === 'challenged' || isRedirect(deposit);
}

function instructionsOf({ status, methodCode, reference }: StoredDeposit, name: string): DepositInstructions | null {
  if (isDepositFinal(status) || reference === null || methodCode === 'dd') return null;
  const isBpay = methodCode === 'bp';
  return {
    biller_code: isBpay ? '417001' : null,
    bank_code: isBpay ? null : '000000',
    account_number: isBpay ? null : '10041700',
    account_name: walletMessages.customerFunds({ brand: name }),
    reference,
  };
}

function noticeOf(deposit: StoredDeposit): Deposit['notice'] {
  if (isDepositFinal(deposit.status) || waitsForCustomer(deposit)) return null;
  const message = deposit.reference ? walletMessages.addedOnArrival() : walletMessages.notConfirmed();
  return { code: 'deposit_pending', message, level: 'info' };
}

function momentOf(epoch: number): string {
  return new Date(epoch).toISOString();
}
