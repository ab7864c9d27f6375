import { Clock } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import { HOURS_FIELD, withHoursGrid } from './hours-layout';

/** Makes the grid known; no content type names it, `showHoursGrid` puts it into forms. */
export function registerHoursField(app: StrapiApp): void {
  app.customFields.register({
    name: HOURS_FIELD.replace('global::', ''),
    type: 'json',
    icon: Clock,
    intlLabel: { id: 'mall.hours.week', defaultMessage: 'The week' },
    intlDescription: { id: 'mall.hours.weekHint', defaultMessage: 'Hours as people write them' },
    components: { Input: () => import('./HoursField') },
  });
}

/** Shows the grid in the forms of shops and of the opening times; the content manager must be there. */
export function showHoursGrid(app: StrapiApp): void {
  app.registerHook('Admin/CM/pages/EditView/mutate-edit-view-layout', withHoursGrid);
}
