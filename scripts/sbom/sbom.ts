import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { installContent } from '../programs/prepare.ts';
import { ROOT } from '../steps.ts';
import { bomOf, licenceList } from './documents.ts';
import { shippedPackages, unique } from './shipped.ts';

// `npm run sbom -- <folder>`: what both programs are run with, as CycloneDX (sbom.cdx.json) and as licences with their
// texts (LICENCES.txt), of what is installed here. Needs no network once that is so.
const [folder] = process.argv.slice(2);
if (!folder) {
  process.stderr.write('Say where to write the two files: npm run sbom -- <folder>\n');
  process.exit(1);
}
await installContent();
const packages = unique([...shippedPackages(ROOT), ...shippedPackages(join(ROOT, 'content'))]);
const { version }: { version: string } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
const into = resolve(folder);
mkdirSync(into, { recursive: true });
writeFileSync(
  join(into, 'sbom.cdx.json'),
  `${JSON.stringify(bomOf(packages, version, new Date()), null, 2)}\n`,
);
writeFileSync(join(into, 'LICENCES.txt'), licenceList(packages));
const silent = packages.filter(({ licence }) => licence === undefined).map(({ name }) => name);
process.stdout.write(
  `${packages.length} packages in ${into}.${silent.length > 0 ? ` No licence is named by ${silent.join(', ')}.` : ''}\n`,
);
