import type { Category, Specialty, SubCategory, Words } from '../centre.ts';
import { keysOf, slugOf } from '../slugs.ts';
import { guessed, quoted } from '../telling.ts';
import type { RawSettings } from './schema.ts';
import { readWords, type WordsContext } from './words.ts';
import { type Path, placeOf } from './yaml-data.ts';

type RawCategory = NonNullable<RawSettings['categories']>[number];

interface Named<T> {
  slug: string;
  apart: string;
  path: Path;
  name: Words;
  inside: T;
}

type SpecialtyDraft = Named<undefined>;
type SubDraft = Named<SpecialtyDraft[]>;
type CategoryDraft = Named<SubDraft[]>;

/** Categories with their keys; those that share a slug are told apart by what stands above them. */
export function readCategories(raw: readonly RawCategory[], context: WordsContext): Category[] {
  const drafts = raw.flatMap((one) => categoryDraft(one, context));
  const subs = drafts.flatMap(({ inside }) => inside);
  const keys = sharedKeys(drafts, context);
  const subKeys = sharedKeys(subs, context);
  const specialtyKeys = sharedKeys(
    subs.flatMap(({ inside }) => inside),
    context,
  );
  const specialty = (draft: SpecialtyDraft): Specialty => ({
    key: specialtyKeys.get(draft) ?? draft.slug,
    name: draft.name,
  });
  const subCategory = (draft: SubDraft): SubCategory => ({
    key: subKeys.get(draft) ?? draft.slug,
    name: draft.name,
    specialties: draft.inside.map(specialty),
  });
  return drafts.map((draft) => ({
    key: keys.get(draft) ?? draft.slug,
    name: draft.name,
    subCategories: draft.inside.map(subCategory),
  }));
}

/** Entries of one list that have the same name are told. */
function sharedKeys<T extends Named<unknown>>(
  drafts: readonly T[],
  { yaml, tell }: WordsContext,
): Map<T, string> {
  const seen = new Set<string>();
  for (const { slug, apart, path } of drafts) {
    const id = `${apart}/${slug}`;
    if (seen.has(id))
      tell(
        placeOf(yaml, path),
        guessed(`${quoted(slug)} stands twice in one list; both were taken.`, 'Take one of them out.'),
      );
    seen.add(id);
  }
  return keysOf(drafts);
}

function nameAt(
  value: unknown,
  path: Path,
  context: WordsContext,
): { name: Words; slug: string } | undefined {
  const name = readWords(value, { path }, context);
  return name && { name, slug: slugOf(name[context.languages[0]] ?? '') };
}

function categoryDraft({ value, index }: RawCategory, context: WordsContext): CategoryDraft[] {
  const path: Path = ['categories', index];
  const named = nameAt(value.name, [...path, 'name'], context);
  if (!named) return [];
  const slug = value.slug ?? named.slug;
  const inside = (value.subCategories ?? []).flatMap((sub): SubDraft[] => {
    const under: Path = [...path, 'subCategories', sub.index];
    const raw = typeof sub.value === 'string' ? { name: sub.value } : sub.value;
    const own = nameAt(raw.name, typeof sub.value === 'string' ? under : [...under, 'name'], context);
    if (!own) return [];
    const specialties = (raw.specialties ?? []).flatMap((one): SpecialtyDraft[] => {
      const at: Path = [...under, 'specialties', one.index];
      const its = nameAt(one.value, at, context);
      return its ? [{ ...its, apart: own.slug, path: at, inside: undefined }] : [];
    });
    return [{ ...own, apart: slug, path: under, inside: specialties }];
  });
  return [{ name: named.name, slug, apart: '', path, inside }];
}
