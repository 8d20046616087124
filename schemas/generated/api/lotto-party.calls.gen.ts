// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { ClientCallDescriptor } from '#schemas/api/call.ts';
import { findClientGuard } from '#schemas/api/client-guards.server.ts';
import { findQueryOrFormGuard } from '#schemas/api/request-guards.server.ts';
import type { LottoPartyGroupCreateBody, LottoPartyGroupCreateResult, LottoPartyGroupListResult, LottoPartyGroupGetResult, LottoPartyGroupUpdateBody, LottoPartyGroupUpdateResult, LottoPartyGroupLeaveResult, LottoPartyGroupRemoveMemberResult, LottoPartyGroupByTokenResult, LottoPartyGroupJoinResult, LottoPartyGroupSessionsResult, LottoPartyGroupSessionOpenResult, LottoPartySessionCreateBody, LottoPartySessionCreateResult, LottoPartySessionGetResult, LottoPartySessionUpdateBody, LottoPartySessionUpdateResult, LottoPartySessionDiscoverResult, LottoPartySessionDiscoverDrawResult, LottoPartyConfigResult, LottoPartyConfigGetResult, LottoPartyOrderGetResult } from './types.gen.ts';

/** Create a group; the customer owns it and is its first member. */
export const lottoPartyGroupCreate: ClientCallDescriptor<Record<never, never>, Record<never, never>, LottoPartyGroupCreateBody, LottoPartyGroupCreateResult> = {
  id: 'lotto-party.group.create',
  method: 'POST',
  service: 'lotto-party',
  base: '/social/v3',
  path: '/group',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  queryGuard: null,
  body: findClientGuard<LottoPartyGroupCreateBody>('lottoPartyGroupCreateBody'),
  result: findClientGuard<LottoPartyGroupCreateResult>('lottoPartyGroupCreateResult'),
  paged: false,
};

/** List the groups that the customer is a member of, the latest first. */
export const lottoPartyGroupList: ClientCallDescriptor<Record<never, never>, { limit?: number; offset?: number }, undefined, LottoPartyGroupListResult> = {
  id: 'lotto-party.group.list',
  method: 'GET',
  service: 'lotto-party',
  base: '/social/v3',
  path: '/group',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  queryGuard: findQueryOrFormGuard<unknown>('lottoPartyGroupListQuery'),
  body: null,
  result: findClientGuard<LottoPartyGroupListResult>('lottoPartyGroupListResult'),
  paged: true,
};

/** Get a group that is public, promoted, or one's own. */
export const lottoPartyGroupGet: ClientCallDescriptor<{ id: string }, Record<never, never>, undefined, LottoPartyGroupGetResult> = {
  id: 'lotto-party.group.get',
  method: 'GET',
  service: 'lotto-party',
  base: '/social/v3',
  path: '/group/{id}',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  queryGuard: null,
  body: null,
  result: findClientGuard<LottoPartyGroupGetResult>('lottoPartyGroupGetResult'),
  paged: false,
};

/** Rename a group. Its organiser alone may; its games stay the same. */
export const lottoPartyGroupUpdate: ClientCallDescriptor<{ id: string }, Record<never, never>, LottoPartyGroupUpdateBody, LottoPartyGroupUpdateResult> = {
  id: 'lotto-party.group.update',
  method: 'PATCH',
  service: 'lotto-party',
  base: '/social/v3',
  path: '/group/{id}',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  queryGuard: null,
  body: findClientGuard<LottoPartyGroupUpdateBody>('lottoPartyGroupUpdateBody'),
  result: findClientGuard<LottoPartyGroupUpdateResult>('lottoPartyGroupUpdateResult'),
  paged: false,
};

/** Leave a group. Shares that are paid stay in their draws; an organiser is followed by the member who has been in longest. */
export const lottoPartyGroupLeave: ClientCallDescriptor<{ id: string }, Record<never, never>, undefined, LottoPartyGroupLeaveResult> = {
  id: 'lotto-party.group.leave',
  method: 'DELETE',
  service: 'lotto-party',
  base: '/social/v3',
  path: '/group/{id}/member',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  queryGuard: null,
  body: null,
  result: findClientGuard<LottoPartyGroupLeaveResult>('lottoPartyGroupLeaveResult'),
  paged: false,
};

/** Take a member out of a group. Its organiser alone may; shares that the member has paid stay in their draws, and the invitation is a new one. */
export const lottoPartyGroupRemoveMember: ClientCallDescriptor<{ id: string; memberId: string }, Record<never, never>, undefined, LottoPartyGroupRemoveMemberResult> = {
  id: 'lotto-party.group.remove-member',
  method: 'DELETE',
  service: 'lotto-party',
  base: '/social/v3',
  path: '/group/{id}/member/{memberId}',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  queryGuard: null,
  body: null,
  result: findClientGuard<LottoPartyGroupRemoveMemberResult>('lottoPartyGroupRemoveMemberResult'),
  paged: false,
};

/** Get the group that an invitation leads to. */
export const lottoPartyGroupByToken: ClientCallDescriptor<{ groupToken: string }, Record<never, never>, undefined, LottoPartyGroupByTokenResult> = {
  id: 'lotto-party.group.by-token',
  method: 'GET',
  service: 'lotto-party',
  base: '/social/v3',
  path: '/group/token/{groupToken}',
  version: '3.0',
  auth: 'visitor',
  encoding: 'json',
  responseType: 'json',
  queryGuard: null,
  body: null,
  result: findClientGuard<LottoPartyGroupByTokenResult>('lottoPartyGroupByTokenResult'),
  paged: false,
};

/** Become a member of the group that an invitation leads to. Who is one already stays it. */
export const lottoPartyGroupJoin: ClientCallDescriptor<{ groupToken: string }, Record<never, never>, undefined, LottoPartyGroupJoinResult> = {
  id: 'lotto-party.group.join',
  method: 'POST',
  service: 'lotto-party',
  base: '/social/v3',
  path: '/group/token/{groupToken}/join',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  queryGuard: null,
  body: null,
  result: findClientGuard<LottoPartyGroupJoinResult>('lottoPartyGroupJoinResult'),
  paged: false,
};

/** List the sessions of a group, the latest first. */
export const lottoPartyGroupSessions: ClientCallDescriptor<{ id: string }, { limit?: number; offset?: number }, undefined, LottoPartyGroupSessionsResult> = {
  id: 'lotto-party.group.sessions',
  method: 'GET',
  service: 'lotto-party',
  base: '/social/v3',
  path: '/group/{id}/session',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  queryGuard: findQueryOrFormGuard<unknown>('lottoPartyGroupSessionsQuery'),
  body: null,
  result: findClientGuard<LottoPartyGroupSessionsResult>('lottoPartyGroupSessionsResult'),
  paged: true,
};

/** Get the open session of a group. */
export const lottoPartyGroupSessionOpen: ClientCallDescriptor<{ id: string }, Record<never, never>, undefined, LottoPartyGroupSessionOpenResult> = {
  id: 'lotto-party.group.session-open',
  method: 'GET',
  service: 'lotto-party',
  base: '/social/v3',
  path: '/group/{id}/session/open',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  queryGuard: null,
  body: null,
  result: findClientGuard<LottoPartyGroupSessionOpenResult>('lottoPartyGroupSessionOpenResult'),
  paged: false,
};

/** Open a session of a group for a draw. */
export const lottoPartySessionCreate: ClientCallDescriptor<Record<never, never>, Record<never, never>, LottoPartySessionCreateBody, LottoPartySessionCreateResult> = {
  id: 'lotto-party.session.create',
  method: 'POST',
  service: 'lotto-party',
  base: '/social/v3',
  path: '/session',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  queryGuard: null,
  body: findClientGuard<LottoPartySessionCreateBody>('lottoPartySessionCreateBody'),
  result: findClientGuard<LottoPartySessionCreateResult>('lottoPartySessionCreateResult'),
  paged: false,
};

/** Get a session. */
export const lottoPartySessionGet: ClientCallDescriptor<{ id: string }, Record<never, never>, undefined, LottoPartySessionGetResult> = {
  id: 'lotto-party.session.get',
  method: 'GET',
  service: 'lotto-party',
  base: '/social/v3',
  path: '/session/{id}',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  queryGuard: null,
  body: null,
  result: findClientGuard<LottoPartySessionGetResult>('lottoPartySessionGetResult'),
  paged: false,
};

/** Say whether sessions of the group follow each other by themselves. Turned on for a session that is over, the next one opens at once. */
export const lottoPartySessionUpdate: ClientCallDescriptor<{ id: string }, Record<never, never>, LottoPartySessionUpdateBody, LottoPartySessionUpdateResult> = {
  id: 'lotto-party.session.update',
  method: 'PUT',
  service: 'lotto-party',
  base: '/social/v3',
  path: '/session/{id}',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  queryGuard: null,
  body: findClientGuard<LottoPartySessionUpdateBody>('lottoPartySessionUpdateBody'),
  result: findClientGuard<LottoPartySessionUpdateResult>('lottoPartySessionUpdateResult'),
  paged: false,
};

/** List open sessions of promoted and public groups that still have shares: promoted ones first, then by their draws. */
export const lottoPartySessionDiscover: ClientCallDescriptor<Record<never, never>, { limit?: number; offset?: number }, undefined, LottoPartySessionDiscoverResult> = {
  id: 'lotto-party.session.discover',
  method: 'GET',
  service: 'lotto-party',
  base: '/social/v3',
  path: '/session/discover',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  queryGuard: findQueryOrFormGuard<unknown>('lottoPartySessionDiscoverQuery'),
  body: null,
  result: findClientGuard<LottoPartySessionDiscoverResult>('lottoPartySessionDiscoverResult'),
  paged: true,
};

/** List those of one draw. */
export const lottoPartySessionDiscoverDraw: ClientCallDescriptor<{ drawId: string }, { limit?: number; offset?: number }, undefined, LottoPartySessionDiscoverDrawResult> = {
  id: 'lotto-party.session.discover-draw',
  method: 'GET',
  service: 'lotto-party',
  base: '/social/v3',
  path: '/session/discover/draw/{drawId}',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  queryGuard: findQueryOrFormGuard<unknown>('lottoPartySessionDiscoverDrawQuery'),
  body: null,
  result: findClientGuard<LottoPartySessionDiscoverDrawResult>('lottoPartySessionDiscoverDrawResult'),
  paged: true,
};

/** List the lotteries that parties can play. */
export const lottoPartyConfig: ClientCallDescriptor<Record<never, never>, Record<never, never>, undefined, LottoPartyConfigResult> = {
  id: 'lotto-party.config',
  method: 'GET',
  service: 'lotto-party',
  base: '/social/v3',
  path: '/config',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  queryGuard: null,
  body: null,
  result: findClientGuard<LottoPartyConfigResult>('lottoPartyConfigResult'),
  paged: false,
};

/** Get a lottery that parties can play. */
export const lottoPartyConfigGet: ClientCallDescriptor<{ id: string }, Record<never, never>, undefined, LottoPartyConfigGetResult> = {
  id: 'lotto-party.config.get',
  method: 'GET',
  service: 'lotto-party',
  base: '/social/v3',
  path: '/config/{id}',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  queryGuard: null,
  body: null,
  result: findClientGuard<LottoPartyConfigGetResult>('lottoPartyConfigGetResult'),
  paged: false,
};

/** Get the customer's shares of a session. */
export const lottoPartyOrderGet: ClientCallDescriptor<{ id: string }, { show_details?: 'true' | 'false' }, undefined, LottoPartyOrderGetResult> = {
  id: 'lotto-party.order.get',
  method: 'GET',
  service: 'lotto-party',
  base: '/social/v3',
  path: '/{id}',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  queryGuard: findQueryOrFormGuard<unknown>('lottoPartyOrderGetQuery'),
  body: null,
  result: findClientGuard<LottoPartyOrderGetResult>('lottoPartyOrderGetResult'),
  paged: false,
};
