import { afterAll, beforeAll } from 'vitest';
import * as calls from '#schemas/generated/api/verification.wire-calls.gen.ts';
import type {
  LicenceRequest,
  Verification,
  VerificationMethodStatus,
  VerificationMethodType,
} from '#schemas/generated/api/wire-types.gen.ts';
import type { Customer } from '../account/customers/customer-store.ts';
import { verificationAnswer } from '../account/verification/verification.ts';
import type { CustomerIncoming } from '../http/route.ts';
import { type SignedIn, TestSandbox } from './test-sandbox.ts';

export let sandbox: TestSandbox;

export let as: SignedIn;

export function advanceClock(milliseconds: number): void {
  sandbox.moveTo(new Date(sandbox.shop.clock() + milliseconds).toISOString());
}

export async function signInNewCustomer({
  lastName = 'Quill',
  complete = true,
  siteKey = 'harbour',
} = {}): Promise<void> {
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
export function incoming(): CustomerIncoming {
  const { brands, clock } = sandbox.shop;
  const brand = brands.find(({ siteKey }) => siteKey === as.customer.siteKey);
  if (!brand) throw new Error('there is no such brand');
  const { customer, session } = as;
  const nothing = { params: {}, query: {}, subVariant: null, deviceId: null, address: '' };
  return { ...nothing, brand, customer, session, caller: { customer, session }, now: clock() };
}

/** How far it is proved now, as the calls would tell. */
export const verification = (): Verification => verificationAnswer(sandbox.shop, incoming());

export function statusOf(
  type: VerificationMethodType,
  { methods }: Verification,
): VerificationMethodStatus | undefined {
  return methods.find((method) => method.type === type)?.status;
}

export const verify = async () => (await sandbox.send(calls.customerVerify, { as })).result;

export const LICENCE: LicenceRequest = {
  state: 'NSW',
  licence_number: '12345678',
  card_number: '2 123 456 789',
  expiry_date: '2030-04-17',
};

export const bytes = (...beginning: number[]) => new Uint8Array([...beginning, ...Array.from({ length: 64 }, () => 7)]);

export const JPEG = bytes(0xff, 0xd8, 0xff, 0xe0);

export const picture = (content: Uint8Array<ArrayBuffer>, name = 'licence.jpg', type = 'image/jpeg') =>
  new File([content], name, { type });

export function form(fields: readonly (readonly [string, string | File])[]): FormData {
  const data = new FormData();
  for (const [name, value] of fields) data.append(name, value);
  return data;
}

export const photo = (...files: (readonly [string, string | File])[]) =>
  form([['method', 'photo_id_upload'], ...files]);

export async function send(data: FormData) {
  const { status, json } = await sandbox.fetch(calls.customerVerification, { as, body: data, breaks: 'sometimes' });
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

/** From now on the tests are about another customer. */
export async function signInAs(customer: Customer): Promise<void> {
  as = await sandbox.signIn(customer);
}
