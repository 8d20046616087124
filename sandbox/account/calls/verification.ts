import * as calls from '#schemas/generated/api/verification.wire-calls.gen.ts';
import { verificationServiceLicenceConfig } from '#schemas/generated/api/verification-service.wire-calls.gen.ts';
import {
  type CallRoute,
  defineCustomerBodyRoute,
  defineCustomerFormRoute,
  defineCustomerRoute,
  defineRoute,
} from '../../http/call-route.ts';
import type { SandboxShop } from '../../shop.ts';
import { finishConnectIdVerification, startConnectIdVerification } from '../verification/connect-id.ts';
import { listLicenceStates } from '../verification/licence-states.ts';
import { submitVerificationDocuments } from '../verification/submit-documents.ts';
import { verifyByLicence } from '../verification/verify-licence.ts';
import { verifyByRegisters } from '../verification/verify-registers.ts';

export function verificationRoutes(
  shop: Pick<SandboxShop, 'db' | 'identity' | 'customerDetails' | 'verification' | 'verificationDocuments'>,
): CallRoute[] {
  return [
    defineRoute(verificationServiceLicenceConfig, ({ brand }) => ({ result: { states: listLicenceStates(brand) } })),

    defineCustomerRoute(calls.customerVerify, (incoming) => ({ result: verifyByRegisters(shop, incoming) })),

    defineCustomerFormRoute(calls.customerVerification, async (incoming, form) => ({
      result: await submitVerificationDocuments(shop, incoming, form),
    })),

    defineCustomerBodyRoute(calls.customerVerificationLicence, (incoming, request) => ({
      result: verifyByLicence(shop, incoming, request),
    })),

    defineCustomerBodyRoute(
      calls.customerVerificationConnectid,
      (incoming, { return_url: returnUrl }) => ({ result: startConnectIdVerification(shop, incoming, returnUrl) }),
      { ignoresIdempotencyKey: true },
    ),

    defineCustomerBodyRoute(calls.customerVerificationConnectidCallback, (incoming, request) => ({
      result: finishConnectIdVerification(shop, incoming, request),
    })),
  ];
}
