// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { WireCallDescriptor } from '#schemas/api/call.ts';
import { findQueryOrFormGuard } from '#schemas/api/request-guards.server.ts';
import { findWireGuard } from '#schemas/api/wire-guards.server.ts';
import type { LottoPartyGroupCreateBody, LottoPartyGroupCreateAnswer, LottoPartyGroupListAnswer, LottoPartyGroupGetAnswer, LottoPartyGroupUpdateBody, LottoPartyGroupUpdateAnswer, LottoPartyGroupLeaveAnswer, LottoPartyGroupRemoveMemberAnswer, LottoPartyGroupByTokenAnswer, LottoPartyGroupJoinAnswer, LottoPartyGroupSessionsAnswer, LottoPartyGroupSessionOpenAnswer, LottoPartySessionCreateBody, LottoPartySessionCreateAnswer, LottoPartySessionGetAnswer, LottoPartySessionUpdateBody, LottoPartySessionUpdateAnswer, LottoPartySessionDiscoverAnswer, LottoPartySessionDiscoverDrawAnswer, LottoPartyConfigAnswer, LottoPartyConfigGetAnswer, LottoPartyOrderGetAnswer } from './wire-types.gen.ts';

/** Create a group; the customer owns it and is its first member. */
export const lottoPartyGroupCreate: WireCallDescriptor<LottoPartyGroupCreateBody, LottoPartyGroupCreateAnswer> = {
  id: 'lotto-party.group.create',
  method: 'POST',
  service: 'lotto-party',
  base: '/social/v3',
  path: '/group',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  body: findWireGuard<LottoPartyGroupCreateBody>('lottoPartyGroupCreateBody'),
  answer: findWireGuard<LottoPartyGroupCreateAnswer>('lottoPartyGroupCreateAnswer'),
  query: null,
  form: null,
  status: 200,
  refusals: [{ status: 409, codes: ['duplicate'] }, { status: 422, codes: ['invalid', 'required', 'contains_profanity', 'country_banned', 'time_out', 'self_excluded'] }],
};

/** List the groups that the customer is a member of, the latest first. */
export const lottoPartyGroupList: WireCallDescriptor<undefined, LottoPartyGroupListAnswer> = {
  id: 'lotto-party.group.list',
  method: 'GET',
  service: 'lotto-party',
  base: '/social/v3',
  path: '/group',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  body: null,
  answer: findWireGuard<LottoPartyGroupListAnswer>('lottoPartyGroupListAnswer'),
  query: findQueryOrFormGuard<unknown>('lottoPartyGroupListQuery'),
  form: null,
  status: 200,
  refusals: [{ status: 422, codes: ['invalid'] }],
};

/** Get a group that is public, promoted, or one's own. */
export const lottoPartyGroupGet: WireCallDescriptor<undefined, LottoPartyGroupGetAnswer> = {
  id: 'lotto-party.group.get',
  method: 'GET',
  service: 'lotto-party',
  base: '/social/v3',
  path: '/group/{id}',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  body: null,
  answer: findWireGuard<LottoPartyGroupGetAnswer>('lottoPartyGroupGetAnswer'),
  query: null,
  form: null,
  status: 200,
  refusals: [{ status: 404, codes: ['group_not_found'] }],
};

/** Rename a group. Its organiser alone may; its games stay the same. */
export const lottoPartyGroupUpdate: WireCallDescriptor<LottoPartyGroupUpdateBody, LottoPartyGroupUpdateAnswer> = {
  id: 'lotto-party.group.update',
  method: 'PATCH',
  service: 'lotto-party',
  base: '/social/v3',
  path: '/group/{id}',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  body: findWireGuard<LottoPartyGroupUpdateBody>('lottoPartyGroupUpdateBody'),
  answer: findWireGuard<LottoPartyGroupUpdateAnswer>('lottoPartyGroupUpdateAnswer'),
  query: null,
  form: null,
  status: 200,
  refusals: [{ status: 403, codes: ['not_organiser'] }, { status: 404, codes: ['group_not_found'] }, { status: 409, codes: ['duplicate'] }, { status: 422, codes: ['invalid', 'required', 'contains_profanity'] }],
};

/** Leave a group. Shares that are paid stay in their draws; an organiser is followed by the member who has been in longest. */
export const lottoPartyGroupLeave: WireCallDescriptor<undefined, LottoPartyGroupLeaveAnswer> = {
  id: 'lotto-party.group.leave',
  method: 'DELETE',
  service: 'lotto-party',
  base: '/social/v3',
  path: '/group/{id}/member',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  body: null,
  answer: findWireGuard<LottoPartyGroupLeaveAnswer>('lottoPartyGroupLeaveAnswer'),
  query: null,
  form: null,
  status: 200,
  refusals: [{ status: 403, codes: ['not_a_member'] }, { status: 404, codes: ['group_not_found'] }],
};

/** Take a member out of a group. Its organiser alone may; shares that the member has paid stay in their draws, and the invitation is a new one. */
export const lottoPartyGroupRemoveMember: WireCallDescriptor<undefined, LottoPartyGroupRemoveMemberAnswer> = {
  id: 'lotto-party.group.remove-member',
  method: 'DELETE',
  service: 'lotto-party',
  base: '/social/v3',
  path: '/group/{id}/member/{memberId}',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  body: null,
  answer: findWireGuard<LottoPartyGroupRemoveMemberAnswer>('lottoPartyGroupRemoveMemberAnswer'),
  query: null,
  form: null,
  status: 200,
  refusals: [{ status: 403, codes: ['not_organiser'] }, { status: 404, codes: ['group_not_found', 'member_not_found'] }],
};

/** Get the group that an invitation leads to. */
export const lottoPartyGroupByToken: WireCallDescriptor<undefined, LottoPartyGroupByTokenAnswer> = {
  id: 'lotto-party.group.by-token',
  method: 'GET',
  service: 'lotto-party',
  base: '/social/v3',
  path: '/group/token/{groupToken}',
  version: '3.0',
  auth: 'visitor',
  encoding: 'json',
  responseType: 'json',
  body: null,
  answer: findWireGuard<LottoPartyGroupByTokenAnswer>('lottoPartyGroupByTokenAnswer'),
  query: null,
  form: null,
  status: 200,
  refusals: [{ status: 404, codes: ['group_not_found'] }],
};

/** Become a member of the group that an invitation leads to. Who is one already stays it. */
export const lottoPartyGroupJoin: WireCallDescriptor<undefined, LottoPartyGroupJoinAnswer> = {
  id: 'lotto-party.group.join',
  method: 'POST',
  service: 'lotto-party',
  base: '/social/v3',
  path: '/group/token/{groupToken}/join',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  body: null,
  answer: findWireGuard<LottoPartyGroupJoinAnswer>('lottoPartyGroupJoinAnswer'),
  query: null,
  form: null,
  status: 200,
  refusals: [{ status: 404, codes: ['group_not_found'] }, { status: 422, codes: ['country_banned', 'time_out', 'self_excluded'] }],
};

/** List the sessions of a group, the latest first. */
export const lottoPartyGroupSessions: WireCallDescriptor<undefined, LottoPartyGroupSessionsAnswer> = {
  id: 'lotto-party.group.sessions',
  method: 'GET',
  service: 'lotto-party',
  base: '/social/v3',
  path: '/group/{id}/session',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  body: null,
  answer: findWireGuard<LottoPartyGroupSessionsAnswer>('lottoPartyGroupSessionsAnswer'),
  query: findQueryOrFormGuard<unknown>('lottoPartyGroupSessionsQuery'),
  form: null,
  status: 200,
  refusals: [{ status: 404, codes: ['group_not_found'] }, { status: 422, codes: ['invalid'] }],
};

/** Get the open session of a group. */
export const lottoPartyGroupSessionOpen: WireCallDescriptor<undefined, LottoPartyGroupSessionOpenAnswer> = {
  id: 'lotto-party.group.session-open',
  method: 'GET',
  service: 'lotto-party',
  base: '/social/v3',
  path: '/group/{id}/session/open',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  body: null,
  answer: findWireGuard<LottoPartyGroupSessionOpenAnswer>('lottoPartyGroupSessionOpenAnswer'),
  query: null,
  form: null,
  status: 200,
  refusals: [{ status: 404, codes: ['group_not_found'] }],
};

/** Open a session of a group for a draw. */
export const lottoPartySessionCreate: WireCallDescriptor<LottoPartySessionCreateBody, LottoPartySessionCreateAnswer> = {
  id: 'lotto-party.session.create',
  method: 'POST',
  service: 'lotto-party',
  base: '/social/v3',
  path: '/session',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  body: findWireGuard<LottoPartySessionCreateBody>('lottoPartySessionCreateBody'),
  answer: findWireGuard<LottoPartySessionCreateAnswer>('lottoPartySessionCreateAnswer'),
  query: null,
  form: null,
  status: 200,
  refusals: [{ status: 403, codes: ['not_a_member'] }, { status: 404, codes: ['group_not_found'] }, { status: 409, codes: ['session_open'] }, { status: 422, codes: ['draw_closed', 'invalid', 'required', 'country_banned', 'time_out', 'self_excluded'] }],
};

/** Get a session. */
export const lottoPartySessionGet: WireCallDescriptor<undefined, LottoPartySessionGetAnswer> = {
  id: 'lotto-party.session.get',
  method: 'GET',
  service: 'lotto-party',
  base: '/social/v3',
  path: '/session/{id}',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  body: null,
  answer: findWireGuard<LottoPartySessionGetAnswer>('lottoPartySessionGetAnswer'),
  query: null,
  form: null,
  status: 200,
  refusals: [{ status: 404, codes: ['session_not_found'] }],
};

/** Say whether sessions of the group follow each other by themselves. Turned on for a session that is over, the next one opens at once. */
export const lottoPartySessionUpdate: WireCallDescriptor<LottoPartySessionUpdateBody, LottoPartySessionUpdateAnswer> = {
  id: 'lotto-party.session.update',
  method: 'PUT',
  service: 'lotto-party',
  base: '/social/v3',
  path: '/session/{id}',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  body: findWireGuard<LottoPartySessionUpdateBody>('lottoPartySessionUpdateBody'),
  answer: findWireGuard<LottoPartySessionUpdateAnswer>('lottoPartySessionUpdateAnswer'),
  query: null,
  form: null,
  status: 200,
  refusals: [{ status: 403, codes: ['not_organiser'] }, { status: 404, codes: ['session_not_found'] }, { status: 409, codes: ['session_over'] }, { status: 422, codes: ['invalid', 'required', 'country_banned', 'time_out', 'self_excluded'] }],
};

/** List open sessions of promoted and public groups that still have shares: promoted ones first, then by their draws. */
export const lottoPartySessionDiscover: WireCallDescriptor<undefined, LottoPartySessionDiscoverAnswer> = {
  id: 'lotto-party.session.discover',
  method: 'GET',
  service: 'lotto-party',
  base: '/social/v3',
  path: '/session/discover',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  body: null,
  answer: findWireGuard<LottoPartySessionDiscoverAnswer>('lottoPartySessionDiscoverAnswer'),
  query: findQueryOrFormGuard<unknown>('lottoPartySessionDiscoverQuery'),
  form: null,
  status: 200,
  refusals: [{ status: 422, codes: ['invalid'] }],
};

/** List those of one draw. */
export const lottoPartySessionDiscoverDraw: WireCallDescriptor<undefined, LottoPartySessionDiscoverDrawAnswer> = {
  id: 'lotto-party.session.discover-draw',
  method: 'GET',
  service: 'lotto-party',
  base: '/social/v3',
  path: '/session/discover/draw/{drawId}',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  body: null,
  answer: findWireGuard<LottoPartySessionDiscoverDrawAnswer>('lottoPartySessionDiscoverDrawAnswer'),
  query: findQueryOrFormGuard<unknown>('lottoPartySessionDiscoverDrawQuery'),
  form: null,
  status: 200,
  refusals: [{ status: 404, codes: ['draw_not_found'] }, { status: 422, codes: ['invalid'] }],
};

/** List the lotteries that parties can play. */
export const lottoPartyConfig: WireCallDescriptor<undefined, LottoPartyConfigAnswer> = {
  id: 'lotto-party.config',
  method: 'GET',
  service: 'lotto-party',
  base: '/social/v3',
  path: '/config',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  body: null,
  answer: findWireGuard<LottoPartyConfigAnswer>('lottoPartyConfigAnswer'),
  query: null,
  form: null,
  status: 200,
  refusals: [],
};

/** Get a lottery that parties can play. */
export const lottoPartyConfigGet: WireCallDescriptor<undefined, LottoPartyConfigGetAnswer> = {
  id: 'lotto-party.config.get',
  method: 'GET',
  service: 'lotto-party',
  base: '/social/v3',
  path: '/config/{id}',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  body: null,
  answer: findWireGuard<LottoPartyConfigGetAnswer>('lottoPartyConfigGetAnswer'),
  query: null,
  form: null,
  status: 200,
  refusals: [{ status: 404, codes: ['config_not_found'] }],
};

/** Get the customer's shares of a session. */
export const lottoPartyOrderGet: WireCallDescriptor<undefined, LottoPartyOrderGetAnswer> = {
  id: 'lotto-party.order.get',
  method: 'GET',
  service: 'lotto-party',
  base: '/social/v3',
  path: '/{id}',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  body: null,
  answer: findWireGuard<LottoPartyOrderGetAnswer>('lottoPartyOrderGetAnswer'),
  query: findQueryOrFormGuard<unknown>('lottoPartyOrderGetQuery'),
  form: null,
  status: 200,
  refusals: [{ status: 404, codes: ['order_not_found'] }],
};
