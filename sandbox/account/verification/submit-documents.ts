import { randomUUID } from 'node:crypto';
import type { Verification } from '#schemas/generated/api/wire-types.gen.ts';
import { type ApiFault, createRefusalFault } from '../../http/api-fault.ts';
import type { AuthorisedCustomerCall } from '../../http/call-route.ts';
import { runInTransaction } from '../../http/run-in-transaction.ts';
import { formatFormMessage } from '../../messages/form-message.ts';
import type { SandboxShop } from '../../shop.ts';
import { type AcceptedMediaType, detectMediaType } from './media-type.ts';
import { verificationMessages } from './verification.messages.gen.ts';
import { assertAndCountVerificationAttempt, toVerificationResponse } from './verification.ts';
import type { StoredVerificationDocumentSide } from './verification-store.ts';

const MOST_BYTES = 5 * 1024 * 1024;
/** Milliseconds until documents are reviewed. */
const REVIEW_DURATION_MS = 5 * 60_000;
/** Demonstration: documents with such a file name are rejected by the review. */
const REJECTED_FILE_NAME = /reject/i;

const ACCEPTED = {
  photo_id_upload: ['image/jpeg', 'image/png'],
  pdf_form: ['application/pdf', 'image/jpeg', 'image/png'],
} as const satisfies Record<string, readonly AcceptedMediaType[]>;

interface SentDocument extends StoredVerificationDocumentSide {
  readonly content: Uint8Array;
}

/**
 * Stores document pictures for review. The files are removed when the attempt is refused.
 *
 * @throws ApiFault 409 `already_verified` or `verification_pending`, 422 `required`, `invalid`, `too_many_files`,
 * `file_too_large` or `file_type_not_accepted`.
 */
export async function storeVerificationDocuments(
  shop: Pick<SandboxShop, 'db' | 'identity' | 'verification' | 'verificationDocuments'>,
  incoming: Pick<AuthorisedCustomerCall, 'customer' | 'brand' | 'now'>,
  form: FormData,
): Promise<Verification> {
  const { customer, now } = incoming;
  const method = methodOf(form);
  const [front, back] = [fileOf(form, 'front'), fileOf(form, 'back')];
  if (!front) throw createRefusalFault('required', formatFormMessage('required'), 'front');
  const documents = [await read('front', front, method), ...(back ? [await read('back', back, method)] : [])];
  try {
    return runInTransaction(shop.db, () => {
      assertAndCountVerificationAttempt(shop, incoming);
      const attemptId = shop.verification.addAttempt(customer.id, {
        method,
        outcome: REJECTED_FILE_NAME.test(front.name) ? 'failed' : 'passed',
        startedAt: now,
        decidedAt: now + REVIEW_DURATION_MS,
      });
      for (const { content, ...document } of documents) {
        shop.verification.addDocument(attemptId, document);
        shop.verificationDocuments.save(document.id, content);
      }
      return toVerificationResponse(shop, incoming);
    });
  } catch (error) {
    for (const { id } of documents) shop.verificationDocuments.remove(id);
    throw error;
  }
}

type Method = keyof typeof ACCEPTED;

function methodOf(form: FormData): Method {
  const method = form.get('method');
  if (method === null || method === '') throw createRefusalFault('required', formatFormMessage('required'), 'method');
  if (method === 'photo_id_upload' || method === 'pdf_form') return method;
  throw createRefusalFault('invalid', formatFormMessage('invalid'), 'method');
}

/** An unselected file arrives without name and bytes, or as an empty text. */
function fileOf(form: FormData, name: 'front' | 'back'): File | null {
  const [file, ...others] = form.getAll(name);
  if (others.length > 0) throw createRefusalFault('too_many_files', verificationMessages.oneFile(), name);
  if (file === undefined || file === '') return null;
  if (typeof file === 'string') throw createRefusalFault('invalid', formatFormMessage('invalid'), name);
  return file.size === 0 && file.name === '' ? null : file;
}

async function read(side: 'front' | 'back', file: File, method: Method): Promise<SentDocument> {
  if (file.size > MOST_BYTES) throw createRefusalFault('file_too_large', verificationMessages.fileTooLarge(), side);
  const content = new Uint8Array(await file.arrayBuffer());
  const mediaType = detectMediaType(content);
  const accepted: readonly AcceptedMediaType[] = ACCEPTED[method];
  if (mediaType === null || !accepted.includes(mediaType)) throw notAccepted(method, side);
  return { id: randomUUID(), side, mediaType, bytes: content.length, content };
}

function notAccepted(method: Method, side: string): ApiFault {
  const message = method === 'pdf_form' ? verificationMessages.pdfOrPicture() : verificationMessages.picture();
  return createRefusalFault('file_type_not_accepted', message, side);
}
