/** Minimum number of different characters in a secret. */
const MOST_MONOTONOUS = 8;

/** Words of example secrets. */
const EXAMPLE_WORDS = new Set(
  (
    'a an and any at be but by change changed changeme characters default demo dev development dummy example fake fixme ' +
    'foo bar baz for here hex base64 insert is it key least link local long longer me my must need needs not of operator ' +
    'or password paste placeholder please production put random replace replaceme sample secret session set should some ' +
    'something string super supersecret test testing text than that the this to todo token value very vitrine webhook ' +
    'with your'
  ).split(' '),
);

/** Why a text is too weak for a secret, as the rest of a sentence; null where it is not. Never contains the text. */
export function findSecretWeakness(secret: string, shortest: number): string | null {
  if (secret === '') return 'is empty, so that anybody could sign with it';
  if (secret !== secret.trim()) return 'begins or ends with white space';
  if (isExample(secret)) return 'is an example that anybody can guess';
  if (secret.length < shortest) return `has ${secret.length} characters; it needs ${shortest} or more`;
  const different = new Set(secret).size;
  if (different < MOST_MONOTONOUS) {
    return `has ${different} different characters; it needs ${MOST_MONOTONOUS} or more`;
  }
  return null;
}

/** Whether a text consists of example words, repeats itself, or counts up or down. */
function isExample(secret: string): boolean {
  const words = secret
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(Boolean);
  if (words.length > 0 && words.every((word) => EXAMPLE_WORDS.has(word))) return true;
  return repeats(secret) || counts(secret);
}

function repeats(secret: string): boolean {
  const period = (secret + secret).indexOf(secret, 1);
  if (period < secret.length) return true;
  // The last repetition may be incomplete.
  return Array.from({ length: Math.floor(secret.length / 2) }, (_, index) => index + 1).some((length) =>
    secret.startsWith(secret.slice(length)),
  );
}

function counts(secret: string): boolean {
  const steps = Array.from(
    { length: Math.max(0, secret.length - 1) },
    (_, index) => secret.charCodeAt(index + 1) - secret.charCodeAt(index),
  );
  const even = steps.filter((step) => step === 1 || step === -1).length;
  return secret.length > 3 && even > steps.length / 2;
}
