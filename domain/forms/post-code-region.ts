/** Post codes of each Australian state and territory, including places just across its border. */
const POST_CODES: ReadonlyMap<string, RegExp> = new Map([
  ['ACT', /^(?:02\d\d|2540|26(?:0\d|1\d|20)|29(?:0\d|1\d|20))$/],
  ['NSW', /^(?:[12]\d{3}|3500|3585|3586|3644|3691|3707|4377|4380|4383|4385)$/],
  ['NT', /^(?:0[89]\d\d|4825)$/],
  ['QLD', /^(?:[49]\d{3}|0862|0872|2406)$/],
  ['SA', /^(?:5\d{3}|0872)$/],
  ['TAS', /^7\d{3}$/],
  ['VIC', /^(?:[38]\d{3}|2648)$/],
  ['WA', /^(?:6\d{3}|0872)$/],
]);

/** Whether a post code may belong to a region. Unknown regions and codes without four digits count as valid. */
export function isPostCodeInRegion(postCode: string, region: unknown, country: unknown): boolean {
  if ((country !== undefined && country !== 'AU') || !/^\d{4}$/.test(postCode)) return true;
  return POST_CODES.get(String(region))?.test(postCode) ?? true;
}
