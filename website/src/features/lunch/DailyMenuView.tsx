import { Fragment } from 'react';
import type { PageWords } from '../../i18n/page-words.ts';
import { ArrowLink } from '../../ui/ArrowLink/ArrowLink.tsx';
import { Breadcrumbs } from '../../ui/Breadcrumbs/Breadcrumbs.tsx';
import { DayBar } from '../../ui/DayBar/DayBar.tsx';
import type { DrawPart } from '../../ui/draw-part.ts';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import { floorClass, roomSign } from '../../ui/floors/floor.ts';
import { LocationLabel } from '../../ui/LocationLabel/LocationLabel.tsx';
import s from './DailyMenuView.module.css';
import type { DailyMenuPage, DayMenu } from './lunch-models.ts';
import { priceWords, servedWords } from './lunch-words.ts';

interface Props {
  page: DailyMenuPage;
  /** Draws the cards and each menu apart. */
  part: DrawPart;
  words: PageWords;
  homeHref: string;
  /** Instead of a list without entries. */
  nothing: string;
}

/** What the restaurants serve, day by day, today first: a board of prices. */
export function DailyMenuView({ page, part, words, homeHref, nothing }: Props) {
  const { t, dates } = words;
  const heading = page.heading ?? t('dailyMenu:heading');
  const level = page.days[0]?.menus[0]?.place.level ?? null;
  return (
    <main id="main" data-page="daily-menu" className={floorClass(level)}>
      <header className={s.head}>
        <div className={s.words}>
          <Breadcrumbs
            label={t('tenants:crumbs')}
            trail={[{ name: t('tenants:home'), href: homeHref }]}
            current={heading}
          />
          <h1>{heading}</h1>
          {page.text && <p>{page.text}</p>}
        </div>
        {page.cards.length > 0 &&
          part('cards', () => (
            <div className={s.cards}>
              <h2>{t('dailyMenu:cards')}</h2>
              <ul>
                {page.cards.map((card) => (
                  <li key={card.href}>
                    {card.label && <b>{card.label}</b>}
                    <ArrowLink href={card.href}>{card.name}</ArrowLink>
                  </li>
                ))}
              </ul>
            </div>
          ))}
      </header>
      {page.days.length === 0 ? (
        <EmptyState text={nothing} />
      ) : (
        <>
          <DayBar
            label={t('dailyMenu:days')}
            days={page.days.map(({ weekday, today }) => ({
              href: `#day-${weekday}`,
              current: today ? 'date' : undefined,
              name: dates.weekdays([weekday]),
            }))}
          />
          {page.days.map(({ weekday, today, menus }) => (
            <section key={weekday} id={`day-${weekday}`} className={today ? `${s.day} ${s.today}` : s.day}>
              <h2>
                {today ? t('dailyMenu:today', { day: dates.weekday(weekday) }) : dates.weekdays([weekday])}
              </h2>
              <ul className={s.board}>
                {menus.map((menu) => (
                  <Fragment key={`${menu.href} ${menu.dishes[0]?.name}`}>
                    {part(`menu of ${menu.name ?? menu.href}`, () => (
                      <Menu menu={menu} words={words} />
                    ))}
                  </Fragment>
                ))}
              </ul>
            </section>
          ))}
        </>
      )}
    </main>
  );
}

function Menu({ menu, words }: { menu: DayMenu; words: PageWords }) {
  const { t } = words;
  const { level, room } = menu.place;
  return (
    <li className={s.menu}>
      <p className={s.where}>
        <LocationLabel level={level} text={room && roomSign(room)} on="field" />
        {menu.served && (
          <span>
            <span className="vh">{t('dailyMenu:servedLabel', servedWords(menu.served))}</span>
            <span aria-hidden="true">{t('dailyMenu:served', servedWords(menu.served))}</span>
          </span>
        )}
      </p>
      {menu.name && (
        <h3>
          <a href={menu.href}>{menu.name}</a>
        </h3>
      )}
      <ul className={s.dishes}>
        {menu.dishes.map((dish) => (
          <li key={dish.name}>
            {dish.price && <b>{priceWords(dish.price, words)}</b>}
            <p>
              {dish.name}
              {dish.vegetarian && <small>{t('dailyMenu:vegetarian')}</small>}
            </p>
          </li>
        ))}
      </ul>
    </li>
  );
}
