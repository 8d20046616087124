import { DatabaseSync } from 'node:sqlite';

/**
 * Loaded before `main.ts`, it ends the process without a warning just before the write to the database that the
 * variable DIE_AT_WRITE counts to, begins and commits included: a sandbox that dies in the middle of anything.
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
