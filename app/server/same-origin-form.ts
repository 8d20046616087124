/** Whether a form was sent from the shop itself (CSRF check). */
export function isFormPostFromSameOrigin(headers: Headers, origin: string): boolean {
  const site = headers.get('sec-fetch-site');
  return (site === null || site === 'same-origin') && headers.get('origin') === origin;
}
