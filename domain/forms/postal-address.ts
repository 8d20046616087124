import type { CustomerDetails } from '#schemas/generated/api/types.gen.ts';
import type { RegionOfForm } from './regional-form.ts';

type PostalAddress = Pick<CustomerDetails, 'address' | 'addressLine2' | 'suburb' | 'state' | 'postcode' | 'country'>;

const USUAL_LINE = '{address}, {addressLine2}, {suburb}, {state}, {postcode}';

/** A postal address in one line, as it is written in a country. */
export function formatPostalAddress(details: PostalAddress, region: RegionOfForm | null): string {
  const isForeign = region === null || (details.country !== null && details.country !== region.country);
  const { line = USUAL_LINE, states = [], defaultState } = (isForeign ? null : region.value.address) ?? {};
  const stateName = states.find(({ id }) => id === details.state)?.name ?? details.state;
  const state = details.state === defaultState || details.state === 'OTHER' ? null : stateName;
  const values: Readonly<Record<string, string | null>> = { ...details, state };
  // A separator belongs to the field after it, so that a missing field leaves none.
  return [...line.matchAll(/([^{}]*)\{(\w+)\}/g)].reduce((text, [, separator = '', name = '']) => {
    const value = values[name] ?? '';
    return value === '' ? text : `${text}${text === '' ? '' : separator}${value}`;
  }, '');
}
