import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SETTING_NAMES } from '../../contract/src/settings/settings-reader.ts';
import { readSettings } from '../../website/src/server/settings.ts';
import { COMMANDS } from '../package/contents.ts';
import { CONTENT_COMMAND, HEAP_ENV, WEBSITE_COMMAND } from '../programs/prepare.ts';
import { ROOT } from '../steps.ts';

const DEPLOY = join(ROOT, 'deploy');
const SYSTEMD = join(ROOT, 'deploy/systemd');
const read = (name: string) => readFileSync(join(SYSTEMD, name), 'utf8');

/** `NAME=value` of an environment file; the secrets are filled in. */
const settingsOf = (name: string): Record<string, string> =>
  Object.fromEntries(
    [...read(name).matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, key = '', value = '']) => [
      key,
      value || (/TOKEN|SECRET/.test(key) ? 'b3BlbnNzbCByYW5k' : ''),
    ]),
  );

const line = (unit: string, key: string) => new RegExp(`^${key}=(.+)$`, 'm').exec(read(unit))?.[1];

describe('units of systemd', () => {
  it.each([
    ['mall-content.service', CONTENT_COMMAND],
    ['mall-website.service', WEBSITE_COMMAND],
  ])('%s starts the program as it is started everywhere', (unit, command) => {
    expect(line(unit, 'ExecStart')).toBe(`/opt/mall/node_modules/node/bin/node ${command.join(' ')}`);
    expect(line(unit, 'Environment')).toContain(`MALLOC_ARENA_MAX=${HEAP_ENV.MALLOC_ARENA_MAX}`);
    expect(line(unit, 'RestartPreventExitStatus')).toBe('78');
  });

  it('read files that lie beside them', () => {
    const there = readdirSync(SYSTEMD);
    for (const unit of there.filter((name) => name.endsWith('.service')))
      for (const [, file] of read(unit).matchAll(/^EnvironmentFile=\/etc\/mall\/(.+)$/gm))
        expect(there).toContain(file);
  });

  it('set nothing but settings, as the website reads them', () => {
    const env = { ...settingsOf('shared.env'), ...settingsOf('website.env') };
    expect(readSettings(env, '/opt/mall')).toMatchObject({ proxies: 1, secure: true });
    for (const name of Object.keys({ ...env, ...settingsOf('content.env') }))
      expect(SETTING_NAMES).toContain(name);
  });
});

describe('container, compose and Kubernetes', () => {
  const files = [
    'container/Containerfile',
    'compose.yaml',
    'kubernetes/content.yaml',
    'kubernetes/website.yaml',
  ];
  const text = (name: string) => readFileSync(join(DEPLOY, name), 'utf8');

  it.each(files)('%s starts what the archive starts with', (name) => {
    const started = [...text(name).matchAll(/^(?!#).*\/opt\/mall\/(start[a-z-]*)/gm)].map(([, file]) => file);
    expect(started.length).toBeGreaterThan(0);
    for (const file of started) expect(Object.keys(COMMANDS)).toContain(file);
  });

  it('set nothing but settings', () => {
    const named = [
      ...text('compose.yaml').matchAll(/^ {6}([A-Z_]+):/gm),
      ...text('kubernetes/settings.yaml').matchAll(/^ {2}([A-Z_]+):/gm),
      ...text('kubernetes/secret.example.yaml').matchAll(/^ {2}([A-Z_]+):/gm),
    ].map(([, name]) => name);
    expect(named).toContain('CONTENT_URL');
    for (const name of named.filter((one) => one !== 'HEALTH_PORT')) expect(SETTING_NAMES).toContain(name);
  });

  it('bring no secret along', () => {
    for (const name of [...files, 'kubernetes/settings.yaml', 'kubernetes/secret.example.yaml'])
      for (const [line] of text(name).matchAll(/^ *[A-Z_]*(?:TOKEN|SECRET|DATABASE_URL|PASSWORD): .*$/gm))
        expect(line).toMatch(/: (?:""|\$\{[A-Z_]+:-\})$/);
  });

  it.each(['content', 'website'])('keep the addresses of services out of the settings of %s', (name) => {
    expect(text(`kubernetes/${name}.yaml`)).toContain('enableServiceLinks: false');
  });
});
