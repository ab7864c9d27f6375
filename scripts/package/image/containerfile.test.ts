import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../steps.ts';
import { COMMANDS } from '../contents.ts';
import { readImage, releaseOf } from './containerfile.ts';

const SMALL = `# One image.
FROM debian:bookworm
ENV ONE=1
RUN apt-get update \\
# a remark between
 && apt-get install one
COPY . /opt/one
USER 1000
ENV TWO="2 and a half" THREE=
VOLUME /data
HEALTHCHECK --interval=1s --retries=3 \\
  CMD ["/bin/true", "it's"]
CMD ["/opt/one/start"]
`;

describe('a Containerfile', () => {
  it('is read with what is continued, and with the settings that each step has', () => {
    expect(readImage(SMALL)).toEqual({
      base: 'debian:bookworm',
      steps: [{ run: 'apt-get update && apt-get install one', env: { ONE: '1' } }, { copyTo: '/opt/one' }],
      user: 1000,
      folder: '/',
      env: { ONE: '1', TWO: '2 and a half', THREE: '' },
      volumes: ['/data'],
      command: ['/opt/one/start'],
      healthCheck: ['/bin/true', "it's"],
    });
  });

  it.each([
    [SMALL.replace('VOLUME /data', 'ADD x /y'), 'ADD x /y is not known here'],
    [SMALL.replace('COPY . /opt/one', 'COPY --chown=1 . /opt/one'), 'COPY --chown=1 . /opt/one is not known'],
    [SMALL.replace('VOLUME /data', 'RUN true'), 'RUN after USER'],
    [SMALL.replace('USER 1000', 'USER mall'), 'USER must be a number'],
    [SMALL.replace('CMD ["/opt/one/start"]', 'CMD /opt/one/start'), 'CMD must be a list'],
  ])('says what is not known of it', (text, what) => {
    expect(text).not.toBe(SMALL);
    expect(() => readImage(text)).toThrow(what);
  });

  it('is made on a Debian by its release', () => {
    expect(releaseOf({ base: 'debian:trixie-slim' })).toBe('trixie');
    expect(() => releaseOf({ base: 'alpine:3' })).toThrow('alpine:3 is no Debian');
  });
});

it('ours starts what the archive starts with, as a user without rights', () => {
  const image = readImage(readFileSync(join(ROOT, 'deploy/container/Containerfile'), 'utf8'));
  const [place] = image.steps.flatMap((step) => ('copyTo' in step ? [step.copyTo] : []));
  expect(Object.keys(COMMANDS).map((name) => `${place}/${name}`)).toContain(image.command[0]);
  expect(image.healthCheck[0]).toBe(`${place}/node_modules/node/bin/node`);
  expect(image.volumes).toEqual([image.env.DATA_DIR]);
  expect(image.user).toBeGreaterThan(0);
  expect(releaseOf(image)).toMatch(/^[a-z]+$/);
});
