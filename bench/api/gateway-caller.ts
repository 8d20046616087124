import { randomUUID } from 'node:crypto';
import { BENCH_CUSTOMER_LOGIN, type BenchCaller, parseSuccessfulBenchAnswer } from './caller.ts';
import { BenchKeepAliveConnections } from './connections.ts';
import { ITEMS_TO_FILL_BENCH_CART } from './measured-calls.ts';

/** Calls the engine's gateway as a page of the shop does: with sealed session cookies that it cannot read. */
export async function openGatewayBenchCaller(port: number): Promise<BenchCaller> {
  const connections = new BenchKeepAliveConnections(port);
  const host = `harbour.localhost:${port}`;
  const own = {
    host,
    origin: `http://${host}`,
    'sec-fetch-site': 'same-origin',
    accept: 'application/json, application/pdf',
    'accept-encoding': 'identity',
    'content-type': 'application/json',
  };

  async function sendCall(jar: Map<string, string>, id: string, envelope: object) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const { setCookies, ...answered } = await connections.send({
      method: 'POST',
      path: `/_api/${id}`,
      headers: { ...own, cookie },
      body: JSON.stringify({ ...envelope, idempotencyKey: randomUUID() }),
    });
    for (const line of setCookies) storeCookie(jar, line);
    return parseSuccessfulBenchAnswer(id, answered);
  }

  const visitor = new Map<string, string>();
  let item = '';
  for (const body of ITEMS_TO_FILL_BENCH_CART) {
    const { result: cart } = await sendCall(visitor, 'anon-cart.items.add', { body, customerId: null });
    item = cart.cartItems[0].id;
  }
  const customer = new Map<string, string>();
  const { result: session } = await sendCall(customer, 'auth.login', { body: BENCH_CUSTOMER_LOGIN, customerId: null });
  const { customerId } = session;
  return {
    call: ({ address, query, body }, time) => {
      const needsItem = address.path.includes('{id}');
      const more = {
        ...(needsItem && { params: { id: item } }),
        ...(query && { query }),
        ...(body && { body: body(time) }),
      };
      const signedIn = address.auth === 'customer';
      return sendCall(signedIn ? customer : visitor, address.id, { ...more, customerId: signedIn ? customerId : null });
    },
    close: () => connections.close(),
  };
}

function storeCookie(jar: Map<string, string>, line: string): void {
  const [pair = ''] = line.split(';', 1);
  const at = pair.indexOf('=');
  if (at === pair.length - 1) jar.delete(pair.slice(0, at));
  else jar.set(pair.slice(0, at), pair.slice(at + 1));
}
