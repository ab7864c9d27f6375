/** Polish and English of one thing, side by side. */
export type Words = readonly [polish: string, english: string];

interface HintedWords {
  label: Words;
  /** Shown beneath the field: what its name does not say, and how it is written. */
  hint: Words;
}

type FieldWords = Words | HintedWords;

export interface PartWords {
  name: Words;
  /** Every field of the schema, in the order of the form: what is required or used daily first. */
  fields: Readonly<Record<string, FieldWords>>;
  /** The field that names an entry or a row; without one the type's own name does. */
  title?: string;
}

export interface TypeWords extends PartWords {
  /** Columns of the list; the first text is the link to the entry. */
  list?: readonly string[];
  sort?: readonly [field: string, order: 'ASC' | 'DESC'];
  /** The last of the fields, folded away at the end of the form until somebody wants them. */
  rare?: readonly string[];
}

/** Components by uid. */
export type ComponentWords = Readonly<Record<string, PartWords>>;

/** A group of the menu: content types by their short names, in the order of the menu. */
export interface Desk {
  name: Words;
  types: Readonly<Record<string, TypeWords>>;
}

export const hinted = (label: Words, polish: string, english: string): HintedWords => ({
  label,
  hint: [polish, english],
});

export const labelOf = (words: FieldWords): Words => ('label' in words ? words.label : words);

export const hintOf = (words: FieldWords | undefined): Words | undefined =>
  words && 'label' in words ? words.hint : undefined;

/**
 * What a schema calls its type or component (`info.displayName`): both languages, and the key of the admin's
 * translation, since Strapi looks types up by what they are called.
 */
export const displayName = ([polish, english]: Words): string =>
  polish === english ? polish : `${polish} / ${english}`;
