import { pinClock } from '../clock/pinned-clock.ts';
import { chromiumPath } from '../programs/chromium.ts';
import { buildGallery, installContent } from '../programs/prepare.ts';
import { withPrograms } from '../programs/test-programs.ts';
import { ROOT, run } from '../steps.ts';

// The look at everything in every language, at every width (`npm run test:look`). What follows `--` narrows it down:
// `-- --kinds tenants,hours --locales hu-HU,pseudo --widths 320,1440 --moments night`; all else goes to Playwright.
const SETTINGS: Readonly<Record<string, string>> = {
  '--kinds': 'LOOK_KINDS',
  '--locales': 'LOOK_LOCALES',
  '--widths': 'LOOK_WIDTHS',
  '--moments': 'LOOK_MOMENTS',
};

const chosen: Record<string, string> = {};
const rest: string[] = [];
for (const args = process.argv.slice(2); args.length > 0; ) {
  const [name = '', value = ''] = (args.shift() ?? '').split('=', 2);
  const setting = SETTINGS[name];
  if (setting) chosen[setting] = value || (args.shift() ?? '');
  else rest.push(value ? `${name}=${value}` : name);
}

try {
  await installContent();
  await pinClock();
  await buildGallery();
  await withPrograms((programs) =>
    run('playwright', ['test', '--config', 'e2e/look.config.ts', ...rest], {
      cwd: ROOT,
      env: {
        BASE_URL: programs.website,
        CONTENT_URL: programs.content,
        CHROMIUM: chromiumPath(),
        ...chosen,
      },
      output: 'show',
    }),
  );
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
