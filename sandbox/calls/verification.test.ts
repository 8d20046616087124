import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as calls from '#schemas/generated/api/verification.wire-calls.gen.ts';
import { verificationServiceLicenceConfig } from '#schemas/generated/api/verification-service.wire-calls.gen.ts';
import type {
  LicenceRequest,
  Verification,
  VerificationMethodStatus,
  VerificationMethodType,
} from '#schemas/generated/api/wire-types.gen.ts';
import { proves } from '../../scripts/test/proves.ts';
import type { CustomerIncoming } from '../http/route.ts';
import { type SignedIn, TestSandbox } from '../testing/test-sandbox.ts';
import { DocumentVault } from '../verification/document-vault.ts';
import { sendDocuments } from '../verification/send-documents.ts';
import { verificationAnswer } from '../verification/verification.ts';

let sandbox: TestSandbox;
let as: SignedIn;

beforeAll(async () => {
  sandbox = await TestSandbox.open('2026-03-04T01:00:00Z');
});

afterAll(async () => {
  await sandbox.close();
});

function later(milliseconds: number): void {
  sandbox.moveTo(new Date(sandbox.shop.clock() + milliseconds).toISOString());
}

async function begin({ lastName = 'Quill', complete = true, siteKey = 'harbour' } = {}): Promise<void> {
  const customer = sandbox.createCustomer({ lastName, siteKey });
  as = await sandbox.signIn(customer);
  if (!complete) return;
  sandbox.shop.details.set(customer.id, {
    dateOfBirth: '1990-04-17',
    phone: null,
    address: '1 Wattle Street',
    addressLine2: null,
    suburb: 'Newtown',
    state: 'NSW',
    postcode: '2042',
    country: 'AU',
  });
}

/** A call of the customer, as the calls get it. */
function incoming(): CustomerIncoming {
  const { brands, clock } = sandbox.shop;
  const brand = brands.find(({ siteKey }) => siteKey === as.customer.siteKey);
  if (!brand) throw new Error('there is no such brand');
  const { customer, session } = as;
  const nothing = { params: {}, query: {}, subVariant: null, deviceId: null, address: '' };
  return { ...nothing, brand, customer, session, caller: { customer, session }, now: clock() };
}

/** How far it is proved now, as the calls would tell. */
const verification = (): Verification => verificationAnswer(sandbox.shop, incoming());

function statusOf(type: VerificationMethodType, { methods }: Verification): VerificationMethodStatus | undefined {
  return methods.find((method) => method.type === type)?.status;
}

const verify = async () => (await sandbox.send(calls.customerVerify, { as })).result;

describe('POST /customer/verify', () => {
  test('finds a customer in the registers', async () => {
    await begin();
    const result = await verify();
    expect([result.status, statusOf('auto_verification', result)]).toEqual(['Verified', 'attempted']);
    expect(await sandbox.refused(calls.customerVerify, { as })).toMatchObject({
      status: 409,
      answer: { code: 'already_verified' },
    });
    proves('entities', 'verification-status');
  });

  test('may fail, and be tried again in another way', async () => {
    await begin({ lastName: 'Nobody' });
    const result = await verify();
    expect([result.status, statusOf('auto_verification', result)]).toEqual(['Failed Verification', 'attempted']);
    expect((await licence()).result.status).toBe('Verified');
  });

  test('needs the details', async () => {
    await begin({ complete: false });
    expect(await sandbox.refused(calls.customerVerify, { as })).toMatchObject({
      status: 422,
      answer: { code: 'details_incomplete' },
    });
  });

  test('may be tried ten times a day', async () => {
    await begin({ lastName: 'Nobody' });
    for (let tries = 0; tries < 10; tries += 1) await verify();
    expect((await sandbox.refused(calls.customerVerify, { as })).status).toBe(429);
  });
});

const LICENCE: LicenceRequest = {
  state: 'NSW',
  licence_number: '12345678',
  card_number: '2 123 456 789',
  expiry_date: '2030-04-17',
};

const licence = (change: Partial<LicenceRequest> = {}) =>
  sandbox.send(calls.customerVerificationLicence, { as, body: { ...LICENCE, ...change } });

async function refusedLicence(change: object) {
  const { status, json } = await sandbox.fetch(calls.customerVerificationLicence, {
    as,
    body: { ...LICENCE, ...change },
    breaks: 'sometimes',
  });
  return [status, json];
}

describe('POST /customer/verification/licence', () => {
  test('proves it', async () => {
    await begin();
    const { result } = await licence();
    expect([result.status, statusOf('drivers_licence', result)]).toEqual(['Verified', 'attempted']);
    expect(await refusedLicence({})).toMatchObject([409, { code: 'already_verified' }]);
  });

  test('may fail', async () => {
    await begin();
    expect((await licence({ licence_number: '12345000' })).result.status).toBe('Failed Verification');
  });

  test('needs no card number where the state prints none', async () => {
    await begin();
    const { card_number: _, ...body } = { ...LICENCE, state: 'WA' as const, licence_number: '1234567' };
    expect((await sandbox.send(calls.customerVerificationLicence, { as, body })).result.status).toBe('Verified');
  });

  test('is good on its last day', async () => {
    await begin();
    const last = { expiry_date: '2026-03-04' };
    expect(await refusedLicence({ expiry_date: '2026-03-03' })).toMatchObject([
      422,
      { errors: [{ code: 'licence_expired', target: 'expiry_date' }] },
    ]);
    expect((await licence(last)).result.status).toBe('Verified');
  });

  test.each([
    [{ licence_number: '' }, 'required', 'licence_number', 'This field is required'],
    [{ licence_number: '1234' }, 'invalid', 'licence_number', 'Please check this field'],
    [{ card_number: undefined }, 'required', 'card_number', 'This field is required'],
    [{ card_number: '1' }, 'invalid', 'card_number', 'Please check this field'],
    [{ expiry_date: '' }, 'required', 'expiry_date', 'This field is required'],
    [{ expiry_date: '17/04/2030' }, 'invalid', 'expiry_date', 'Please enter a valid date'],
    [{ state: 'GB' }, 'licence_not_offered', 'state', 'We can not check licences of this state.'],
    [{ state: undefined }, 'required', 'state', 'This field is required'],
  ])('%j is refused with %s', async (change, code, target, message) => {
    await begin();
    expect(await refusedLicence(change)).toEqual([422, { code, errors: [{ code, message, target }], result: null }]);
    expect(verification().status).toBe('Unverified');
  });

  test('needs the details', async () => {
    await begin({ complete: false });
    expect(await refusedLicence({})).toMatchObject([422, { code: 'details_incomplete' }]);
  });
});

test('GET /config/licence tells what each state prints, as the licences are checked', async () => {
  const { states } = (await sandbox.send(verificationServiceLicenceConfig)).result;
  expect(states.map(({ state }) => state)).toEqual(['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA']);
  expect(
    states.filter((state) => !new RegExp(state.licence_number_pattern).test(state.licence_number_example)),
  ).toEqual([]);
  expect(states.filter((state) => state.card_number_required !== (state.card_number_pattern !== null))).toEqual([]);
  expect((await sandbox.send(verificationServiceLicenceConfig, { site: 'lantern' })).result).toEqual({ states: [] });
  await begin({ siteKey: 'lantern' });
  expect(statusOf('drivers_licence', verification())).toBe('disabled');
});

const bytes = (...beginning: number[]) => new Uint8Array([...beginning, ...Array.from({ length: 64 }, () => 7)]);
const JPEG = bytes(0xff, 0xd8, 0xff, 0xe0);
const PNG = bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const PDF = bytes(0x25, 0x50, 0x44, 0x46, 0x2d, 0x31);
const GIF = bytes(0x47, 0x49, 0x46, 0x38);

const picture = (content: Uint8Array<ArrayBuffer>, name = 'licence.jpg', type = 'image/jpeg') =>
  new File([content], name, { type });

function form(fields: readonly (readonly [string, string | File])[]): FormData {
  const data = new FormData();
  for (const [name, value] of fields) data.append(name, value);
  return data;
}

const photo = (...files: (readonly [string, string | File])[]) => form([['method', 'photo_id_upload'], ...files]);

async function send(data: FormData) {
  const { status, json } = await sandbox.fetch(calls.customerVerification, { as, body: data, breaks: 'sometimes' });
  return { status, json };
}

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
    await begin();
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
    later(5 * 60_000 - 1);
    expect(verification().status).toBe('Pending Verification');
    later(1);
    expect([verification().status, statusOf('photo_id_upload', verification())]).toEqual(['Verified', 'attempted']);
    proves('flows', 'verification-method.status');
  });

  test('takes the form as a PDF', async () => {
    await begin();
    const sent = await send(
      form([
        ['method', 'pdf_form'],
        ['front', picture(PDF, 'form.pdf', 'application/pdf')],
      ]),
    );
    expect(sent).toMatchObject({ status: 200, json: { result: { status: 'Pending Verification' } } });
    expect(statusOf('pdf_form', verification())).toBe('pending');
  });

  test('may be found wanting', async () => {
    await begin();
    await send(photo(['front', picture(JPEG, 'please-reject.jpg')]));
    later(5 * 60_000);
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
    await begin();
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
    await begin();
    const before = keptFiles().length;
    const shop = { ...sandbox.shop, documents: new FullVault(dataDirOf(sandbox), false) };
    const data = photo(['front', picture(JPEG)], ['back', picture(PNG)]);
    await expect(sendDocuments(shop, incoming(), data)).rejects.toThrow('the disk is full');
    expect([keptFiles().length, verification().status]).toEqual([before, 'Unverified']);
  });

  test('is for customers who are not verified', async () => {
    await begin();
    await verify();
    expect(await send(photo(['front', picture(JPEG)]))).toMatchObject({
      status: 409,
      json: { code: 'already_verified' },
    });
  });

  test('needs a form', async () => {
    await begin();
    const headers = { 'content-type': 'application/json' };
    const options = { as, body: '{}', headers, breaks: 'always' } as const;
    const { status } = await sandbox.fetch(calls.customerVerification, options);
    expect(status).toBe(400);
  });
});

describe('ConnectID', () => {
  const RETURN = 'http://harbour.localhost:3000/my-account/verify-account';

  const start = async () =>
    (await sandbox.send(calls.customerVerificationConnectid, { as, body: { return_url: RETURN } })).result;

  /** Presses a button on the page of the provider, and gives what came back. */
  async function decide(path: string, decision: string) {
    const response = await fetch(new URL(path, sandbox.url), {
      method: 'POST',
      body: new URLSearchParams({ decision }),
      redirect: 'manual',
    });
    const address = new URL(response.headers.get('location') ?? 'http://nowhere');
    const [state = '', code = ''] = ['state', 'code'].map((name) => address.searchParams.get(name) ?? undefined);
    return { status: response.status, to: `${address.origin}${address.pathname}`, body: { state, code } };
  }

  const callback = (body: { state: string; code: string }) =>
    sandbox.send(calls.customerVerificationConnectidCallback, { as, body });

  async function refusedCallback(body: object) {
    const { status, json } = await sandbox.fetch(calls.customerVerificationConnectidCallback, {
      as,
      body,
      breaks: 'sometimes',
    });
    return [status, json];
  }

  const NOT_VALID = [422, expect.objectContaining({ code: 'connectid_not_valid' })];

  test('proves it when the customer agrees, once', async () => {
    await begin();
    const { state, authorise_path: path, expires_at: expires } = await start();
    expect(expires).toBe(new Date(sandbox.shop.clock() + 15 * 60_000).toISOString());
    expect(statusOf('connect_id', verification())).toBe('in_progress');
    const page = await fetch(new URL(path, sandbox.url));
    expect([page.status, (await page.text()).includes('Share who you are?')]).toEqual([200, true]);
    const back = await decide(path, 'agree');
    expect([back.status, back.to, back.body.state]).toEqual([303, RETURN, state]);
    expect((await decide(path, 'agree')).status).toBe(404);
    const { result } = await callback(back.body);
    expect([result.status, statusOf('connect_id', result)]).toEqual(['Verified', 'attempted']);
    expect(await refusedCallback(back.body)).toEqual(NOT_VALID);
    expect(
      await sandbox.refused(calls.customerVerificationConnectid, { as, body: { return_url: RETURN } }),
    ).toMatchObject({ status: 409, answer: { code: 'already_verified' } });
  });

  test('proves nothing when the customer declines', async () => {
    await begin();
    const { body } = await decide((await start()).authorise_path, 'decline');
    expect(await refusedCallback(body)).toMatchObject([422, { code: 'connectid_declined' }]);
    expect(await refusedCallback(body)).toEqual(NOT_VALID);
    expect(verification().status).toBe('Unverified');
  });

  test('is for the customer who began it, within a quarter of an hour, with the code that came back', async () => {
    await begin();
    const first = as;
    const { authorise_path: path, state } = await start();
    const { body } = await decide(path, 'agree');
    expect(await refusedCallback({ state, code: 'guess' })).toEqual(NOT_VALID);
    expect(await refusedCallback({ state: 'guess', code: body.code })).toEqual(NOT_VALID);
    await begin();
    expect(await refusedCallback(body)).toEqual(NOT_VALID);
    later(15 * 60_000);
    as = await sandbox.signIn(first.customer);
    expect(await refusedCallback(body)).toEqual(NOT_VALID);
    expect((await fetch(new URL((await start()).authorise_path, sandbox.url))).status).toBe(200);
    expect(statusOf('connect_id', verification())).toBe('in_progress');
  });

  test('beginning again spoils what was begun', async () => {
    await begin();
    const { body } = await decide((await start()).authorise_path, 'agree');
    await start();
    expect(await refusedCallback(body)).toEqual(NOT_VALID);
  });

  test('does not come too late', async () => {
    await begin();
    const { body } = await decide((await start()).authorise_path, 'agree');
    await send(photo(['front', picture(JPEG)]));
    expect(await refusedCallback(body)).toMatchObject([409, { code: 'verification_pending' }]);
    const again = await sandbox.refused(calls.customerVerificationConnectid, { as, body: { return_url: RETURN } });
    expect(again.answer.code).toBe('verification_pending');
    for (const call of [calls.customerVerify, calls.customerVerificationLicence]) {
      const refused = await sandbox.fetch(call, { as, ...(call.body ? { body: LICENCE } : {}) });
      expect(refused).toMatchObject({ status: 409, json: { code: 'verification_pending' } });
    }
  });

  test.each([
    [{}, 'required'],
    [{ return_url: 'javascript:alert(1)' }, 'invalid'],
    [{ return_url: 'https://elsewhere.example/' }, 'invalid'],
  ])('%j is no address to come back to', async (body, code) => {
    await begin();
    const { status, json } = await sandbox.fetch(calls.customerVerificationConnectid, {
      as,
      body,
      breaks: 'sometimes',
    });
    expect([status, json]).toMatchObject([422, { code, errors: [{ target: 'return_url' }] }]);
  });

  test('a verified customer needs no callback', async () => {
    await begin();
    const { body } = await decide((await start()).authorise_path, 'agree');
    await verify();
    expect(await refusedCallback(body)).toMatchObject([409, { code: 'already_verified' }]);
    expect(await refusedCallback({})).toMatchObject([422, { code: 'required' }]);
    expect(await refusedCallback({ state: '', code: '' })).toMatchObject([422, { code: 'invalid' }]);
  });
});
