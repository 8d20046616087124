import * as calls from '#schemas/generated/api/verification.wire-calls.gen.ts';
import { verificationServiceLicenceConfig } from '#schemas/generated/api/verification-service.wire-calls.gen.ts';
import { answer, answerCustomer, answerCustomerBody, answerCustomerForm, type Route } from '../../http/route.ts';
import type { Shop } from '../../shop.ts';
import { endConnectId, startConnectId } from '../verification/connect-id.ts';
import { licenceStates } from '../verification/licence-states.ts';
import { sendDocuments } from '../verification/send-documents.ts';
import { verifyByRegisters } from '../verification/verify.ts';
import { verifyByLicence } from '../verification/verify-licence.ts';

export function verificationRoutes(
  shop: Pick<Shop, 'db' | 'identity' | 'details' | 'verification' | 'documents'>,
): Route[] {
  return [
    answer(verificationServiceLicenceConfig, ({ brand }) => ({ result: { states: licenceStates(brand) } })),

    answerCustomer(calls.customerVerify, (incoming) => ({ result: verifyByRegisters(shop, incoming) })),

    answerCustomerForm(calls.customerVerification, async (incoming, form) => ({
      result: await sendDocuments(shop, incoming, form),
    })),

    answerCustomerBody(calls.customerVerificationLicence, (incoming, request) => ({
      result: verifyByLicence(shop, incoming, request),
    })),

    answerCustomerBody(
      calls.customerVerificationConnectid,
      (incoming, { return_url: returnUrl }) => ({ result: startConnectId(shop, incoming, returnUrl) }),
      { unkeyed: true },
    ),

    answerCustomerBody(calls.customerVerificationConnectidCallback, (incoming, request) => ({
      result: endConnectId(shop, incoming, request),
    })),
  ];
}
