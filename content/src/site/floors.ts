import type { Locale } from '@mall/contract';
import { table } from '../kit/table';

/** A floor as staff describe it; what is null follows from the level. */
export interface CentreFloor {
  level: number;
  sign: string | null;
  name: string | null;
  colour: string | null;
}

const said = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value.trim() : null);

/** The floors of the building with their names in a language, from the top down, each level once. */
export async function centreFloors(locale: Locale): Promise<CentreFloor[]> {
  const rows = await table('location').findMany({ populate: { names: true }, orderBy: [{ level: 'desc' }] });
  const floors = rows.map((row): CentreFloor => {
    const names = (Array.isArray(row.names) ? row.names : []) as Record<string, unknown>[];
    return {
      level: Number(row.level),
      sign: said(row.sign),
      name: said(names.find(({ language }) => language === locale)?.name),
      colour: said(row.colour),
    };
  });
  return floors.filter(({ level }, at) => floors.findIndex((other) => other.level === level) === at);
}
