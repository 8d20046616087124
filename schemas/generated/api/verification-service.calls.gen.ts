// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { ClientCallDescriptor } from '#schemas/api/call.ts';
import { findClientGuard } from '#schemas/api/client-guards.server.ts';
import type { VerificationServiceLicenceConfigResult } from './types.gen.ts';

/** Get what each state prints on its licences. */
export const verificationServiceLicenceConfig: ClientCallDescriptor<Record<never, never>, Record<never, never>, undefined, VerificationServiceLicenceConfigResult> = {
  id: 'verification-service.licence-config',
  method: 'GET',
  service: 'verification',
  base: '/verification',
  path: '/config/licence',
  version: '3.0',
  auth: 'visitor',
  encoding: 'json',
  responseType: 'json',
  queryGuard: null,
  body: null,
  result: findClientGuard<VerificationServiceLicenceConfigResult>('verificationServiceLicenceConfigResult'),
  paged: false,
};
