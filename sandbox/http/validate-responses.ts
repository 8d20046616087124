import type { SchemaComplaint } from '#schemas/refusals/schema-complaint.ts';
import { ReturnedAnswerWithOtherStatus, type SandboxCallRoute } from './call-route.ts';

/**
 * Validates the responses of a route against the contract. An invalid one is logged as a failure and rolls back the
 * call.
 */
export function withRouteResponseValidation(route: SandboxCallRoute): SandboxCallRoute {
  return {
    ...route,
    respond(incoming, body) {
      const answered = route.respond(incoming, body);
      return answered instanceof Promise ? answered.then((answer) => proven(route, answer)) : proven(route, answered);
    },
  };
}

function proven(
  { address, responseGuard, status }: Pick<SandboxCallRoute, 'address' | 'status' | 'responseGuard'>,
  answered: unknown,
): unknown {
  const { answer, ...reply } =
    answered instanceof ReturnedAnswerWithOtherStatus ? answered : { answer: answered, status };
  if (reply.status === 204 || !responseGuard || responseGuard(answer)) return answered;
  throw new Error(`${address.id} breaks its contract: ${listed(responseGuard.explain(answer))}`);
}

function listed(complaints: readonly SchemaComplaint[]): string {
  return complaints.map(({ instancePath, message }) => `${instancePath} ${message ?? ''}`).join('; ');
}
