import { expect, test } from 'vitest';
import { customerDetailsDescription } from '#schemas/generated/forms/customer-details.description.gen.ts';
import { signUpDescription } from '#schemas/generated/forms/sign-up.description.gen.ts';
import {
  adaptFormToRegion,
  fillDefaultStateAndCountry,
  formatPersonName,
  formatPhoneNumberInRegion,
  listRegionLimits,
  type RegionOfForm,
} from './regional-form.ts';

const japan: RegionOfForm = {
  country: 'JP',
  value: {
    nameOrder: 'family-first',
    address: {
      fields: ['postcode', 'state', 'suburb', 'address'],
      states: [{ id: 'JP-01' }, { id: 'JP-13' }, { id: 'OTHER' }],
      postcode: { formats: ['999-9999', 'A? 9'], inputmode: 'numeric' },
      countries: ['KR', 'JP'],
    },
  },
};
const britain: RegionOfForm = { country: 'GB', value: { address: { defaultState: 'GB' } } };

const { fields } = adaptFormToRegion(customerDetailsDescription, japan);
const find = (name: string) => fields.find((field) => field.name === name);

test('address fields have the order of the country, without optional ones that it leaves out', () => {
  expect(fields.map(({ name }) => name)).toEqual([
    'lastname',
    'firstname',
    'email',
    'phone',
    'postcode',
    'state',
    'suburb',
    'address',
    'country',
  ]);
});

test('the family name comes first where the country writes names so', () => {
  const names = adaptFormToRegion(signUpDescription, japan).fields.map(({ name }) => name);
  expect(names.slice(2, 6)).toEqual(['lastname', 'firstname', 'dateOfBirth', 'state']);
  expect(formatPersonName({ firstname: 'Hanako', lastname: 'Sato' }, japan)).toBe('Sato Hanako');
  expect(formatPersonName({ firstname: 'Ada', lastname: 'Quill' }, britain)).toBe('Ada Quill');
  expect(formatPersonName({ firstname: '', lastname: 'Quill' }, null)).toBe('Quill');
});

test('the state field lists states of the region before those of the API, and the country field lists the country of the region first', () => {
  expect(find('state')?.options).toEqual(['JP-01', 'JP-13', 'OTHER']);
  expect(find('country')?.options).toEqual(['JP', 'KR']);
  expect(find('postcode')?.inputmode).toBe('numeric');
});

test('a customer keeps a state that the country does not offer', () => {
  const listFor = (state: string) =>
    adaptFormToRegion(customerDetailsDescription, japan, state).fields.find(({ name }) => name === 'state')?.options;
  expect(listFor('NSW')).toEqual(['JP-01', 'JP-13', 'NSW', 'OTHER']);
  expect(listFor('CH-ZH')).toEqual(['JP-01', 'JP-13', 'CH-ZH', 'OTHER']);
  expect(listFor('')).toEqual(['JP-01', 'JP-13', 'OTHER']);
});

test('fillDefaultStateAndCountry fills what is missing, and keeps what is given', () => {
  expect(fillDefaultStateAndCountry({ suburb: 'Leeds' }, britain)).toEqual({
    suburb: 'Leeds',
    country: 'GB',
    state: 'GB',
  });
  expect(fillDefaultStateAndCountry({ country: 'AU', state: 'NSW' }, britain)).toEqual({ country: 'AU', state: 'NSW' });
  expect(fillDefaultStateAndCountry({}, japan)).toEqual({ country: 'JP' });
  expect(fillDefaultStateAndCountry({ suburb: 'Leeds' }, null)).toEqual({ suburb: 'Leeds' });
});

test('phone numbers of the own country are shown in national form, and sent with the calling code', () => {
  const telephone = { callingCode: '81', nationalPrefix: '0', formats: ['03-####-####'], help: 'Such as 03-1234-5678' };
  const region = { country: 'JP', value: { telephone } };
  const { help: _, ...phoneNumbers } = telephone;
  expect(listRegionLimits(region)).toEqual({ limits: { phone: { phoneNumbers } } });
  const shown = ['+81 3-1234-5678', '+64 9 555 0184'].map((phone) => formatPhoneNumberInRegion(phone, region));
  expect(shown).toEqual(['03-1234-5678', '+64 9 555 0184']);
  expect(formatPhoneNumberInRegion('+81 3-1234-5678', japan)).toBe('+81 3-1234-5678');
});

test('listRegionLimits lists what the post codes of states begin with', () => {
  const states = [{ id: 'JP-01', postcodes: ['00', '04'] }, { id: 'JP-13' }];
  expect(listRegionLimits({ country: 'JP', value: { address: { states } } })).toEqual({
    limits: { postcode: { statePostCodes: { country: 'JP', prefixes: { 'JP-01': ['00', '04'] } } } },
  });
});

test('listRegionLimits writes formats of post codes as a regular expression with optional separators', () => {
  expect(listRegionLimits(japan)).toEqual({
    limits: { postcode: { postCodes: { JP: '\\d\\d\\d-?\\d\\d\\d\\d|[A-Z][A-Z\\d] ?\\d' } } },
  });
  expect(listRegionLimits(britain)).toEqual({});
});

test('listRegionLimits has the post codes of other countries, also where the own country has no format', () => {
  const foreignPostCodes = { NZ: ['9999'], GB: ['A9 9AA', 'AA9 9AA'] };
  const foreign = { NZ: '\\d\\d\\d\\d', GB: '[A-Z]\\d ?\\d[A-Z][A-Z]|[A-Z][A-Z]\\d ?\\d[A-Z][A-Z]' };
  expect(listRegionLimits({ ...britain, foreignPostCodes: { NZ: ['9999'] } })).toEqual({
    limits: { postcode: { postCodes: { NZ: foreign.NZ } } },
  });
  expect(listRegionLimits({ ...japan, foreignPostCodes }).limits?.['postcode']?.postCodes).toEqual({
    JP: '\\d\\d\\d-?\\d\\d\\d\\d|[A-Z][A-Z\\d] ?\\d',
    ...foreign,
  });
});
