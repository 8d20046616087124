import type { ApiTransport, CallOptions, CallRef, CallRefOf } from '#engine/api/transport.ts';
import type {
  ConnectIdCallback,
  ConnectIdStart,
  LicenceConfig,
  LicenceRequest,
  Verification as VerificationResult,
} from '#schemas/generated/api/types.gen.ts';
import type {
  customerVerificationConnectid,
  customerVerificationConnectidCallback,
  customerVerificationLicence,
  customerVerify,
} from '#schemas/generated/api/verification.calls.gen.ts';
import type { verificationServiceLicenceConfig } from '#schemas/generated/api/verification-service.calls.gen.ts';

const verify: CallRefOf<typeof customerVerify> = { id: 'customer.verify' };
const documents: CallRef<Record<never, never>, Record<never, never>, FormData, VerificationResult> = {
  id: 'customer.verification',
};
const licence: CallRefOf<typeof customerVerificationLicence> = { id: 'customer.verification.licence' };
const licenceConfig: CallRefOf<typeof verificationServiceLicenceConfig> = { id: 'verification-service.licence-config' };
const connectId: CallRefOf<typeof customerVerificationConnectid> = { id: 'customer.verification.connectid' };
const connectIdCallback: CallRefOf<typeof customerVerificationConnectidCallback> = {
  id: 'customer.verification.connectid.callback',
};

type Options = Pick<CallOptions<never>, 'signal' | 'idempotencyKey'>;

/** Pictures of an identity document or of the signed form: JPEG, PNG or PDF. */
export interface IdentityDocumentPictures {
  readonly method: 'photo_id_upload' | 'pdf_form';
  readonly front: File;
  readonly back?: File;
}

/** Identity verification calls. Each returns the status of the verification. */
export interface VerificationCalls {
  /** Checks the customer against public registers. */
  verify(options?: Options): Promise<VerificationResult>;
  sendDocuments(pictures: IdentityDocumentPictures, options?: Options): Promise<VerificationResult>;
  verifyLicence(request: LicenceRequest, options?: Options): Promise<VerificationResult>;
  /** Fields printed on the driver's licences of each state. */
  licenceConfig(options?: Options): Promise<LicenceConfig>;
  /** Starts ConnectID, which redirects the customer to `returnUrl` with `state` and `code`. */
  startConnectId(returnUrl: string, options?: Options): Promise<ConnectIdStart>;
  endConnectId(callback: ConnectIdCallback, options?: Options): Promise<VerificationResult>;
}

export function createVerificationCalls(transport: ApiTransport): VerificationCalls {
  return {
    async verify(options = {}) {
      return (await transport.send(verify, {}, options)).result;
    },
    async sendDocuments(pictures, options = {}) {
      return (await transport.send(documents, { body: formOf(pictures) }, options)).result;
    },
    async verifyLicence(request, options = {}) {
      return (await transport.send(licence, { body: request }, options)).result;
    },
    async licenceConfig(options = {}) {
      return (await transport.send(licenceConfig, {}, options)).result;
    },
    async startConnectId(returnUrl, options = {}) {
      return (await transport.send(connectId, { body: { returnUrl } }, options)).result;
    },
    async endConnectId(callback, options = {}) {
      return (await transport.send(connectIdCallback, { body: callback }, options)).result;
    },
  };
}

function formOf({ method, front, back }: IdentityDocumentPictures): FormData {
  const form = new FormData();
  form.set('method', method);
  form.set('front', front);
  if (back) form.set('back', back);
  return form;
}
