// Moves the clock of this process by CLOCK_OFFSET_MS milliseconds; from there it runs on. Preloaded into everything that
// the test commands start (NODE_OPTIONS, see pinned-clock.ts), so that programs, tests and their data agree on the hour.
import fs, { Stats } from 'node:fs';
import { ServerResponse } from 'node:http';
import { syncBuiltinESMExports } from 'node:module';

const offset = Number(process.env.CLOCK_OFFSET_MS) || 0;

if (offset !== 0) {
  globalThis.Date = shifted(globalThis.Date);
  if (globalThis.Temporal) shiftTemporal(globalThis.Temporal.Now, globalThis.Temporal);
  for (const field of ['atimeMs', 'mtimeMs', 'ctimeMs', 'birthtimeMs']) shiftRead(field);
  shiftWritten();
  datedCookies();
}

/** @param {DateConstructor} system */
function shifted(system) {
  const read = system.now;
  system.now = () => read() + offset;
  const moved = new Proxy(system, {
    construct: (target, args, newTarget) =>
      Reflect.construct(
        target,
        args.length === 0 ? [system.now()] : args,
        newTarget === moved ? target : newTarget,
      ),
    apply: () => new system(system.now()).toString(),
  });
  system.prototype.constructor = moved;
  return moved;
}

function shiftTemporal(now, { Instant }) {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const instant = () => Instant.fromEpochMilliseconds(Date.now());
  const zoned = (wanted = zone) => instant().toZonedDateTimeISO(wanted);
  Object.assign(now, {
    instant,
    zonedDateTimeISO: zoned,
    plainDateTimeISO: (wanted) => zoned(wanted).toPlainDateTime(),
    plainDateISO: (wanted) => zoned(wanted).toPlainDate(),
    plainTimeISO: (wanted) => zoned(wanted).toPlainTime(),
  });
}

/** The times of files come from the system: they are read by the same clock as everything else. */
function shiftRead(field) {
  Object.defineProperty(Stats.prototype, field, {
    configurable: true,
    set(value) {
      Object.defineProperty(this, field, {
        // To the microsecond, as systems keep it: the sum has more digits than the number holds.
        value: Math.round((value + offset) * 1000) / 1000,
        writable: true,
        enumerable: true,
        configurable: true,
      });
    },
  });
}

/** What is written as a file's time is read back as that. */
function shiftWritten() {
  const back = (time) => (time instanceof Date ? time.getTime() : Number(time) * 1000) / 1000 - offset / 1000;
  for (const home of [fs, fs.promises]) {
    for (const name of ['utimes', 'utimesSync', 'lutimes', 'lutimesSync', 'futimes', 'futimesSync']) {
      const write = home[name];
      if (!write) continue;
      home[name] = (file, accessed, modified, ...rest) =>
        write(file, back(accessed), back(modified), ...rest);
    }
  }
  syncBuiltinESMExports();
}

/**
 * A browser keeps the system's time. Where a cookie names the instant of its end, it counts from the answer's own date,
 * which Node takes from the system as well.
 */
function datedCookies() {
  const { writeHead } = ServerResponse.prototype;
  ServerResponse.prototype.writeHead = function (...args) {
    if (this.hasHeader('set-cookie')) this.setHeader('date', new Date().toUTCString());
    return writeHead.apply(this, args);
  };
}
