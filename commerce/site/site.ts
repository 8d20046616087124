import type { ApiTransport, CallOptions, CallRefOf } from '#engine/api/transport.ts';
import type { heartbeat as heartbeatCall } from '#schemas/generated/api/heartbeat.calls.gen.ts';
import type {
  brandingGet,
  capabilitiesGet,
  configGet,
  locate as locateCall,
} from '#schemas/generated/api/site.calls.gen.ts';
import type {
  BrandingGetResult,
  CapabilitiesGetResult,
  ConfigGetResult,
  LocateResult,
} from '#schemas/generated/api/types.gen.ts';

const branding: CallRefOf<typeof brandingGet> = { id: 'branding.get' };
const capabilities: CallRefOf<typeof capabilitiesGet> = { id: 'capabilities.get' };
const config: CallRefOf<typeof configGet> = { id: 'config.get' };
const locate: CallRefOf<typeof locateCall> = { id: 'locate' };
const heartbeat: CallRefOf<typeof heartbeatCall> = { id: 'heartbeat' };

type Options = Pick<CallOptions<never>, 'signal'>;

/** Calls about the brand and the location of the visitor. */
export interface SiteCalls {
  branding(options?: Options): Promise<BrandingGetResult>;
  /** The capabilities of each segment. */
  capabilities(options?: Options): Promise<CapabilitiesGetResult>;
  config(options?: Options): Promise<ConfigGetResult>;
  /** Region and sub-variant of the visitor; not needed once a sub-variant is set. */
  locate(options?: Options): Promise<LocateResult>;
  /** Keeps the session of an active customer alive. */
  heartbeat(options?: Options): Promise<void>;
}

export function createSiteCalls(transport: ApiTransport): SiteCalls {
  return {
    async branding(options = {}) {
      return (await transport.send(branding, {}, options)).result;
    },
    async capabilities(options = {}) {
      return (await transport.send(capabilities, {}, options)).result;
    },
    async config(options = {}) {
      return (await transport.send(config, {}, options)).result;
    },
    async locate(options = {}) {
      return (await transport.send(locate, {}, options)).result;
    },
    async heartbeat(options = {}) {
      await transport.send(heartbeat, {}, options);
    },
  };
}
