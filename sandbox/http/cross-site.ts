/** Whether a form comes from another site, which a browser would send as well. */
export function isCrossSite(origin: string | undefined, host: string | undefined): boolean {
  return origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== host);
}
