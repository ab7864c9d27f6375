import { floorName } from '../../../i18n/floor-name.ts';
import type { PageWords } from '../../../i18n/page-words.ts';
import { floorClass, floorSign } from '../../../ui/floors/floor.ts';
import { Icon, type Turn } from '../../../ui/Icon/Icon.tsx';
import type { IconName } from '../../../ui/Icon/icons.ts';
import type { MapLinks } from '../map-links.ts';
import type { MapState } from '../map-state.ts';
import { directionWords } from '../way/direction-words.ts';
import { type DirectionKind, directions } from '../way/directions.ts';
import { lengthOf } from '../way/line.ts';
import { PROFILES } from '../way/network.ts';
import { NEXT_DOOR } from '../way/way-constants.ts';
import { distanceText, durationText } from '../way/way-figures.ts';
import type { Route } from './find-route.ts';
import { PROFILE_NAMES } from './RouteForm.tsx';
import s from './RouteSteps.module.css';

const SIGNS: Readonly<Record<DirectionKind, readonly [IconName, Turn]>> = {
  start: ['arrow', -90],
  left: ['arrow', 180],
  right: ['arrow', 0],
  'curve-left': ['arrow', -135],
  'curve-right': ['arrow', -45],
  elevator: ['lift', 0],
  escalator: ['escalator', 0],
  stairs: ['stairs', 0],
  ramp: ['ramp', 0],
  arrive: ['pin', 0],
};

interface Props {
  state: MapState;
  route: Route;
  words: PageWords;
  links: MapLinks;
}

/** The way in words: how long, the steps in their order, and where the floor changes the next floor one tap away. */
export function RouteSteps({ state, route, words, links }: Props) {
  const { t, lang } = words;
  const { way } = route;
  return (
    <section className={s.route} aria-labelledby="way">
      <h2 id="way">{t('map:way')}</h2>
      {way ? (
        <>
          <p className={s.length}>
            <strong>{durationText(way.seconds, lang)}</strong> {distanceText(way.metres, lang)}
          </p>
          <ol className={s.steps}>
            {directions(way, directionWords(t, lang), route).map((step, index) => {
              const via = way.legs[step.leg]?.via;
              const rides = via?.kind === step.kind;
              const next = rides
                ? state.levels.find((level) => level === nextLevel(route, step.leg))
                : undefined;
              const [icon, turn] = SIGNS[step.kind];
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: the same words may stand twice on a way
                <li key={index} aria-current={step.level === state.level ? 'step' : undefined}>
                  <span className={`${s.mark} ${floorClass(floorOf(state, step.level))}`}>
                    <Icon name={icon} turn={turn} />
                  </span>
                  <span>
                    {step.text}
                    {next !== undefined && (
                      <a
                        className={`${s.next} ${floorClass(next)}`}
                        href={links.view({ floor: String(next) })}
                        data-part=""
                      >
                        <b>{floorSign(next)}</b>
                        {t('map:onFloor', { floor: floorName(next, t) })}
                      </a>
                    )}
                  </span>
                </li>
              );
            })}
          </ol>
        </>
      ) : (
        <p className={s.none}>{t('map:noWay')}</p>
      )}
      <ul className={s.profiles} aria-label={t('map:profileLabel')}>
        {PROFILES.filter((profile) => way || profile === route.other).map((profile) => (
          <li key={profile}>
            <a
              href={links.view({ profile, floor: undefined })}
              aria-current={profile === route.profile ? 'true' : undefined}
              data-part=""
            >
              {profile === 'step-free' && <Icon name="wheel" />}
              {t(PROFILE_NAMES[profile])}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

const floorOf = ({ levels }: MapState, level: number) => levels.find((one) => one === level) ?? null;

/** The floor on which somebody walks again: legs between two changes may be mere landings. */
function nextLevel({ way }: Route, leg: number): number | undefined {
  const legs = way?.legs ?? [];
  return legs.slice(leg + 1).find((one) => !one.via || lengthOf(one.points) >= NEXT_DOOR)?.level;
}
