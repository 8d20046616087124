import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign, verify } from 'node:crypto';

/** Signs the hash of a release. */
export type SignRelease = (hash: string) => string;

/** Whether one of the trusted keys made this signature of a release. */
export type VerifyReleaseSignature = (hash: string, signature: string) => boolean;

export interface ReleaseKeyPair {
  /** PKCS #8 in base64, for building releases. */
  readonly privateKey: string;
  /** SPKI in base64, for all nodes. */
  readonly publicKey: string;
}

/** A new pair of Ed25519 keys. */
export function createReleaseKeyPair(): ReleaseKeyPair {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return {
    privateKey: privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
    publicKey: publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
  };
}

/** @throws where the text is no private key. */
export function createReleaseSigner(privateKey: string): SignRelease {
  const key = readPrivateKey(privateKey);
  return (hash) => sign(null, messageOf(hash), key).toString('base64');
}

/**
 * @param publicKeys - Keys in base64, separated by commas: a new key is trusted beside the former one while both sign.
 * @throws where one of them is no public key.
 */
export function createReleaseVerifier(publicKeys: string): VerifyReleaseSignature {
  const keys = publicKeys
    .split(',')
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .map(readPublicKey);
  return (hash, signature) => keys.some((key) => isSignedByKey(hash, signature, key));
}

/** Whether this key made a signature of a release. */
export function isSignedByKey(hash: string, signature: string, key: KeyObject): boolean {
  return verify(null, messageOf(hash), key, decode(signature));
}

/** @throws where the text is no private key in base64 */
export function readPrivateKey(text: string): KeyObject {
  return readKey(() => createPrivateKey({ key: decode(text), format: 'der', type: 'pkcs8' }));
}

/** @throws where the text is no public key in base64 */
export function readPublicKey(text: string): KeyObject {
  return readKey(() => createPublicKey({ key: decode(text), format: 'der', type: 'spki' }));
}

function readKey(read: () => KeyObject): KeyObject {
  try {
    const key = read();
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch {
    // The error below omits the text of the key.
  }
  throw new Error('it is no Ed25519 key in base64; `vitrine release new-key` makes a pair');
}

/** The signed text names its purpose, so that no other use of the key can produce the same signature. */
function messageOf(hash: string): Buffer {
  return Buffer.from(`vitrine content release ${hash}`);
}

function decode(base64: string): Buffer {
  return Buffer.from(base64, 'base64');
}
