/** Parses a URL of this machine, to which stand-in pages may redirect; null for any other. */
export function parseLocalhostUrl(text: string): URL | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  const isOwn = url.hostname === '127.0.0.1' || url.hostname === 'localhost' || url.hostname.endsWith('.localhost');
  return isOwn && (url.protocol === 'http:' || url.protocol === 'https:') ? url : null;
}
