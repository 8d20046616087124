import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import * as calls from '#schemas/generated/api/verification.wire-calls.gen.ts';
import { runDueShopJobs } from '../../due-shop-jobs.ts';
import type { TestSandbox } from '../../testing/test-sandbox.ts';
import {
  advanceVerificationTestClock,
  createHandlerInputForTestCustomer,
  createTestBytesBeginningWith,
  createTestFormData,
  createTestPhotoForm,
  createTestPictureFileFromBytes,
  customerOfCurrentVerificationTest,
  findTestVerificationMethodStatus,
  readTestVerification,
  requestTestRegisterVerification,
  sendTestVerificationForm,
  setUpSeededShopForVerificationTests,
  signInNewVerificationTestCustomer,
  TEST_JPEG_FILE_BYTES,
  verificationTestSandbox,
} from '../../testing/verification-shop.ts';
import { storeVerificationDocuments } from '../verification/submit-documents.ts';
import { verificationMessages } from '../verification/verification.messages.gen.ts';
import { VerificationDocumentFolder } from '../verification/verification-document-files.ts';

setUpSeededShopForVerificationTests();

const PNG = createTestBytesBeginningWith(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

const PDF = createTestBytesBeginningWith(0x25, 0x50, 0x44, 0x46, 0x2d, 0x31);

const GIF = createTestBytesBeginningWith(0x47, 0x49, 0x46, 0x38);

/** The stored files with their contents. */
function listStoredFiles(): string[] {
  const folder = join(dataDirOf(verificationTestSandbox), 'verification-documents');
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
  test('stores photos as private files, refuses more while they are under review, and verifies after five minutes', async () => {
    await signInNewVerificationTestCustomer();
    for (const file of listStoredFiles()) rmSync(file);
    const sent = await sendTestVerificationForm(
      createTestPhotoForm(
        ['front', createTestPictureFileFromBytes(TEST_JPEG_FILE_BYTES)],
        ['back', createTestPictureFileFromBytes(PNG, 'back.txt', 'text/plain')],
      ),
    );
    expect(sent).toMatchObject({ status: 200, json: { result: { status: 'Pending Verification' } } });
    expect(findTestVerificationMethodStatus('photo_id_upload', readTestVerification())).toBe('pending');
    const contents = listStoredFiles().map((file) => Buffer.from(readFileSync(file)).toString('hex'));
    expect(contents.sort()).toEqual(
      [TEST_JPEG_FILE_BYTES, PNG].map((content) => Buffer.from(content).toString('hex')).sort(),
    );
    expect(listStoredFiles().map((file) => statSync(file).mode & 0o777)).toEqual([0o600, 0o600]);
    expect(
      verificationTestSandbox.shop.db
        .prepare('SELECT side, media_type, bytes FROM verification_documents ORDER BY rowid DESC LIMIT 2')
        .all(),
    ).toEqual([
      { side: 'back', media_type: 'image/png', bytes: PNG.length },
      { side: 'front', media_type: 'image/jpeg', bytes: TEST_JPEG_FILE_BYTES.length },
    ]);
    expect(
      await sendTestVerificationForm(
        createTestPhotoForm(['front', createTestPictureFileFromBytes(TEST_JPEG_FILE_BYTES)]),
      ),
    ).toMatchObject({
      status: 409,
      json: { code: 'verification_pending' },
    });
    expect(listStoredFiles()).toHaveLength(2);
    advanceVerificationTestClock(5 * 60_000 - 1);
    expect(readTestVerification().status).toBe('Pending Verification');
    advanceVerificationTestClock(1);
    expect([
      readTestVerification().status,
      findTestVerificationMethodStatus('photo_id_upload', readTestVerification()),
    ]).toEqual(['Verified', 'attempted']);
  });

  test('accepts a PDF form, after which the verification is pending', async () => {
    await signInNewVerificationTestCustomer();
    const sent = await sendTestVerificationForm(
      createTestFormData([
        ['method', 'pdf_form'],
        ['front', createTestPictureFileFromBytes(PDF, 'form.pdf', 'application/pdf')],
      ]),
    );
    expect(sent).toMatchObject({ status: 200, json: { result: { status: 'Pending Verification' } } });
    expect(findTestVerificationMethodStatus('pdf_form', readTestVerification())).toBe('pending');
  });

  test('sends one mail when the documents have been reviewed', async () => {
    await signInNewVerificationTestCustomer();
    const subjects = () => {
      runDueShopJobs(verificationTestSandbox.shop, verificationTestSandbox.shop.clock());
      const mails = verificationTestSandbox.shop.outbox.listLatest(9, {
        siteKey: null,
        recipient: customerOfCurrentVerificationTest.customer.email,
      });
      return mails.map(({ subject }) => subject);
    };
    await sendTestVerificationForm(
      createTestPhotoForm(
        ['front', createTestPictureFileFromBytes(TEST_JPEG_FILE_BYTES)],
        ['back', createTestPictureFileFromBytes(PNG)],
      ),
    );
    advanceVerificationTestClock(5 * 60_000 - 1);
    expect(subjects()).toEqual([]);
    advanceVerificationTestClock(1);
    expect(subjects()).toEqual([verificationMessages.verified()]);
    advanceVerificationTestClock(60_000);
    expect(subjects()).toEqual([verificationMessages.verified()]);
  });

  test('reports a failed verification when the review rejects the documents', async () => {
    await signInNewVerificationTestCustomer();
    await sendTestVerificationForm(
      createTestPhotoForm(['front', createTestPictureFileFromBytes(TEST_JPEG_FILE_BYTES, 'please-reject.jpg')]),
    );
    advanceVerificationTestClock(5 * 60_000);
    expect(readTestVerification().status).toBe('Failed Verification');
  });

  const huge = new Uint8Array(5 * 1024 * 1024 + 1).fill(7);
  huge.set(TEST_JPEG_FILE_BYTES);

  test.each([
    ['no front', () => createTestPhotoForm(), 'required', 'front'],
    [
      'a front that was not chosen',
      () =>
        createTestPhotoForm([
          'front',
          createTestPictureFileFromBytes(createTestBytesBeginningWith().subarray(0, 0), ''),
        ]),
      'required',
      'front',
    ],
    ['a text for a file', () => createTestPhotoForm(['front', 'a picture']), 'invalid', 'front'],
    [
      'two fronts',
      () =>
        createTestPhotoForm(
          ['front', createTestPictureFileFromBytes(TEST_JPEG_FILE_BYTES)],
          ['front', createTestPictureFileFromBytes(TEST_JPEG_FILE_BYTES)],
        ),
      'too_many_files',
      'front',
    ],
    [
      'a file of 5 MB and a byte',
      () => createTestPhotoForm(['front', createTestPictureFileFromBytes(huge)]),
      'file_too_large',
      'front',
    ],
    [
      'a GIF that says it is a JPEG',
      () => createTestPhotoForm(['front', createTestPictureFileFromBytes(GIF)]),
      'file_type_not_accepted',
      'front',
    ],
    [
      'an empty file',
      () =>
        createTestPhotoForm(['front', createTestPictureFileFromBytes(createTestBytesBeginningWith().subarray(0, 0))]),
      'file_type_not_accepted',
      'front',
    ],
    [
      'a PDF as a photo',
      () => createTestPhotoForm(['front', createTestPictureFileFromBytes(PDF)]),
      'file_type_not_accepted',
      'front',
    ],
    [
      'a bad back',
      () =>
        createTestPhotoForm(
          ['front', createTestPictureFileFromBytes(TEST_JPEG_FILE_BYTES)],
          ['back', createTestPictureFileFromBytes(GIF)],
        ),
      'file_type_not_accepted',
      'back',
    ],
    [
      'no method',
      () => createTestFormData([['front', createTestPictureFileFromBytes(TEST_JPEG_FILE_BYTES)]]),
      'required',
      'method',
    ],
    [
      'another method',
      () =>
        createTestFormData([
          ['method', 'greenid_ui'],
          ['front', createTestPictureFileFromBytes(TEST_JPEG_FILE_BYTES)],
        ]),
      'invalid',
      'method',
    ],
  ])('refuses a form with %s and stores no file', async (_, data, code, target) => {
    await signInNewVerificationTestCustomer();
    const before = listStoredFiles().length;
    expect(await sendTestVerificationForm(data())).toMatchObject({ status: 422, json: { errors: [{ code, target }] } });
    expect([listStoredFiles().length, readTestVerification().status]).toEqual([before, 'Unverified']);
  });

  test('keeps no file when the disk is full at the second of two pictures', async () => {
    class FullVault extends VerificationDocumentFolder {
      #kept = 0;

      override save(id: string, content: Uint8Array): void {
        this.#kept += 1;
        if (this.#kept > 1) throw new Error('the disk is full');
        super.save(id, content);
      }
    }
    await signInNewVerificationTestCustomer();
    const before = listStoredFiles().length;
    const shop = {
      ...verificationTestSandbox.shop,
      verificationDocuments: new FullVault(dataDirOf(verificationTestSandbox), false),
    };
    const data = createTestPhotoForm(
      ['front', createTestPictureFileFromBytes(TEST_JPEG_FILE_BYTES)],
      ['back', createTestPictureFileFromBytes(PNG)],
    );
    await expect(storeVerificationDocuments(shop, createHandlerInputForTestCustomer(), data)).rejects.toThrow(
      'the disk is full',
    );
    expect([listStoredFiles().length, readTestVerification().status]).toEqual([before, 'Unverified']);
  });

  test('is refused for a verified customer', async () => {
    await signInNewVerificationTestCustomer();
    await requestTestRegisterVerification();
    expect(
      await sendTestVerificationForm(
        createTestPhotoForm(['front', createTestPictureFileFromBytes(TEST_JPEG_FILE_BYTES)]),
      ),
    ).toMatchObject({
      status: 409,
      json: { code: 'already_verified' },
    });
  });

  test('refuses a body that is not a multipart form', async () => {
    await signInNewVerificationTestCustomer();
    const headers = { 'content-type': 'application/json' };
    const options = { as: customerOfCurrentVerificationTest, body: '{}', headers, breaks: 'always' } as const;
    const { status } = await verificationTestSandbox.fetch(calls.customerVerification, options);
    expect(status).toBe(400);
  });
});
