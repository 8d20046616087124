import { expect, test } from 'vitest';
import { getNoMessages } from '#engine/messages/testing/no-messages.ts';
import { createTextAnswer } from '#engine/server/endpoint.ts';
import { signLink } from '#engine/server/signed-link.ts';
import { createTestDocumentRequest, openTwoBrandTestPages } from '#engine/server/testing/small-shop.tsx';
import { withFlowPreviewEndpoint } from './flow-preview.ts';

const SECRET = 'the secret of links';
/** After the clock of the small shop, and of every other. */
const NEVER = Date.UTC(2100, 0, 1);

const image = () => ({ src: '', srcSet: '' });

function opening(development = true) {
  const { parts } = openTwoBrandTestPages({ documents: {} });
  const pages = async () => createTextAnswer(200, 'the live page');
  const answer = withFlowPreviewEndpoint(
    pages,
    parts,
    { imageSources: image, siteMessages: getNoMessages },
    { development, linkSecret: SECRET },
  );
  return async (target: string) => {
    const { status, body } = await answer(createTestDocumentRequest(target, { host: 'one.localhost' }));
    return [status, String(body)];
  };
}

test('a flow state preview opens outside development with a signed link only, and other addresses show their live pages', async () => {
  const login = '/preview?flow=login&state=entering.gone';
  expect(await opening(false)(login)).toEqual([200, 'the live page']);
  const [status, text] = await opening(false)(signLink(login, NEVER, SECRET));
  expect([status, text]).toEqual([404, expect.stringContaining("There is no state 'entering.gone'. Did you mean")]);
  expect(await opening()('/about')).toEqual([200, 'the live page']);
});

test('a flow state preview suggests a flow for an unknown one, and lists the states of a flow if none is given', async () => {
  const open = opening();
  expect(await open('/preview?flow=logn&state=x')).toEqual([404, expect.stringContaining("Did you mean 'login'?")]);
  expect(await open('/preview?flow=logout')).toEqual([
    404,
    expect.stringMatching(/^Choose a state\. States of logout: /),
  ]);
});

test('the preview of a flow state that no block shows is an explanation', async () => {
  const open = opening();
  expect(await open('/preview?flow=heartbeat&state=sending')).toEqual([
    200,
    "In the state 'sending' the flow 'heartbeat' shows nothing: a script runs it on any page.\n",
  ]);
  expect(await open('/preview?flow=notification-toast&state=shown.paused')).toEqual([
    200,
    "In the state 'shown.paused' the flow 'notification-toast' is drawn by a script over any page, with the text of the script that opens it.\n",
  ]);
});

test('a preview address with both a flow and a path is handled as that of a page, not as that of a flow', async () => {
  expect(await opening()('/preview?path=%2F&flow=logn&state=x')).toEqual([200, 'the live page']);
  expect(await opening()('/preview?flow=logn&state=x&path=%2F')).toEqual([200, 'the live page']);
});
