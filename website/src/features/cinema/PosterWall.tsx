import type { PageWords } from '../../i18n/page-words.ts';
import { PictureImage } from '../../ui/PictureImage/PictureImage.tsx';
import type { MovieCard } from './cinema-models.ts';
import { movieLine } from './cinema-words.ts';
import s from './PosterWall.module.css';

interface Props {
  movies: MovieCard[];
  words: PageWords;
}

/** Posters hung edge to edge, each over its title; one without a picture shows its title alone. */
export function PosterWall({ movies, words: { t, dates, now } }: Props) {
  return (
    <ul className={s.wall}>
      {movies.map((movie) => {
        const sign = movie.premiere === undefined ? null : dates.sign(movie.premiere, movie.premiere);
        const coming = (dates.daysUntil(movie.premiere, now) ?? 0) > 0;
        return (
          <li key={movie.href} className={s.poster}>
            <div className={s.art}>
              {movie.picture && (
                <PictureImage
                  picture={{ ...movie.picture, alt: '' }}
                  sizes="(max-width: 767px) 50vw, (max-width: 1240px) 33vw, 20vw"
                />
              )}
            </div>
            <h3>
              <a href={movie.href}>{movie.name}</a>
            </h3>
            <p>{movieLine(movie, t)}</p>
            {coming && sign?.kind === 'day' && <b>{t('cinema:premiere', { date: sign.day })}</b>}
          </li>
        );
      })}
    </ul>
  );
}
