import type { TenantCard as TenantCardModel } from '../../content/cards.ts';
import type { PageWords } from '../../i18n/page-words.ts';
import { TenantCard } from '../../ui/TenantCard/TenantCard.tsx';
import { OpeningState } from './OpeningState.tsx';

interface Props {
  tenant: TenantCardModel;
  words: PageWords;
  heading?: 'h2' | 'h3';
  /** False where every shop takes the gift card anyway. */
  gift?: boolean;
}

/** A shop as a room of the plan, its door set to the minute by `<opening-state>`. */
export function TenantTile({ tenant, words: { t, lang }, heading, gift = true }: Props) {
  const marks = [tenant.acceptsGiftCard && 'gift', tenant.offerLabel && 'offer'].filter(Boolean).join(' ');
  return (
    <TenantCard
      href={tenant.href}
      name={tenant.name}
      level={tenant.place.level}
      room={tenant.place.room}
      line={tenant.line}
      logo={tenant.logo}
      tag={tenant.offerLabel}
      gift={gift && tenant.acceptsGiftCard ? t('tenants:gift') : undefined}
      status={<OpeningState hours={tenant.hours} openingSoon={tenant.openingSoon} t={t} lang={lang} />}
      heading={heading}
      marks={marks}
    />
  );
}
