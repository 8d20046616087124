// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { WireCallDescriptor } from '#schemas/api/call.ts';
import { findQueryOrFormGuard } from '#schemas/api/request-guards.server.ts';
import { findWireGuard } from '#schemas/api/wire-guards.server.ts';
import type { CustomerVerifyAnswer, CustomerVerificationAnswer, CustomerVerificationLicenceBody, CustomerVerificationLicenceAnswer, CustomerVerificationConnectidBody, CustomerVerificationConnectidAnswer, CustomerVerificationConnectidCallbackBody, CustomerVerificationConnectidCallbackAnswer } from './wire-types.gen.ts';

/** Look the customer up in the registers by name, day of birth and address. */
export const customerVerify: WireCallDescriptor<undefined, CustomerVerifyAnswer> = {
  id: 'customer.verify',
  method: 'POST',
  service: 'commerce',
  base: '/v2',
  path: '/customer/verify',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  body: null,
  answer: findWireGuard<CustomerVerifyAnswer>('customerVerifyAnswer'),
  query: null,
  form: null,
  status: 200,
  refusals: [{ status: 409, codes: ['already_verified', 'verification_pending'] }, { status: 422, codes: ['details_incomplete'] }],
};

/** Send pictures of a document; somebody looks at them. */
export const customerVerification: WireCallDescriptor<undefined, CustomerVerificationAnswer> = {
  id: 'customer.verification',
  method: 'POST',
  service: 'commerce',
  base: '/v2',
  path: '/customer/verification',
  version: '3.0',
  auth: 'customer',
  encoding: 'multipart',
  responseType: 'json',
  body: null,
  answer: findWireGuard<CustomerVerificationAnswer>('customerVerificationAnswer'),
  query: null,
  form: findQueryOrFormGuard<unknown>('customerVerificationForm'),
  status: 200,
  refusals: [{ status: 409, codes: ['already_verified', 'verification_pending'] }, { status: 422, codes: ['invalid', 'required', 'file_too_large', 'file_type_not_accepted', 'too_many_files'] }],
};

/** Prove it by a driver's licence. */
export const customerVerificationLicence: WireCallDescriptor<CustomerVerificationLicenceBody, CustomerVerificationLicenceAnswer> = {
  id: 'customer.verification.licence',
  method: 'POST',
  service: 'commerce',
  base: '/v2',
  path: '/customer/verification/licence',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  body: findWireGuard<CustomerVerificationLicenceBody>('customerVerificationLicenceBody'),
  answer: findWireGuard<CustomerVerificationLicenceAnswer>('customerVerificationLicenceAnswer'),
  query: null,
  form: null,
  status: 200,
  refusals: [{ status: 409, codes: ['already_verified', 'verification_pending'] }, { status: 422, codes: ['invalid', 'required', 'details_incomplete', 'licence_expired', 'licence_not_offered'] }],
};

/** Begin to prove it with an identity provider. */
export const customerVerificationConnectid: WireCallDescriptor<CustomerVerificationConnectidBody, CustomerVerificationConnectidAnswer> = {
  id: 'customer.verification.connectid',
  method: 'POST',
  service: 'commerce',
  base: '/v2',
  path: '/customer/verification/connectid',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  body: findWireGuard<CustomerVerificationConnectidBody>('customerVerificationConnectidBody'),
  answer: findWireGuard<CustomerVerificationConnectidAnswer>('customerVerificationConnectidAnswer'),
  query: null,
  form: null,
  status: 200,
  refusals: [{ status: 409, codes: ['already_verified', 'verification_pending'] }, { status: 422, codes: ['invalid', 'required'] }],
};

/** End what was begun with an identity provider. */
export const customerVerificationConnectidCallback: WireCallDescriptor<CustomerVerificationConnectidCallbackBody, CustomerVerificationConnectidCallbackAnswer> = {
  id: 'customer.verification.connectid.callback',
  method: 'POST',
  service: 'commerce',
  base: '/v2',
  path: '/customer/verification/connectid/callback',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  body: findWireGuard<CustomerVerificationConnectidCallbackBody>('customerVerificationConnectidCallbackBody'),
  answer: findWireGuard<CustomerVerificationConnectidCallbackAnswer>('customerVerificationConnectidCallbackAnswer'),
  query: null,
  form: null,
  status: 200,
  refusals: [{ status: 409, codes: ['already_verified', 'verification_pending'] }, { status: 422, codes: ['invalid', 'required', 'connectid_not_valid', 'connectid_declined'] }],
};
