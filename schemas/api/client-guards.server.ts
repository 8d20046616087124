import * as acceptors from '#gen/api/client.mjs';
import { schemas } from '#gen/api/client.schemas.mjs';
import { createSchemaRefusalExplainer } from '../refusals/explainer.server.ts';
import { createSchemaGuardFinder } from './guards.server.ts';

/** Type guard of a call's body or result in camelCase, by schema name. */
export const findClientGuard = createSchemaGuardFinder(acceptors, createSchemaRefusalExplainer(schemas));
