// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import { type ApiCall, guard } from '#schemas/api/call.ts';
import * as client from './verification.client.gen.ts';
import type { CustomerVerifyResult, CustomerVerificationResult, CustomerVerificationLicenceBody, CustomerVerificationLicenceResult, CustomerVerificationConnectidBody, CustomerVerificationConnectidResult, CustomerVerificationConnectidCallbackBody, CustomerVerificationConnectidCallbackResult } from './types.gen.ts';

/** Look the customer up in the registers by name, day of birth and address. */
export const customerVerify: ApiCall<Record<never, never>, Record<never, never>, undefined, CustomerVerifyResult> = {
  id: 'customer.verify',
  method: 'POST',
  service: 'commerce',
  base: '/v2',
  path: '/customer/verify',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  answers: 'json',
  asks: null,
  body: null,
  result: guard<CustomerVerifyResult>(client.customerVerifyResult),
  paged: false,
};

/** Send pictures of a document; somebody looks at them. */
export const customerVerification: ApiCall<Record<never, never>, Record<never, never>, FormData, CustomerVerificationResult> = {
  id: 'customer.verification',
  method: 'POST',
  service: 'commerce',
  base: '/v2',
  path: '/customer/verification',
  version: '3.0',
  auth: 'customer',
  encoding: 'multipart',
  answers: 'json',
  asks: null,
  body: null,
  result: guard<CustomerVerificationResult>(client.customerVerificationResult),
  paged: false,
};

/** Prove it by a driver's licence. */
export const customerVerificationLicence: ApiCall<Record<never, never>, Record<never, never>, CustomerVerificationLicenceBody, CustomerVerificationLicenceResult> = {
  id: 'customer.verification.licence',
  method: 'POST',
  service: 'commerce',
  base: '/v2',
  path: '/customer/verification/licence',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  answers: 'json',
  asks: null,
  body: guard<CustomerVerificationLicenceBody>(client.customerVerificationLicenceBody),
  result: guard<CustomerVerificationLicenceResult>(client.customerVerificationLicenceResult),
  paged: false,
};

/** Begin to prove it with an identity provider. */
export const customerVerificationConnectid: ApiCall<Record<never, never>, Record<never, never>, CustomerVerificationConnectidBody, CustomerVerificationConnectidResult> = {
  id: 'customer.verification.connectid',
  method: 'POST',
  service: 'commerce',
  base: '/v2',
  path: '/customer/verification/connectid',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  answers: 'json',
  asks: null,
  body: guard<CustomerVerificationConnectidBody>(client.customerVerificationConnectidBody),
  result: guard<CustomerVerificationConnectidResult>(client.customerVerificationConnectidResult),
  paged: false,
};

/** End what was begun with an identity provider. */
export const customerVerificationConnectidCallback: ApiCall<Record<never, never>, Record<never, never>, CustomerVerificationConnectidCallbackBody, CustomerVerificationConnectidCallbackResult> = {
  id: 'customer.verification.connectid.callback',
  method: 'POST',
  service: 'commerce',
  base: '/v2',
  path: '/customer/verification/connectid/callback',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  answers: 'json',
  asks: null,
  body: guard<CustomerVerificationConnectidCallbackBody>(client.customerVerificationConnectidCallbackBody),
  result: guard<CustomerVerificationConnectidCallbackResult>(client.customerVerificationConnectidCallbackResult),
  paged: false,
};
