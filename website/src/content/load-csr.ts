import type { CsrPayload } from '@mall/contract';
import type { CsrPage, CsrProject } from './benefits-models.ts';
import { described, figuresOf, invitation, seoOf } from './benefits-parts.ts';
import { making } from './cards.ts';
import type { Links } from './links.ts';
import type { LoadContext } from './load-context.ts';
import { pictureOf } from './pictures.ts';
import { floorLevel } from './place.ts';
import { richText } from './rich-text.ts';
import { plainText, text, without } from './text.ts';

/** Above the highest floor. */
const ROOF = 4;

const year = (value: number | null) => (value !== null && value > 1900 && value < 2200 ? value : undefined);

function projectOf(project: CsrPayload['projects'][number], links: Links): CsrProject {
  return without<CsrProject>({
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
  const { links } = making(context);
  const projects = csr.projects
    .map((project) => projectOf(project, links))
    .toSorted((a, b) => (b.level ?? ROOF) - (a.level ?? ROOF));
  return without<CsrPage>({
    heading: text(csr.heading),
    ...described(csr.description, links),
    picture: pictureOf(csr.media),
    year: year(csr.year),
    figures: figuresOf(csr.figures),
    projects,
    partners: csr.partners.map((partner) =>
      without({
        name: partner.name.trim(),
        text: plainText(partner.text),
        href: links.content(partner.href),
      }),
    ),
    contact: invitation(csr.contactText, csr.contactLabel, csr.contactURL, links),
    seo: seoOf(csr, projects[0]?.picture),
  });
}
