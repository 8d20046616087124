/** @throws for an address that is not one of a Redis */
export function parseRedisUrl(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !['redis:', 'rediss:'].includes(url.protocol) || url.hostname === '')
    throw new Error('must begin with redis:// or rediss:// and name a host');
  return url;
}
