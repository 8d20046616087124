/** Limits of every document. `bytes` counts its UTF-8 form. */
export const JSON_LIMITS = { bytes: 1_000_000, depth: 64, syntaxErrors: 20 };

/** Keys that reach the prototype of an object in careless code. */
export const FORBIDDEN_JSON_KEYS: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);
