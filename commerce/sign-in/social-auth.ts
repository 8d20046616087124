import type { ApiTransport, CallOptions, CallRefOf } from '#engine/api/transport.ts';
import type {
  socialAuthLink,
  socialAuthList,
  socialAuthLogin,
  socialAuthProviders,
  socialAuthUnlink,
} from '#schemas/generated/api/social-auth.calls.gen.ts';
import type {
  SocialLink,
  SocialLinkRequest,
  SocialLoginRequest,
  SocialProvider,
} from '#schemas/generated/api/types.gen.ts';
import type { SignInResultForBrowser } from './identity.ts';

const providers: CallRefOf<typeof socialAuthProviders> = { id: 'social-auth.providers' };
const list: CallRefOf<typeof socialAuthList> = { id: 'social-auth.list' };
const link: CallRefOf<typeof socialAuthLink> = { id: 'social-auth.link' };
const unlink: CallRefOf<typeof socialAuthUnlink> = { id: 'social-auth.unlink' };
const login: CallRefOf<typeof socialAuthLogin> = { id: 'social-auth.login' };

type Options = Pick<CallOptions<never>, 'signal' | 'idempotencyKey'>;

/** Calls about social accounts that a customer signs in with. */
export interface SocialAuthCalls {
  providers(options?: Options): Promise<readonly SocialProvider[]>;
  list(options?: Options): Promise<readonly SocialLink[]>;
  link(provider: string, proof: SocialLinkRequest, options?: Options): Promise<readonly SocialLink[]>;
  unlink(provider: string, options?: Options): Promise<readonly SocialLink[]>;
  login(provider: string, proof: SocialLoginRequest, options?: Options): Promise<SignInResultForBrowser>;
}

export function createSocialAuthCalls(transport: ApiTransport): SocialAuthCalls {
  return {
    async providers(options = {}) {
      return (await transport.send(providers, {}, options)).result;
    },
    async list(options = {}) {
      return (await transport.send(list, {}, options)).result;
    },
    async link(provider, body, options = {}) {
      return (await transport.send(link, { params: { provider }, body }, options)).result;
    },
    async unlink(provider, options = {}) {
      return (await transport.send(unlink, { params: { provider } }, options)).result;
    },
    async login(provider, body, options = {}) {
      return (await transport.send(login, { params: { provider }, body }, options)).result;
    },
  };
}
