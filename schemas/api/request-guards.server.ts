import * as acceptors from '#gen/api/requests.mjs';
import { schemas } from '#gen/api/requests.schemas.mjs';
import { createSchemaRefusalExplainer } from '../refusals/explainer.server.ts';
import { createSchemaGuardFinder } from './guards.server.ts';

/** Type guard of a query or multipart body. It converts texts to numbers in place. */
export const findQueryOrFormGuard = createSchemaGuardFinder(
  acceptors,
  createSchemaRefusalExplainer(schemas, { coerces: true }),
);
