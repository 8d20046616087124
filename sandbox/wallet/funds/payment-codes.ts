import type {
  BankCodeType,
  CardBrand,
  CardGatewayKey,
  ChallengeWindowSize,
  DepositMethodCode,
  DepositStatus,
  FundType,
  FundVerificationStatus,
  WithdrawalMethodCode,
  WithdrawalStatus,
} from '#schemas/generated/api/wire-types.gen.ts';

export const cardGateways: readonly CardGatewayKey[] = ['braintree', 'eway', 'opayo', 'paystream', 'stripe'];
export const cardBrands: readonly CardBrand[] = ['AmericanExpress', 'bank', 'MasterCard', 'Visa', 'paypal'];
export const fundTypes: readonly FundType[] = ['cc', 'bank', 'paypal'];
export const bsbAndSwiftCodeTypes: readonly BankCodeType[] = ['bsb', 'swift'];
export const depositMethodCodes: readonly DepositMethodCode[] = ['cc', 'pl', 'ap', 'gp', 'bp', 'bd', 'dd', 'td'];
export const withdrawalMethodCodes: readonly WithdrawalMethodCode[] = ['do', 'tt', 'tw', 'pl'];
export const depositStatuses: readonly DepositStatus[] = ['created', 'challenged', 'authorised', 'captured', 'failed'];
export const withdrawalStatuses: readonly WithdrawalStatus[] = ['requested', 'paid', 'failed'];
export const challengeWindowSizes: readonly ChallengeWindowSize[] = [
  'Small',
  'Medium',
  'Large',
  'ExtraLarge',
  'FullScreen',
];
export const fundVerificationStatuses: readonly FundVerificationStatus[] = [
  'Failed Verification',
  'Pending Verification',
  'Unverified',
  'Verified',
];
