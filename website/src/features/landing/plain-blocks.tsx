import { Accordion } from '../../ui/Accordion/Accordion.tsx';
import { ButtonLink } from '../../ui/Button/Button.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { PictureImage } from '../../ui/PictureImage/PictureImage.tsx';
import { Prose } from '../../ui/Prose/Prose.tsx';
import { LeadForm } from '../leads/lead-forms.tsx';
import { VideoPoster } from '../video/VideoPoster.tsx';
import type { BlockProps } from './block-props.ts';
import s from './plain-blocks.module.css';

/** A heading in the left third, its words in the rest. */
export function RichTextBlock({ block: { heading, html } }: BlockProps<'richText'>) {
  return (
    <section className={s.chapter}>
      {heading && <h2>{heading}</h2>}
      <Prose html={html} />
    </section>
  );
}

/** One picture across the page. */
export function PictureBlock({ block: { picture, caption } }: BlockProps<'picture'>) {
  return (
    <figure className={s.picture}>
      <div className={s.wide}>
        <PictureImage picture={picture} />
      </div>
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}

/** Pictures wall to wall. */
export function GalleryBlock({ block: { heading, pictures } }: BlockProps<'gallery'>) {
  return (
    <section className={s.gallery}>
      {heading && <h2>{heading}</h2>}
      <ul>
        {pictures.map((picture) => (
          <li key={picture.src}>
            <PictureImage picture={picture} sizes="(max-width: 767px) 100vw, 33vw" />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Numbers as the building writes them: large, on ink. */
export function FiguresBlock({ block: { heading, figures } }: BlockProps<'figures'>) {
  return (
    <section className={`on-ink ${s.figures}`}>
      {heading && <h2 className="vh">{heading}</h2>}
      <dl>
        {figures.map(({ value, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Questions beside their heading. */
export function FaqBlock({ block: { heading, questions } }: BlockProps<'faq'>) {
  return (
    <section className={`${s.chapter} ${s.ruled}`}>
      {heading && <h2>{heading}</h2>}
      <Accordion questions={questions} heading={heading ? 'h3' : 'h2'} />
    </section>
  );
}

/** A video behind its poster. */
export function VideoBlock({ block: { id, title, poster }, words }: BlockProps<'video'>) {
  return (
    <section className={s.video}>
      <VideoPoster id={id} title={title} poster={poster} words={words} />
    </section>
  );
}

/** Files to take away. */
export function DownloadsBlock({ block: { heading, files } }: BlockProps<'downloads'>) {
  return (
    <section className={`${s.chapter} ${s.ruled}`}>
      {heading && <h2>{heading}</h2>}
      <ul className={s.files}>
        {files.map(({ name, href }) => (
          <li key={name}>
            <a href={href} download="">
              {name}
              <Icon name="arrow" turn={90} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What to do next, on ink. */
export function CallToActionBlock({ block: { heading, text, link } }: BlockProps<'callToAction'>) {
  return (
    <section className={`on-ink ${s.call}`}>
      <h2>{heading}</h2>
      <div>
        {text && <p>{text}</p>}
        {link && (
          <ButtonLink href={link.href} look="light" arrow rel={link.external ? 'noopener' : undefined}>
            {link.name}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}

/** A form to be called back, and the ways to reach someone at once. */
export function CrmFormBlock({
  block: { heading, text, links },
  words,
  source,
  slug,
}: BlockProps<'crmForm'>) {
  const { t } = words;
  return (
    <section className={s.reach}>
      <div>
        <h2 id="lead-heading">{heading}</h2>
        {text && <p>{text}</p>}
        {links.length > 0 && (
          <ul aria-label={t('landing:reach')}>
            {links.map(({ name, href }) => (
              <li key={href}>
                <Icon name={href.startsWith('tel:') ? 'phone' : 'mail'} />
                <a href={href}>{name}</a>
              </li>
            ))}
          </ul>
        )}
      </div>
      <LeadForm words={words} source={source} page={slug} labelledBy="lead-heading" />
    </section>
  );
}
