import { expect, test } from 'vitest';
import type { FormDescription } from '#schemas/forms/form.ts';
import { customerDetailsDescription } from '#schemas/generated/forms/customer-details.description.gen.ts';
import { signUpDescription } from '#schemas/generated/forms/sign-up.description.gen.ts';
import { adaptFormRegionsToSite, fillDefaultRegionAndCountry } from './localise-form.ts';

const SELECTABLE = ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA', 'OTHER'];

function listOptions(description: FormDescription, name: string, locale: string, region?: string) {
  const { fields } = adaptFormRegionsToSite(description, locale, region);
  return fields.find((field) => field.name === name)?.options;
}

test('the region field on an Australian site offers the Australian states and territories, and elsewhere', () => {
  expect(listOptions(customerDetailsDescription, 'state', 'en-AU')).toEqual(SELECTABLE);
  expect(listOptions(signUpDescription, 'state', 'en-AU')).toEqual(SELECTABLE);
  expect(listOptions(customerDetailsDescription, 'country', 'en-AU')).toEqual(['AU', 'GB', 'NZ']);
});

test('the region field on a British site offers only the United Kingdom and elsewhere', () => {
  expect(listOptions(customerDetailsDescription, 'state', 'en-GB')).toEqual(['GB', 'OTHER']);
  expect(listOptions(signUpDescription, 'state', 'en-GB')).toEqual(['GB', 'OTHER']);
  expect(listOptions(customerDetailsDescription, 'country', 'en-GB')).toEqual(['GB', 'AU', 'NZ']);
});

test('a customer in a region that is no longer offered can keep that region', () => {
  expect(listOptions(customerDetailsDescription, 'state', 'en-AU', 'GB')).toEqual([
    'ACT',
    'GB',
    ...SELECTABLE.slice(1),
  ]);
  expect(listOptions(customerDetailsDescription, 'state', 'en-GB', 'NSW')).toEqual(['GB', 'NSW', 'OTHER']);
});

test('fillDefaultRegionAndCountry fills a missing country and its region by the site, and keeps given ones', () => {
  expect(fillDefaultRegionAndCountry({ suburb: 'Leeds' }, 'en-GB')).toEqual({
    suburb: 'Leeds',
    country: 'GB',
    state: 'GB',
  });
  expect(fillDefaultRegionAndCountry({ country: 'NZ' }, 'en-AU')).toEqual({ country: 'NZ' });
  expect(fillDefaultRegionAndCountry({ country: 'AU', state: 'NSW' }, 'en-GB')).toEqual({
    country: 'AU',
    state: 'NSW',
  });
});
