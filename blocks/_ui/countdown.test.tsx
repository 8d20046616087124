// @vitest-environment happy-dom
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TestBlockContext } from '../_testing/render-example.tsx';
import { Countdown } from './countdown.tsx';

test('the time left that the page script wrote into a countdown before hydration survives hydration', async () => {
  const countdown = (
    <TestBlockContext>
      <Countdown left={{ at: '2026-05-14T10:00:00.000Z', text: '2h 10m' }} />
    </TestBlockContext>
  );
  const page = document.createElement('div');
  page.innerHTML = renderToString(countdown);
  const time = page.querySelector('time');
  if (time) time.textContent = '2h 9m';

  const complaints: unknown[] = [];
  await act(async () => {
    hydrateRoot(page, countdown, { onRecoverableError: (error) => complaints.push(error) });
  });

  expect(complaints).toEqual([]);
  expect(page.querySelector('time')).toBe(time);
  expect(time?.textContent).toBe('2h 9m');
});

test('a countdown that has ended shows the text that the page script shows at its end', () => {
  const html = renderToString(
    <TestBlockContext>
      <Countdown left={{ at: '2026-05-14T10:00:00.000Z', text: '' }} />
    </TestBlockContext>,
  );
  expect(html).toBe('<time dateTime="2026-05-14T10:00:00.000Z" data-countdown="Closed">Closed</time>');
});
