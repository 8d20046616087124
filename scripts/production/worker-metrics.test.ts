import { expect, test } from 'vitest';
import { joinWorkerMetrics } from './worker-metrics.ts';

const metricsOf = (requests: number, memory: number) => `# HELP requests_total Requests.
# TYPE requests_total counter
requests_total{brand="harbour",route="a}b {c"} ${requests}
requests_total{brand="lantern"} 1

# HELP memory_bytes Memory.
# TYPE memory_bytes gauge
memory_bytes ${memory}
`;

test('metrics of workers are joined by name, and each sample names its worker', () => {
  const workers = [
    { worker: 1, text: metricsOf(7, 100) },
    { worker: 2, text: metricsOf(9, 200) },
  ];
  expect(joinWorkerMetrics(workers)).toBe(`# HELP requests_total Requests.
# TYPE requests_total counter
requests_total{worker="1",brand="harbour",route="a}b {c"} 7
requests_total{worker="1",brand="lantern"} 1
requests_total{worker="2",brand="harbour",route="a}b {c"} 9
requests_total{worker="2",brand="lantern"} 1

# HELP memory_bytes Memory.
# TYPE memory_bytes gauge
memory_bytes{worker="1"} 100
memory_bytes{worker="2"} 200
`);
});

test('a node without workers has no metrics', () => {
  expect(joinWorkerMetrics([])).toBe('');
});
