import * as acceptors from '#gen/api/client.mjs';
import { schemas } from '#gen/api/client.schemas.mjs';
import { createRefusalExplainer } from '../refusals/explainer.server.ts';
import { createGuardFinder } from './guards.server.ts';

/** The guard of a body or a result as a client sees it. */
export const findClientGuard = createGuardFinder(acceptors, createRefusalExplainer(schemas));
