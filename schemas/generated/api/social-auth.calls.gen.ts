// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { ClientCallDescriptor } from '#schemas/api/call.ts';
import { findClientGuard } from '#schemas/api/client-guards.server.ts';
import type { SocialAuthProvidersResult, SocialAuthListResult, SocialAuthLinkBody, SocialAuthLinkResult, SocialAuthUnlinkResult, SocialAuthLoginBody, SocialAuthLoginResult } from './types.gen.ts';

/** List the providers that can sign a customer in. */
export const socialAuthProviders: ClientCallDescriptor<Record<never, never>, Record<never, never>, undefined, SocialAuthProvidersResult> = {
  id: 'social-auth.providers',
  method: 'GET',
  service: 'commerce',
  base: '/v2',
  path: '/social-auth/providers',
  version: '3.0',
  auth: 'visitor',
  encoding: 'json',
  responseType: 'json',
  queryGuard: null,
  body: null,
  result: findClientGuard<SocialAuthProvidersResult>('socialAuthProvidersResult'),
  paged: false,
};

/** List the accounts at providers that are linked. */
export const socialAuthList: ClientCallDescriptor<Record<never, never>, Record<never, never>, undefined, SocialAuthListResult> = {
  id: 'social-auth.list',
  method: 'GET',
  service: 'commerce',
  base: '/v2',
  path: '/social-auth',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  queryGuard: null,
  body: null,
  result: findClientGuard<SocialAuthListResult>('socialAuthListResult'),
  paged: false,
};

/** Link an account at a provider. */
export const socialAuthLink: ClientCallDescriptor<{ provider: string }, Record<never, never>, SocialAuthLinkBody, SocialAuthLinkResult> = {
  id: 'social-auth.link',
  method: 'POST',
  service: 'commerce',
  base: '/v2',
  path: '/social-auth/{provider}',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  queryGuard: null,
  body: findClientGuard<SocialAuthLinkBody>('socialAuthLinkBody'),
  result: findClientGuard<SocialAuthLinkResult>('socialAuthLinkResult'),
  paged: false,
};

/** Unlink the account at a provider. */
export const socialAuthUnlink: ClientCallDescriptor<{ provider: string }, Record<never, never>, undefined, SocialAuthUnlinkResult> = {
  id: 'social-auth.unlink',
  method: 'DELETE',
  service: 'commerce',
  base: '/v2',
  path: '/social-auth/{provider}',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  queryGuard: null,
  body: null,
  result: findClientGuard<SocialAuthUnlinkResult>('socialAuthUnlinkResult'),
  paged: false,
};

/** Sign in by a linked account at a provider. */
export const socialAuthLogin: ClientCallDescriptor<{ provider: string }, Record<never, never>, SocialAuthLoginBody, SocialAuthLoginResult> = {
  id: 'social-auth.login',
  method: 'POST',
  service: 'commerce',
  base: '/v2',
  path: '/social-auth/{provider}/login',
  version: '3.0',
  auth: 'visitor',
  encoding: 'json',
  responseType: 'json',
  queryGuard: null,
  body: findClientGuard<SocialAuthLoginBody>('socialAuthLoginBody'),
  result: findClientGuard<SocialAuthLoginResult>('socialAuthLoginResult'),
  paged: false,
};
