import { expect, test } from 'vitest';
import { validateFormValues } from '#domain/forms/check-form.ts';
import { formatPostalAddress } from '#domain/forms/postal-address.ts';
import {
  adaptFormToRegion,
  fillDefaultStateAndCountry,
  formatPhoneNumberInRegion,
  listRegionLimits,
} from '#domain/forms/regional-form.ts';
import { findRegionOfSite } from '#engine/page/region-of-site.ts';
import { createSiteCatalogue } from '#engine/site/site-catalogue.ts';
import { customerDetailsDescription } from '#schemas/generated/forms/customer-details.description.gen.ts';
import { customerDetailsForm } from '#schemas/generated/forms/customer-details.gen.ts';
import { signUpDescription } from '#schemas/generated/forms/sign-up.description.gen.ts';
import { harbourCatalogue } from '../../../sandbox/offers/catalogue/harbour.ts';
import { findAllProjectErrors, readAndCheckProjectDocuments } from '../project.ts';

const project = await readAndCheckProjectDocuments(process.cwd());
const site = createSiteCatalogue(project.documents).resolve('base');

function getRegion(country: string) {
  const value = site?.document('region', country.toLowerCase())?.value;
  if (!value) throw new Error(`base has no region ${country}`);
  return { country, value };
}

test('documents in cms-seed/*/regions are read and valid', () => {
  expect(site?.names('region')).toEqual(['au', 'ch', 'gb', 'jp', 'nz']);
  expect(findAllProjectErrors(project).filter(({ source }) => source.includes('/regions/'))).toEqual([]);
});

test.each([
  ['AU', ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA', 'OTHER'], ['AU', 'GB', 'NZ'], {}],
  ['GB', ['GB', 'OTHER'], ['GB', 'AU', 'NZ'], { state: 'GB' }],
])(
  'forms of %s have the fields of the specification, its regions and its countries',
  (country, states, countries, chosen) => {
    const region = getRegion(country);
    for (const description of [customerDetailsDescription, signUpDescription]) {
      const { fields } = adaptFormToRegion(description, region);
      expect(fields.map(({ name }) => name)).toEqual(description.fields.map(({ name }) => name));
      expect(fields.find(({ name }) => name === 'state')?.options).toEqual(states);
      expect(fields.find(({ name }) => name === 'country')?.options ?? countries).toEqual(countries);
    }
    expect(fillDefaultStateAndCountry({}, region)).toEqual({ country, ...chosen });
  },
);

test.each([
  ['CH', { suburb: 'Zürich', state: 'CH-ZH', postcode: '8001' }, '1 Road, 8001 Zürich'],
  ['JP', { suburb: '千代田区', state: 'JP-13', postcode: '100-0001' }, '100-0001 東京都千代田区1 Road'],
  ['AU', { suburb: 'Newtown', state: 'NSW', postcode: '2042' }, '1 Road, Newtown, NSW, 2042'],
  ['GB', { suburb: 'Leeds', state: 'GB', postcode: 'LS1 4AP' }, '1 Road, Leeds, LS1 4AP'],
])('an address in %s is written as people there do', (country, place, line) => {
  const details = { address: '1 Road', addressLine2: null, country, ...place };
  expect(formatPostalAddress(details, getRegion(country))).toBe(line);
});

test.each([
  ['AU', ['2000'], ['200', '20000', 'SW1A 1AA']],
  ['GB', ['SW1A 1AA', 'sw1a1aa', 'M1 1AE', 'CR2 6XH', 'W1A 0AX'], ['2000', 'SW1A 1A', 'SW1A  1AA']],
  ['CH', ['8001'], ['801', '80011']],
  ['JP', ['100-0001', '1000001'], ['100-001', '10-00001']],
  ['NZ', ['6011'], ['601', '60110']],
])('the post code pattern of %s accepts valid post codes and refuses invalid ones', (country, valid, invalid) => {
  const pattern = listRegionLimits(getRegion(country)).limits?.['postcode']?.postCodes?.[country];
  const isValid = (postCode: string) => new RegExp(`^(?:${pattern})$`, 'i').test(postCode);
  expect([...valid, ...invalid].filter(isValid)).toEqual(valid);
});

test.each([
  ['harbour', ['AU', 'GB', 'NZ']],
  ['lantern', ['GB', 'AU', 'NZ']],
])('forms of %s check the post codes of all countries that they offer', (key, countries) => {
  const brand = createSiteCatalogue(project.documents).byKey(key);
  const region = brand && findRegionOfSite(brand, brand.view.locale);
  expect(Object.keys(listRegionLimits(region ?? null).limits?.['postcode']?.postCodes ?? {})).toEqual(countries);
});

test.each([
  ['AU', '0255500100', '02 5550 0100', '+61 2 5550 0100'],
  ['AU', '+61412345678', '0412 345 678', '+61 412 345 678'],
  ['AU', '1300123456', '1300 123 456', '+61 1300 123 456'],
  ['AU', '5550 0100', null, null],
  ['GB', '02079460018', '020 7946 0018', '+44 20 7946 0018'],
  ['GB', '+441134960184', '0113 496 0184', '+44 113 496 0184'],
  ['GB', '01632960142', '01632 960142', '+44 1632 960142'],
  ['GB', '07700 900123', '07700 900123', '+44 7700 900123'],
  ['CH', '044 6681800', '044 668 18 00', '+41 44 668 18 00'],
  ['CH', '0041791234567', '079 123 45 67', '+41 79 123 45 67'],
  ['CH', '0800 123456', '0800 123 456', '+41 800 123 456'],
  ['CH', '668 18 00', null, null],
  ['JP', '0312345678', '03-1234-5678', '+81 3-1234-5678'],
  ['JP', '+81 90 1234 5678', '090-1234-5678', '+81 90-1234-5678'],
  ['JP', '0120123456', '0120-123-456', '+81 120-123-456'],
  ['JP', '1234-5678', null, null],
])('a phone number typed in %s as %s is shown as %s and sent as %s', (country, typed, shown, sent) => {
  const region = getRegion(country);
  const details = { firstname: 'Ada', lastname: 'Quill', email: 'ada@shop.example', phone: typed };
  const address = { address: '1 Road', suburb: 'Town', state: 'OTHER', postcode: '1000', country: 'XX' };
  const result = validateFormValues(
    customerDetailsForm,
    { ...details, ...address },
    { today: '2026-11-21', site: { currency: 'AUD' }, ...listRegionLimits(region) },
  );
  if (sent === null) expect(result).toEqual({ ok: false, problems: { phone: { message: 'phone' } } });
  else expect(result).toMatchObject({ ok: true, values: { phone: sent } });
  if (shown !== null) expect(formatPhoneNumberInRegion(typed, region)).toBe(shown);
});

test('the API of the demonstration shops knows the post codes of the same Australian states', () => {
  const { prefixes } = listRegionLimits(getRegion('AU')).limits?.['postcode']?.statePostCodes ?? {};
  expect(prefixes).toEqual(harbourCatalogue.statePostCodes);
  expect(Object.keys(prefixes ?? {})).toHaveLength(8);
});

test('Switzerland has 26 cantons and Japan 47 prefectures', () => {
  const count = (country: string) =>
    getRegion(country).value.address?.states?.filter(({ id }) => id.startsWith(`${country}-`)).length;
  expect([count('CH'), count('JP')]).toEqual([26, 47]);
});
