import { expect, test } from 'vitest';
import { customerDetailsDescription } from '#schemas/generated/forms/customer-details.description.gen.ts';
import { signUpDescription } from '#schemas/generated/forms/sign-up.description.gen.ts';
import { adaptFormRegionsToSite, fillDefaultRegionAndCountry } from './localise-form.ts';

const SELECTABLE = ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA', 'OTHER'];

function shown(name: string, locale: string, region?: string) {
  const field = adaptFormRegionsToSite(customerDetailsDescription, locale, region).fields.find(
    (one) => one.name === name,
  );
  return { label: field?.label, options: field?.options?.map(({ value }) => value) };
}

test('the region field on an Australian site offers the Australian states and territories, and elsewhere', () => {
  expect(shown('state', 'en-AU')).toEqual({ label: 'State or territory', options: SELECTABLE });
  const regions = adaptFormRegionsToSite(signUpDescription, 'en-AU').fields.find(
    ({ name }) => name === 'state',
  )?.options;
  expect(regions?.map(({ value }) => value)).toEqual(SELECTABLE);
  expect(shown('country', 'en-AU').options?.[0]).toBe('AU');
  expect(shown('suburb', 'en-AU').label).toBe('Suburb or town');
});

test('the region field on a British site offers only the United Kingdom and elsewhere', () => {
  expect(shown('state', 'en-GB')).toEqual({ label: 'Region', options: ['GB', 'OTHER'] });
  expect(shown('country', 'en-GB').options?.[0]).toBe('GB');
  expect([shown('suburb', 'en-GB').label, shown('postcode', 'en-GB').label]).toEqual(['Town or city', 'Postcode']);
  const [home] =
    adaptFormRegionsToSite(signUpDescription, 'en-GB').fields.find(({ name }) => name === 'state')?.options ?? [];
  expect(home).toEqual({ value: 'GB', label: 'United Kingdom' });
});

test('a customer in a region that is no longer offered can keep that region', () => {
  expect(shown('state', 'en-AU', 'GB').options).toEqual(['ACT', 'GB', ...SELECTABLE.slice(1)]);
  expect(shown('state', 'en-GB', 'NSW').options).toEqual(['GB', 'NSW', 'OTHER']);
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
