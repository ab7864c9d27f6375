import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../steps.ts';

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const MADE = read('website/src/server/observing/metrics.ts') + read('content/src/observing/metrics.ts');
const METRIC = /\b(?:website|content)_[a-z_]+\b/g;

const usedIn = (path: string) => [
  ...new Set((read(path).match(METRIC) ?? []).map((name) => name.replace(/_(?:bucket|count|sum)$/, ''))),
];

describe.each(['deploy/prometheus/alerts.yml', 'deploy/grafana/dashboard.json'])('%s', (path) => {
  it('asks for figures that the programs have', () => {
    const used = usedIn(path);
    expect(used.length).toBeGreaterThan(5);
    for (const name of used) expect(MADE).toContain(`'${name}'`);
  });
});

it('leads from each alert to a heading of the runbook', () => {
  const headings = new Set(read('docs/operating.md').match(/^### .+$/gm));
  const named = [...read('deploy/prometheus/alerts.yml').matchAll(/^ +runbook: (.+)$/gm)].map(
    ([, name]) => name,
  );
  expect(named.length).toBeGreaterThan(10);
  for (const name of named) expect(headings).toContain(`### ${name}`);
});
