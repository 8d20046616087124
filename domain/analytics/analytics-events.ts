import type { AnalyticsMessage } from '#schemas/generated/messages/analytics-events.types.gen.ts';

/**
 * Every analytics event with its fields (specification: The calls it makes, "Analytics events"). Names in lower case
 * belong to the customer-data service.
 */
export type AnalyticsEventFields = Required<AnalyticsMessage>;

export type AnalyticsEventName = keyof AnalyticsEventFields;

/** Name and fields of one event. */
export type AnalyticsEventArguments = {
  [Name in AnalyticsEventName]: [name: Name, fields: AnalyticsEventFields[Name]];
}[AnalyticsEventName];

/** Names of the events that go to the data layer and to the partner's page. */
export const DATA_LAYER_EVENT_NAMES = [
  'Feedback',
  'Deposit',
  'ExtraDeposit',
  'Error',
  'Transaction',
  'SignUp',
  'Login',
  'Logout',
  'Click',
  'MembershipStatusUpdated',
  'PageView',
] as const satisfies readonly AnalyticsEventName[];

/** Names of the events that go to the customer-data service. */
export const CUSTOMER_DATA_SERVICE_EVENT_NAMES = [
  'cart viewed',
  'checkout started',
  'step completed',
  'product added',
  'product clicked',
  'product removed',
  'purchase completed',
  'favourite numbers added',
  'favourite numbers edited',
  'favourite numbers removed',
  'fund created',
  'fund defaulted',
  'membership viewed',
  '2FA setup',
  'verification attempted',
  'password reset requested',
  'password reset completed',
  'sign-up email validation failed',
  'withdrawal requested',
  'social syndicate group created',
  'social syndicate group joined',
  'social syndicate session created',
  'social syndicate session changed',
] as const satisfies readonly AnalyticsEventName[];
