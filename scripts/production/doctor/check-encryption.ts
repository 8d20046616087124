import type { SettingValues } from '../../settings/all-settings.ts';
import { type Finding, pass, warn } from './finding.ts';

const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[::1\]|.*\.localhost)$/;

/** Names the settings with an address beyond this machine that is reached without encryption. */
export function checkEncryption(settings: Partial<SettingValues>): Finding {
  const plain = Object.entries(settings).flatMap(([name, value]) =>
    typeof value === 'string' && value.split(',').some(isPlainAndRemote) ? [name] : [],
  );
  if (plain.length === 0) return pass('encryption', 'Other machines are reached by TLS alone.');
  return warn(
    'encryption',
    `Connections by ${plain.join(', ')} are not encrypted.`,
    'Use https:// and rediss://, or let the network encrypt them. NODE_EXTRA_CA_CERTS names the certificates of an authority of your own.',
  );
}

function isPlainAndRemote(address: string): boolean {
  const url = URL.parse(address.trim());
  return url !== null && /^(?:http|redis):$/.test(url.protocol) && !LOOPBACK.test(url.hostname);
}
