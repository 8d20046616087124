import * as acceptors from '#gen/api/requests.mjs';
import { schemas } from '#gen/api/requests.schemas.mjs';
import { createRefusalExplainer } from '../refusals/explainer.server.ts';
import { createGuardFinder } from './guards.server.ts';

/** The guard of a query or a multipart body; it reads numbers out of texts, and writes them into what it is given. */
export const findRequestGuard = createGuardFinder(acceptors, createRefusalExplainer(schemas, { coerces: true }));
