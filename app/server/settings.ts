import type { LevelWithSilent } from 'pino';

/** What the operator decides. Every secret stays on the server. */
export interface Settings {
  /** The folder that holds `site-configs` and `cms-seed`. */
  readonly project: string;
  /** The built files of the browser. */
  readonly clientDir: string;
  /** Where the engine keeps its last good documents and pictures. */
  readonly dataDir: string;
  readonly development: boolean;
  readonly cms:
    | { readonly kind: 'files' }
    | { readonly kind: 'directus'; readonly url: string; readonly token: string };
  readonly apiOrigin: string;
  /** JSON of the accounts at the commerce API, by name. */
  readonly accounts: string;
  /** Addresses and ranges of proxies that may name the host and scheme, separated by commas. */
  readonly trustedProxies: string;
  /** Opens `/_status`. */
  readonly operatorToken: string;
  /** Signs links to the pages that are closed outside development. */
  readonly linkSecret: string;
  /** Shared with the CMS, which signs its notices with it. */
  readonly webhookSecret: string;
  readonly logLevel: LevelWithSilent;
}
