import { expect, test } from 'vitest';
import { adaptFormRegionsToSite, fillDefaultRegionAndCountry } from '#domain/forms/localise-form.ts';
import { adaptFormToRegion, fillDefaultStateAndCountry, listRegionLimits } from '#domain/forms/regional-form.ts';
import { createSiteCatalogue } from '#engine/site/site-catalogue.ts';
import { customerDetailsDescription } from '#schemas/generated/forms/customer-details.description.gen.ts';
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
  expect(site?.names('region')).toEqual(['au', 'ch', 'gb', 'jp']);
  expect(findAllProjectErrors(project).filter(({ source }) => source.includes('/regions/'))).toEqual([]);
});

test.each([
  ['AU', 'en-AU'],
  ['GB', 'en-GB'],
])('the region %s and the dialog with customer details, whose code has the form, agree', (country, locale) => {
  const region = getRegion(country);
  for (const description of [customerDetailsDescription, signUpDescription]) {
    for (const state of [null, 'GB', 'NSW']) {
      expect(adaptFormToRegion(description, region, state)).toEqual(adaptFormRegionsToSite(description, locale, state));
    }
  }
  expect(fillDefaultStateAndCountry({}, region)).toEqual(fillDefaultRegionAndCountry({}, locale));
});

test.each([
  ['AU', ['2000'], ['200', '20000', 'SW1A 1AA']],
  ['GB', ['SW1A 1AA', 'sw1a1aa', 'M1 1AE', 'CR2 6XH', 'W1A 0AX'], ['2000', 'SW1A 1A', 'SW1A  1AA']],
  ['CH', ['8001'], ['801', '80011']],
  ['JP', ['100-0001', '1000001'], ['100-001', '10-00001']],
])('post codes of %s', (country, valid, invalid) => {
  const pattern = listRegionLimits(getRegion(country)).limits?.['postcode']?.postCodes?.[country];
  const isValid = (postCode: string) => new RegExp(`^(?:${pattern})$`, 'i').test(postCode);
  expect([...valid, ...invalid].filter(isValid)).toEqual(valid);
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
