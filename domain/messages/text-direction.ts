const SCRIPT = /^[a-z]{2,3}-([a-z]{4})(?:-|$)/i;
const RIGHT_TO_LEFT_SCRIPT = /^(?:adlm|arab|aran|hebr|mand|nkoo|rohg|samr|syrc|thaa)$/i;
const RIGHT_TO_LEFT_LANGUAGE =
  /^(?:ar|arc|ars|ary|arz|azb|ckb|dv|fa|glk|he|iw|ji|ks|lrc|mzn|nqo|pnb|ps|rhg|sd|sdh|skr|syr|ug|ur|yi)(?:-|$)/i;

/**
 * Direction in which a locale is written: by its script, otherwise by its language. `Intl.Locale` has this in some
 * browsers only.
 */
export function getTextDirection(locale: string): 'ltr' | 'rtl' {
  const script = SCRIPT.exec(locale)?.[1];
  const isRightToLeft = script ? RIGHT_TO_LEFT_SCRIPT.test(script) : RIGHT_TO_LEFT_LANGUAGE.test(locale);
  return isRightToLeft ? 'rtl' : 'ltr';
}
