import { pino } from 'pino';
import { expect, test } from 'vitest';
import type { CircuitChange } from '#engine/api/circuit-breaker.server.ts';
import { createCircuitLogger, createLogOptions } from './log.ts';

test('the log has each API circuit that opens, with the reason, and each that closes, with how long it was open', () => {
  const lines: string[] = [];
  const log = createCircuitLogger(
    pino({ ...createLogOptions('warn'), base: null, timestamp: false }, { write: (line) => lines.push(line) }),
  );
  const opened: CircuitChange = {
    circuit: 'commerce/draws',
    state: 'open',
    failures: 5,
    openSince: 1_000,
    openFor: null,
    closedAt: null,
    reason: 'timeout of 1200 ms exceeded',
  };
  log(opened);
  log({ ...opened, state: 'closed', failures: 0, openSince: null, openFor: 4_000, closedAt: 5_000 });
  const cause = 'timeout of 1200 ms exceeded';
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    { level: 40, circuit: 'commerce/draws', failures: 5, cause, msg: 'a circuit of the commerce API opened' },
    { level: 40, circuit: 'commerce/draws', openFor: 4_000, cause, msg: 'a circuit of the commerce API closed' },
  ]);
});

test('a line break in a logged value neither splits the log line nor forges another one', () => {
  const lines: string[] = [];
  const log = pino(createLogOptions('warn'), { write: (line) => lines.push(line) });
  const forged = 'x\n{"level":50,"msg":"forged"}\r\n\u2028';
  log.warn({ target: `/${forged}`, body: forged, where: forged, err: new Error(forged) }, forged);
  expect(lines).toHaveLength(1);
  expect(lines[0]?.trimEnd()).not.toMatch(/[\n\r]/);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 40, where: forged, msg: forged });
});
