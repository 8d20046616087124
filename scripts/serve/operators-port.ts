import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HttpServerOfAllBrands, ServerSettings } from '#app/server/main.ts';
import type { SettingValues } from '../settings/all-settings.ts';
import { parseNodeAddresses } from '../settings/node-addresses.ts';

/** The operators' port is the third after that of the shops. */
const OPERATORS_PORT_OFFSET = 3;

/** Path of traces at a collector (OTLP over HTTP). */
const TRACES = '/v1/traces';

/** Port for operators; 0 for none. */
export function getOperatorsPort(
  shopPort: number,
  { VITRINE_OPERATORS_PORT }: Pick<SettingValues, 'VITRINE_OPERATORS_PORT'>,
): number {
  return VITRINE_OPERATORS_PORT ?? shopPort + OPERATORS_PORT_OFFSET;
}

/** Metrics, traces and the operators' port, as the settings have them. */
export function operationsOf(
  settings: Pick<
    SettingValues,
    | 'VITRINE_OPERATORS_PORT'
    | 'VITRINE_NODE_ADDRESSES'
    | 'VITRINE_OTLP_URL'
    | 'OTEL_EXPORTER_OTLP_ENDPOINT'
    | 'VITRINE_TRACE_PERCENT'
    | 'VITRINE_WEB_VITALS'
  >,
  release: string,
): Pick<ServerSettings, 'operations'> {
  const collector = settings.VITRINE_OTLP_URL ?? settings.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (settings.VITRINE_OPERATORS_PORT === 0 && collector === null) return {};
  return {
    operations: {
      release,
      webVitals: settings.VITRINE_WEB_VITALS === 'on',
      nodeAddresses: parseNodeAddresses(settings.VITRINE_NODE_ADDRESSES ?? ''),
      tracing:
        collector === null
          ? null
          : { url: `${collector.replace(/\/$/, '')}${TRACES}`, ratio: settings.VITRINE_TRACE_PERCENT / 100 },
    },
  };
}

/** Listens for operators, where there is a port for them. */
export async function listenForOperators(
  { operators }: Pick<HttpServerOfAllBrands, 'operators'>,
  port: number,
  host: string,
): Promise<void> {
  if (!operators || port === 0) return;
  operators.listen({ port, host });
  await once(operators, 'listening');
}

/** The version of a source tree. */
export function readRelease(root: string): string {
  const { version }: { version: string } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return version;
}
