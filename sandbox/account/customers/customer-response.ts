import type { MinorUnits } from '#domain/money.ts';
import type {
  Customer as CustomerAnswer,
  CustomerMembership,
  Money,
  WithdrawableFunds,
} from '#schemas/generated/api/wire-types.gen.ts';
import { calculateCustomerAverageSpendByKind } from '../../checkout/customer-spending.ts';
import type { AuthorisedCustomerCall } from '../../http/call-route.ts';
import { toMembershipResponse } from '../../membership/membership-standing.ts';
import { toMoneyResponse } from '../../offers/money-response.ts';
import type { SandboxShop } from '../../shop.ts';
import { listPaymentMethods, listStoredFundsMarkedIfRefused } from '../../wallet/funds/payment-methods.ts';
import { getWalletBalances } from '../../wallet/wallet-funds.ts';
import { getPlayBreak } from '../breaks/take-break.ts';
import { getDepositLimit } from '../limits/precommitment.ts';
import { listSpendLimits } from '../limits/spend-limits.ts';
import { getAccountMigrationStatus } from '../migration/migrate-account.ts';
import { toVerificationResponse } from '../verification/verification.ts';
import { getVerificationDeadline } from '../verification/verification-deadline.ts';
import { getCustomerSaleBanByCountry } from './banned-country.ts';
import { isTermsAcceptanceRequired } from './terms.ts';

/** The customer as the specification describes it (Entities and their fields, "Customer"), without the credentials. */
export function toCustomerResponse(
  shop: SandboxShop,
  incoming: Pick<AuthorisedCustomerCall, 'customer' | 'brand' | 'now'>,
): CustomerAnswer {
  const { brand, customer, now } = incoming;
  const { id } = customer;
  const { state } = shop.customerDetails.getByCustomer(id);
  const { catalogue } = brand;
  const confirmations = shop.identity.confirmations.getByCustomer(id);
  const verification = toVerificationResponse(shop, incoming);
  const verified = verification.status === 'Verified';
  const requiredBy = getVerificationDeadline(shop, customer, now);
  const channels = shop.customerChoices.getChannels(id);
  const funds = listStoredFundsMarkedIfRefused(shop, id);
  return {
    customer_id: id,
    pricing_id: customer.pricingId,
    segment_name: customer.segmentName,
    firstname: customer.firstName,
    lastname: customer.lastName,
    email: customer.email,
    ...toWithdrawableFundsResponse(shop, incoming),
    state,
    verification_rules: {
      required: !verified,
      required_by: requiredBy === null ? null : new Date(requiredBy).toISOString(),
    },
    verification,
    pre_commitment: getDepositLimit(shop, incoming),
    play_break: getPlayBreak(shop, incoming),
    spend_limits: listSpendLimits(shop, incoming).customer_limits,
    branding_region: catalogue.subVariants.flatMap(({ regions }) => regions).find((region) => region === state) ?? null,
    is_verified: verified,
    migration_status: getAccountMigrationStatus(shop, id, now),
    account_upgrade: customer.accountUpgrade,
    force_password_change: customer.forcePasswordChange,
    address_confirmation_required: confirmations.addressRequired,
    email_address_confirmation_required: confirmations.emailRequired,
    email_address_unproven: confirmations.emailUnproven,
    ...getCustomerSaleBanByCountry(shop, brand, id),
    terms_acceptance_required: isTermsAcceptanceRequired(shop, id),
    tfa_prompt_required: !confirmations.twoFactorPromptSeen && shop.identity.twoFactor.findByCustomer(id) === null,
    experiment_groups: [],
    average_transaction_values: averages(shop, id, catalogue.branding.currency),
    favourite_numbers: shop.customerChoices.getByCustomer(id).favouriteNumbers,
    membership_programs: memberships(shop, incoming),
    communication_preferences: channels,
    marketing_email_subscription: { is_subscribed: channels.email },
    payment_methods: listPaymentMethods(brand, funds, { withdraw: false }, now),
    withdrawal_methods: listPaymentMethods(brand, funds, { withdraw: true }, now),
  };
}

export function toWithdrawableFundsResponse(
  shop: Pick<SandboxShop, 'db' | 'ledger'>,
  { brand, customer }: Pick<AuthorisedCustomerCall, 'customer' | 'brand'>,
): WithdrawableFunds {
  const { currency } = brand.catalogue.branding;
  const { balance, availableFunds, withdrawableFunds } = getWalletBalances(shop, customer.id);
  return {
    balance: toMoneyResponse(balance, currency),
    available_funds: toMoneyResponse(availableFunds, currency),
    withdrawable_funds: toMoneyResponse(withdrawableFunds, currency),
  };
}

function averages(
  shop: Pick<SandboxShop, 'db'>,
  customerId: string,
  currency: string,
): CustomerAnswer['average_transaction_values'] {
  const { commercial, charity, socialSyndicate, syndicate } = calculateCustomerAverageSpendByKind(shop.db, customerId);
  const answer = (value: MinorUnits | null): Money | null => (value === null ? null : toMoneyResponse(value, currency));
  return {
    commercial: answer(commercial),
    charity: answer(charity),
    social_syndicate: answer(socialSyndicate),
    syndicate: answer(syndicate),
  };
}

function memberships(
  shop: SandboxShop,
  incoming: Pick<AuthorisedCustomerCall, 'customer' | 'brand' | 'now'>,
): CustomerMembership[] {
  const { program } = incoming.brand.catalogue;
  return program ? [toMembershipResponse(program, { shop, ...incoming })] : [];
}
