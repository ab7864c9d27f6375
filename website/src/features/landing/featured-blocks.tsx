import { Sign } from '../../ui/Sign.tsx';
import { Plan } from '../../ui/TenantCard.tsx';
import { EventRooms } from '../events/EventRooms.tsx';
import { OfferRooms } from '../offers/OfferRooms.tsx';
import { TenantTile } from '../tenants/TenantTile.tsx';
import s from './LandingView.module.css';
import type { BlockProps } from './LandingView.tsx';

/** Shops as the rooms of a plan. */
export function TenantsBlock({ block: { heading, tenants }, words }: BlockProps<'tenants'>) {
  return (
    <section className={s.block}>
      {heading && <Sign title={heading} turn={0} />}
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
      {heading && <Sign title={heading} turn={45} />}
      <OfferRooms offers={offers} words={words} />
    </section>
  );
}

/** Events as tall rooms. */
export function EventsBlock({ block: { heading, events }, words }: BlockProps<'events'>) {
  return (
    <section className={s.block}>
      {heading && <Sign title={heading} turn={-45} />}
      <EventRooms events={events} words={words} />
    </section>
  );
}
