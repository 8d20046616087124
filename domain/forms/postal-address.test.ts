import { expect, test } from 'vitest';
import { formatPostalAddress } from './postal-address.ts';

const sydney = {
  address: '14 Wattle Street',
  addressLine2: 'Flat 2',
  suburb: 'Newtown',
  state: 'NSW',
  postcode: '2042',
  country: 'AU',
};
const tokyo = {
  address: '丸の内1-1',
  addressLine2: '5階',
  suburb: '千代田区',
  state: 'JP-13',
  postcode: '100-0001',
  country: 'JP',
};
const japan = {
  country: 'JP',
  value: {
    address: {
      line: '{postcode} {state}{suburb}{address} {addressLine2}',
      states: [{ id: 'JP-13', name: '東京都' }],
    },
  },
};

test('an address is written as its country does, without separators of missing parts', () => {
  expect(formatPostalAddress(tokyo, japan)).toBe('100-0001 東京都千代田区丸の内1-1 5階');
  expect(formatPostalAddress({ ...tokyo, addressLine2: null, postcode: '' }, japan)).toBe('東京都千代田区丸の内1-1');
});

test('an address in another country, or in a region without an address format, is written as its parts joined by commas', () => {
  expect(formatPostalAddress(sydney, japan)).toBe('14 Wattle Street, Flat 2, Newtown, NSW, 2042');
  expect(formatPostalAddress({ ...sydney, addressLine2: null, country: null }, null)).toBe(
    '14 Wattle Street, Newtown, NSW, 2042',
  );
});

test('a postal address leaves out a state that nearly all customers of the country share, and the state OTHER', () => {
  const britain = { country: 'GB', value: { address: { defaultState: 'GB' } } };
  const leeds = { ...sydney, suburb: 'Leeds', state: 'GB', postcode: 'LS1 4AP', country: 'GB' };
  expect(formatPostalAddress(leeds, britain)).toBe('14 Wattle Street, Flat 2, Leeds, LS1 4AP');
  expect(formatPostalAddress({ ...leeds, state: 'OTHER' }, britain)).toBe('14 Wattle Street, Flat 2, Leeds, LS1 4AP');
});
