import { createHash } from 'node:crypto';
import type { UID } from '@strapi/strapi';
import { COMPONENTS, TYPES, wordsOf } from '../desks/all-words';
import { arranged, type Cell, type Configuration, type Shape, type Written } from '../desks/layouts';
import type { TypeWords } from '../desks/words/words';
import { uidOf } from '../kit/table';

interface Attribute {
  type: string;
  target?: string;
  relation?: string;
  customField?: string;
}

interface Model {
  uid: string;
  kind?: string;
  modelType?: string;
  attributes: Record<string, Attribute>;
}

interface Configurations {
  findConfiguration(type: { uid: string }): Promise<Configuration>;
  updateConfiguration(type: { uid: string }, configuration: Configuration): Promise<unknown>;
}

interface FieldSizes {
  getFieldSize(type: string): { default: number };
  hasFieldSize(type: string | undefined): boolean;
}

/** As Strapi has it: these never are columns. */
const NO_COLUMN = new Set(['json', 'password', 'richtext', 'dynamiczone', 'blocks']);

/** Sentences want the whole row, and a question of yes or no half of it. */
const WIDTHS: Readonly<Record<string, number>> = { text: 12, boolean: 6 };

function shapeOf(model: Model, metadatas: Configuration['metadatas']): Shape {
  const sizes = strapi.plugin('content-manager').service('field-sizes') as FieldSizes;
  // Fields of Strapi's own (dates, locale) have no place in the form; their metadata say so.
  const own = Object.entries(model.attributes).filter(
    ([field]) => (metadatas[field]?.edit as { visible?: boolean } | undefined)?.visible === true,
  );
  const width = ({ type, customField }: Attribute) =>
    WIDTHS[type] ??
    sizes.getFieldSize(customField && sizes.hasFieldSize(customField) ? customField : type).default;
  return {
    cells: own.map(([name, attribute]): Cell => ({ name, size: width(attribute) })),
    listable: Object.keys(model.attributes).filter(
      (field) => !NO_COLUMN.has(model.attributes[field]?.type ?? ''),
    ),
    firstText: own.find(([, { type }]) => type === 'string')?.[0],
    isSingle: model.kind === 'singleType',
    isComponent: model.modelType === 'component',
  };
}

/** A relation's entries are called by their titles. */
function withTitles(configuration: Configuration, { attributes }: Model): Configuration {
  const metadatas = Object.fromEntries(
    Object.entries(configuration.metadatas).map(([field, metadata]) => {
      const { target } = attributes[field] ?? {};
      const title = target && wordsOf(target)?.title;
      return [
        field,
        title && metadata ? { ...metadata, edit: { ...metadata.edit, mainField: title } } : metadata,
      ];
    }),
  );
  return { ...configuration, metadatas };
}

/**
 * Writes names, hints, the order of forms, columns, titles and sorting as the desks' words have them into the content
 * manager, where no administrator has arranged them anew. A schema's own `config` would count at its first start
 * only. Done again when words or schemas change.
 */
export async function ensureDeskLayouts(): Promise<void> {
  const manager = strapi.plugin('content-manager');
  const models: [Model, TypeWords, Configurations][] = [
    ...Object.entries(TYPES).map(([name, words]): [Model, TypeWords, Configurations] => [
      strapi.contentType(uidOf(name) as UID.ContentType) as unknown as Model,
      words,
      manager.service('content-types') as Configurations,
    ]),
    ...Object.entries(COMPONENTS).map(([uid, words]): [Model, TypeWords, Configurations] => [
      strapi.components[uid as UID.Component] as unknown as Model,
      words,
      manager.service('components') as Configurations,
    ]),
  ];
  const version = createHash('sha256')
    .update(JSON.stringify(models.map(([{ uid, attributes }, words]) => [uid, attributes, words])))
    .digest('hex');
  const store = strapi.store({ type: 'core', name: 'mall' });
  const kept = ((await store.get({ key: 'deskLayouts' })) ?? {}) as {
    version?: string;
    written?: Record<string, Written>;
  };
  if (kept.version === version) return;
  const written: Record<string, Written> = {};
  for (const [model, words, configurations] of models) {
    const stored = await configurations.findConfiguration(model);
    const shape = shapeOf(model, stored.metadatas);
    const result = arranged(stored, words, shape, kept.written?.[model.uid] ?? {});
    written[model.uid] = result.written;
    await configurations.updateConfiguration(model, withTitles(result.configuration, model));
  }
  await store.set({ key: 'deskLayouts', value: { version, written } });
}
