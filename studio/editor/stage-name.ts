/** A new name; see `isStageName`. */
export function createStageName(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const base64 = btoa(String.fromCharCode(...bytes));
  return `stage-${base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`;
}
