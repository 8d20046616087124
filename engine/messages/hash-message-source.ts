import { hash } from 'node:crypto';

/** Hash of a usual text, 12 hexadecimal digits, by which a translation knows which version it was made from. */
export function hashMessageSource(text: string): string {
  return hash('sha256', text, 'hex').slice(0, 12);
}
