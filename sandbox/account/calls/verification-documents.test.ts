import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import * as calls from '#schemas/generated/api/verification.wire-calls.gen.ts';
import { runDueShopJobs } from '../../due-shop-jobs.ts';
import type { TestSandbox } from '../../testing/test-sandbox.ts';
import {
  advanceClock,
  createCustomerCall,
  createFileBytes,
  createFormData,
  createPhotoForm,
  createPictureEntry,
  getVerification,
  getVerificationMethodStatus,
  JPEG_BYTES,
  openVerificationShop,
  sandbox,
  sendVerificationForm,
  signedInCustomer,
  signInNewCustomer,
  verifyCustomer,
} from '../../testing/verification-shop.ts';
import { submitVerificationDocuments } from '../verification/submit-documents.ts';
import { VerificationDocumentFiles } from '../verification/verification-document-files.ts';

openVerificationShop();

const PNG = createFileBytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

const PDF = createFileBytes(0x25, 0x50, 0x44, 0x46, 0x2d, 0x31);

const GIF = createFileBytes(0x47, 0x49, 0x46, 0x38);

/** The stored files with their contents. */
function keptFiles(): string[] {
  const folder = join(dataDirOf(sandbox), 'verification-documents');
  try {
    return readdirSync(folder).map((name) => join(folder, name));
  } catch {
    return [];
  }
}

function dataDirOf({ shop }: TestSandbox): string {
  const row = shop.db.prepare('PRAGMA database_list').get();
  return join(String(row?.['file']), '..');
}

describe('POST /customer/verification', () => {
  test('stores the pictures outside the database until they are reviewed', async () => {
    await signInNewCustomer();
    for (const file of keptFiles()) rmSync(file);
    const sent = await sendVerificationForm(
      createPhotoForm(
        ['front', createPictureEntry(JPEG_BYTES)],
        ['back', createPictureEntry(PNG, 'back.txt', 'text/plain')],
      ),
    );
    expect(sent).toMatchObject({ status: 200, json: { result: { status: 'Pending Verification' } } });
    expect(getVerificationMethodStatus('photo_id_upload', getVerification())).toBe('pending');
    const contents = keptFiles().map((file) => Buffer.from(readFileSync(file)).toString('hex'));
    expect(contents.sort()).toEqual([JPEG_BYTES, PNG].map((content) => Buffer.from(content).toString('hex')).sort());
    expect(keptFiles().map((file) => statSync(file).mode & 0o777)).toEqual([0o600, 0o600]);
    expect(
      sandbox.shop.db
        .prepare('SELECT side, media_type, bytes FROM verification_documents ORDER BY rowid DESC LIMIT 2')
        .all(),
    ).toEqual([
      { side: 'back', media_type: 'image/png', bytes: PNG.length },
      { side: 'front', media_type: 'image/jpeg', bytes: JPEG_BYTES.length },
    ]);
    expect(await sendVerificationForm(createPhotoForm(['front', createPictureEntry(JPEG_BYTES)]))).toMatchObject({
      status: 409,
      json: { code: 'verification_pending' },
    });
    expect(keptFiles()).toHaveLength(2);
    advanceClock(5 * 60_000 - 1);
    expect(getVerification().status).toBe('Pending Verification');
    advanceClock(1);
    expect([getVerification().status, getVerificationMethodStatus('photo_id_upload', getVerification())]).toEqual([
      'Verified',
      'attempted',
    ]);
  });

  test('accepts a form as PDF', async () => {
    await signInNewCustomer();
    const sent = await sendVerificationForm(
      createFormData([
        ['method', 'pdf_form'],
        ['front', createPictureEntry(PDF, 'form.pdf', 'application/pdf')],
      ]),
    );
    expect(sent).toMatchObject({ status: 200, json: { result: { status: 'Pending Verification' } } });
    expect(getVerificationMethodStatus('pdf_form', getVerification())).toBe('pending');
  });

  test('sends one mail when the documents have been reviewed', async () => {
    await signInNewCustomer();
    const subjects = () => {
      runDueShopJobs(sandbox.shop, sandbox.shop.clock());
      const mails = sandbox.shop.outbox.listLatest(9, { siteKey: null, recipient: signedInCustomer.customer.email });
      return mails.map(({ subject }) => subject);
    };
    await sendVerificationForm(
      createPhotoForm(['front', createPictureEntry(JPEG_BYTES)], ['back', createPictureEntry(PNG)]),
    );
    advanceClock(5 * 60_000 - 1);
    expect(subjects()).toEqual([]);
    advanceClock(1);
    expect(subjects()).toEqual(['Your account is verified']);
    advanceClock(60_000);
    expect(subjects()).toEqual(['Your account is verified']);
  });

  test('the review may reject the documents', async () => {
    await signInNewCustomer();
    await sendVerificationForm(createPhotoForm(['front', createPictureEntry(JPEG_BYTES, 'please-reject.jpg')]));
    advanceClock(5 * 60_000);
    expect(getVerification().status).toBe('Failed Verification');
  });

  const huge = new Uint8Array(5 * 1024 * 1024 + 1).fill(7);
  huge.set(JPEG_BYTES);

  test.each([
    ['no front', () => createPhotoForm(), 'required', 'front'],
    [
      'a front that was not chosen',
      () => createPhotoForm(['front', createPictureEntry(createFileBytes().subarray(0, 0), '')]),
      'required',
      'front',
    ],
    ['a text for a file', () => createPhotoForm(['front', 'a picture']), 'invalid', 'front'],
    [
      'two fronts',
      () => createPhotoForm(['front', createPictureEntry(JPEG_BYTES)], ['front', createPictureEntry(JPEG_BYTES)]),
      'too_many_files',
      'front',
    ],
    [
      'a file of 5 MB and a byte',
      () => createPhotoForm(['front', createPictureEntry(huge)]),
      'file_too_large',
      'front',
    ],
    [
      'a GIF that says it is a JPEG',
      () => createPhotoForm(['front', createPictureEntry(GIF)]),
      'file_type_not_accepted',
      'front',
    ],
    [
      'an empty file',
      () => createPhotoForm(['front', createPictureEntry(createFileBytes().subarray(0, 0))]),
      'file_type_not_accepted',
      'front',
    ],
    ['a PDF as a photo', () => createPhotoForm(['front', createPictureEntry(PDF)]), 'file_type_not_accepted', 'front'],
    [
      'a bad back',
      () => createPhotoForm(['front', createPictureEntry(JPEG_BYTES)], ['back', createPictureEntry(GIF)]),
      'file_type_not_accepted',
      'back',
    ],
    ['no method', () => createFormData([['front', createPictureEntry(JPEG_BYTES)]]), 'required', 'method'],
    [
      'another method',
      () =>
        createFormData([
          ['method', 'greenid_ui'],
          ['front', createPictureEntry(JPEG_BYTES)],
        ]),
      'invalid',
      'method',
    ],
  ])('refuses %s and stores no file', async (_, data, code, target) => {
    await signInNewCustomer();
    const before = keptFiles().length;
    expect(await sendVerificationForm(data())).toMatchObject({ status: 422, json: { errors: [{ code, target }] } });
    expect([keptFiles().length, getVerification().status]).toEqual([before, 'Unverified']);
  });

  test('stores no file when the disk is full', async () => {
    class FullVault extends VerificationDocumentFiles {
      #kept = 0;

      override save(id: string, content: Uint8Array): void {
        this.#kept += 1;
        if (this.#kept > 1) throw new Error('the disk is full');
        super.save(id, content);
      }
    }
    await signInNewCustomer();
    const before = keptFiles().length;
    const shop = { ...sandbox.shop, documents: new FullVault(dataDirOf(sandbox), false) };
    const data = createPhotoForm(['front', createPictureEntry(JPEG_BYTES)], ['back', createPictureEntry(PNG)]);
    await expect(submitVerificationDocuments(shop, createCustomerCall(), data)).rejects.toThrow('the disk is full');
    expect([keptFiles().length, getVerification().status]).toEqual([before, 'Unverified']);
  });

  test('is refused for a verified customer', async () => {
    await signInNewCustomer();
    await verifyCustomer();
    expect(await sendVerificationForm(createPhotoForm(['front', createPictureEntry(JPEG_BYTES)]))).toMatchObject({
      status: 409,
      json: { code: 'already_verified' },
    });
  });

  test('refuses a body that is not a multipart form', async () => {
    await signInNewCustomer();
    const headers = { 'content-type': 'application/json' };
    const options = { as: signedInCustomer, body: '{}', headers, breaks: 'always' } as const;
    const { status } = await sandbox.fetch(calls.customerVerification, options);
    expect(status).toBe(400);
  });
});
