import type { LevelWithSilent } from 'pino';
import type { CallLimits } from '#engine/api/call-limits.ts';
import type { ActionLimits } from '#engine/api/limited-actions.ts';
import type { ApprovalSettings } from '#engine/cms/releases/release-approval.ts';
import type { ObjectStoreSettings } from '#engine/object-store/open-object-store.ts';
import { MAX_SHARED_BLOCK_DATA_LIFETIME_MS } from '#engine/render/load-block-data.ts';
import type { ClientTimeoutsAndLimits } from '#engine/server/connection-limits.ts';
import type { DrainSettings } from '#engine/server/drain-server.ts';
import type { CustomerDataSettings } from '../services/customer-data.ts';
import type { OperationsSettings } from './operators/operations-settings.ts';

/** Settings of the operator. Every secret stays on the server. */
export interface ServerSettings {
  /** The folder that holds `site-configs` and `cms-seed`. */
  readonly project: string;
  /** The built files of the browser. */
  readonly clientDir: string;
  /** Folder of the fonts that the build has subset for the themes. */
  readonly cutFonts: string;
  /** Folder in which the engine stores its last good documents and pictures. */
  readonly dataDir: string;
  readonly development: boolean;
  readonly cms:
    | { readonly kind: 'files' }
    | {
        readonly kind: 'directus';
        readonly url: string;
        readonly token: string;
        /** Origin at which editors open it; that of `url` when left out. */
        readonly editors?: string;
      }
    | {
        readonly kind: 'release';
        readonly store: ObjectStoreSettings;
        /** Keys in base64, separated by commas, one of which must have signed a release; null accepts any. */
        readonly publicKeys: string | null;
        /** Approvers of releases. When left out, releases need no approval. */
        readonly approval?: ApprovalSettings;
      };
  /** Origin of the studio, which may frame previews of its unsaved documents. No studio by default. */
  readonly studioOrigin?: string;
  readonly apiOrigin: string;
  /** Origin of the pages of payment gateways and banks that the operator runs, such as the sandbox's. */
  readonly payOrigin?: string;
  /** Origin of a page that simulates a partner of each site, such as the sandbox's. */
  readonly partnerOrigin?: string;
  /** The customer-data service that receives analytics events; none when left out. */
  readonly customerData?: CustomerDataSettings;
  /** DSN of an error service that speaks the protocol of Sentry; failures are only logged when left out. */
  readonly errorDsn?: string;
  /** Timeout of the commerce API in milliseconds; the specification's 10,000 when left out. */
  readonly apiTimeout?: number;
  /** JSON of the accounts at the commerce API, by name. */
  readonly accounts: string;
  /** Addresses and ranges of proxies that may name the host and scheme, separated by commas. */
  readonly trustedProxies: string;
  /** Token for `/_status`. */
  readonly operatorToken: string;
  /** Also accepted while the token is being replaced. */
  readonly previousOperatorToken?: string | null;
  /** Signs links to the pages that are closed outside development. */
  readonly linkSecret: string;
  /** An earlier link secret, whose links are still accepted. */
  readonly previousLinkSecret?: string | null;
  /** Seals the cookies of sessions; every node needs the same. */
  readonly sessionSecret: string;
  /** An earlier session secret, whose cookies are still accepted. */
  readonly previousSessionSecret?: string | null;
  /** Redis that all nodes share; each works alone when left out. */
  readonly redisUrl?: string;
  /** Shared with the CMS, which signs its notices with it. */
  readonly webhookSecret: string;
  /** An earlier secret, with which the CMS may still sign. */
  readonly previousWebhookSecret?: string | null;
  /** Passes notices of the CMS between processes that serve the same documents. */
  readonly noticesOfPeers?: {
    send(): void;
    subscribe(receive: () => void): void;
  };
  readonly caching: {
    /** Maximum bytes of cached pages; 0 renders every page again. */
    readonly pageBytes: number;
    /** Maximum milliseconds for which data that all visitors share is cached. */
    readonly dataFor: number;
  };
  /** An edge that stores pages of anonymous visitors; none when left out. */
  readonly edge?: {
    /** Edges to purge, such as `varnish:http://10.0.0.2`, separated by commas; empty for none. */
    readonly purge: string;
    readonly purgeToken: string;
  };
  /** A store of all nodes, with hashed files that pages of earlier releases need. */
  readonly sharedFiles?: {
    readonly store: ObjectStoreSettings;
    /** Number of releases whose files are retained. */
    readonly releasesToKeep: number;
  };
  /** Limits per client; the defaults where left out. */
  readonly connections?: Partial<ClientTimeoutsAndLimits>;
  /** Metrics, traces and the operators' port; none of them when left out. */
  readonly operations?: OperationsSettings;
  /** Calls of browsers in a minute; the defaults where left out. */
  readonly callLimits?: CallLimits;
  /** Single actions in a minute; the defaults where left out. */
  readonly actionLimits?: { readonly perAddress: ActionLimits; readonly perCustomer: ActionLimits };
  readonly logLevel: LevelWithSilent;
  /** Times of a graceful shutdown, for pending requests and for load balancers. */
  readonly shutdown?: DrainSettings;
}

export const DEFAULT_CACHING: ServerSettings['caching'] = {
  pageBytes: 256 * 1024 * 1024,
  dataFor: MAX_SHARED_BLOCK_DATA_LIFETIME_MS,
};
