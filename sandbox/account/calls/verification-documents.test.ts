import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import * as calls from '#schemas/generated/api/verification.wire-calls.gen.ts';
import { advanceShop } from '../../advance-shop.ts';
import type { TestSandbox } from '../../testing/test-sandbox.ts';
import {
  advanceClock,
  as,
  bytes,
  form,
  incoming,
  JPEG,
  openVerificationShop,
  photo,
  picture,
  sandbox,
  send,
  signInNewCustomer,
  statusOf,
  verification,
  verify,
} from '../../testing/verification-shop.ts';
import { DocumentVault } from '../verification/document-vault.ts';
import { sendDocuments } from '../verification/send-documents.ts';

openVerificationShop();

const PNG = bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

const PDF = bytes(0x25, 0x50, 0x44, 0x46, 0x2d, 0x31);

const GIF = bytes(0x47, 0x49, 0x46, 0x38);

/** The files that are kept, with their contents. */
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
  test('keeps the pictures outside the database until somebody has looked at them', async () => {
    await signInNewCustomer();
    for (const file of keptFiles()) rmSync(file);
    const sent = await send(photo(['front', picture(JPEG)], ['back', picture(PNG, 'back.txt', 'text/plain')]));
    expect(sent).toMatchObject({ status: 200, json: { result: { status: 'Pending Verification' } } });
    expect(statusOf('photo_id_upload', verification())).toBe('pending');
    const contents = keptFiles().map((file) => Buffer.from(readFileSync(file)).toString('hex'));
    expect(contents.sort()).toEqual([JPEG, PNG].map((content) => Buffer.from(content).toString('hex')).sort());
    expect(keptFiles().map((file) => statSync(file).mode & 0o777)).toEqual([0o600, 0o600]);
    expect(
      sandbox.shop.db
        .prepare('SELECT side, media_type, bytes FROM verification_documents ORDER BY rowid DESC LIMIT 2')
        .all(),
    ).toEqual([
      { side: 'back', media_type: 'image/png', bytes: PNG.length },
      { side: 'front', media_type: 'image/jpeg', bytes: JPEG.length },
    ]);
    expect(await send(photo(['front', picture(JPEG)]))).toMatchObject({
      status: 409,
      json: { code: 'verification_pending' },
    });
    expect(keptFiles()).toHaveLength(2);
    advanceClock(5 * 60_000 - 1);
    expect(verification().status).toBe('Pending Verification');
    advanceClock(1);
    expect([verification().status, statusOf('photo_id_upload', verification())]).toEqual(['Verified', 'attempted']);
  });

  test('takes the form as a PDF', async () => {
    await signInNewCustomer();
    const sent = await send(
      form([
        ['method', 'pdf_form'],
        ['front', picture(PDF, 'form.pdf', 'application/pdf')],
      ]),
    );
    expect(sent).toMatchObject({ status: 200, json: { result: { status: 'Pending Verification' } } });
    expect(statusOf('pdf_form', verification())).toBe('pending');
  });

  test('is told of by one mail, once somebody has looked at them', async () => {
    await signInNewCustomer();
    const subjects = () => {
      advanceShop(sandbox.shop, sandbox.shop.clock());
      const mails = sandbox.shop.outbox.latest(9, { siteKey: null, recipient: as.customer.email });
      return mails.map(({ subject }) => subject);
    };
    await send(photo(['front', picture(JPEG)], ['back', picture(PNG)]));
    advanceClock(5 * 60_000 - 1);
    expect(subjects()).toEqual([]);
    advanceClock(1);
    expect(subjects()).toEqual(['Your account is verified']);
    advanceClock(60_000);
    expect(subjects()).toEqual(['Your account is verified']);
  });

  test('may be found wanting', async () => {
    await signInNewCustomer();
    await send(photo(['front', picture(JPEG, 'please-reject.jpg')]));
    advanceClock(5 * 60_000);
    expect(verification().status).toBe('Failed Verification');
  });

  const huge = new Uint8Array(5 * 1024 * 1024 + 1).fill(7);
  huge.set(JPEG);

  test.each([
    ['no front', () => photo(), 'required', 'front'],
    ['a front that was not chosen', () => photo(['front', picture(bytes().subarray(0, 0), '')]), 'required', 'front'],
    ['a text for a file', () => photo(['front', 'a picture']), 'invalid', 'front'],
    ['two fronts', () => photo(['front', picture(JPEG)], ['front', picture(JPEG)]), 'too_many_files', 'front'],
    ['a file of 5 MB and a byte', () => photo(['front', picture(huge)]), 'file_too_large', 'front'],
    ['a GIF that says it is a JPEG', () => photo(['front', picture(GIF)]), 'file_type_not_accepted', 'front'],
    ['an empty file', () => photo(['front', picture(bytes().subarray(0, 0))]), 'file_type_not_accepted', 'front'],
    ['a PDF as a photo', () => photo(['front', picture(PDF)]), 'file_type_not_accepted', 'front'],
    ['a bad back', () => photo(['front', picture(JPEG)], ['back', picture(GIF)]), 'file_type_not_accepted', 'back'],
    ['no method', () => form([['front', picture(JPEG)]]), 'required', 'method'],
    [
      'another method',
      () =>
        form([
          ['method', 'greenid_ui'],
          ['front', picture(JPEG)],
        ]),
      'invalid',
      'method',
    ],
  ])('%s is refused, and nothing is kept', async (_, data, code, target) => {
    await signInNewCustomer();
    const before = keptFiles().length;
    expect(await send(data())).toMatchObject({ status: 422, json: { errors: [{ code, target }] } });
    expect([keptFiles().length, verification().status]).toEqual([before, 'Unverified']);
  });

  test('leaves nothing behind when a disk is full', async () => {
    class FullVault extends DocumentVault {
      #kept = 0;

      override keep(id: string, content: Uint8Array): void {
        this.#kept += 1;
        if (this.#kept > 1) throw new Error('the disk is full');
        super.keep(id, content);
      }
    }
    await signInNewCustomer();
    const before = keptFiles().length;
    const shop = { ...sandbox.shop, documents: new FullVault(dataDirOf(sandbox), false) };
    const data = photo(['front', picture(JPEG)], ['back', picture(PNG)]);
    await expect(sendDocuments(shop, incoming(), data)).rejects.toThrow('the disk is full');
    expect([keptFiles().length, verification().status]).toEqual([before, 'Unverified']);
  });

  test('is for customers who are not verified', async () => {
    await signInNewCustomer();
    await verify();
    expect(await send(photo(['front', picture(JPEG)]))).toMatchObject({
      status: 409,
      json: { code: 'already_verified' },
    });
  });

  test('needs a form', async () => {
    await signInNewCustomer();
    const headers = { 'content-type': 'application/json' };
    const options = { as, body: '{}', headers, breaks: 'always' } as const;
    const { status } = await sandbox.fetch(calls.customerVerification, options);
    expect(status).toBe(400);
  });
});
