import type * as DemoPackage from '@mall/demo';

export type {
  CategoryKey,
  DemoLocale,
  DemoWords,
  FigureKey,
  HoursPreset,
  PageKey,
  SpecialDayData,
  SpecialtyKey,
  SubCategoryKey,
  SurveyKey,
  TenantKey,
  ThingKey,
  WeekMenu,
} from '@mall/demo';

/** The demo as data: structure, words by language, drawings. */
export type Demo = typeof DemoPackage;

/** Reads the demo. It is no part of this program: a start that doesn't fill an empty database never gets here. */
export function readDemo(): Demo {
  return require('@mall/demo');
}
