import * as acceptors from '#gen/api/client.mjs';
import { schemas } from '#gen/api/client.schemas.mjs';
import { createSchemaRefusalExplainer } from '../refusals/explainer.server.ts';
import { createGuardFinder } from './guards.server.ts';

/** Type guard of a call's body or result in camelCase, by schema name. */
export const findClientGuard = createGuardFinder(acceptors, createSchemaRefusalExplainer(schemas));
