import * as acceptors from '#gen/api/client.mjs';
import { schemas } from '#gen/api/client.schemas.mjs';
import { createExplainer } from '../refusals/explainer.server.ts';
import { guardsOf } from './guards.server.ts';

/** The guard of a body or a result as a client sees it. */
export const clientGuard = guardsOf(acceptors, createExplainer(schemas));
