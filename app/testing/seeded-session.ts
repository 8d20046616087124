import type { ApiSession } from '#engine/api/api-session.server.ts';
import { logInAsDemoCustomer } from '../../sandbox/testing/sign-in.ts';
import type { TestSandbox } from '../../sandbox/testing/test-sandbox.ts';

/** The session of a seeded customer of Harbour, as the engine holds it after a log-in. */
export async function createSeededTestSession(sandbox: TestSandbox, key: string): Promise<ApiSession> {
  const answer = await logInAsDemoCustomer(sandbox, key);
  return {
    customerId: answer.customer_id,
    customerToken: answer.customer_token,
    accessToken: answer.access_token,
    refreshToken: answer.refresh_token,
    deviceId: answer.device_uuid,
    timeout: answer.session_timeout,
    pricingId: answer.pricing_id,
    segment: answer.segment_name,
    forced: null,
    renewed: Date.now(),
  };
}
