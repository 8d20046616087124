// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { ClientCallDescriptor } from '#schemas/api/call.ts';
import { findClientGuard } from '#schemas/api/client-guards.server.ts';
import type { CustomerVerifyResult, CustomerVerificationResult, CustomerVerificationLicenceBody, CustomerVerificationLicenceResult, CustomerVerificationConnectidBody, CustomerVerificationConnectidResult, CustomerVerificationConnectidCallbackBody, CustomerVerificationConnectidCallbackResult } from './types.gen.ts';

/** Look the customer up in the registers by name, day of birth and address. */
export const customerVerify: ClientCallDescriptor<Record<never, never>, Record<never, never>, undefined, CustomerVerifyResult> = {
  id: 'customer.verify',
  method: 'POST',
  service: 'commerce',
  base: '/v2',
  path: '/customer/verify',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  queryGuard: null,
  body: null,
  result: findClientGuard<CustomerVerifyResult>('customerVerifyResult'),
  paged: false,
};

/** Send pictures of a document; somebody looks at them. */
export const customerVerification: ClientCallDescriptor<Record<never, never>, Record<never, never>, FormData, CustomerVerificationResult> = {
  id: 'customer.verification',
  method: 'POST',
  service: 'commerce',
  base: '/v2',
  path: '/customer/verification',
  version: '3.0',
  auth: 'customer',
  encoding: 'multipart',
  responseType: 'json',
  queryGuard: null,
  body: null,
  result: findClientGuard<CustomerVerificationResult>('customerVerificationResult'),
  paged: false,
};

/** Prove it by a driver's licence. */
export const customerVerificationLicence: ClientCallDescriptor<Record<never, never>, Record<never, never>, CustomerVerificationLicenceBody, CustomerVerificationLicenceResult> = {
  id: 'customer.verification.licence',
  method: 'POST',
  service: 'commerce',
  base: '/v2',
  path: '/customer/verification/licence',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  queryGuard: null,
  body: findClientGuard<CustomerVerificationLicenceBody>('customerVerificationLicenceBody'),
  result: findClientGuard<CustomerVerificationLicenceResult>('customerVerificationLicenceResult'),
  paged: false,
};

/** Begin to prove it with an identity provider. */
export const customerVerificationConnectid: ClientCallDescriptor<Record<never, never>, Record<never, never>, CustomerVerificationConnectidBody, CustomerVerificationConnectidResult> = {
  id: 'customer.verification.connectid',
  method: 'POST',
  service: 'commerce',
  base: '/v2',
  path: '/customer/verification/connectid',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  queryGuard: null,
  body: findClientGuard<CustomerVerificationConnectidBody>('customerVerificationConnectidBody'),
  result: findClientGuard<CustomerVerificationConnectidResult>('customerVerificationConnectidResult'),
  paged: false,
};

/** End what was begun with an identity provider. */
export const customerVerificationConnectidCallback: ClientCallDescriptor<Record<never, never>, Record<never, never>, CustomerVerificationConnectidCallbackBody, CustomerVerificationConnectidCallbackResult> = {
  id: 'customer.verification.connectid.callback',
  method: 'POST',
  service: 'commerce',
  base: '/v2',
  path: '/customer/verification/connectid/callback',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  queryGuard: null,
  body: findClientGuard<CustomerVerificationConnectidCallbackBody>('customerVerificationConnectidCallbackBody'),
  result: findClientGuard<CustomerVerificationConnectidCallbackResult>('customerVerificationConnectidCallbackResult'),
  paged: false,
};
