// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { WireCallDescriptor } from '#schemas/api/call.ts';
import { findWireGuard } from '#schemas/api/wire-guards.server.ts';
import type { VerificationServiceLicenceConfigAnswer } from './wire-types.gen.ts';

/** Get what each state prints on its licences. */
export const verificationServiceLicenceConfig: WireCallDescriptor<undefined, VerificationServiceLicenceConfigAnswer> = {
  id: 'verification-service.licence-config',
  method: 'GET',
  service: 'verification',
  base: '/verification',
  path: '/config/licence',
  version: '3.0',
  auth: 'visitor',
  encoding: 'json',
  responseType: 'json',
  body: null,
  answer: findWireGuard<VerificationServiceLicenceConfigAnswer>('verificationServiceLicenceConfigAnswer'),
  query: null,
  form: null,
  status: 200,
  refusals: [],
};
