/** What makes an image's files, in this order. */
type ImageStep =
  /** A line of the shell, as root. @see env of the instructions before it */
  | { run: string; env: Readonly<Record<string, string>> }
  /** What is packed goes into this folder of the image. */
  | { copyTo: string };

/** An image, as its Containerfile says. */
interface Image {
  /** Such as `debian:trixie-slim`. */
  base: string;
  steps: readonly ImageStep[];
  /** Number of the user that it is run by. */
  user: number;
  folder: string;
  env: Readonly<Record<string, string>>;
  /** Folders that stay; everything else may be read-only. */
  volumes: readonly string[];
  command: readonly string[];
  /** Ends with 0 where the program is well. */
  healthCheck: readonly string[];
}

interface Instruction {
  name: string;
  value: string;
}

/** Instructions with what is continued on further lines, without comments. */
function instructionsOf(text: string): Instruction[] {
  return text
    .split('\n')
    .filter((line) => !/^\s*#/.test(line))
    .join('\n')
    .replace(/\s*\\\n\s*/g, ' ')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [, name = '', value = ''] = /^\s*(\S+)\s*(.*?)\s*$/.exec(line) ?? [];
      return { name: name.toUpperCase(), value };
    });
}

/** A command in the form of a JSON list, which no shell takes apart. */
function listOf({ name, value }: Instruction): string[] {
  const list: unknown = value.startsWith('[') ? JSON.parse(value) : undefined;
  if (!Array.isArray(list) || !list.every((one) => typeof one === 'string'))
    throw new Error(`${name} must be a list such as ["/bin/one", "two"], not ${value}.`);
  return list;
}

const variablesOf = (value: string): Record<string, string> =>
  Object.fromEntries(
    [...value.matchAll(/(\w+)=(?:"([^"]*)"|(\S*))/g)].map(([, name = '', quoted, plain = '']) => [
      name,
      quoted ?? plain,
    ]),
  );

/** Reads a Containerfile as far as ours goes. @throws where it says something that is not known here */
export function readImage(text: string): Image {
  const steps: ImageStep[] = [];
  const volumes: string[] = [];
  const said = new Map<string, string>();
  let env: Record<string, string> = {};
  let command: string[] = [];
  let healthCheck: string[] = [];
  for (const instruction of instructionsOf(text)) {
    const { name, value } = instruction;
    if (name === 'RUN') {
      if (said.has('USER')) throw new Error('RUN after USER is not known here: it would not be run by root.');
      steps.push({ run: value, env });
    } else if (name === 'COPY') {
      const [, to = ''] = /^\. (\/\S+)$/.exec(value) ?? [];
      if (!to) throw new Error(`COPY ${value} is not known here: only "." is copied, into one folder.`);
      steps.push({ copyTo: to });
    } else if (name === 'ENV') env = { ...env, ...variablesOf(value) };
    else if (name === 'VOLUME') volumes.push(...value.split(/\s+/));
    else if (name === 'CMD') command = listOf(instruction);
    else if (name === 'HEALTHCHECK')
      healthCheck = listOf({ name, value: value.replace(/^(?:--\S+\s+)*CMD\s+/, '') });
    else if (['FROM', 'USER', 'WORKDIR', 'EXPOSE'].includes(name)) said.set(name, value);
    else throw new Error(`${name} ${value} is not known here.`);
  }
  const user = Number(said.get('USER'));
  if (!Number.isInteger(user)) throw new Error('USER must be a number, as Kubernetes asks for.');
  const [base, folder] = [said.get('FROM') ?? '', said.get('WORKDIR') ?? '/'];
  return { base, steps, user, folder, env, volumes, command, healthCheck };
}

/** The release of Debian that an image is made on. @throws where it is another base */
export function releaseOf({ base }: Pick<Image, 'base'>): string {
  const [, release] = /^(?:docker\.io\/library\/)?debian:([a-z]+)(?:-slim)?$/.exec(base) ?? [];
  if (!release)
    throw new Error(`${base} is no Debian by the name of its release, such as debian:trixie-slim.`);
  return release;
}
