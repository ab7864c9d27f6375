import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../steps.ts';
import { type Archive, builtArchive, said, stopwatch } from '../trial.ts';
import { bootDebian, type Debian } from './bare-debian.ts';
import { commandsAfter } from './documented-commands.ts';

// `npm run test:debian`: an operator's first day with the archive of `npm run package`, on a bare Debian with systemd and
// without network. What is run are the lines of docs/operating.md themselves. Prints what each step took; exit code 1
// says what does not hold.
const GUIDE = readFileSync(join(ROOT, 'docs', 'operating.md'), 'utf8');
const NODE = '/opt/mall/node_modules/node/bin/node';

/** Run within: asks both programs until they are ready, for five minutes at most. */
const READY = `
const until = Date.now() + 300_000;
for (const url of ['http://127.0.0.1:1337/readyz', 'http://127.0.0.1:3000/readyz'])
  for (;;) {
    if ((await fetch(url).catch(() => undefined))?.ok) break;
    if (Date.now() > until) throw new Error(url + ' did not answer within five minutes');
    await new Promise((resolve) => setTimeout(resolve, 200));
  }`;

/** Run within: every page of the sitemaps, as its path and the hash of what it is. */
const PAGES = `
const { createHash } = await import('node:crypto');
const text = async (path) => {
  const response = await fetch('http://127.0.0.1:3000' + path);
  if (!response.ok) throw new Error(path + ': ' + response.status);
  return response.text();
};
const listed = async (path) => [...(await text(path)).matchAll(/<loc>([^<]+)/g)].map(([, url]) => new URL(url).pathname);
const pages = {};
for (const sitemap of await listed('/sitemap.xml'))
  for (const path of await listed(sitemap)) pages[path] = createHash('sha256').update(await text(path)).digest('hex');
console.log(JSON.stringify(pages));`;

try {
  const archive = builtArchive();
  const debian = await bootDebian();
  try {
    firstDay(debian, archive);
  } finally {
    await debian.end();
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

function firstDay({ root, run }: Debian, { folder, file }: Archive): void {
  for (const one of [file, `${file}.sha256`]) cpSync(join(folder, one), join(root, 'root', one));
  // The last line is for a look.
  const unpacking = commandsAfter(GUIDE, '**From the archive.**').slice(0, -1);
  timed('unpacked', () => run(unpacking.join('\n')));

  const [enable = '', ...before] = commandsAfter(GUIDE, '**With systemd.**').toReversed();
  timed('user, folders, settings, units', () => {
    run(before.toReversed().join('\n'));
    for (const secret of ['PURGE_TOKEN', 'PREVIEW_SECRET'])
      run(`sed -i "s#^${secret}=.*#${secret}=$(openssl rand -base64 32)#" /etc/mall/shared.env`);
  });
  timed('first start, without content', () => {
    run(enable);
    ready(run);
  });
  const log = run('journalctl -u mall-content --no-pager');
  if (!log.includes('/admin/first?token='))
    throw new Error('The log names no address of a first administrator.');

  timed('another centre’s languages, and a start', () => {
    const languages = 'LOCALES=lt-LT,en,ru\\nDEFAULT_LOCALE=lt-LT';
    run(`sed -i "s#^LOCALES=.*#${languages}#; s#^CENTRE_TIME_ZONE=.*#CENTRE_TIME_ZONE=Europe/Vilnius#" /etc/mall/shared.env
      systemctl restart mall-content mall-website`);
    ready(run);
  });
  timed('that centre out of its folder', () =>
    run('runuser -u mall -- env DATA_DIR=/var/lib/mall ./make-centre centres/dunes', '/opt/mall'),
  );
  const pages = pagesOf(run);
  process.stdout.write(`${Object.keys(pages).length} pages\n`);
  if (Object.keys(pages).length < 50) throw new Error('The centre has hardly any pages.');

  const [backUp = '', ...restoring] = commandsAfter(GUIDE, 'With the units of systemd:');
  timed('a backup', () => run(backUp));
  const [backup = ''] = run('ls /var/backups/mall').trim().split('\n');
  timed('all data taken away and restored, and a start', () => {
    run(restoring.join('\n').replace(/(?<=\/var\/backups\/mall\/)\S+/, backup));
    ready(run);
  });
  const restored = pagesOf(run);
  const other = Object.keys({ ...pages, ...restored }).filter((path) => pages[path] !== restored[path]);
  if (other.length > 0) throw new Error(`These pages are not as before: ${other.join(', ')}`);
  process.stdout.write('Every page is as before.\n');
  const failed = run('systemctl list-units --failed --plain --no-legend "mall-*"');
  if (failed) throw new Error(`Units have failed:\n${failed}`);
}

function timed(what: string, work: () => void): void {
  const seconds = stopwatch();
  work();
  said(what, seconds());
}

function ready(run: Debian['run']): void {
  run(`${NODE} --input-type=module -e "${READY}"`);
}

function pagesOf(run: Debian['run']): Record<string, string | undefined> {
  return JSON.parse(run(`${NODE} --input-type=module -e '${PAGES.replaceAll("'", '"')}'`));
}
