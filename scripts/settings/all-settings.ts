import { parseCommerceApiCredentials } from '#app/services/commerce-accounts.ts';
import {
  DEFAULT_LIMITS_PER_ADDRESS,
  DEFAULT_LIMITS_PER_CUSTOMER,
  formatActionLimits,
  parseActionLimits,
} from '#engine/api/limited-actions.ts';
import { MAX_UPLOAD_BYTES } from '#engine/api/upload.ts';
import { parseReleaseApprovers } from '#engine/cms/releases/release-approval.ts';
import { createReleaseVerifier } from '#engine/cms/releases/release-signature.ts';
import { parseRedisUrl } from '#engine/nodes/redis-url.ts';
import { parseObjectStoreUrl } from '#engine/object-store/object-store-url.ts';
import { parseEdgePurgers } from '#engine/server/edge/edge-purger.ts';
import { parseSentryDsn } from '#engine/server/sentry-service.ts';
import { parseTrustedProxies } from '#engine/site/request-host.ts';
import { parseNodeAddresses } from './node-addresses.ts';
import {
  defineCheckedTextSetting,
  defineChoiceSetting,
  defineCredentialSetting,
  defineIntegerSetting,
  defineOptionalIntegerSetting,
  defineOptionalTextSetting,
  defineOriginSetting,
  defineSecretSetting,
  defineTextSetting,
  defineUrlSetting,
  type Setting,
} from './setting.ts';

/** Minimum length of a secret: 24 random bytes in base64, as earlier versions generated them. */
const SHORTEST = 32;

const ROTATE =
  'To change it without signing anybody out, set VITRINE_SESSION_SECRET_PREVIOUS to it, and VITRINE_SESSION_SECRET to ' +
  'a new one, such as `openssl rand -base64 32` prints.';

/** Every setting of the shops. Reading, checking and the table in docs/operator.md come from here. */
export const SETTINGS = {
  PORT: defineIntegerSetting(
    { meaning: 'port of the shops; the sandbox API and Directus follow it' },
    { from: 1, to: 65_500, value: 3000 },
  ),
  VITRINE_DATA: defineTextSetting({ meaning: 'folder for last good documents, pictures and secrets' }, '.vitrine'),
  VITRINE_DOCUMENTS: defineOptionalTextSetting({
    meaning: 'folder with `site-configs` and `cms-seed`, where documents come from files',
    fallback: 'the source tree; `vitrine serve` needs it',
  }),
  VITRINE_WORKERS: defineOptionalIntegerSetting(
    {
      meaning:
        'processes of `vitrine serve` that answer requests; they share `PORT`, and `VITRINE_PAGE_CACHE_BYTES` is divided among them',
      fallback: 'one for each core that the machine or the container may use',
    },
    { from: 1, to: 256 },
  ),
  VITRINE_NODES: defineIntegerSetting(
    {
      meaning:
        'number of nodes that serve the shops. With more than one no secret is generated: each must be set, to the same value on every node',
    },
    { from: 1, to: 10_000, value: 1 },
  ),
  VITRINE_REDIS_URL: defineCheckedTextSetting(
    'address such as `redis://10.0.0.5:6379/0`',
    {
      meaning:
        'the Redis that all nodes share: edits appear on all nodes at once, and one node asks the commerce API for all',
      fallback: 'each node works alone',
    },
    parseRedisUrl,
    { isSecret: true },
  ),
  VITRINE_STUDIO: defineChoiceSetting(
    {
      meaning:
        'whether `npm start` opens the studio, which changes documents in files, to whoever has the link that is printed, on this machine alone (`PORT` + 4). With `VITRINE_CMS=directus` it opens inside the CMS, if `VITRINE_STUDIO_TICKET_SECRET` is set',
    },
    ['on', 'off'],
    'on',
  ),
  VITRINE_STUDIO_TICKET_SECRET: defineSecretSetting(
    {
      meaning:
        'signs the tickets that open the studio inside the CMS; set it to the same value there, with `VITRINE_STUDIO_ORIGIN`',
      fallback: 'no studio inside the CMS',
    },
    { shortest: SHORTEST },
  ),
  VITRINE_STUDIO_TICKET_SECRET_PREVIOUS: defineSecretSetting(
    {
      meaning: 'another `VITRINE_STUDIO_TICKET_SECRET`, such as the one before: its tickets open the studio, too',
      fallback: ' ',
    },
    { shortest: SHORTEST },
  ),
  VITRINE_STUDIO_ORIGIN: defineOriginSetting({
    meaning:
      'origin at which a proxy shows the studio inside the CMS. The shops have its scheme and port. Set it to the same value in the CMS',
    fallback: '`http://studio.localhost:` and `PORT` + 4, on this machine alone',
  }),
  VITRINE_CMS: defineChoiceSetting(
    {
      meaning:
        'where documents come from: `directus` takes `VITRINE_CMS_URL` and `VITRINE_CMS_TOKEN`, and `release` the live release in `VITRINE_STORE`',
    },
    ['files', 'directus', 'release'],
    'files',
  ),
  VITRINE_CMS_URL: defineUrlSetting({ meaning: 'the Directus' }),
  VITRINE_CMS_TOKEN: defineCredentialSetting({ meaning: 'token of a Directus user who may only read' }),
  VITRINE_CMS_EDITORS: defineOriginSetting({
    meaning: 'origin at which editors open the CMS; it may frame previews',
    fallback: 'that of `VITRINE_CMS_URL`',
  }),
  VITRINE_CMS_WEBHOOK_SECRET: defineSecretSetting({ meaning: 'signs the notices of the CMS' }, { shortest: SHORTEST }),
  VITRINE_CMS_WEBHOOK_SECRET_PREVIOUS: defineSecretSetting(
    { meaning: 'an earlier `VITRINE_CMS_WEBHOOK_SECRET`, with which the CMS may still sign', fallback: ' ' },
    { shortest: SHORTEST },
  ),
  VITRINE_CMS_ADMIN_TOKEN: defineCredentialSetting({
    meaning: 'token of a Directus administrator, for `push`, `pull` and the CMS that `promote --to` names',
  }),
  VITRINE_CMS_FROM_TOKEN: defineCredentialSetting({
    meaning: 'token of a Directus user who may read, for the CMS that `promote --from` names',
  }),
  VITRINE_API_URL: defineUrlSetting({ meaning: 'the commerce API', fallback: 'the sandbox' }),
  VITRINE_API_TIMEOUT: defineIntegerSetting(
    { meaning: 'milliseconds that the commerce API has for an answer' },
    { from: 1, to: 999_999, value: 10_000 },
  ),
  VITRINE_API_ACCOUNTS: defineCheckedTextSetting(
    'JSON such as `{"harbour": {"appKey": "…", "secret": "…"}}`',
    {
      meaning: 'accounts at the commerce API, by the name that a site document gives',
      fallback: 'those of the sandbox',
    },
    parseCommerceApiCredentials,
    { isSecret: true, schema: { type: 'object' } },
  ),
  VITRINE_PAY_ORIGIN: defineOriginSetting({
    meaning: 'origin of the pages of gateways and banks',
    fallback: 'that of the sandbox',
  }),
  VITRINE_PARTNER_ORIGIN: defineOriginSetting({
    meaning: 'an origin that may frame the pages of every partner',
    fallback: "the sandbox's stand-in",
  }),
  VITRINE_CUSTOMER_DATA_URL: defineUrlSetting({
    meaning: 'the customer-data service that receives analytics events (`POST …/v1/batch`)',
    fallback: "the sandbox's stand-in",
  }),
  VITRINE_CUSTOMER_DATA_KEY: defineCredentialSetting({ meaning: 'key of the customer-data service' }),
  VITRINE_ERROR_DSN: defineCheckedTextSetting(
    'DSN such as `https://key@errors.example/7`',
    { meaning: 'an error service that speaks the protocol of Sentry', fallback: "the sandbox's stand-in" },
    parseSentryDsn,
    { isSecret: true },
  ),
  VITRINE_TRUSTED_PROXIES: defineCheckedTextSetting(
    'list such as `10.0.0.0/8,192.0.2.7`',
    { meaning: 'proxies that may name host, scheme and address of a visitor; limits on tries count by that address' },
    parseTrustedProxies,
  ),
  VITRINE_SHUTDOWN_DELAY: defineIntegerSetting(
    {
      meaning:
        'milliseconds after a signal in which the shops still accept connections, for load balancers that poll `/healthz`',
    },
    { from: 0, to: 300_000, value: 0 },
  ),
  VITRINE_HEADERS_TIMEOUT: defineIntegerSetting(
    { meaning: 'milliseconds that a client has for the headers of a request' },
    { from: 100, to: 600_000, value: 10_000 },
  ),
  VITRINE_REQUEST_TIMEOUT: defineIntegerSetting(
    { meaning: 'milliseconds that a client has for a whole request with its body' },
    { from: 100, to: 3_600_000, value: 60_000 },
  ),
  VITRINE_MIN_BODY_RATE: defineIntegerSetting(
    {
      meaning:
        'bytes of a body that must arrive in a second, on average after its first five seconds; 0 for no such limit',
    },
    { from: 0, to: 10_000_000, value: 1_000 },
  ),
  VITRINE_IDLE_TIMEOUT: defineIntegerSetting(
    {
      meaning:
        'milliseconds that an open connection may wait for its next request; must be longer than the timeout of the proxy in front',
    },
    { from: 100, to: 3_600_000, value: 5_000 },
  ),
  VITRINE_UNREAD_TIMEOUT: defineIntegerSetting(
    { meaning: 'milliseconds that a client may leave what was sent to it unread' },
    { from: 100, to: 3_600_000, value: 30_000 },
  ),
  VITRINE_MAX_BODY: defineIntegerSetting(
    { meaning: 'bytes of the largest body of a request: a picture of 10 MB and what is around it' },
    { from: 65_536, to: 1_000_000_000, value: MAX_UPLOAD_BYTES },
  ),
  VITRINE_MAX_CONNECTIONS: defineIntegerSetting(
    { meaning: 'most connections that are open at once' },
    { from: 1, to: 1_000_000, value: 10_000 },
  ),
  VITRINE_MAX_CONNECTIONS_PER_ADDRESS: defineIntegerSetting(
    { meaning: 'maximum connections from one address, except for trusted proxies' },
    { from: 1, to: 1_000_000, value: 256 },
  ),
  VITRINE_MAX_CALLS_PER_ADDRESS: defineIntegerSetting(
    { meaning: 'maximum calls that browsers at one address make through this process in a minute; 0 for no limit' },
    { from: 0, to: 100_000_000, value: 12_000 },
  ),
  VITRINE_MAX_CALLS_PER_CUSTOMER: defineIntegerSetting(
    { meaning: 'maximum calls that one customer makes through this process in a minute; 0 for no limit' },
    { from: 0, to: 100_000_000, value: 600 },
  ),
  VITRINE_LIMITS_PER_ADDRESS: defineCheckedTextSetting(
    'list such as `sign-in=100,preview=0`',
    {
      meaning:
        'maximum of single actions from one address in a minute, on all nodes that share a Redis; 0 for no limit, and the default for actions that are not named',
      fallback: `\`${formatActionLimits(DEFAULT_LIMITS_PER_ADDRESS)}\``,
    },
    (text) => parseActionLimits(text, DEFAULT_LIMITS_PER_ADDRESS),
  ),
  VITRINE_LIMITS_PER_CUSTOMER: defineCheckedTextSetting(
    'list such as `code=20,cart=0`',
    {
      meaning: 'the same by customer of a brand, wherever they are',
      fallback: `\`${formatActionLimits(DEFAULT_LIMITS_PER_CUSTOMER)}\``,
    },
    (text) => parseActionLimits(text, DEFAULT_LIMITS_PER_CUSTOMER),
  ),
  VITRINE_PAGE_CACHE_BYTES: defineIntegerSetting(
    { meaning: 'most bytes of ready pages in memory; 0 makes every page anew' },
    { from: 0, to: 1_000_000_000_000, value: 268_435_456 },
  ),
  VITRINE_STORE: defineCheckedTextSetting(
    'address such as `s3://bucket/prefix?endpoint=https://s3.example&region=us-east-1` or `file:///srv/shared`',
    {
      meaning: 'object store that all nodes share: a bucket of S3 or of a store with its interface, or a folder',
      fallback: 'none',
    },
    parseObjectStoreUrl,
  ),
  VITRINE_STORE_ACCESS_KEY: defineCredentialSetting({
    meaning: 'access key of the bucket in `VITRINE_STORE`',
    fallback: 'the role of the machine, or the variables and files of AWS',
  }),
  VITRINE_STORE_SECRET_KEY: defineCredentialSetting({
    meaning: 'secret key that belongs to `VITRINE_STORE_ACCESS_KEY`',
  }),
  VITRINE_RELEASE_PUBLIC_KEYS: defineCheckedTextSetting(
    'public keys in base64, separated by commas, such as `vitrine release new-key` prints',
    { meaning: 'keys one of which must have signed a release of documents', fallback: 'releases need no signature' },
    createReleaseVerifier,
  ),
  VITRINE_RELEASE_KEY: defineCredentialSetting({
    meaning: 'private key with which `vitrine release build` signs; nodes need none',
    fallback: 'releases are not signed',
  }),
  VITRINE_RELEASE_APPROVERS: defineCheckedTextSetting(
    'list such as `kim=KEY, sam=KEY` of names and public keys in base64',
    {
      meaning:
        'who may approve a release with `vitrine release approve`; nodes and `apply` refuse one without enough approvals. The key of the name `edits` approves what `follow` publishes, and nothing else',
      fallback: 'releases need no approval',
    },
    parseReleaseApprovers,
  ),
  VITRINE_RELEASE_APPROVALS: defineIntegerSetting(
    { meaning: 'number of approvers who must have approved a release; whoever built or applies it does not count' },
    { from: 1, to: 20, value: 1 },
  ),
  VITRINE_SHARED_FILES: defineOptionalTextSetting({
    meaning:
      'folder that all nodes have, in which scripts, style sheets, fonts and message files stay for open pages of earlier releases',
    fallback: 'they are in `VITRINE_STORE`; without one, a node has those of its own release alone',
  }),
  VITRINE_KEPT_RELEASES: defineIntegerSetting(
    { meaning: 'number of releases whose files stay in `VITRINE_SHARED_FILES` or `VITRINE_STORE`' },
    { from: 1, to: 100, value: 5 },
  ),
  VITRINE_EDGE: defineChoiceSetting(
    {
      meaning:
        'whether an edge in front stores pages of anonymous visitors (`deploy/edge`). It must be one of `VITRINE_TRUSTED_PROXIES`',
    },
    ['on', 'off'],
    'off',
  ),
  VITRINE_EDGE_PURGE: defineCheckedTextSetting(
    'list such as `varnish:http://10.0.0.2:6081,fastly:SERVICE,cloudflare:ZONE`',
    {
      meaning: 'edges that purge pages by tag when documents change',
      fallback: 'none: pages at the edge expire within a minute',
    },
    parseEdgePurgers,
  ),
  VITRINE_EDGE_PURGE_TOKEN: defineCredentialSetting({
    meaning:
      'token of the edges in `VITRINE_EDGE_PURGE`; that of Varnish is set in its environment, too, where `VITRINE_EDGE_PURGE_TOKEN_PREVIOUS` names a second one',
  }),
  VITRINE_OPERATOR_TOKEN: defineSecretSetting({ meaning: 'opens `/_status`' }, { shortest: SHORTEST }),
  VITRINE_OPERATOR_TOKEN_PREVIOUS: defineSecretSetting(
    { meaning: 'an earlier `VITRINE_OPERATOR_TOKEN`, which still opens `/_status`', fallback: ' ' },
    { shortest: SHORTEST },
  ),
  VITRINE_OPERATORS_PORT: defineOptionalIntegerSetting(
    {
      meaning: 'port for operators: `/livez`, `/readyz`, `/metrics` and `/_status`; 0 opens none and measures nothing',
      fallback: '`PORT` + 3',
    },
    { from: 0, to: 65_535 },
  ),
  VITRINE_OPERATORS_HOST: defineTextSetting(
    {
      meaning:
        'address of this machine on which the port for operators listens; its metrics and probes need no token, so keep it out of reach of customers',
    },
    '127.0.0.1',
  ),
  VITRINE_NODE_ADDRESSES: defineCheckedTextSetting(
    'list such as `http://10.0.0.1:3003,http://10.0.0.2:3003`',
    { meaning: "origins of the operators' ports of all nodes, which `/_status?nodes=all` asks" },
    parseNodeAddresses,
  ),
  VITRINE_OTLP_URL: defineUrlSetting({
    meaning: 'collector that receives traces (OTLP over HTTP), such as `http://collector:4318`',
    fallback: 'that of `OTEL_EXPORTER_OTLP_ENDPOINT`, else no traces',
  }),
  OTEL_EXPORTER_OTLP_ENDPOINT: defineUrlSetting({
    meaning: 'the same under the name that OpenTelemetry gives it',
    fallback: 'no traces',
  }),
  VITRINE_TRACE_PERCENT: defineIntegerSetting(
    { meaning: 'percentage of requests that are traced, where the edge in front has not decided' },
    { from: 0, to: 100, value: 10 },
  ),
  VITRINE_WEB_VITALS: defineChoiceSetting(
    {
      meaning:
        "whether pages report how fast they were in a visitor's browser, with the consent that analytics needs; `/metrics` has it by brand and route",
    },
    ['on', 'off'],
    'off',
  ),
  VITRINE_LINK_SECRET: defineSecretSetting(
    { meaning: 'signs links to previews, `/_preview`, `/_blocks`, `/_theme` and pages with `?clear_cache=1`' },
    { shortest: SHORTEST },
  ),
  VITRINE_LINK_SECRET_PREVIOUS: defineSecretSetting(
    { meaning: 'an earlier `VITRINE_LINK_SECRET`: links that it signed still open, and it signs none', fallback: ' ' },
    { shortest: SHORTEST },
  ),
  VITRINE_SESSION_SECRET: defineSecretSetting(
    { meaning: 'seals the cookies of sessions' },
    { shortest: SHORTEST, howToChange: ROTATE },
  ),
  VITRINE_SESSION_SECRET_PREVIOUS: defineSecretSetting(
    { meaning: 'an earlier `VITRINE_SESSION_SECRET`: it still opens cookies, and seals none', fallback: ' ' },
    { shortest: 16 },
  ),
} satisfies Readonly<Record<string, Setting<unknown>>>;

export type SettingName = keyof typeof SETTINGS;

/** Values of all settings; null for a variable that is not set and has no default. */
export type SettingValues = { readonly [Name in SettingName]: ReturnType<(typeof SETTINGS)[Name]['parse']> };

/** Former names of settings, which are still read, with a warning. */
export const DEPRECATED_SETTING_NAMES: ReadonlyMap<string, SettingName> = new Map();

/** Variables of the test runner and of the Directus extension. */
export const TEST_AND_CMS_EXTENSION_VARIABLES =
  /^VITRINE_(?:ALTER|CALLS|EDGE_REQUESTS|EXHAUSTIVE|FLOOD_SECONDS|IDLE_CONNECTIONS|KILL_RUNS|PROOFS|E2E_\w+|CMS_WEBHOOK_URL)$/;

/** Variables that Kubernetes sets for a service named "vitrine". */
export const KUBERNETES_VARIABLES = /^VITRINE_(?:SERVICE_|PORT(?:_|$))/;
