/**
 * Capability, with a feature of the site, that lets the wallet pay (specification: Validation rules, "if wallet
 * purchase is enabled").
 */
export const WALLET_PURCHASE = 'wallet_purchase';

/** Capabilities whose pages make no API calls. */
export const CAPABILITIES_WITHOUT_API: ReadonlySet<string> = new Set([
  'blog',
  'causes_directory',
  'cookie_consent',
  'native-app',
  'rebrand',
  'responsible_gambling',
  'support_faq',
  'terms_of_use',
]);
