import type { MinorUnits } from '#domain/money.ts';
import type {
  Customer as CustomerAnswer,
  CustomerMembership,
  Money,
  WithdrawableFunds,
} from '#schemas/generated/api/wire-types.gen.ts';
import { averageTransactionValues } from '../../checkout/averages.ts';
import type { CustomerIncoming } from '../../http/route.ts';
import { membershipAnswer } from '../../membership/standing.ts';
import { moneyAnswer } from '../../offers/money-answer.ts';
import type { Shop } from '../../shop.ts';
import { paymentMethods, savedFunds } from '../../wallet/funds/payment-methods.ts';
import { walletFunds } from '../../wallet/wallet-funds.ts';
import { breakOf } from '../breaks/take-break.ts';
import { preCommitmentOf } from '../limits/precommitment.ts';
import { spendLimitsOf } from '../limits/spend-limits.ts';
import { migrationStatusOf } from '../migration/migrate.ts';
import { verificationAnswer } from '../verification/verification.ts';
import { verifyBy } from '../verification/verify-by.ts';
import { locationState } from './banned-country.ts';
import { termsRequired } from './terms.ts';

/** The customer as the specification describes it (Entities and their fields, "Customer"), without the credentials. */
export function customerAnswer(
  shop: Shop,
  incoming: Pick<CustomerIncoming, 'customer' | 'brand' | 'now'>,
): CustomerAnswer {
  const { brand, customer, now } = incoming;
  const { id } = customer;
  const { state } = shop.details.of(id);
  const { catalogue } = brand;
  const confirmations = shop.identity.confirmations.of(id);
  const verification = verificationAnswer(shop, incoming);
  const verified = verification.status === 'Verified';
  const requiredBy = verifyBy(shop, customer, now);
  const channels = shop.choices.channels(id);
  const funds = savedFunds(shop, id);
  return {
    customer_id: id,
    pricing_id: customer.pricingId,
    segment_name: customer.segmentName,
    firstname: customer.firstName,
    lastname: customer.lastName,
    email: customer.email,
    ...fundsAnswer(shop, incoming),
    state,
    verification_rules: {
      required: !verified,
      required_by: requiredBy === null ? null : new Date(requiredBy).toISOString(),
    },
    verification,
    pre_commitment: preCommitmentOf(shop, incoming),
    play_break: breakOf(shop, incoming),
    spend_limits: spendLimitsOf(shop, incoming).customer_limits,
    branding_region: state && catalogue.subVariants.some(({ regions }) => regions.includes(state)) ? state : null,
    is_verified: verified,
    migration_status: migrationStatusOf(shop, id, now),
    account_upgrade: customer.accountUpgrade,
    force_password_change: customer.forcePasswordChange,
    address_confirmation_required: confirmations.addressRequired,
    email_address_confirmation_required: confirmations.emailRequired,
    email_address_unproven: confirmations.emailUnproven,
    ...locationState(shop, brand, id),
    terms_acceptance_required: termsRequired(shop, id),
    tfa_prompt_required: !confirmations.twoFactorPromptSeen && shop.identity.twoFactor.of(id) === null,
    experiment_groups: [],
    average_transaction_values: averages(shop, id, catalogue.branding.currency),
    favourite_numbers: shop.choices.of(id).favouriteNumbers,
    membership_programs: memberships(shop, incoming),
    communication_preferences: channels,
    marketing_email_subscription: { is_subscribed: channels.email },
    payment_methods: paymentMethods(brand, funds, { withdraw: false }, now),
    withdrawal_methods: paymentMethods(brand, funds, { withdraw: true }, now),
  };
}

export function fundsAnswer(
  shop: Pick<Shop, 'db' | 'ledger'>,
  { brand, customer }: Pick<CustomerIncoming, 'customer' | 'brand'>,
): WithdrawableFunds {
  const { currency } = brand.catalogue.branding;
  const { balance, availableFunds, withdrawableFunds } = walletFunds(shop, customer.id);
  return {
    balance: moneyAnswer(balance, currency),
    available_funds: moneyAnswer(availableFunds, currency),
    withdrawable_funds: moneyAnswer(withdrawableFunds, currency),
  };
}

function averages(
  shop: Pick<Shop, 'db'>,
  customerId: string,
  currency: string,
): CustomerAnswer['average_transaction_values'] {
  const { commercial, charity, socialSyndicate, syndicate } = averageTransactionValues(shop.db, customerId);
  const answer = (value: MinorUnits | null): Money | null => (value === null ? null : moneyAnswer(value, currency));
  return {
    commercial: answer(commercial),
    charity: answer(charity),
    social_syndicate: answer(socialSyndicate),
    syndicate: answer(syndicate),
  };
}

function memberships(shop: Shop, incoming: Pick<CustomerIncoming, 'customer' | 'brand' | 'now'>): CustomerMembership[] {
  const { program } = incoming.brand.catalogue;
  return program ? [membershipAnswer(program, { shop, ...incoming })] : [];
}
