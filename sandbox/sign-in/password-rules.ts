import type { ApiMessage } from '#schemas/generated/api/wire-types.gen.ts';
import { signInMessages } from './sign-in.messages.gen.ts';

const COMMON = ['password', 'passwort', 'qwerty', 'letmein', 'welcome', 'iloveyou', 'lottery', 'jackpot'];
/** Minimum number of different characters without common words and digits. */
const LEAST_OWN = 4;

/** Why a password that satisfies the contract is too easy to guess, or null. */
export function findGuessablePasswordProblem(password: string, email: string, target: string): ApiMessage | null {
  const plain = password.toLowerCase();
  const rest = [email.toLowerCase(), localPart(email), ...COMMON].reduce(
    (left, word) => (word.length > 2 ? left.replaceAll(word, '') : left),
    plain,
  );
  if (new Set(rest.replaceAll(/\d/g, '')).size >= LEAST_OWN) return null;
  return { code: 'password_too_weak', message: signInMessages.easyPassword(), target };
}

function localPart(email: string): string {
  return email.toLowerCase().split('@')[0] ?? '';
}
