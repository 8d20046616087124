import dns, { type LookupOptions } from 'node:dns';
import { readFileSync } from 'node:fs';

/**
 * Loaded into a node before its own code. Resolves names that end in `.parts.test` to this machine: not at all, or late,
 * if the file at `FAULTY_RESOLVER` contains `missing` or `slow`.
 */
const file = process.env['FAULTY_RESOLVER'] ?? '';
const DELAY = 3_000;

type Answer = (error: Error | null, address?: unknown, family?: number) => void;

const lookup = dns.lookup;

function lookUpPart(name: string, options: LookupOptions | Answer, answer?: Answer): void {
  if (!name.endsWith('.parts.test')) return void Reflect.apply(lookup, dns, [name, options, answer]);
  const settings = typeof options === 'function' ? {} : options;
  const give = typeof options === 'function' ? options : answer;
  const fault = readFileSync(file, 'utf8');
  const found = () =>
    settings.all ? give?.(null, [{ address: '127.0.0.1', family: 4 }]) : give?.(null, '127.0.0.1', 4);
  if (fault === 'missing') {
    const error = Object.assign(new Error(`getaddrinfo ENOTFOUND ${name}`), { code: 'ENOTFOUND', hostname: name });
    process.nextTick(() => give?.(error));
  } else if (fault === 'slow') setTimeout(found, DELAY);
  else process.nextTick(found);
}

Object.assign(dns, { lookup: lookUpPart });
