import * as calls from '#schemas/generated/api/verification.wire-calls.gen.ts';
import { verificationServiceLicenceConfig } from '#schemas/generated/api/verification-service.wire-calls.gen.ts';
import {
  defineSandboxCustomerBodyRoute,
  defineSandboxCustomerFormRoute,
  defineSandboxCustomerRoute,
  defineSandboxRoute,
  type SandboxCallRoute,
} from '../../http/call-route.ts';
import type { SandboxShop } from '../../shop.ts';
import { finishConnectIdVerification, startConnectIdVerification } from '../verification/connect-id.ts';
import { listLicenceIssuingStates } from '../verification/licence-states.ts';
import { storeVerificationDocuments } from '../verification/submit-documents.ts';
import { verifyByLicence } from '../verification/verify-licence.ts';
import { verifyByRegisters } from '../verification/verify-registers.ts';

export function createSandboxVerificationRoutes(
  shop: Pick<SandboxShop, 'db' | 'identity' | 'customerDetails' | 'verification' | 'verificationDocuments'>,
): SandboxCallRoute[] {
  return [
    defineSandboxRoute(verificationServiceLicenceConfig, ({ brand }) => ({
      result: { states: listLicenceIssuingStates(brand) },
    })),

    defineSandboxCustomerRoute(calls.customerVerify, (incoming) => ({ result: verifyByRegisters(shop, incoming) })),

    defineSandboxCustomerFormRoute(calls.customerVerification, async (incoming, form) => ({
      result: await storeVerificationDocuments(shop, incoming, form),
    })),

    defineSandboxCustomerBodyRoute(calls.customerVerificationLicence, (incoming, request) => ({
      result: verifyByLicence(shop, incoming, request),
    })),

    defineSandboxCustomerBodyRoute(
      calls.customerVerificationConnectid,
      (incoming, { return_url: returnUrl }) => ({ result: startConnectIdVerification(shop, incoming, returnUrl) }),
      { ignoresIdempotencyKey: true },
    ),

    defineSandboxCustomerBodyRoute(calls.customerVerificationConnectidCallback, (incoming, request) => ({
      result: finishConnectIdVerification(shop, incoming, request),
    })),
  ];
}
