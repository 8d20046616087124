import type {
  BankAccountRequest,
  CardAddRequest,
  CardGatewayKey,
  PaypalAddRequest,
} from '#schemas/generated/api/wire-types.gen.ts';
import { createNotFoundFault, createRefusalFault } from '../../http/api-fault.ts';
import type { AuthorisedCustomerCall } from '../../http/call-route.ts';
import type { SandboxShop } from '../../shop.ts';
import { findBrandCardGateway, listBrandCardGateways } from '../gateways/brand-gateways.ts';
import { isStripeCardSetupConfirmed } from '../gateways/card-setups.ts';
import type { VaultEntry } from '../gateways/card-vault.ts';
import { isCardExpired } from '../gateways/vault-card.ts';
import { walletMessages } from '../wallet.messages.gen.ts';
import { validateBankAccountToSave } from './bank-account.ts';
import { validateDeviceData } from './device-data.ts';
import type { StoredFund } from './fund-store.ts';
import { createCardDeclinedFailure, markCardProvisional } from './provisional-cards.ts';

const MOST_FUNDS = 10;

/**
 * Saves a card. `gatewayOrToken` is the key of a gateway, with the token in the body, or the token itself. A provisional card
 * is verified by the deposit that follows; any other is verified by its gateway now.
 *
 * @throws ApiFault 404 `method_not_found`; 422 `gateway_not_available`, `token_invalid`, `setup_incomplete`,
 * `device_data_invalid`, `card_expired`, `card_declined` or `too_many_funds`.
 */
export function storeSavedCard(
  shop: Pick<SandboxShop, 'db' | 'customerChoices' | 'cardVault' | 'funds'>,
  incoming: AuthorisedCustomerCall,
  request: CardAddRequest,
): StoredFund {
  const { method = '', gatewayOrToken = '' } = incoming.params;
  if (method !== 'cc') throw createNotFoundFault('method_not_found', walletMessages.nothingToSave());
  const { siteKey } = incoming.brand;
  const named = findBrandCardGateway(siteKey, gatewayOrToken);
  const token = named ? request.token : gatewayOrToken;
  const gatewayKey = named ?? selectCardGateway(shop, siteKey, request, gatewayOrToken);
  if (token === undefined) throw createRefusalFault('required', 'token: must have required property', 'token');
  if (
    gatewayKey === 'stripe' &&
    !isStripeCardSetupConfirmed(shop, token, { siteKey, customerId: incoming.customer.id })
  ) {
    throw createRefusalFault('setup_incomplete', walletMessages.confirmCard(), 'token');
  }
  const entry = shop.cardVault.redeemToken(token, 'card', { siteKey, gatewayKey }, incoming.now);
  if (!entry) throw invalidToken();
  if (isCardExpired(entry, incoming.now)) throw createRefusalFault('card_expired', walletMessages.cardExpired());
  if (!request.provisional) assertAccepted(entry);
  const fund = saveEntry(shop, incoming, entry, request.device_data);
  if (request.provisional) markCardProvisional(shop, fund, incoming.now);
  return request.is_default ? shop.funds.setDefault(fund) : fund;
}

/** @throws ApiFault 404 `gateway_not_found`; 422 `token_invalid`, `device_data_invalid` or `too_many_funds`. */
export function storeSavedPaypalAccount(
  shop: Pick<SandboxShop, 'cardVault' | 'funds'>,
  incoming: Pick<AuthorisedCustomerCall, 'customer' | 'brand' | 'now'>,
  request: PaypalAddRequest,
): StoredFund {
  const { siteKey } = incoming.brand;
  const gatewayKey = findBrandCardGateway(siteKey, 'braintree');
  if (!gatewayKey) throw createNotFoundFault('gateway_not_found', walletMessages.noPayPal());
  const entry = shop.cardVault.redeemToken(request.token, 'paypal', { siteKey, gatewayKey }, incoming.now);
  if (!entry) throw invalidToken();
  return saveEntry(shop, incoming, entry, request.device_data);
}

/** @throws ApiFault 422 `invalid` with its target, or `too_many_funds`. */
export function storeSavedBankAccount(
  shop: Pick<SandboxShop, 'funds'>,
  incoming: Pick<AuthorisedCustomerCall, 'customer' | 'now'>,
  request: BankAccountRequest,
): StoredFund {
  const account = validateBankAccountToSave(request, incoming.customer.id, incoming.now);
  assertRoom(shop, incoming.customer.id);
  return shop.funds.create(account);
}

function selectCardGateway(
  shop: Pick<SandboxShop, 'cardVault'>,
  siteKey: string,
  request: CardAddRequest,
  token: string,
): CardGatewayKey {
  const { gateway_key: requestedGatewayKey } = request;
  if (requestedGatewayKey === undefined)
    return shop.cardVault.findGatewayOfToken(token, siteKey) ?? listBrandCardGateways(siteKey)[0];
  const gatewayKey = findBrandCardGateway(siteKey, requestedGatewayKey);
  if (!gatewayKey)
    throw createRefusalFault('gateway_not_available', walletMessages.gatewayNotAvailable(), 'gateway_key');
  return gatewayKey;
}

function saveEntry(
  shop: Pick<SandboxShop, 'cardVault' | 'funds'>,
  { customer, now }: Pick<AuthorisedCustomerCall, 'customer' | 'now'>,
  entry: VaultEntry,
  givenDeviceData: string | undefined,
): StoredFund {
  assertRoom(shop, customer.id);
  const deviceData = validateDeviceData(shop, entry, givenDeviceData);
  const fund = shop.funds.create({
    customerId: customer.id,
    type: entry.kind === 'card' ? 'cc' : 'paypal',
    brand: entry.brand,
    gatewayKey: entry.gatewayKey,
    token: entry.token,
    lastFour: entry.lastFour,
    holderName: entry.holderName,
    expiryMonth: entry.expiryMonth,
    expiryYear: entry.expiryYear,
    bankType: null,
    bankCode: null,
    accountNumber: null,
    email: entry.email,
    verificationStatus: 'Verified',
    verifiesAt: null,
    createdAt: now,
  });
  if (deviceData !== null) shop.funds.setDeviceData(fund.id, deviceData);
  return fund;
}

function assertRoom(shop: Pick<SandboxShop, 'funds'>, customerId: string): void {
  if (shop.funds.listByCustomer(customerId).length >= MOST_FUNDS) {
    throw createRefusalFault('too_many_funds', walletMessages.tooManyFunds({ most: MOST_FUNDS }));
  }
}

function assertAccepted({ behaviour }: VaultEntry): void {
  if (behaviour === 'declined') {
    const { code, message } = createCardDeclinedFailure();
    throw createRefusalFault(code, message);
  }
  if (behaviour === 'expired') throw createRefusalFault('card_expired', walletMessages.cardExpiredNotStored());
}

function invalidToken() {
  return createRefusalFault('token_invalid', walletMessages.enterAgain(), 'token');
}
