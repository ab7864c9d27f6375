import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseDocument } from 'yaml';
import { SETTING_NAMES } from '../../../contract/src/settings/settings-reader.ts';
import { LONGEST_STOP_MS } from '../../../contract/src/settings/stopping.ts';
import { readSettings } from '../../../website/src/server/settings.ts';
import { COMMANDS } from '../../package/contents.ts';
import { CONTENT_COMMAND, HEAP_ENV, WEBSITE_COMMAND } from '../../programs/prepare.ts';
import { ROOT } from '../../steps.ts';

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

/** What is asked of the example for compose. */
interface Compose {
  services: Record<
    string,
    { environment: Record<string, unknown>; ports: readonly string[]; env_file: readonly object[] }
  >;
}

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

describe.each(['content', 'website'] as const)('whoever ends %s', (name) => {
  const text = (path: string) => readFileSync(join(ROOT, path), 'utf8');
  const longest = LONGEST_STOP_MS[name] / 1000;
  // The lame duck's time is the one that programs take by themselves: no example sets another.
  const seconds = longest + readSettings({}, '/opt/mall').lameDuckMs / 1000;

  it('gives it as long as it may take', () => {
    const [, ofCompose = ''] =
      new RegExp(`^  ${name}:\\n((?: {4}.*\\n)+)`, 'm').exec(text('deploy/compose.yaml')) ?? [];
    const given = {
      systemd: line(`mall-${name}.service`, 'TimeoutStopSec'),
      compose: /^ {4}stop_grace_period: (\d+)s$/m.exec(ofCompose)?.[1],
      kubernetes: /^ +terminationGracePeriodSeconds: (\d+)$/m.exec(
        text(`deploy/kubernetes/${name}.yaml`),
      )?.[1],
    };
    const wanted = String(seconds);
    expect(given).toEqual({ systemd: wanted, compose: wanted, kubernetes: wanted });
  });

  it('is told how long that is', () => {
    const [, stopping = ''] = /^## Stopping\n((?:(?!## ).*\n)+)/m.exec(text('docs/operating.md')) ?? [];
    expect(stopping).toContain(`\`LAME_DUCK_SECONDS\` and ${longest} s`);
  });
});

describe('container, compose and Kubernetes', () => {
  const files = [
    'container/Containerfile',
    'compose.yaml',
    'kubernetes/backup.yaml',
    'kubernetes/content.yaml',
    'kubernetes/website.yaml',
  ];
  const text = (name: string) => readFileSync(join(DEPLOY, name), 'utf8');

  it.each(files)('%s starts what the archive starts with', (name) => {
    const started = [...text(name).matchAll(/^(?!#).*\/opt\/mall\/(start[a-z-]*|backup)\b/gm)].map(
      ([, file]) => file,
    );
    expect(started.length).toBeGreaterThan(0);
    for (const file of started) expect(Object.keys(COMMANDS)).toContain(file);
  });

  it('set nothing but settings', () => {
    const named = [
      ...text('compose.yaml').matchAll(/^ {6}([A-Z_]+):/gm),
      ...text('kubernetes/settings.yaml').matchAll(/^ {2}(?:# )?([A-Z\d_]+):/gm),
      ...text('kubernetes-two/settings.yaml').matchAll(/^ {2}([A-Z\d_]+):/gm),
      ...text('kubernetes/secret.example.yaml').matchAll(/^ {2}([A-Z\d_]+):/gm),
    ].map(([, name]) => name);
    expect(named).toContain('CONTENT_URL');
    for (const name of named.filter((one) => one !== 'HEALTH_PORT')) expect(SETTING_NAMES).toContain(name);
  });

  it('bring no secret along', () => {
    for (const name of [...files, 'kubernetes/settings.yaml', 'kubernetes/secret.example.yaml'])
      for (const [line] of text(name).matchAll(
        /^ *[A-Z\d_]*(?:TOKEN|SECRET|KEYS?|SALT|DATABASE_URL|REDIS_URL|SMTP_URL|PASSWORD|KEY_ID): .*$/gm,
      ))
        expect(line).toMatch(/: ""$/);
  });

  it('compose reads services that it knows, with volumes that it has and open on this machine alone', () => {
    const document = parseDocument(text('compose.yaml'), { merge: true });
    expect([...document.errors, ...document.warnings]).toEqual([]);
    const { services, ...rest }: Compose = document.toJS();
    expect(rest).toEqual({ name: 'mall', volumes: { content: {}, website: {} } });
    expect(Object.keys(services)).toEqual(['content', 'website']);
    for (const [name, service] of Object.entries(services)) {
      // Fields of the compose specification; each has to be there, and of its kind.
      expect(service, name).toEqual({
        image: expect.stringMatching(/^[\w./-]+:\w+$/),
        command: [expect.stringMatching(/^\//)],
        env_file: expect.arrayContaining([{ path: '.env', required: false }]),
        environment: expect.any(Object),
        ports: [expect.stringMatching(/^127\.0\.0\.1:(\d+):\1$/)],
        volumes: [`${name}:/var/lib/mall`],
        stop_grace_period: expect.stringMatching(/^\d+s$/),
        restart: 'unless-stopped',
      });
      // A number or a yes would be written otherwise by compose than by whoever reads it here.
      for (const value of Object.values(service.environment)) expect(value).toEqual(expect.any(String));
      expect(service.ports[0]?.split(':')[2]).toBe(service.environment.HEALTH_PORT);
    }
    const { content, website } = services;
    const { HEALTH_PORT: _own, ...shared } = content?.environment ?? {};
    expect(website?.environment).toEqual({ ...shared, HEALTH_PORT: '3000' });
    expect(shared).toMatchObject({ CONTENT_URL: 'http://content:1337', WEBSITE_URL: 'http://website:3000' });
    // The content system's alone: its database and its mail server.
    expect([content, website].map((one) => one?.env_file.length)).toEqual([2, 1]);
  });

  it('name every file that is applied, and patch what is there', () => {
    const listed = (name: string, key: string) =>
      new RegExp(`^${key}: \\[(.+)\\]$`, 'm').exec(text(`${name}/kustomization.yaml`))?.[1] ?? '';
    const applied = listed('kubernetes', 'resources').split(', ').toSorted();
    const notApplied = ['kustomization.yaml', 'secret.example.yaml'];
    expect(applied).toEqual(
      readdirSync(join(DEPLOY, 'kubernetes')).filter((name) => !notApplied.includes(name)),
    );
    expect(listed('kubernetes-two', 'resources')).toBe('../kubernetes');
    const patches = [...listed('kubernetes-two', 'patches').matchAll(/path: (\S+)/g)].map(([, name]) => name);
    const there = readdirSync(join(DEPLOY, 'kubernetes-two'));
    expect([...patches, 'kustomization.yaml'].toSorted()).toEqual(there);
  });

  // Needs no cluster, which alone knows every field (kubectl apply --dry-run=server).
  describe.skipIf(spawnSync('kubectl', ['version', '--client']).status !== 0)(
    'as kubectl puts them together',
    () => {
      const built = (folder: string) => {
        const { status, stdout, stderr } = spawnSync('kubectl', ['kustomize', join(DEPLOY, folder)], {
          encoding: 'utf8',
        });
        expect(status, stderr).toBe(0);
        const documents = stdout.split(/^---$/m);
        const find = (kind: string, name: string) =>
          documents.find((one) => new RegExp(`^kind: ${kind}\n(?:.*\n)*?  name: ${name}$`, 'm').test(one));
        return { documents, find };
      };

      it.each(['kubernetes', 'kubernetes-two'])('%s lies in one namespace', (folder) => {
        const { documents, find } = built(folder);
        for (const one of documents.filter((document) => !/^kind: Namespace$/m.test(document)))
          expect(one).toMatch(/^ {2}namespace: mall$/m);
        for (const name of ['content', 'website']) {
          expect(find('Deployment', name)).toContain('runAsNonRoot: true');
          expect(find('Service', name)).toBeDefined();
        }
      });

      it('two content systems have no disk of their own, and a bucket', () => {
        const [one, two] = [built('kubernetes'), built('kubernetes-two')];
        expect(one.find('PersistentVolumeClaim', 'content')).toBeDefined();
        expect(one.find('Deployment', 'content')).toContain('claimName: content');
        expect(two.find('PersistentVolumeClaim', 'content')).toBeUndefined();
        expect(two.find('Deployment', 'content')).not.toContain('claimName');
        expect(two.find('Deployment', 'content')).toContain('replicas: 2');
        expect(two.find('ConfigMap', 'mall')).toContain('S3_BUCKET: mall');
        // Nothing that is backed up lies on what is gone.
        expect(two.find('CronJob', 'backup')).not.toContain('claimName: content');
      });
    },
  );

  it('back up with no more rights than the programs have', () => {
    const rights = (name: string) =>
      text(name).match(/^ *(?:runAs|allowPriv|readOnlyRoot|capab|automount).*$/gm);
    const trimmed = (name: string) => rights(name)?.map((line) => line.trim());
    expect(trimmed('kubernetes/backup.yaml')).toEqual(trimmed('kubernetes/content.yaml'));
    expect(text('container/Containerfile')).toContain('postgresql-client');
  });

  it('report a backup that fails', () => {
    const unit = read('mall-backup.service');
    // A "-" before the command, or another exit code that counts as success, would hide it.
    expect(line('mall-backup.service', 'ExecStart')).toMatch(/^\/opt\/mall\/node_modules\/node\/bin\/node /);
    expect(unit).not.toMatch(/^(?:SuccessExitStatus|ExecStopPost|Restart)=/m);
    const job = text('kubernetes/backup.yaml');
    expect(job).toMatch(/^ +restartPolicy: Never$/m);
    expect(job).toMatch(/^ +backoffLimit: \d$/m);
    expect(job).toMatch(/^ {2}failedJobsHistoryLimit: [1-9]$/m);
    expect(job).toContain('command: ["/opt/mall/backup", ');
  });

  it.each(['website', 'content'])('say that the memory of %s grows before its limit ends it', (name) => {
    const [, mebibytes] =
      /limits: \{ memory: (\d+)(?:Mi|Gi) \}/.exec(text(`kubernetes/${name}.yaml`).replace('1Gi', '1024Mi')) ??
      [];
    const [, bytes] =
      new RegExp(`memory_bytes\\{job="${name}"\\} > (\\S+)`).exec(text('prometheus/alerts.yml')) ?? [];
    expect(Number(bytes)).toBeLessThan(Number(mebibytes) * 1_048_576 * 0.9);
  });

  it.each(['content', 'website'])('keep the addresses of services out of the settings of %s', (name) => {
    expect(text(`kubernetes/${name}.yaml`)).toContain('enableServiceLinks: false');
  });
});

/** Paths below which the two hosts answer those inside only, as the programs register them. */
const INSIDE = {
  www: ['/metrics', '/purge', '/readyz'],
  admin: ['/metrics', '/erase', '/import', '/import/file', '/purges', '/readyz'],
};
const OUTSIDE = [
  '/',
  '/healthz',
  '/purgesome',
  '/metrics-of-a-shop',
  '/en/import',
  '/admin',
  '/uploads/erase.svg',
];

describe.each(['www', 'admin'] as const)('proxies in front of %s', (host) => {
  const part = (name: string, begin: RegExp) =>
    readFileSync(join(DEPLOY, name), 'utf8')
      .split(begin)
      .find((block) => block.includes(`${host}.example`)) ?? '';
  // A location with `~*` is compared in any case, against the path as it is after decoding.
  const [, location = '', pattern = 'no location'] =
    /location (~\*?) (\S+) \{\n\s+return 404;/.exec(part('nginx/mall.conf', /^server \{/m)) ?? [];
  const nginx = new RegExp(pattern, location === '~*' ? 'i' : '');
  const caddy =
    (/@inside path (.+)\n/.exec(part('caddy/Caddyfile', /^(?=\w+\.example\.com)/m)) ?? [])[1] ?? '';
  const stops = {
    nginx: (path: string) => nginx.test(path),
    // Caddy's are compared whole and in any case, with a star for what follows.
    caddy: (path: string) =>
      caddy
        .toLowerCase()
        .split(' ')
        .some((one) =>
          one.endsWith('*') ? path.toLowerCase().startsWith(one.slice(0, -1)) : path.toLowerCase() === one,
        ),
  };

  it.each(['nginx', 'caddy'] as const)('%s keeps inside what is, however it is written', (proxy) => {
    for (const path of INSIDE[host])
      for (const written of [path, `${path}/`, path.toUpperCase(), `${path}/more`])
        expect(stops[proxy](written), written).toBe(true);
    for (const path of OUTSIDE) expect(stops[proxy](path), path).toBe(false);
  });
});

describe('Varnish in front of the website', () => {
  const file = join(DEPLOY, 'varnish/mall.vcl');
  const text = readFileSync(file, 'utf8');

  it('keeps inside what is, however it is written', () => {
    const [, pattern = 'nothing'] =
      /req\.url ~ "\(\?i\)(\S+)"\) \{\n\s+return \(synth\(404\)\);/.exec(text) ?? [];
    const stops = (path: string) => new RegExp(pattern, 'i').test(path);
    for (const path of INSIDE.www)
      for (const written of [path, `${path}/`, path.toUpperCase(), `${path}/more`, `${path}?more`])
        expect(stops(written), written).toBe(true);
    for (const path of OUTSIDE) expect(stops(path), path).toBe(false);
  });

  it('hands on what carries the cookie of a preview, and reads tags that the website can write', () => {
    const [, pattern = 'nothing'] = /req\.http\.Cookie ~ "(\S+)"\) \{\n\s+return \(pass\);/.exec(text) ?? [];
    const passes = (cookie: string) => new RegExp(pattern).test(cookie);
    for (const cookie of ['mall-preview=1', 'typed-1=2; mall-preview-shared=1'])
      expect(passes(cookie), cookie).toBe(true);
    expect(passes('typed-1=mall-preview')).toBe(false);
    expect(readSettings({ CDN_TAG_HEADER: 'xkey' }, '/opt/mall').tagHeader).toBe('xkey');
    expect(text).toContain('xkey.purge(req.http.xkey)');
  });

  it.skipIf(spawnSync('varnishd', ['-V']).status !== 0)('is what Varnish understands', () => {
    const folder = mkdtempSync(join(tmpdir(), 'varnish-'));
    const { status, stderr } = spawnSync('varnishd', ['-C', '-n', folder, '-f', file], { encoding: 'utf8' });
    rmSync(folder, { recursive: true });
    expect(status, stderr.slice(0, 2_000)).toBe(0);
  });
});
