import { numberText } from '@mall/contract/formats.ts';
import type { PageWords } from '../../i18n/page-words.ts';
import { Chip } from '../../ui/Chip/Chip.tsx';
import { floorClass, floorSign } from '../../ui/floors/floor.ts';
import { PictureImage } from '../../ui/PictureImage/PictureImage.tsx';
import type { Surface } from './media-sale-models.ts';
import s from './ScaleDrawing.module.css';
import { type Placed, scaleDrawing } from './scale-drawing.ts';

interface Props {
  surfaces: Surface[];
  words: PageWords;
}

/** Of the numeral in a field, as a part of its shorter side. */
const FLOOR_SIZE = 0.62;

/** Every surface as large as it is beside the others, on one ground line, with a person of 1.70 m. */
export function ScaleDrawing({ surfaces, words }: Props) {
  const row = scaleDrawing(surfaces);
  if (!row) return null;
  const { t } = words;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable drawing must be reachable by keyboard
    <section className={s.scroll} tabIndex={0} aria-label={t('mediaSales:scale')}>
      <svg
        className={s.drawing}
        viewBox={`-40 0 ${row.width + 80} ${row.height + 150}`}
        role="img"
        aria-label={t('mediaSales:scaleHint')}
      >
        {row.placed.map((placed) => (
          <Standing key={placed.surface.code ?? placed.surface.title} placed={placed} ground={row.ground} />
        ))}
        <path d={`M-40 ${row.ground}H${row.width + 40}`} className={s.ground} />
      </svg>
    </section>
  );
}

function Standing({
  placed: { surface, x, y, width, height, personX },
  ground,
}: {
  placed: Placed;
  ground: number;
}) {
  return (
    <g className={floorClass(surface.level)}>
      <rect x={x} y={y} width={width} height={height} className={s.field} />
      <text
        x={x + width / 2}
        y={y + height / 2}
        className={s.floor}
        fontSize={Math.min(width, height) * FLOOR_SIZE}
        textAnchor="middle"
        dominantBaseline="central"
      >
        {floorSign(surface.level)}
      </text>
      <g transform={`translate(${personX} ${ground})`} className={s.person}>
        <circle cy={-152} r={18} />
        <path d="M-26 -60V-100A26 26 0 0 1 26 -100V-60H16V0H-16V-60Z" />
      </g>
      {surface.code && (
        <text x={x} y={ground + 88} className={s.code}>
          {surface.code}
        </text>
      )}
    </g>
  );
}

/** What stands beneath the drawing: one row a surface, with its picture, figures and file. */
export function SurfaceList({ surfaces, words }: Props) {
  const { t, lang } = words;
  return (
    <ul className={s.list}>
      {surfaces.map((surface) => {
        const { title, text, picture, code, size, pieces, level, reach, format } = surface;
        const facts = [
          size && {
            name: t('mediaSales:size'),
            value: `${numberText(size.width, lang)} × ${numberText(size.height, lang)} m`,
          },
          pieces && { name: t('mediaSales:pieces'), value: numberText(pieces, lang) },
          format && { name: t('mediaSales:format'), value: format },
        ].filter((fact) => typeof fact === 'object');
        return (
          <li key={code ?? title} className={floorClass(level)}>
            {picture && (
              <div className={s.art}>
                <PictureImage picture={picture} sizes="(max-width: 767px) 100vw, 33vw" />
              </div>
            )}
            <div className={s.words}>
              <p className={s.where}>
                {code && <b>{code}</b>}
                {level === null ? t('mediaSales:outside') : <Chip level={level} />}
              </p>
              <h3>{title}</h3>
              {text && <p>{text}</p>}
              <dl>
                {facts.map(({ name, value }) => (
                  <div key={name}>
                    <dt>{name}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
            </div>
            {reach !== undefined && (
              <p className={s.reach}>
                <b>{numberText(reach, lang)}</b>
                {t('mediaSales:reach')}
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}
