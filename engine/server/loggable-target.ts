const LONGEST = 200;

/** Names of pages and short numbers. Whatever else stands in a path could be the token of a link. */
const NAME = /^[a-z]{1,20}(?:[-_](?:[a-z]{1,20}|\d{1,6}))*$|^[\w-]{1,12}$/;

/** A path as it may be logged: without its query, and without what could be a token. */
export function redactTargetForLog(target: string): string {
  const [path = ''] = target.split(/[?#]/, 1);
  const shown = path.split('/').map((segment) => (segment === '' || NAME.test(segment) ? segment : '…'));
  return shown.join('/').slice(0, LONGEST);
}

/** A text of a stranger as it may be logged: without queries, and without what could be a token. */
export function redactTextForLog(text: string): string {
  return text
    .replace(/\?[^\s"'<>#]*/g, '')
    .replace(/[\w.~-]{20,}/g, (part) => (/\d/.test(part) && /[a-z]/i.test(part) ? '…' : part));
}
