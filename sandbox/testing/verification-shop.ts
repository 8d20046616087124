import { afterAll, beforeAll } from 'vitest';
import * as calls from '#schemas/generated/api/verification.wire-calls.gen.ts';
import type {
  LicenceRequest,
  Verification,
  VerificationMethodStatus,
  VerificationMethodType,
} from '#schemas/generated/api/wire-types.gen.ts';
import type { StoredCustomer } from '../account/customers/customer-store.ts';
import { toVerificationResponse } from '../account/verification/verification.ts';
import type { AuthorisedCustomerCall } from '../http/call-route.ts';
import { type SignedInTestCustomer, TestSandbox } from './test-sandbox.ts';

export let verificationTestSandbox: TestSandbox;

export let customerOfCurrentVerificationTest: SignedInTestCustomer;

export function advanceVerificationTestClock(milliseconds: number): void {
  verificationTestSandbox.moveTo(new Date(verificationTestSandbox.shop.clock() + milliseconds).toISOString());
}

export async function signInNewVerificationTestCustomer({
  lastName = 'Quill',
  complete = true,
  siteKey = 'harbour',
} = {}): Promise<void> {
  const customer = verificationTestSandbox.createCustomer({ lastName, siteKey });
  customerOfCurrentVerificationTest = await verificationTestSandbox.signIn(customer);
  if (!complete) return;
  verificationTestSandbox.shop.customerDetails.set(customer.id, {
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
export function createHandlerInputForTestCustomer(): AuthorisedCustomerCall {
  const { brands, clock } = verificationTestSandbox.shop;
  const brand = brands.find(({ siteKey }) => siteKey === customerOfCurrentVerificationTest.customer.siteKey);
  if (!brand) throw new Error('there is no such brand');
  const { customer, session } = customerOfCurrentVerificationTest;
  const nothing = { params: {}, query: {}, subVariant: null, deviceId: null, address: '', locale: null };
  return { ...nothing, brand, customer, session, caller: { customer, session }, now: clock() };
}

/** The current verification status. */
export const readTestVerification = (): Verification =>
  toVerificationResponse(verificationTestSandbox.shop, createHandlerInputForTestCustomer());

export function findTestVerificationMethodStatus(
  type: VerificationMethodType,
  { methods }: Verification,
): VerificationMethodStatus | undefined {
  return methods.find((method) => method.type === type)?.status;
}

export const requestTestRegisterVerification = async () =>
  (await verificationTestSandbox.send(calls.customerVerify, { as: customerOfCurrentVerificationTest })).result;

export const TEST_LICENCE_REQUEST: LicenceRequest = {
  state: 'NSW',
  licence_number: '12345678',
  card_number: '2 123 456 789',
  expiry_date: '2030-04-17',
};

export const createTestBytesBeginningWith = (...beginning: number[]) =>
  new Uint8Array([...beginning, ...Array.from({ length: 64 }, () => 7)]);

export const TEST_JPEG_FILE_BYTES = createTestBytesBeginningWith(0xff, 0xd8, 0xff, 0xe0);

export const createTestPictureFileFromBytes = (
  content: Uint8Array<ArrayBuffer>,
  name = 'licence.jpg',
  type = 'image/jpeg',
) => new File([content], name, { type });

export function createTestFormData(fields: readonly (readonly [string, string | File])[]): FormData {
  const data = new FormData();
  for (const [name, value] of fields) data.append(name, value);
  return data;
}

export const createTestPhotoForm = (...files: (readonly [string, string | File])[]) =>
  createTestFormData([['method', 'photo_id_upload'], ...files]);

export async function sendTestVerificationForm(data: FormData) {
  const { status, json } = await verificationTestSandbox.fetch(calls.customerVerification, {
    as: customerOfCurrentVerificationTest,
    body: data,
    breaks: 'sometimes',
  });
  return { status, json };
}

/** A shop for the tests of a file. */
export function setUpSeededShopForVerificationTests(): void {
  beforeAll(async () => {
    verificationTestSandbox = await TestSandbox.open('2026-03-04T01:00:00Z');
  });

  afterAll(async () => {
    await verificationTestSandbox.close();
  });
}

/** Makes another customer the subject of the tests. */
export async function switchVerificationTestCustomer(customer: StoredCustomer): Promise<void> {
  customerOfCurrentVerificationTest = await verificationTestSandbox.signIn(customer);
}
