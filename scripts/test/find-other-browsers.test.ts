import { expect, test } from 'vitest';
import { findFirefox, findWebKit } from './find-other-browsers.ts';

const MINI = '/usr/lib/webkit2gtk-4.1/MiniBrowser';
const having = (...paths: string[]) => ({
  environment: { PATH: '/usr/local/bin:/usr/bin' },
  isExecutable: (path: string) => paths.includes(path),
});

test('findFirefox prefers the program that FIREFOX names; without variables, it and findWebKit find installed programs', () => {
  expect(findFirefox(having('/usr/bin/firefox', '/usr/bin/firefox-esr'))).toBe('/usr/bin/firefox-esr');
  const { isExecutable } = having('/opt/firefox', '/usr/bin/firefox');
  expect(findFirefox({ environment: { FIREFOX: '/opt/firefox', PATH: '/usr/bin' }, isExecutable })).toBe(
    '/opt/firefox',
  );
  expect(findWebKit(having('/usr/bin/WebKitWebDriver', '/usr/bin/xvfb-run', MINI), ['/opt/MiniBrowser', MINI])).toEqual(
    {
      driver: '/usr/bin/WebKitWebDriver',
      browser: MINI,
      screen: '/usr/bin/xvfb-run',
    },
  );
});

test('findFirefox and findWebKit throw for missing programs with installation instructions', () => {
  const named = { ...having(), environment: { FIREFOX: '/opt/firefox' } };
  const errorMessages = [
    () => findFirefox(having()),
    () => findFirefox(named),
    () => findWebKit(having(), []),
    () => findWebKit(having('/usr/bin/WebKitWebDriver'), [MINI]),
    () => findWebKit(having('/usr/bin/WebKitWebDriver', MINI), [MINI]),
  ].map((find) => {
    try {
      return find();
    } catch (error) {
      return String(error);
    }
  });
  const install = (what: string, variable: string) =>
    `Error: The journeys in other browsers need ${what}, which is not here. Install it, or set ${variable} to its path, then run the command again.`;
  const webkit = 'WebKitGTK with its driver (Debian: `apt-get install webkit2gtk-driver`)';
  expect(errorMessages).toEqual([
    install('Firefox (Debian: `apt-get install firefox-esr`)', 'FIREFOX'),
    'Error: FIREFOX is "/opt/firefox", and there is no program at that path.',
    install(webkit, 'WEBKIT_DRIVER'),
    install(webkit, 'WEBKIT_DRIVER'),
    install('Xvfb (Debian: `apt-get install xvfb`)', 'XVFB_RUN'),
  ]);
});
