/** A setting that the command which starts a measurement passes on. @param command to name when it is missing */
export function required(name: string, command: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run "${command}".`);
  return value;
}
