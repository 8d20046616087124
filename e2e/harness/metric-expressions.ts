/** An expression of an alert or a panel, with the text that shows its series. */
export interface MetricExpression {
  readonly expression: string;
  /** Such as `{{route}}`; empty for an alert. */
  readonly legend: string;
}

/** Names of the labels of each metric. */
export type MetricLabels = ReadonlyMap<string, ReadonlySet<string>>;

/** Labels that Prometheus adds to what it reads. */
const OF_TARGET = ['instance', 'job'];

const METRIC = /\b(?:vitrine|process|nodejs)_[a-z0-9_]+/g;

/** Reads the labels of each metric from the text format of Prometheus. */
export function parseMetricLabels(text: string): MetricLabels {
  const labels = new Map<string, Set<string>>();
  for (const [, name = '', list = ''] of text.matchAll(/^(\w+)(?:\{(.*)\})? \S+$/gm)) {
    const known = labels.get(name) ?? new Set();
    for (const [, label = ''] of list.matchAll(/(\w+)="(?:[^"\\]|\\.)*"/g)) known.add(label);
    labels.set(name, known);
  }
  return labels;
}

/** Reads the expressions of a dashboard of Grafana. */
export function readDashboardExpressions(json: string): MetricExpression[] {
  const { panels }: { panels: { targets: { expr: string; legendFormat: string }[] }[] } = JSON.parse(json);
  return panels.flatMap(({ targets }) =>
    targets.map(({ expr, legendFormat }) => ({ expression: expr, legend: legendFormat })),
  );
}

/** Lists the metrics and labels of an expression that no sample has. */
export function findUnknownMetricsAndLabels({ expression, legend }: MetricExpression, known: MetricLabels): string[] {
  const names = [...new Set(expression.match(METRIC))];
  const ofAll = new Set([...OF_TARGET, ...names.flatMap((name) => [...(known.get(name) ?? [])])]);
  const selected = [...expression.matchAll(/(\w+)\{([^}]*)\}/g)].flatMap(([, name = '', selectors = '']) =>
    [...selectors.matchAll(/(\w+)\s*(?:=~|!~|!=|=)/g)].map(([, label = '']) => ({ name, label })),
  );
  const grouped = [...expression.matchAll(/\b(by|on|without|ignoring)\s*\(([^)]*)\)/g)];
  const listed = (lists: typeof grouped) =>
    lists.flatMap(([, , list = '']) => list.split(',').map((label) => label.trim()));
  const byClauses = grouped.filter(([, word]) => word === 'by');
  const shown = byClauses.length > 0 ? new Set(listed(byClauses)) : ofAll;
  const legendLabels = [...legend.matchAll(/\{\{(\w+)\}\}/g)].map(([, label = '']) => label);
  return [
    ...names.filter((name) => !known.has(name)),
    ...selected.filter(({ name, label }) => !known.get(name)?.has(label)).map(({ name, label }) => `${name}{${label}}`),
    ...listed(grouped).filter((label) => !ofAll.has(label)),
    ...legendLabels.filter((label) => !shown.has(label)).map((label) => `legend {{${label}}}`),
  ];
}
