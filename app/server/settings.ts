/** What the operator sets by environment variables. Every port follows from `PORT`. */
export interface Settings {
  readonly port: number;
  readonly host: string;
  /** Where the engine keeps its last good documents, pictures and secrets. */
  readonly dataDir: string;
  readonly development: boolean;
  readonly cms: { readonly kind: 'files' } | { readonly kind: 'directus'; readonly url: string; readonly token: string };
  readonly apiOrigin: string;
  /** JSON of the accounts at the commerce API. */
  readonly accounts: string;
  readonly trustedProxies: string;
  readonly operatorToken: string;
  readonly linkSecret: string;
  readonly webhookSecret: string;
}
