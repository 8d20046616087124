/** Whether a form was posted from another site. */
export function isCrossSiteFormPost(origin: string | undefined, host: string | undefined): boolean {
  return origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== host);
}
