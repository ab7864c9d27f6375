import { z } from 'zod';
import { suggestion } from '../nearest.ts';
import { guessed, leftOut, quoted, type Tell } from '../telling.ts';
import { isPlainMap, type Path, type Plain, placeOf, type YamlData } from './yaml-data.ts';

type Issue = z.core.$ZodIssue;

/** A value by its path; undefined where there is none. */
function at(data: Plain, path: Path): Plain | undefined {
  let value: Plain | undefined = data;
  for (const part of path) {
    if (Array.isArray(value)) value = value[Number(part)];
    else if (isPlainMap(value)) value = Object.hasOwn(value, part) ? value[part] : undefined;
    else return undefined;
  }
  return value;
}

/** Takes a value out: keys go, list items become null so that the others keep their places. */
function remove(data: Plain, path: Path): void {
  const parent = at(data, path.slice(0, -1));
  const [last] = path.slice(-1);
  if (Array.isArray(parent)) parent[Number(last)] = null;
  else if (isPlainMap(parent) && last !== undefined) delete parent[last];
}

/** A value as remarks name it. */
export const said = (value: Plain): string =>
  typeof value === 'string' ? quoted(value) : Array.isArray(value) ? 'a list' : 'a group of keys';

/** The keys that an object at this path may have. */
function keysAt(schema: z.core.$ZodType, path: Path): string[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
    return keysAt(schema.unwrap(), path);
  if (schema instanceof z.ZodPipe) return keysAt(schema.in, path);
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => keysAt(option, path));
  const [first, ...rest] = path;
  if (schema instanceof z.ZodArray) return first === undefined ? [] : keysAt(schema.element, rest);
  if (!(schema instanceof z.ZodObject)) return [];
  if (first === undefined) return Object.keys(schema.shape);
  const inside = schema.shape[first];
  return inside ? keysAt(inside, rest) : [];
}

/** The issues of the variant of a union that the value most likely is: of an object's, where it is an object. */
function unfolded(issue: Issue, data: Plain): { issue: Issue; path: Path }[] {
  const path = issue.path.map((part) => (typeof part === 'number' ? part : String(part)));
  if (issue.code !== 'invalid_union') return [{ issue, path }];
  const value = at(data, path);
  const inner = issue.errors.find((issues) =>
    issues.some((one) => one.code === 'unrecognized_keys' || one.path.length > 0),
  );
  if (typeof value !== 'object' || value === null || !inner) return [{ issue, path }];
  return inner.flatMap((one) =>
    unfolded(one, value).map(({ issue: deep, path: under }) => ({ issue: deep, path: [...path, ...under] })),
  );
}

/** Colours whose "#" YAML took for the beginning of a comment are read all the same. */
function mendColours(value: Plain, path: Path, yaml: YamlData, lines: readonly string[], tell: Tell): void {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) mendColours(item, [...path, index], yaml, lines, tell);
    return;
  }
  if (!isPlainMap(value)) return;
  for (const [key, inside] of Object.entries(value)) {
    const here = [...path, key];
    if (inside !== '' && inside !== null) {
      mendColours(inside, here, yaml, lines, tell);
      continue;
    }
    const line = lines[yaml.lineOf(here) - 1] ?? '';
    const colour = /:\s+(#(?:[0-9a-f]{3}|[0-9a-f]{6}))\s*$/i.exec(line)?.[1];
    if (colour === undefined) delete value[key];
    else {
      value[key] = colour;
      tell(
        placeOf(yaml, here),
        guessed(
          `Without quotes ${colour} is a comment in YAML; it was taken for the colour.`,
          `Write "${colour}".`,
        ),
      );
    }
  }
}

/** Each round takes out all that is wrong by then; an object may turn out to be incomplete after it. */
const MAX_ROUNDS = 50;

/**
 * Checks data by a schema. What does not fit is taken out, told with its line, and the rest is checked again; empty
 * values count as not written. Undefined where it never fits. Changes the data.
 */
export function checked<S extends z.ZodType>(
  schema: S,
  yaml: YamlData,
  text: string,
  tell: Tell,
): z.output<S> | undefined {
  const { data } = yaml;
  mendColours(data, [], yaml, text.split('\n'), tell);
  const taken = new Set<string>();
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const result = schema.safeParse(data);
    if (result.success) return result.data;
    const found = result.error.issues
      .flatMap((issue) => unfolded(issue, data))
      .map((one) => ({ ...one, value: at(data, one.path) }));
    for (const one of found) takeOut(schema, yaml, one, taken, tell);
  }
  return undefined;
}

interface Found {
  issue: Issue;
  path: Path;
  value: Plain | undefined;
}

/** @param taken paths of what was told and taken out before; nobody is told that it is missing */
function takeOut(
  schema: z.ZodType,
  yaml: YamlData,
  { issue, path, value }: Found,
  taken: Set<string>,
  tell: Tell,
): void {
  const { data } = yaml;
  if (issue.code === 'unrecognized_keys') {
    const known = keysAt(schema, path);
    for (const key of issue.keys) {
      const here = [...path, key];
      tell(placeOf(yaml, here), leftOut(`There is no setting ${quoted(key)} here.`, suggestion(key, known)));
      remove(data, here);
    }
    return;
  }
  const key = path.findLast((part) => typeof part === 'string') ?? '';
  if (value === undefined) {
    if (!taken.has(JSON.stringify(path)))
      tell(placeOf(yaml, path), leftOut(`${key} is missing.`, `Write ${issue.message}.`));
    remove(data, path.slice(0, -1));
    return;
  }
  tell(placeOf(yaml, path), leftOut(`${key} cannot be ${said(value)}.`, `Write ${issue.message}.`));
  remove(data, path);
  taken.add(JSON.stringify(path));
}
