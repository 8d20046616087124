import { expect, test } from 'vitest';
import { ApiError } from '#engine/api/api-error.ts';
import { createTestLoadContext } from '../../_testing/load-context.ts';
import { createTestOrderSummary } from '../../_testing/orders.ts';
import { createTestPartySession } from '../../_testing/parties.ts';
import { renderTestBlockToHtml } from '../../_testing/render-example.tsx';
import { loadPartyOfTicketData } from './party-of-ticket.data.ts';

function ticket(answer: unknown) {
  const { context, sent } = createTestLoadContext({}, { 'lotto-party.order.get': answer }, { id: 'o-1' });
  const html = async () => {
    const { data } = await loadPartyOfTicketData(context);
    return renderTestBlockToHtml({ id: 'party', type: 'party-of-ticket', props: {} }, () => data);
  };
  return { load: () => loadPartyOfTicketData(context), html, sent };
}

test('the ticket of a lotto party tells the party, its shares and what they won', async () => {
  const won = { amount: '12.00', currency: 'AUD' };
  const session = createTestPartySession({ status: 'paid', winnings: won, myWinnings: { ...won, amount: '4.00' } });
  const { html, sent } = ticket({ summary: createTestOrderSummary(), session });
  const text = await html();
  for (const words of ['Friday Pies', 'Drawn and paid', '1 share of 3', '12 games', '$12.00', '$4.00'])
    expect(text).toContain(words);
  expect(sent).toEqual([['lotto-party.order.get', { params: { id: 'o-1' }, query: { show_details: 'true' } }]]);
});

test.each([500, 503])(
  'the ticket of a lotto party says that the party could not be loaded while the service answers %i',
  async (status) => {
    const { load: loaded, html } = ticket(new ApiError('Down.', { status }));
    expect((await loaded()).data).toEqual({ id: 'o-1', session: null });
    expect(await html()).toContain('We couldn’t load this ticket’s group.');
  },
);

test('the loader of the party of a ticket fails with 2fa_required where the API asks for a one-time code', async () => {
  const code = new ApiError('Code.', { status: 403, code: '2fa_required', result: { method: 'email' } });
  await expect(ticket(code).load()).rejects.toBe(code);
});
