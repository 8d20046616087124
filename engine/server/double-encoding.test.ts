import { expect, test } from 'vitest';
import { createTextResponse, type Endpoint } from './endpoint.ts';
import { startTestHttpServer } from './testing/raw-server.ts';

const echo: Endpoint = async ({ path, query, request }) => {
  const form = request.method === 'POST' ? new URLSearchParams(await request.text()).get('x') : null;
  return createTextResponse(200, JSON.stringify({ path, query: query.get('x'), form }));
};

async function startEchoServer() {
  return startTestHttpServer({ endpoints: new Map([['_own', echo]]) });
}

test.each([
  ['%253Cscript%253E', '%3Cscript%3E'],
  ['%252e%252e%252f', '%2e%2e%2f'],
  ['%2525', '%25'],
  ['%25%32%35', '%25'],
  ['a%2Bb+c', 'a+b c'],
])('the query and form value %s is decoded once', async (sent, decoded) => {
  const { get, send } = await startEchoServer();
  const queryAnswer = await get(`/_own?x=${sent}`);
  expect(JSON.parse(queryAnswer?.body ?? '')).toEqual({ path: '/_own', query: decoded, form: null });
  const form = `x=${sent}`;
  const head = `POST /_own HTTP/1.1\r\nHost: one.localhost\r\nConnection: close\r\nContent-Length: ${form.length}`;
  const posted = await send(`${head}\r\nContent-Type: application/x-www-form-urlencoded\r\n\r\n${form}`);
  expect(JSON.parse(posted?.body ?? '')).toEqual({ path: '/_own', query: null, form: decoded });
});
