import { DatabaseSync } from 'node:sqlite';

/**
 * Preloaded before `main.ts`: kills the process just before the database write number DIE_AT_WRITE, counting BEGIN and
 * COMMIT.
 */
const WRITES = /^\s*(INSERT|UPDATE|DELETE|BEGIN|COMMIT)/;

let left = Number(process.env['DIE_AT_WRITE'] ?? Number.POSITIVE_INFINITY);

function count(sql: string): void {
  if (WRITES.test(sql) && --left === 0) process.kill(process.pid, 'SIGKILL');
}

const { prepare, exec } = DatabaseSync.prototype;

DatabaseSync.prototype.prepare = function (sql, ...rest) {
  count(sql);
  return prepare.call(this, sql, ...rest);
};

DatabaseSync.prototype.exec = function (sql) {
  count(sql);
  exec.call(this, sql);
};
