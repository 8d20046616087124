import { DEMO_CUSTOMERS, DEMO_PASSWORD, DEMO_TOTP_SECRET, getDemoEmail } from '../../sandbox/seed/customers.ts';

/**
 * Describes the demonstration log-ins for the terminal. `apiUrl` is the sandbox; null for another API, whose customers
 * are unknown.
 */
export function describeTestLogins(apiUrl: string | null, sites: readonly string[]): string {
  const [site] = sites;
  if (apiUrl === null || site === undefined) return '';
  const width = Math.max(24, ...DEMO_CUSTOMERS.map((demo) => getDemoEmail(demo.key, site).length));
  const rows = DEMO_CUSTOMERS.map(({ key, shows }) => `  ${getDemoEmail(key, site).padEnd(width)}  ${shows}`);
  const others = sites.slice(1).map((key) => `@${getDemoEmail('', key).slice(1)}`);
  return [
    `Test logins of ${site}; the others have the same at ${others.join(' and ')}:`,
    '',
    ...rows,
    '',
    `  ${'Password of all'.padEnd(width)}  ${DEMO_PASSWORD}`,
    `  ${'Key of the authenticator'.padEnd(width)}  ${DEMO_TOTP_SECRET}, or read the code in the outbox`,
    `  ${'Outbox: mails and codes'.padEnd(width)}  ${new URL('/_outbox', apiUrl).href}`,
  ].join('\n');
}
