/** Whether a page of the very shop sent a form: others must not act for its visitors. */
export function isSameOriginForm(headers: Headers, origin: string): boolean {
  const site = headers.get('sec-fetch-site');
  return (site === null || site === 'same-origin') && headers.get('origin') === origin;
}
