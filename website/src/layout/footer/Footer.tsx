import type { ReactNode } from 'react';
import type { StoreBadge } from '../../features/mobile-apps/centre-app.ts';
import type { DirectoryLetter } from '../../features/tenants/tenant-models.ts';
import type { Translate } from '../../i18n/translator.ts';
import { floorClass, floorSign, roomSign } from '../../ui/floors/floor.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { Logo } from '../../ui/Logo/Logo.tsx';
import { isUpright } from '../../ui/Logo/mark.ts';
import { PictureImage } from '../../ui/PictureImage/PictureImage.tsx';
import type { FooterColumn, Shell } from '../shell.ts';
import type { ShellLinks } from '../shell-links.ts';
import s from './Footer.module.css';

interface FooterProps {
  shell: Shell;
  t: Translate;
  links: ShellLinks;
  /** Slot for the newsletter form; shown only when the content switches it on. */
  newsletter?: ReactNode;
}

/** The end of every page: the mark, columns (an accordion up to 767 px), the app, all shops A–Z, small print. */
export function Footer({ shell, t, links, newsletter }: FooterProps) {
  const { footer, socials, directory } = shell;
  const columns = footer.columns
    .map((column) => ({ ...column, links: column.links.filter(({ href }) => href !== undefined) }))
    .filter((column) => column.links.length > 0);
  return (
    <>
      {footer.newsletter && newsletter}
      <footer className={`${s.footer} on-ink`} id="footer">
        <div className={s.plan}>
          <Logo className={isUpright() ? s.mark : `${s.mark} ${s.whole}`} />
        </div>
        <div className={s.rooms}>
          {columns.length > 0 && (
            <div className={s.columns}>
              {columns.map((column, index) => (
                <Column key={column.heading} column={column} open={index === 0} />
              ))}
            </div>
          )}
          <Spot shell={shell} t={t} />
          <div className={s.end}>
            {socials.length > 0 && (
              <ul className={s.socials} aria-label={t('shell:social')}>
                {socials.map(({ name, href }) => (
                  <li key={name}>
                    <a href={href}>{name}</a>
                  </li>
                ))}
              </ul>
            )}
            <a className={s.top} href="#top">
              <Icon name="arrow" turn={-90} />
              {t('shell:footer.toTop')}
            </a>
          </div>
          <Legal footer={footer} t={t} links={links} />
          <Imprint shell={shell} />
        </div>
        {directory.length > 0 && <Directory letters={directory} t={t} />}
      </footer>
    </>
  );
}

function Column({ column, open }: { column: FooterColumn; open: boolean }) {
  return (
    <details className={s.column} open={open} data-column="">
      <summary>
        <h2>{column.heading}</h2>
        <Icon name="plus" />
      </summary>
      <ul>
        {column.links.map(({ name, href }) => (
          <li key={name}>
            <a href={href}>{name}</a>
          </li>
        ))}
      </ul>
    </details>
  );
}

/**
 * Never folded away: the settings for cookies, under the name that a column gives them, and whichever of the three
 * policies are written and no column links to.
 */
function Legal({ footer, t, links }: { footer: Shell['footer']; t: Translate; links: ShellLinks }) {
  const linked = footer.columns.flatMap((column) => column.links);
  const settings = linked.find(({ action }) => action === 'cookies')?.name;
  return (
    <ul className={s.legal}>
      {footer.policies.map(
        (policy) =>
          !linked.some(({ href }) => href === links[policy]) && (
            <li key={policy}>
              <a href={links[policy]}>{t(`shell:footer.${policy}`)}</a>
            </li>
          ),
      )}
      <li>
        <button type="button" data-action="cookies">
          {settings ?? t('shell:footer.cookieSettings')}
        </button>
      </li>
    </ul>
  );
}

function Spot({ shell, t }: { shell: Shell; t: Translate }) {
  const { spot, apple, google } = shell.footer;
  if (!spot && !apple && !google) return null;
  return (
    <section className={s.spot}>
      {spot && (
        <div>
          <h2>{spot.heading}</h2>
          {/* Sanitised by the content door. */}
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised rich text of the content system */}
          <div dangerouslySetInnerHTML={{ __html: spot.html }} />
        </div>
      )}
      <p className={s.stores}>
        {apple && <Badge badge={apple} name={t('shell:footer.appStore')} />}
        {google && <Badge badge={google} name={t('shell:footer.googlePlay')} />}
      </p>
    </section>
  );
}

function Badge({ badge, name }: { badge: StoreBadge; name: string }) {
  return (
    <a className={s.badge} href={badge.href}>
      {badge.picture ? (
        <PictureImage picture={{ ...badge.picture, alt: name }} fit="contain" />
      ) : (
        <>
          <Icon name="app" />
          {name}
        </>
      )}
    </a>
  );
}

function Imprint({ shell }: { shell: Shell }) {
  const { copyright, logo } = shell.footer;
  if (!copyright && !logo) return null;
  return (
    <p className={s.imprint}>
      {copyright && (copyright.href ? <a href={copyright.href}>{copyright.text}</a> : copyright.text)}
      {logo && (
        <span className={s.operator}>
          <PictureImage picture={logo} fit="contain" />
        </span>
      )}
    </p>
  );
}

/** Every shop with its room, closed until asked for: for people, and for crawlers that follow links. */
function Directory({ letters, t }: { letters: DirectoryLetter[]; t: Translate }) {
  return (
    <details className={s.directory} id="directory">
      <summary>
        <Icon name="arrow" turn={90} />
        {t('shell:footer.directory')}
        <Icon name="plus" />
      </summary>
      <div className={s.letters}>
        {letters.map(({ letter, shops }) => (
          <section key={letter}>
            <h2>{letter}</h2>
            <ul>
              {shops.map(({ name, href, place }) => {
                const sign = place.room ? roomSign(place.room) : floorSign(place.level);
                return (
                  <li key={href}>
                    <a href={href}>
                      {name}
                      {sign && <i className={floorClass(place.level)}>{sign}</i>}
                    </a>
                  </li>
                );
              })}
            </ul>
          </section>
        ))}
      </div>
    </details>
  );
}
