import { expect, test } from 'vitest';
import { renderTestBlockToHtml } from '../../_testing/render-example.tsx';

const htmlOf = (code: string) =>
  renderTestBlockToHtml({ id: 'error', type: 'error-page-message', props: { code } }, () => undefined).replaceAll(
    '&#x27;',
    "'",
  );

test.each([
  ['404', 'Something went wrong.'],
  ['404', "It's looking like you may have taken a wrong turn."],
  ['418', 'There are currently no products available, please check back later. Thank you for being patient.'],
  ['500', 'We are experiencing large load times on our server. Thank you for being patient.'],
  ['503', "We'll be up and running again soon after this scheduled maintenance."],
  ['unreachable', 'We can’t reach this page just now'],
  ['unreachable', 'This page isn’t loading right now. Please try again in a minute.'],
  ['generic', "It's not you, it's us!"],
])('the error page message with the code %s says "%s"', (code, text) => {
  expect(htmlOf(code)).toContain(`>${text}<`);
});

test('the error page message has the heading and text of its document in place of the usual ones', () => {
  const props = { code: '503', heading: 'Closed for stocktaking', text: 'We open again at ten.' };
  const html = renderTestBlockToHtml({ id: 'error', type: 'error-page-message', props }, () => undefined);
  expect(html).toContain('<h1>Closed for stocktaking</h1>');
  expect(html).toContain('<p class="error-page-message__text">We open again at ten.</p>');
});

test('the error page message links to the homepage for 404, and after a failure of the shop also has a button to reload', () => {
  expect(htmlOf('404')).toContain('<a class="button" href="/home">Go to the homepage</a>');
  expect(htmlOf('generic')).toContain('<button class="button" type="submit">Reload</button>');
  expect(htmlOf('generic')).toContain('href="/home">Go to the homepage</a>');
  expect(htmlOf('unreachable')).toContain('<button class="button" type="submit">Try again</button>');
});
