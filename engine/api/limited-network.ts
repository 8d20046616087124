const GROUPS = 8;

/**
 * What limits by address count: an IPv4 address, or the first half of an IPv6 one, because one customer of a provider
 * has all addresses that begin with it.
 */
export function toLimitedNetwork(address: string): string {
  if (!address.includes(':')) return address;
  const [start = '', end] = address.split('::');
  const before = start === '' ? [] : start.split(':');
  const after = end === undefined || end === '' ? [] : end.split(':');
  const zeros = end === undefined ? 0 : Math.max(0, GROUPS - before.length - after.length);
  const groups = [...before, ...Array.from({ length: zeros }, () => '0'), ...after];
  const network = groups.slice(0, GROUPS / 2).map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''));
  return `${network.join(':')}::/64`;
}
