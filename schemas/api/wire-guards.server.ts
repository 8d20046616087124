import * as acceptors from '#gen/api/wire.mjs';
import { schemas } from '#gen/api/wire.schemas.mjs';
import { createExplainer } from '../refusals/explainer.server.ts';
import { guardsOf } from './guards.server.ts';

/** The guard of a body or an answer as it goes over the wire. */
export const wireGuard = guardsOf(acceptors, createExplainer(schemas));
