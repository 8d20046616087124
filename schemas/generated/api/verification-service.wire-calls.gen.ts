// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import { type WireCall, guard } from '#schemas/api/call.ts';
import * as wire from './verification-service.wire.gen.ts';
import type { VerificationServiceLicenceConfigAnswer } from './wire-types.gen.ts';

/** Get what each state prints on its licences. */
export const verificationServiceLicenceConfig: WireCall<undefined, VerificationServiceLicenceConfigAnswer> = {
  id: 'verification-service.licence-config',
  method: 'GET',
  service: 'verification',
  base: '/verification',
  path: '/config/licence',
  version: '3.0',
  auth: 'visitor',
  encoding: 'json',
  answers: 'json',
  body: null,
  answer: guard<VerificationServiceLicenceConfigAnswer>(wire.verificationServiceLicenceConfigAnswer),
  query: null,
  form: null,
  status: 200,
  refusals: [],
};
