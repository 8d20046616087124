import { expect, test } from 'vitest';
import type { RegionOfForm } from '#domain/forms/regional-form.ts';
import { confirmAddressDescription } from '#schemas/generated/forms/confirm-address.description.gen.ts';
import { customerDetailsDescription } from '#schemas/generated/forms/customer-details.description.gen.ts';
import { testMessages } from '../../_testing/test-messages.ts';
import { createPageForm } from './page-form.ts';
import { createRegionalPageForm } from './regional-page-form.ts';

const site = { locale: 'en-AU', currency: 'AUD', timeZone: 'UTC' };

const switzerland: RegionOfForm = {
  country: 'CH',
  value: {
    address: {
      labels: { state: 'Kanton', postcode: 'PLZ' },
      states: [{ id: 'CH-ZH', name: 'Zürich' }, { id: 'OTHER' }],
      postcode: { help: 'Vier Ziffern, etwa 8001' },
      countries: ['CH', 'GB', 'LI'],
    },
  },
};

test('fields, states and countries have the texts of the region, or else those of the form', () => {
  const { fields } = createRegionalPageForm(confirmAddressDescription, testMessages, {
    region: switzerland,
    site: { ...site, locale: 'de-CH' },
    state: 'FR-75',
  });
  expect(fields.map(({ name, label, help, options }) => ({ name, label, help, options }))).toEqual([
    { name: 'address', label: 'Street address' },
    { name: 'addressLine2', label: 'Flat, floor or building' },
    { name: 'suburb', label: 'Suburb or town' },
    {
      name: 'state',
      label: 'Kanton',
      options: [
        { value: 'CH-ZH', label: 'Zürich' },
        { value: 'FR-75', label: 'FR-75' },
        { value: 'OTHER', label: 'Elsewhere' },
      ],
    },
    { name: 'postcode', label: 'PLZ', help: 'Vier Ziffern, etwa 8001' },
    {
      name: 'country',
      label: 'Country',
      options: [
        { value: 'CH', label: 'Schweiz' },
        { value: 'GB', label: 'United Kingdom' },
        { value: 'LI', label: 'Liechtenstein' },
      ],
    },
  ]);
});

test('the phone number has the help of the region', () => {
  const region = { country: 'CH', value: { telephone: { help: 'Etwa 044 668 18 00' } } };
  const { fields } = createRegionalPageForm(customerDetailsDescription, testMessages, { region, site });
  expect(fields.find(({ name }) => name === 'phone')?.help).toBe('Etwa 044 668 18 00');
});

test('a site without a region has the usual form', () => {
  expect(createRegionalPageForm(confirmAddressDescription, testMessages, { region: null, site })).toEqual(
    createPageForm(confirmAddressDescription, testMessages, site),
  );
});
