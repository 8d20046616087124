/**
 * Reads the origins of the operators' ports of all nodes, separated by commas.
 *
 * @throws for anything else
 */
export function parseNodeAddresses(text: string): readonly string[] {
  const addresses = text.split(',').map((part) => part.trim());
  return addresses
    .filter((address) => address !== '')
    .map((address) => {
      const url = URL.parse(address);
      if (!url || !/^https?:$/.test(url.protocol) || url.origin !== address.replace(/\/$/, '').toLowerCase())
        throw new Error(`"${address}" is no origin`);
      return url.origin;
    });
}
