import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import { Plan } from '../../ui/TenantCard/TenantCard.tsx';
import { EventTiles } from '../events/EventTiles.tsx';
import { OfferTiles } from '../offers/OfferTiles.tsx';
import { TenantTile } from '../opening-times/TenantTile.tsx';
import type { BlockProps } from './block-props.ts';
import s from './LandingView.module.css';

/** Shops as the rooms of a plan. */
export function TenantsBlock({ block: { heading, tenants }, words }: BlockProps<'tenants'>) {
  return (
    <section className={s.block}>
      {heading && <SectionHeading title={heading} turn={0} />}
      <div className={s.plan}>
        <Plan>
          {tenants.map((tenant) => (
            <TenantTile key={tenant.id} tenant={tenant} words={words} />
          ))}
        </Plan>
      </div>
    </section>
  );
}

/** Offers as fields of colour. */
export function OffersBlock({ block: { heading, offers }, words }: BlockProps<'offers'>) {
  return (
    <section className={s.block}>
      {heading && <SectionHeading title={heading} turn={45} />}
      <OfferTiles offers={offers} words={words} />
    </section>
  );
}

/** Events as tall rooms. */
export function EventsBlock({ block: { heading, events }, words }: BlockProps<'events'>) {
  return (
    <section className={s.block}>
      {heading && <SectionHeading title={heading} turn={-45} />}
      <EventTiles events={events} words={words} />
    </section>
  );
}
