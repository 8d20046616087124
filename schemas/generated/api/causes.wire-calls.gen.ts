// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import { type WireCall, guard } from '#schemas/api/call.ts';
import * as wire from './causes.wire.gen.ts';
import type { CmsCausesAnswer } from './wire-types.gen.ts';

/** List the causes of the brand. */
export const cmsCauses: WireCall<undefined, CmsCausesAnswer> = {
  id: 'cms.causes',
  method: 'GET',
  service: 'content',
  base: '/cms',
  path: '/causes',
  version: '3.0',
  auth: 'visitor',
  encoding: 'json',
  answers: 'json',
  body: null,
  answer: guard<CmsCausesAnswer>(wire.cmsCausesAnswer),
  query: null,
  form: null,
  status: 200,
  refusals: [],
};
