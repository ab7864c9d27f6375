import type { Example } from '../examples/example.ts';
import { BULGARIAN, HUNGARIAN, LOGO } from '../examples/example-words.ts';
import { FeatureTile } from '../Tile/Tile.tsx';
import { Plan, PlanFeature, TenantCard } from './TenantCard.tsx';

const OPEN = <opening-state data-state="open">Otwarte do 22:00</opening-state>;
const SHUT = <opening-state data-state="closed">Otwarte jutro o 9:00</opening-state>;

export const EXAMPLES: Example[] = [
  {
    name: 'a plan with an offer in it',
    state: 'plain',
    wide: true,
    element: (
      <Plan>
        <TenantCard
          href="#TenantCard"
          name="Halland"
          level={1}
          room="1.24"
          line="Moda damska i męska"
          logo={LOGO}
          tag="−40%"
          gift="Przyjmuje kartę podarunkową"
          status={OPEN}
        />
        <TenantCard href="#TenantCard" name="Bazar" level={-1} room="-1.03" line="Warzywa" status={SHUT} />
        <PlanFeature>
          <FeatureTile href="#TenantCard" level={2} big="½" title="ceny za drugą parę" where="2.13, Tędy" />
        </PlanFeature>
        <TenantCard href="#TenantCard" name="Moko" level={null} tag="Nowy sklep" />
      </Plan>
    ),
  },
  {
    name: 'alone',
    state: 'plain',
    element: (
      <Plan single>
        <TenantCard href="#TenantCard" name="Atol Optyka" level={0} room="0.07" line="Optyk" status={OPEN} />
      </Plan>
    ),
  },
  {
    name: 'long names',
    state: 'long',
    lang: 'hu',
    wide: true,
    element: (
      <Plan>
        <TenantCard
          href="#TenantCard"
          name={HUNGARIAN.shop}
          level={2}
          room="2.11–2.14a"
          line={HUNGARIAN.text}
          tag={HUNGARIAN.word}
          gift="Ajándékkártya"
          status={<opening-state data-state="closed">Zárva szerda 10:00-ig</opening-state>}
        />
        <TenantCard
          href="#TenantCard"
          name={BULGARIAN.shop}
          level={0}
          room="0.07"
          line={BULGARIAN.text}
          tag={BULGARIAN.title}
          status={<opening-state data-state="open">Отворено до полунощ</opening-state>}
        />
      </Plan>
    ),
  },
];
