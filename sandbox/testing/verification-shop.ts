import { afterAll, beforeAll } from 'vitest';
import * as calls from '#schemas/generated/api/verification.wire-calls.gen.ts';
import type {
  LicenceRequest,
  Verification,
  VerificationMethodStatus,
  VerificationMethodType,
} from '#schemas/generated/api/wire-types.gen.ts';
import type { Customer } from '../account/customers/customer-store.ts';
import { toVerificationResponse } from '../account/verification/verification.ts';
import type { CustomerCall } from '../http/call-route.ts';
import { type SignedInCustomer, TestSandbox } from './test-sandbox.ts';

export let sandbox: TestSandbox;

export let signedInCustomer: SignedInCustomer;

export function advanceClock(milliseconds: number): void {
  sandbox.moveTo(new Date(sandbox.shop.clock() + milliseconds).toISOString());
}

export async function signInNewCustomer({
  lastName = 'Quill',
  complete = true,
  siteKey = 'harbour',
} = {}): Promise<void> {
  const customer = sandbox.createCustomer({ lastName, siteKey });
  signedInCustomer = await sandbox.signIn(customer);
  if (!complete) return;
  sandbox.shop.customerDetails.set(customer.id, {
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

/** A call of the customer, as route handlers get it. */
export function createCustomerCall(): CustomerCall {
  const { brands, clock } = sandbox.shop;
  const brand = brands.find(({ siteKey }) => siteKey === signedInCustomer.customer.siteKey);
  if (!brand) throw new Error('there is no such brand');
  const { customer, session } = signedInCustomer;
  const nothing = { params: {}, query: {}, subVariant: null, deviceId: null, address: '' };
  return { ...nothing, brand, customer, session, caller: { customer, session }, now: clock() };
}

/** The current verification status. */
export const getVerification = (): Verification => toVerificationResponse(sandbox.shop, createCustomerCall());

export function getVerificationMethodStatus(
  type: VerificationMethodType,
  { methods }: Verification,
): VerificationMethodStatus | undefined {
  return methods.find((method) => method.type === type)?.status;
}

export const verifyCustomer = async () => (await sandbox.send(calls.customerVerify, { as: signedInCustomer })).result;

export const LICENCE_REQUEST: LicenceRequest = {
  state: 'NSW',
  licence_number: '12345678',
  card_number: '2 123 456 789',
  expiry_date: '2030-04-17',
};

export const createFileBytes = (...beginning: number[]) =>
  new Uint8Array([...beginning, ...Array.from({ length: 64 }, () => 7)]);

export const JPEG_BYTES = createFileBytes(0xff, 0xd8, 0xff, 0xe0);

export const createPictureEntry = (content: Uint8Array<ArrayBuffer>, name = 'licence.jpg', type = 'image/jpeg') =>
  new File([content], name, { type });

export function createFormData(fields: readonly (readonly [string, string | File])[]): FormData {
  const data = new FormData();
  for (const [name, value] of fields) data.append(name, value);
  return data;
}

export const createPhotoForm = (...files: (readonly [string, string | File])[]) =>
  createFormData([['method', 'photo_id_upload'], ...files]);

export async function sendVerificationForm(data: FormData) {
  const { status, json } = await sandbox.fetch(calls.customerVerification, {
    as: signedInCustomer,
    body: data,
    breaks: 'sometimes',
  });
  return { status, json };
}

/** A shop for the tests of a file. */
export function openVerificationShop(): void {
  beforeAll(async () => {
    sandbox = await TestSandbox.open('2026-03-04T01:00:00Z');
  });

  afterAll(async () => {
    await sandbox.close();
  });
}

/** Makes another customer the subject of the tests. */
export async function signInCustomer(customer: Customer): Promise<void> {
  signedInCustomer = await sandbox.signIn(customer);
}
