import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SOURCE = join(import.meta.dirname, '../../src');

/** The two fields of each period that a form asks for, after the path of the schema that has it. */
export const FORM_PERIODS = ['api/*/content-types/*/schema.json', 'components/*/*.json']
  .flatMap((pattern) => globSync(pattern, { cwd: SOURCE }))
  .flatMap((path): [string, string, string][] => {
    const { attributes, pluginOptions } = JSON.parse(readFileSync(join(SOURCE, path), 'utf8')) as {
      attributes: Record<string, { type: string }>;
      pluginOptions?: { 'content-manager'?: { visible?: boolean } };
    };
    if (pluginOptions?.['content-manager']?.visible === false) return [];
    const days = Object.keys(attributes).filter((name) => attributes[name]?.type.startsWith('date'));
    const from = days.find((name) => /^(?:first|from|start|valid_?from)/i.test(name));
    const to = days.find((name) => /^(?:last|to$|end|valid_?to)/i.test(name));
    return from && to ? [[path.replaceAll('\\', '/'), from, to]] : [];
  });
