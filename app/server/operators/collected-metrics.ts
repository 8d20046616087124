import { Counter, Gauge, type MetricConfiguration, type Registry } from 'prom-client';

/** Values of the labels in their order, and the value of the metric. */
export type MetricSample = readonly [labels: readonly string[], value: number];

export interface CollectedMetric {
  readonly name: string;
  readonly help: string;
  readonly labelNames?: readonly string[];
  /** Reads all samples whenever the metrics are collected. */
  readonly read: () => readonly MetricSample[];
}

/** A counter whose totals are counted elsewhere, in plain numbers. */
export function registerCollectedCounter(registry: Registry, metric: CollectedMetric): void {
  new Counter(configure(registry, metric, (counter: Counter, labels, value) => counter.labels(...labels).inc(value)));
}

/** A gauge that is read when metrics are collected. */
export function registerCollectedGauge(registry: Registry, metric: CollectedMetric): void {
  new Gauge(configure(registry, metric, (gauge: Gauge, labels, value) => gauge.labels(...labels).set(value)));
}

function configure<Metric extends Counter | Gauge>(
  registry: Registry,
  { name, help, labelNames = [], read }: CollectedMetric,
  write: (metric: Metric, labels: readonly string[], value: number) => void,
): MetricConfiguration<string> & { collect(this: Metric): void } {
  return {
    name,
    help,
    labelNames: [...labelNames],
    registers: [registry],
    collect() {
      this.reset();
      for (const [labels, value] of read()) write(this, labels, value);
    },
  };
}
