import * as acceptors from '#gen/api/wire.mjs';
import { schemas } from '#gen/api/wire.schemas.mjs';
import { createSchemaRefusalExplainer } from '../refusals/explainer.server.ts';
import { createSchemaGuardFinder } from './guards.server.ts';

/** Type guard of a call's body or answer in snake_case, by schema name. */
export const findWireGuard = createSchemaGuardFinder(acceptors, createSchemaRefusalExplainer(schemas));
