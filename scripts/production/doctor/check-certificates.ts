import { isIP } from 'node:net';
import { connect } from 'node:tls';
import { type Finding, fail, pass, warn } from './finding.ts';

const DAY = 86_400_000;
const PATIENCE = 5_000;
const HTTPS_PORT = 443;

/** Certificates are renewed some weeks before their end. */
const FEW_DAYS = 21;

export interface CertificateCheckOptions {
  readonly now: number;
  /** Address to connect to for every host, instead of its own. */
  readonly address?: { readonly host: string; readonly port: number };
}

/** Checks the certificate of each public host. */
export async function checkCertificates(
  hosts: readonly string[],
  options: CertificateCheckOptions,
): Promise<readonly Finding[]> {
  const publicHosts = [...new Set(hosts)].filter(isPublicHost);
  if (publicHosts.length === 0)
    return [
      warn('certificate', 'No brand has a public host.', 'Name the hosts of the brands in their site documents.'),
    ];
  return Promise.all(publicHosts.map((host) => checkCertificate(host, options)));
}

function isPublicHost(host: string): boolean {
  return host.includes('.') && !/(?:^|\.)localhost$/.test(host) && isIP(host) === 0;
}

async function checkCertificate(host: string, { now, address }: CertificateCheckOptions): Promise<Finding> {
  const name = `certificate of ${host}`;
  const remedy = 'Renew it, or correct the name of the host in the site document.';
  try {
    const { ends, problem } = await readCertificate(host, address ?? { host, port: HTTPS_PORT });
    const days = Math.floor(Math.abs(ends - now) / DAY);
    if (ends <= now) return fail(name, `It ended ${days} days ago.`, remedy);
    if (problem !== null) return fail(name, `It is not trusted (${problem}).`, remedy);
    return days < FEW_DAYS ? warn(name, `It ends in ${days} days.`, remedy) : pass(name, `It ends in ${days} days.`);
  } catch (error) {
    return fail(name, `There is none (${error instanceof Error ? error.message : error}).`, remedy);
  }
}

/** @throws without a TLS connection in time. */
function readCertificate(
  servername: string,
  address: { readonly host: string; readonly port: number },
): Promise<{ readonly ends: number; readonly problem: string | null }> {
  return new Promise((resolve, reject) => {
    // An untrusted certificate is reported, and no data is sent.
    const socket = connect({ ...address, servername, rejectUnauthorized: false, timeout: PATIENCE }, () => {
      const { valid_to: end } = socket.getPeerCertificate();
      const { authorizationError } = socket;
      socket.destroy();
      resolve({ ends: Date.parse(end), problem: authorizationError ? String(authorizationError) : null });
    });
    socket.once('timeout', () => socket.destroy(new Error(`no answer in ${PATIENCE} ms`)));
    socket.once('error', reject);
  });
}
