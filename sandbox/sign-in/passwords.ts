import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';

interface HashCost {
  readonly N: number;
  readonly r: number;
  readonly p: number;
}

const COST: HashCost = { N: 2 ** 15, r: 8, p: 1 };

/** For customers of tests, many of whom sign in at once on a busy machine. */
export const TEST_HASH_COST: HashCost = { N: 2 ** 4, r: 8, p: 1 };
const KEY_LENGTH = 32;

/** A hash that matches no password, so that an unknown address takes as long as a known one. */
const DECOY = `scrypt$15$8$1$${'A'.repeat(22)}$${'A'.repeat(43)}`;

/** A salted password hash: `scrypt$log2N$r$p$salt$key`. */
export async function hashPassword(password: string, cost = COST): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, KEY_LENGTH, cost);
  const { N, r, p } = cost;
  return ['scrypt', Math.log2(N), r, p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/** Whether a password matches a hash. Takes the same time without a hash, and is then false. */
export async function verifyPassword(password: string, hash: string | null): Promise<boolean> {
  const [scheme, log2N, r, p, salt = '', key = ''] = (hash || DECOY).split('$');
  if (scheme !== 'scrypt') throw new TypeError('a password is hashed in a way that is not known');
  const expected = Buffer.from(key, 'base64url');
  const cost = { N: 2 ** Number(log2N), r: Number(r), p: Number(p) };
  const given = await derive(password, Buffer.from(salt, 'base64url'), expected.length, cost);
  return timingSafeEqual(given, expected) && Boolean(hash);
}

function derive(password: string, salt: Buffer, length: number, cost: ScryptOptions): Promise<Buffer> {
  const options = { ...cost, maxmem: 64 * 1024 * 1024 };
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, length, options, (error, key) => (error ? reject(error) : resolve(key)));
  });
}
