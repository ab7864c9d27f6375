import type { CsrPayload } from '@mall/contract';
import { cardContext } from '../../content/cards.ts';
import type { LoadContext } from '../../content/client/load-context.ts';
import type { Links } from '../../content/fields/links.ts';
import { pictureOf } from '../../content/fields/pictures.ts';
import { floorLevel } from '../../content/fields/place.ts';
import { richText } from '../../content/fields/rich-text.ts';
import { omitUndefined, plainText, trimToUndefined } from '../../content/fields/text.ts';
import { described, figuresOf, invitation, seoOf } from '../benefits/benefits-parts.ts';
import type { CsrPage, CsrProject } from './csr-models.ts';

/** Above the highest floor. */
const ROOF = 4;

const year = (value: number | null) => (value !== null && value > 1900 && value < 2200 ? value : undefined);

function projectOf(project: CsrPayload['projects'][number], links: Links): CsrProject {
  return omitUndefined<CsrProject>({
    name: project.name.trim(),
    place: plainText(project.place),
    level: floorLevel(project.level),
    since: year(project.since),
    html: richText(project.description, links, 3),
    picture: pictureOf(project.media),
    figures: figuresOf(project.figures),
  });
}

/** Null = the centre has no such page. */
export async function loadCsrPage(context: LoadContext): Promise<CsrPage | null> {
  const csr = await context.content.read('csr', {});
  if (!csr) return null;
  const { links } = cardContext(context);
  const projects = csr.projects
    .map((project) => projectOf(project, links))
    .toSorted((a, b) => (b.level ?? ROOF) - (a.level ?? ROOF));
  return omitUndefined<CsrPage>({
    heading: trimToUndefined(csr.heading),
    ...described(csr.description, links),
    picture: pictureOf(csr.media),
    year: year(csr.year),
    figures: figuresOf(csr.figures),
    projects,
    partners: csr.partners.map((partner) =>
      omitUndefined({
        name: partner.name.trim(),
        text: plainText(partner.text),
        href: links.content(partner.href),
      }),
    ),
    contact: invitation(csr.contactText, csr.contactLabel, csr.contactURL, links),
    seo: seoOf(csr, projects[0]?.picture),
  });
}
