import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import { findProgramOnPath, thisMachineBrowserLookup } from '../../scripts/test/find-chromium.ts';
import { sendGetRequestToLocalPort } from './request.ts';

/** nginx before servers of this machine. */
export interface HttpsProxy {
  /** Path of its certificate, in PEM, for localhost. It is its own authority. */
  readonly certificate: string;
  close(): Promise<void>;
}

export interface HttpsProxyOptions {
  /** Port of the proxy. */
  readonly port: number;
  /** Ports of the servers by their public host names. */
  readonly servers?: Readonly<Record<string, number>>;
  /** Port of the server of all other hosts. */
  readonly others: number;
}

/** Debian has nginx in a folder that is not in the path of its users. */
const environment = { ...process.env, PATH: `${process.env['PATH'] ?? ''}:/usr/sbin:/usr/local/sbin` };

const machine = { ...thisMachineBrowserLookup, environment };

/** @throws with advice where there is no such program and no package can be installed. */
function findProgram(name: string): string {
  const find = () => findProgramOnPath(machine, [name]);
  const found = find() ?? (machine.installPackage(name) ? find() : undefined);
  if (found === undefined)
    throw new Error(
      `There is no ${name} here. Install it (Debian, Ubuntu: \`apt-get install ${name}\`), and run this again.`,
    );
  return found;
}

/** Starts nginx with a certificate that no browser trusts. Resolves once it answers. */
export async function startHttpsProxy({ port, servers = {}, others }: HttpsProxyOptions): Promise<HttpsProxy> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-proxy-'));
  const certificate = [
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:prime256v1',
    '-nodes',
    '-subj',
    '/CN=localhost',
  ];
  const path = join(folder, 'certificate.pem');
  const files = ['-keyout', join(folder, 'key.pem'), '-out', path];
  spawnSync(findProgram('openssl'), ['req', ...certificate, ...files], { env: environment });
  writeFileSync(join(folder, 'nginx.conf'), formatConfiguration({ port, servers, others }));
  const child = spawn(findProgram('nginx'), ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr'], {
    env: environment,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  // Answers 400, because it expects https.
  await vi.waitFor(
    async () => {
      const { status } = await sendGetRequestToLocalPort(port, '/');
      if (status !== 400) throw new Error(`the proxy answered ${status}`);
    },
    { timeout: 15_000 },
  );
  return {
    certificate: path,
    close: async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function formatConfiguration({ port, servers, others }: Required<HttpsProxyOptions>): string {
  const hosts = Object.entries(servers).map(([host, server]) => `    ${host} 127.0.0.1:${server};`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `  ${name}_temp_path ${name};`);
  // Started by root, nginx would answer as a user who may not read its folder.
  const user = process.getuid?.() === 0 ? 'user root;\n' : '';
  return `${user}daemon off;
pid nginx.pid;
events {}
http {
  access_log off;
${temporary.join('\n')}
  map $host $server {
${hosts.join('\n')}
    default 127.0.0.1:${others};
  }
  server {
    listen 127.0.0.1:${port} ssl;
    ssl_certificate certificate.pem;
    ssl_certificate_key key.pem;
    client_max_body_size 20m;
    location / {
      proxy_pass http://$server;
      proxy_http_version 1.1;
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-Host $http_host;
      proxy_set_header X-Forwarded-Proto https;
      proxy_set_header X-Forwarded-For $remote_addr;
    }
  }
}
`;
}
