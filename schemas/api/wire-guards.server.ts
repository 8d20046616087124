import * as acceptors from '#gen/api/wire.mjs';
import { schemas } from '#gen/api/wire.schemas.mjs';
import { createRefusalExplainer } from '../refusals/explainer.server.ts';
import { createGuardFinder } from './guards.server.ts';

/** The guard of a body or an answer as it goes over the wire. */
export const findWireGuard = createGuardFinder(acceptors, createRefusalExplainer(schemas));
