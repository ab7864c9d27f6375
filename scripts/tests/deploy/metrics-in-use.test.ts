import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseDocument } from 'yaml';
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

/** Whatever Prometheus would not read, as what is no YAML or a field that stands twice, is an error. */
function parsed<T>(name: string): T {
  const document = parseDocument(read(join('deploy/prometheus', name)));
  expect([...document.errors, ...document.warnings], name).toEqual([]);
  return document.toJS();
}

interface Alerts {
  groups: readonly { name: string; rules: readonly { alert: string; expr: string }[] }[];
}

interface Prometheus {
  scrape_configs: readonly { job_name: string }[];
  rule_files: readonly string[];
}

describe('as Prometheus reads them', () => {
  const { groups, ...besides } = parsed<Alerts>('alerts.yml');
  const rules = groups.flatMap((group) => group.rules);
  const { scrape_configs: jobs, rule_files: files, ...others } = parsed<Prometheus>('prometheus.yml');

  it('alerts say what is compared, for how long, how urgent it is and where it is explained', () => {
    expect(besides).toEqual({});
    for (const group of groups)
      expect(group).toEqual({ name: expect.stringMatching(/^\w+$/), rules: expect.any(Array) });
    expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
    for (const rule of rules)
      expect(rule).toEqual({
        alert: expect.stringMatching(/^[A-Z][A-Za-z]+$/),
        // Without a comparison it would fire as soon as there is a figure.
        expr: expect.stringMatching(/\S (?:==|>|<) \d/),
        ...('for' in rule && { for: expect.stringMatching(/^\d+[mh]$/) }),
        labels: { severity: expect.stringMatching(/^(?:page|ticket)$/) },
        annotations: { summary: expect.stringMatching(/\S/), runbook: expect.stringMatching(/\S/) },
      });
  });

  it.each(rules)('$alert closes what it opens', ({ expr }) => {
    const count = (sign: string) => expr.split(sign).length - 1;
    for (const [opened, closed] of [
      ['(', ')'],
      ['[', ']'],
      ['{', '}'],
    ] as const)
      expect(count(opened), opened).toBe(count(closed));
    expect(count('"') % 2).toBe(0);
  });

  it('both programs are asked where they answer, with a token, and the alerts are of no other', () => {
    expect(others).toEqual({});
    expect(files).toEqual(['alerts.yml']);
    const asked = (job_name: string, port: number) => ({
      job_name,
      scrape_interval: '15s',
      authorization: { credentials_file: expect.stringMatching(/^\//) },
      static_configs: [{ targets: [`127.0.0.1:${port}`] }],
    });
    expect(jobs).toEqual([asked('website', 3000), asked('content', 1337)]);
    const named = rules.flatMap(({ expr }) => [...expr.matchAll(/\bjob="([^"]*)"/g)].map(([, job]) => job));
    expect([...new Set(named)].toSorted()).toEqual(jobs.map(({ job_name }) => job_name).toSorted());
  });
});
