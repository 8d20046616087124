const LONGEST = 200;

/** Page names, short numbers and parameters of route patterns; other segments could be tokens. */
const NAME = /^:[A-Za-z]{1,30}$|^[a-z]{1,20}(?:[-_](?:[a-z]{1,20}|\d{1,6}))*$|^[\w-]{1,12}$/;

/** Path for logs without query and possible tokens. */
export function removeQueryAndTokensFromLogPath(target: string): string {
  const [path = ''] = target.split(/[?#]/, 1);
  const shown = path.split('/').map((segment) => (segment === '' || NAME.test(segment) ? segment : '…'));
  return shown.join('/').slice(0, LONGEST);
}

/** Untrusted text for logs without queries and possible tokens. */
export function removeQueriesAndTokensFromLogText(text: string): string {
  return text
    .replace(/\?[^\s"'<>#]*/g, '')
    .replace(/[\w.~-]{20,}/g, (part) => (/\d/.test(part) && /[a-z]/i.test(part) ? '…' : part));
}
