const HOST = 'Host: one.localhost';

/** What one server may take for a body, and the next for a request of its own. */
export const HIDDEN_REQUEST = 'GET /hidden HTTP/1.1\r\nHost: one.localhost\r\n\r\n';

export function createPostRequest(...lines: readonly string[]): string {
  return ['POST /_own HTTP/1.1', HOST, ...lines, '', ''].join('\r\n');
}

const post = createPostRequest;
const CHUNKED = 'Transfer-Encoding: chunked';

/** Requests whose end two servers could see at different places: name and bytes. */
export const SMUGGLING_CASES: readonly (readonly [name: string, bytes: string])[] = [
  ['both lengths', post('Content-Length: 4', 'Transfer-Encoding: chunked') + `0\r\n\r\n${HIDDEN_REQUEST}`],
  ['both lengths in the other order', post('Transfer-Encoding: chunked', 'Content-Length: 4') + '0\r\n\r\n'],
  ['two lengths', post('Content-Length: 0', `Content-Length: ${HIDDEN_REQUEST.length}`) + HIDDEN_REQUEST],
  ['a list of lengths', post('Content-Length: 0, 4') + 'abcd'],
  ['a length with a sign', post('Content-Length: +4') + 'abcd'],
  ['a hexadecimal length', post('Content-Length: 0x4') + 'abcd'],
  ['an encoding that is not chunked', post('Transfer-Encoding: xchunked') + `0\r\n\r\n${HIDDEN_REQUEST}`],
  ['chunked before another encoding', post('Transfer-Encoding: chunked, identity') + '0\r\n\r\n'],
  ['a space before the colon', post('Transfer-Encoding : chunked') + '0\r\n\r\n'],
  ['a line that ends without a carriage return', `POST /_own HTTP/1.1\n${HOST}\nContent-Length: 0\n\n`],
  ['a chunk size with a sign', post(CHUNKED) + `-1\r\n\r\n${HIDDEN_REQUEST}`],
  ['a folded header', post('Content-Length: 0', 'X-Folded: one', ' two')],
  ['a folded length', post('Content-Length:', ' 0')],
  ['a length in a folded header', post('X-Folded: one', '\tContent-Length: 4') + 'abcd'],
  ['a lone carriage return in a header', post('X: a\rContent-Length: 4') + 'abcd'],
  ['a null byte in a header', post('X: a\0b', 'Content-Length: 0')],
  ['an empty length', post('Content-Length: ') + HIDDEN_REQUEST],
  ['a chunk that ends in a bare line feed', post(CHUNKED) + `1\nx\n0\n\n${HIDDEN_REQUEST}`],
  ['a hexadecimal chunk size with a prefix', post(CHUNKED) + `0x1\r\nx\r\n0\r\n\r\n`],
  ['a bare line feed in a chunk extension', post(CHUNKED) + `1;a\nb\r\nx\r\n0\r\n\r\n`],
  ['an encoding twice', post('Transfer-Encoding: chunked', 'Transfer-Encoding: identity') + '0\r\n\r\n'],
  ['an encoding in HTTP/1.0', `POST /_own HTTP/1.0\r\n${HOST}\r\nTransfer-Encoding: xchunked\r\n\r\n0\r\n\r\n`],
  ['a space in its target', `GET / /hidden HTTP/1.1\r\n${HOST}\r\n\r\n`],
];
