/** What a worker answers at `/metrics`. */
export interface WorkerMetrics {
  /** Its place among the workers of the node, from 1; a worker that takes the place of another has the same. */
  readonly worker: number;
  /** Text format of Prometheus. */
  readonly text: string;
}

interface MetricFamily {
  /** Its lines of help and type. */
  readonly head: readonly string[];
  readonly samples: string[];
}

/**
 * Joins the metrics of the workers of a node. Each sample gets the label `worker`, because sums would fall when a worker
 * ends, which Prometheus takes for a start from zero.
 */
export function joinWorkerMetrics(workers: readonly WorkerMetrics[]): string {
  const families = new Map<string, MetricFamily>();
  for (const { worker, text } of workers) addWorkerMetrics(families, worker, text.split('\n'));
  return [...families.values()].map(({ head, samples }) => `${[...head, ...samples].join('\n')}\n`).join('\n');
}

function addWorkerMetrics(families: Map<string, MetricFamily>, worker: number, lines: readonly string[]): void {
  let head: string[] = [];
  let samples: string[] = [];
  for (const line of lines) {
    const [, keyword, name = ''] = /^# (HELP|TYPE) (\S+)/.exec(line) ?? [];
    if (keyword === 'HELP') head = [line];
    else if (keyword === 'TYPE') {
      const family = families.get(name) ?? { head: [...head, line], samples: [] };
      families.set(name, family);
      ({ samples } = family);
    } else if (line !== '') samples.push(labelSample(line, worker));
  }
}

/** `name{a="b"} 7` or `name 7` with one more label. */
function labelSample(line: string, worker: number): string {
  return line.replace(/^([^{ ]+)(?:\{([^}]*(?:"[^"]*"[^}]*)*)\})?/, (_, name: string, labels?: string) =>
    labels ? `${name}{worker="${worker}",${labels}}` : `${name}{worker="${worker}"}`,
  );
}
