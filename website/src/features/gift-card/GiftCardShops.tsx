import { Fragment } from 'react';
import type { PageWords } from '../../i18n/page-words.ts';
import { Plan } from '../../ui/TenantCard/TenantCard.tsx';
import { TenantTile } from '../opening-times/TenantTile.tsx';
import s from './GiftCardShops.module.css';
import type { GiftCardPage } from './gift-card-models.ts';

interface Props {
  letters: GiftCardPage['letters'];
  words: PageWords;
}

/** Below so many letters nobody needs to jump. */
const JUMP_FROM = 6;

/** Shops in one plan, each letter an ink room before its first shop. */
export function GiftCardShops({ letters, words }: Props) {
  const anchor = (index: number) => `letter-${index + 1}`;
  return (
    <div className={s.shops}>
      {letters.length >= JUMP_FROM && (
        <nav className={s.jump} aria-label={words.t('giftCard:letters')}>
          {letters.map(({ letter }, index) => (
            <a key={letter} href={`#${anchor(index)}`}>
              {letter}
            </a>
          ))}
        </nav>
      )}
      <Plan>
        {letters.map(({ letter, tenants }, index) => (
          <Fragment key={letter}>
            <li className={s.letter} id={anchor(index)}>
              <h3>{letter}</h3>
            </li>
            {tenants.map((tenant) => (
              <TenantTile key={tenant.id} tenant={tenant} words={words} gift={false} />
            ))}
          </Fragment>
        ))}
      </Plan>
    </div>
  );
}
