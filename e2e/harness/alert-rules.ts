import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPromtool } from '../../scripts/test/find-promtool.ts';

/** Samples of a node's metrics, by name and labels. */
export type MetricSamples = ReadonlyMap<string, number>;

/** Minutes for which the later samples hold. */
const MINUTES = 20;

/** Reads metrics in the text format of Prometheus. */
export function parseMetricSamples(text: string): MetricSamples {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.flatMap((line) => {
      const space = line.lastIndexOf(' ');
      const value = Number(line.slice(space + 1));
      return Number.isFinite(value) ? [[line.slice(0, space), value]] : [];
    }),
  );
}

/**
 * Names of the alerts that fire when metrics went from `before` to `after`, by promtool and the rules of a file. Gauges
 * stay at the later value for 20 minutes; counters grow each minute as they grew between the two.
 */
export function listFiringAlerts(rules: string, names: readonly string[], before: MetricSamples, after: MetricSamples) {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-alerts-'));
  try {
    return names.filter((name) => {
      const file = join(folder, 'alert.json');
      writeFileSync(file, JSON.stringify(createRuleTest(rules, name, before, after)));
      const { status, stdout, stderr } = spawnSync(findPromtool(), ['test', 'rules', file], { encoding: 'utf8' });
      const output = `${stdout}${stderr}`;
      if (status !== 0 && !/got:\s*nil/.test(output)) throw new Error(`promtool failed:\n${output}`);
      return status === 0;
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** YAML takes JSON, too. */
function createRuleTest(rules: string, alertname: string, before: MetricSamples, after: MetricSamples) {
  const expr = `count by (alertname) (ALERTS{alertname="${alertname}",alertstate="firing"})`;
  return {
    rule_files: [rules],
    evaluation_interval: '1m',
    tests: [
      {
        interval: '1m',
        input_series: [...after].map(([series, value]) => toInputSeries(series, before.get(series) ?? 0, value)),
        promql_expr_test: [
          {
            expr,
            eval_time: `${MINUTES - 2}m`,
            exp_samples: [{ labels: `{alertname="${alertname}"}`, value: 1 }],
          },
        ],
      },
    ],
  };
}

function toInputSeries(series: string, before: number, value: number) {
  const named = series.includes('{') ? series.replace('{', '{instance="node",') : `${series}{instance="node"}`;
  const isCounter = /^\w+_(?:total|bucket|count|sum)(?:\{|$)/.test(series);
  return {
    series: named,
    values: isCounter ? `0+${Math.max(0, value - before)}x${MINUTES}` : `${before} ${value}x${MINUTES}`,
  };
}
