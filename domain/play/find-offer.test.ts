import { expect, test } from 'vitest';
import { findOfferByPathSegment } from './find-offer.ts';

const bay = { url: 'golden-bay', urlAliases: ['saturday-gold', 'power-tide'] };
const tide = { url: 'power-tide', urlAliases: ['powertide'] };

test.each([
  ['golden-bay', { offer: bay, redirect: null }],
  ['saturday-gold', { offer: bay, redirect: 'golden-bay' }],
  ['Golden-Bay', { offer: bay, redirect: 'golden-bay' }],
  ['POWERTIDE', { offer: tide, redirect: 'power-tide' }],
  ['power-tide', { offer: tide, redirect: null }],
  ['Power-Tide', { offer: tide, redirect: 'power-tide' }],
  ['nowhere', null],
])(
  'findOfferByPathSegment finds for "%s" the offer, with a redirect unless it is the exact url, or null',
  (segment, found) => {
    expect(findOfferByPathSegment(segment, [bay, tide])).toEqual(found);
  },
);
