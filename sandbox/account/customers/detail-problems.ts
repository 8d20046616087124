import { type FormRuleContext, findRuleProblem } from '#domain/forms/form-rules.ts';
import { isAdult, isCalendarDate, USUAL_MINIMUM_AGE } from '#domain/forms/minimum-age.ts';
import type { CustomFormFieldRule } from '#schemas/forms/form.ts';
import type { ApiMessage, CustomerDetailsRequest } from '#schemas/generated/api/wire-types.gen.ts';
import { formatFormMessage } from '../../messages/form-message.ts';
import type { BrandCatalogue } from '../../offers/catalogue/catalogue-types.ts';
import type { SandboxBrand } from '../../shop.ts';
import { getDateInShopTimeZone, isSignUpRegionOffered } from '../../sign-in/sign-up.ts';
import { customersMessages } from './customers.messages.gen.ts';

type Field = keyof CustomerDetailsRequest;

const IDENTITY: readonly Field[] = ['firstname', 'lastname', 'email'];

/** Address line 2 is optional (specification: Validation rules, "Address config requires"). */
const PLACE: readonly Field[] = ['address', 'suburb', 'state', 'postcode', 'country'];

/** Whether a change of details leaves out the postal address. */
export function omitsPostalAddress(request: CustomerDetailsRequest): boolean {
  return PLACE.every((name) => request[name] === undefined);
}

const RULES: readonly (readonly [Field, CustomFormFieldRule])[] = [
  ['firstname', 'name'],
  ['lastname', 'name'],
  ['email', 'email'],
  ['phone', 'phone'],
  ['postcode', 'post-code'],
  ['postcode', 'post-code-region'],
];

/**
 * Lists the problems of new details, with the messages of the forms. Expects trimmed texts; with `isAddressOmitted` the
 * address may be missing.
 */
export function findCustomerDetailProblems(
  request: CustomerDetailsRequest,
  {
    brand,
    now,
    isAddressOmitted,
  }: { readonly brand: SandboxBrand; readonly now: number; readonly isAddressOmitted: boolean },
): ApiMessage[] {
  const today = getDateInShopTimeZone(brand, now);
  const required = isAddressOmitted ? IDENTITY : [...IDENTITY, ...PLACE];
  return [
    ...required
      .filter((target) => isBlank(request[target]))
      .map((target) => ({
        code: 'required',
        message: formatFormMessage('required'),
        target,
      })),
    ...RULES.flatMap(([target, rule]) => brokenRule(target, rule, request, { today, catalogue: brand.catalogue })),
    ...placeProblems(request, brand),
    ...birthProblems(request, today, brand.catalogue),
  ];
}

/** Regular expressions of the post codes that this API checks, by country. */
const POST_CODES = { AU: '\\d{4}', NZ: '\\d{4}', GB: '[A-Z]{1,2}\\d[A-Z\\d]? ?\\d[A-Z]{2}' };

function brokenRule(
  target: Field,
  rule: CustomFormFieldRule,
  request: CustomerDetailsRequest,
  { today, catalogue }: Pick<FormRuleContext, 'today'> & { readonly catalogue: BrandCatalogue },
): ApiMessage[] {
  const value = request[target];
  if (value === undefined || isBlank(value)) return [];
  const { country, statePostCodes: prefixes } = catalogue;
  const limits = { postCodes: POST_CODES, ...(prefixes && { statePostCodes: { country, prefixes } }) };
  const field = { name: target, widget: 'text', required: true, ...limits } as const;
  const problem = findRuleProblem(rule, value, {
    field,
    values: { country: request.country ?? '', state: request.state ?? '' },
    today,
    site: catalogue.branding,
  });
  if (!problem) return [];
  return [{ code: rule === 'name' ? 'name_not_valid' : 'invalid', message: formatFormMessage(rule), target }];
}

function placeProblems({ state, country }: CustomerDetailsRequest, brand: SandboxBrand): ApiMessage[] {
  const problems: ApiMessage[] = [];
  if (state !== undefined && !isSignUpRegionOffered(brand, state)) {
    problems.push({ code: 'region_not_offered', message: customersMessages.regionNotOffered(), target: 'state' });
  }
  if (country !== undefined && country !== '' && !/^[A-Z]{2}$/.test(country)) {
    problems.push({ code: 'invalid', message: formatFormMessage('invalid'), target: 'country' });
  }
  return problems;
}

function birthProblems(
  { date_of_birth: born }: CustomerDetailsRequest,
  today: string,
  { minimumAge: age = USUAL_MINIMUM_AGE }: Pick<BrandCatalogue, 'minimumAge'>,
): ApiMessage[] {
  const target = 'date_of_birth';
  if (born === undefined) return [];
  if (!isCalendarDate(born)) return [{ code: 'invalid', message: formatFormMessage('date'), target }];
  return isAdult(born, today, age) ? [] : [{ code: 'under_age', message: formatFormMessage('adult', { age }), target }];
}

function isBlank(value: string | undefined): boolean {
  return value === undefined || value === '';
}
