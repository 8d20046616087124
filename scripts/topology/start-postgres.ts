import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { findPostgresPrograms } from '../test/find-postgres.ts';
import { probePort } from './probes.ts';
import { type ServiceProcess, startServiceProcess } from './service-process.ts';

/** Database and user of Directus. Loopback requires no password. */
export const POSTGRES_DATABASE = { database: 'postgres', user: 'directus' } as const;

export interface PostgresOptions {
  /** Parent folder of the database. */
  readonly folder: string;
  readonly port: number;
  readonly log: (line: string) => void;
}

/** Starts Postgres, with a new database where there is none. */
export async function startPostgres({ folder, port, log }: PostgresOptions): Promise<ServiceProcess> {
  const programs = findPostgresPrograms();
  const data = join(folder, 'postgres');
  const user = findUserOfPostgres();
  if (!existsSync(join(data, 'PG_VERSION'))) createDatabase(programs, data, user);
  const network = ['-p', String(port), '-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='];
  return startServiceProcess({
    name: 'postgres',
    port,
    program: join(programs, 'postgres'),
    args: ['-D', data, ...network, '-c', 'synchronous_commit=off'],
    environment: process.env,
    ...(user && { user }),
    // Its processes are in groups of their own, which it ends itself.
    crashSignal: 'SIGQUIT',
    probe: () => probePort(port),
    log,
  });
}

function createDatabase(programs: string, data: string, user: SystemUser | null): void {
  mkdirSync(data, { recursive: true, mode: 0o700 });
  if (user) {
    chownSync(data, user.uid, user.gid);
    chmodSync(join(data, '..'), 0o711);
  }
  const options = ['--username', POSTGRES_DATABASE.user, '--auth', 'trust', '--encoding', 'UTF8', '--locale', 'C'];
  execFileSync(join(programs, 'initdb'), ['-D', data, '--no-sync', ...options], { cwd: '/', stdio: 'pipe', ...user });
}

interface SystemUser {
  readonly uid: number;
  readonly gid: number;
}

/** Postgres refuses to run as root; null for the user of this process. */
function findUserOfPostgres(): SystemUser | null {
  if (process.getuid?.() !== 0) return null;
  const readId = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: readId('-u'), gid: readId('-g') };
}
