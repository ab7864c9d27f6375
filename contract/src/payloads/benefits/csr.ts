import type { z } from 'zod';
import { component, entity, list, needed, one, text, whole } from '../../wire.ts';
import { seoData } from '../header-static.ts';
import { media } from '../media.ts';

/** A number and what it counts: "412 kg", "food given away". */
const csrFigure = component(
  'CsrFigure',
  { value: text, name: text },
  { names: { name: ['label', 'text', 'description', 'unit'] } },
);
/** What the centre does at one place of the building, in words and by floor (null = the roof, the garden); `description` is HTML. */
const csrProject = component(
  'CsrProject',
  {
    name: needed,
    place: text,
    level: whole,
    since: whole,
    description: text,
    media: one(media),
    figures: list(csrFigure),
  },
  {
    bare: ['name'],
    names: { level: ['floor'], place: ['location', 'where'], since: ['year', 'from'] },
  },
);
const csrPartner = component('CsrPartner', { name: needed, text, href: text }, { bare: ['name'] });

/** `/api/csr`: what the centre does for those around it. `year` is the one that the figures are of. */
export const csr = entity(
  'Csr',
  {
    heading: text,
    /** HTML; one short paragraph stands as a lead. */
    description: text,
    media: one(media).optional(),
    year: whole,
    figures: list(csrFigure),
    projects: list(csrProject),
    partners: list(csrPartner),
    contactText: text,
    contactLabel: text,
    contactURL: text,
    seo: seoData.nullish(),
    locale: text.optional(),
    updatedAt: text.optional(),
  },
  {
    names: {
      projects: ['items', 'initiatives', 'actions', 'activities', 'sections', 'articles'],
      partners: ['organisations', 'organizations'],
    },
  },
);
export type CsrPayload = z.output<typeof csr>;
