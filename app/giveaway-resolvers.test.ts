import { expect, test } from 'vitest';
import { createCommerceCalls } from '#commerce/commerce.ts';
import { createTestTransportFromTable } from '#commerce/testing.ts';
import { ApiError } from '#engine/api/api-error.ts';
import { createGiveawayResolvers } from './giveaway-resolvers.ts';
import { paramNamesMessages } from './param-names.messages.gen.ts';
import { testParamContext } from './testing/test-param-context.ts';
import { getUsualMessages } from './testing/usual-messages.ts';

const names = getUsualMessages(paramNamesMessages);

const noSuchDraw = new ApiError('There is no such draw.', { status: 404, code: 'draw_not_found' });

async function named(value: string, answer: unknown, giveawayType = 'Daily') {
  const { transport } = createTestTransportFromTable({ 'membership.giveaway': answer });
  const { giveaway } = createGiveawayResolvers(() => createCommerceCalls(transport), names);
  return giveaway(value, { ...testParamContext, param: 'drawNumber', params: { giveawayType, drawNumber: value } });
}

test('the giveaway type resolver resolves Major to major, and the unknown type hourly to nothing', async () => {
  const { 'giveaway-type': resolve } = createGiveawayResolvers(
    () => createCommerceCalls(createTestTransportFromTable({}).transport),
    names,
  );
  expect(resolve('Major')).toEqual({ canonical: 'major', label: 'major' });
  expect(resolve('hourly')).toBeNull();
});

test('the giveaway resolver finds an existing draw, and nothing for an unknown or malformed draw number', async () => {
  expect(await named('41', { name: 'The Morning Thousand' })).toEqual({
    canonical: '41',
    label: 'The Morning Thousand, draw 41',
  });
  expect(await named('41', noSuchDraw)).toBeNull();
  expect(await named('041', { name: 'x' })).toBeNull();
  expect(await named('x', { name: 'x' })).toBeNull();
});

test('the giveaway resolver accepts a draw number while the API is unreachable', async () => {
  const silent = new ApiError('no answer', { status: 408, code: 'no_answer' });
  expect(await named('41', silent)).toEqual({ canonical: '41', label: 'draw 41' });
});
