import { randomUUID } from 'node:crypto';

const PASSWORD = 'Correct-Horse-9';
const TICKET = {
  productType: 'lottery_ticket',
  lotteryKey: 'golden-bay',
  gameType: 'random',
  numGames: 6,
  quickpick: true,
};

/** Cookies of a new anonymous visitor with this number of tickets in the cart. */
export async function createCookiesOfVisitorWithCart(port: number, tickets: number): Promise<string> {
  const jar = new Map<string, string>();
  for (let ticket = 0; ticket < tickets; ticket += 1) {
    await send(port, jar, 'anon-cart.items.add', { body: TICKET, customerId: null });
  }
  return headerOf(jar);
}

/** Cookies of a demonstration customer who has signed in and added this number of tickets to the cart. */
export async function createCookiesOfCustomerWithCart(port: number, email: string, tickets: number): Promise<string> {
  const jar = new Map<string, string>();
  const login = { body: { email, password: PASSWORD }, customerId: null };
  const { customerId } = await send(port, jar, 'auth.login', login);
  for (let ticket = 0; ticket < tickets; ticket += 1) {
    await send(port, jar, 'cart.items.add', { body: TICKET, customerId });
  }
  return headerOf(jar);
}

async function send(port: number, jar: Map<string, string>, call: string, envelope: object) {
  const response = await fetch(`http://localhost:${port}/_api/${call}`, {
    method: 'POST',
    headers: {
      accept: 'application/json',
      'content-type': 'application/json',
      origin: `http://localhost:${port}`,
      'sec-fetch-site': 'same-origin',
      cookie: headerOf(jar),
    },
    body: JSON.stringify({ ...envelope, idempotencyKey: randomUUID() }),
  });
  if (!response.ok) throw new Error(`${call} was answered with ${response.status}: ${await response.text()}`);
  for (const line of response.headers.getSetCookie()) {
    const [pair = ''] = line.split(';', 1);
    jar.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
  }
  const { result }: { result: { customerId?: string } } = await response.json();
  return result;
}

function headerOf(jar: ReadonlyMap<string, string>): string {
  return [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
}
