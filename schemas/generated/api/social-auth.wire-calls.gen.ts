// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { WireCallDescriptor } from '#schemas/api/call.ts';
import { findWireGuard } from '#schemas/api/wire-guards.server.ts';
import type { SocialAuthProvidersAnswer, SocialAuthListAnswer, SocialAuthLinkBody, SocialAuthLinkAnswer, SocialAuthUnlinkAnswer, SocialAuthLoginBody, SocialAuthLoginAnswer } from './wire-types.gen.ts';

/** List the providers that can sign a customer in. */
export const socialAuthProviders: WireCallDescriptor<undefined, SocialAuthProvidersAnswer> = {
  id: 'social-auth.providers',
  method: 'GET',
  service: 'commerce',
  base: '/v2',
  path: '/social-auth/providers',
  version: '3.0',
  auth: 'visitor',
  encoding: 'json',
  responseType: 'json',
  body: null,
  answer: findWireGuard<SocialAuthProvidersAnswer>('socialAuthProvidersAnswer'),
  query: null,
  form: null,
  status: 200,
  refusals: [],
};

/** List the accounts at providers that are linked. */
export const socialAuthList: WireCallDescriptor<undefined, SocialAuthListAnswer> = {
  id: 'social-auth.list',
  method: 'GET',
  service: 'commerce',
  base: '/v2',
  path: '/social-auth',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  body: null,
  answer: findWireGuard<SocialAuthListAnswer>('socialAuthListAnswer'),
  query: null,
  form: null,
  status: 200,
  refusals: [],
};

/** Link an account at a provider. */
export const socialAuthLink: WireCallDescriptor<SocialAuthLinkBody, SocialAuthLinkAnswer> = {
  id: 'social-auth.link',
  method: 'POST',
  service: 'commerce',
  base: '/v2',
  path: '/social-auth/{provider}',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  body: findWireGuard<SocialAuthLinkBody>('socialAuthLinkBody'),
  answer: findWireGuard<SocialAuthLinkAnswer>('socialAuthLinkAnswer'),
  query: null,
  form: null,
  status: 200,
  refusals: [{ status: 404, codes: ['provider_not_found'] }, { status: 409, codes: ['social_account_taken', 'social_already_linked'] }, { status: 422, codes: ['assertion_not_valid', 'invalid', 'required'] }],
};

/** Unlink the account at a provider. */
export const socialAuthUnlink: WireCallDescriptor<undefined, SocialAuthUnlinkAnswer> = {
  id: 'social-auth.unlink',
  method: 'DELETE',
  service: 'commerce',
  base: '/v2',
  path: '/social-auth/{provider}',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  body: null,
  answer: findWireGuard<SocialAuthUnlinkAnswer>('socialAuthUnlinkAnswer'),
  query: null,
  form: null,
  status: 200,
  refusals: [{ status: 404, codes: ['provider_not_found', 'social_not_linked'] }],
};

/** Sign in by a linked account at a provider. */
export const socialAuthLogin: WireCallDescriptor<SocialAuthLoginBody, SocialAuthLoginAnswer> = {
  id: 'social-auth.login',
  method: 'POST',
  service: 'commerce',
  base: '/v2',
  path: '/social-auth/{provider}/login',
  version: '3.0',
  auth: 'visitor',
  encoding: 'json',
  responseType: 'json',
  body: findWireGuard<SocialAuthLoginBody>('socialAuthLoginBody'),
  answer: findWireGuard<SocialAuthLoginAnswer>('socialAuthLoginAnswer'),
  query: null,
  form: null,
  status: 200,
  refusals: [{ status: 401, codes: ['social_account_unknown'] }, { status: 403, codes: ['2fa_account_locked', '2fa_incorrect', '2fa_required'] }, { status: 404, codes: ['provider_not_found'] }, { status: 422, codes: ['assertion_not_valid', 'invalid', 'required'] }],
};
