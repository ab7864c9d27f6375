import { createHash } from 'node:crypto';
import type { UID } from '@strapi/strapi';
import { settings } from '../settings';

const EDITED = [
  'tenant',
  'offer',
  'event',
  'menu-category',
  'menu-sub-category',
  'menu-cat-specialty',
  'mall-room',
  'offer-type',
  'special-promotion',
  'opening-time',
  'header',
  'footer',
  'home-page',
  'carousel',
  'coupon',
  'coupons-page',
  'gift-card',
  'csr',
  'mobile-app',
  'movie',
  'cinema-page',
  'cinema-section',
  'daily-menu',
  'restaurant-menu',
  'lunch-card',
  'hair-stylist',
  'stylist-page',
  'media-sale',
  'advanced-media-sale',
  'map-source',
  'map-equipment',
  'map-location',
  'map-pdf',
  'job',
  'press',
  'press-article',
  'info-page',
  'terms-and-condtion',
  'cookie-policy',
  'privacy-policy',
  'page',
  'survey',
  'picture-text',
  'inspiration',
  'lookbook',
  'marketplace',
  'instagram-post',
  'instagram',
];
/** Settings of the site and what visitors sent: editors may look, administrators change. */
const READ_ONLY = ['location', 'coupon-stat', 'delivery'];
/** Lists may be imported; nobody is put on it by hand (`submissions/guard`). */
const IMPORTED = ['newsletter-subscriber'];
/** Of what visitors sent an editor sets the state; `submissions/guard` lets nobody change the rest. */
const WITH_STATE = ['submission', 'personal-stylist-calendar'];

const ACTION = 'plugin::content-manager.explorer';
const UPLOAD = ['plugin::upload.read', 'plugin::upload.assets.create', 'plugin::upload.assets.update'];
const UPLOAD_VIEW = [
  'plugin::upload.configure-view',
  'plugin::upload.assets.download',
  'plugin::upload.assets.copy-link',
];

interface Permission {
  action: string;
  subject?: string | null;
  properties?: { fields?: string[]; locales?: readonly string[] };
  conditions?: string[];
}

interface RoleService {
  findOne(where: { code: string }): Promise<{ id: number } | null>;
  assignPermissions(id: number, permissions: Permission[]): Promise<unknown>;
}

interface ContentTypeService {
  getNestedFields(model: unknown, options: { components: unknown }): string[];
}

function typeOf(name: string) {
  return strapi.contentType(`api::${name}.${name}` as UID.ContentType);
}

function permissions(): Permission[] {
  const contentTypes = strapi.service('admin::content-type') as unknown as ContentTypeService;
  const { locales } = settings();
  const of = (name: string, actions: string[]): Permission[] => {
    const subject = `api::${name}.${name}`;
    const model = typeOf(name);
    const localized =
      (model.pluginOptions as { i18n?: { localized?: boolean } } | undefined)?.i18n?.localized === true;
    const fields = contentTypes.getNestedFields(model, { components: strapi.components });
    return actions.map((action) => ({
      action: `${ACTION}.${action}`,
      subject,
      properties: {
        ...(action === 'publish' ? {} : { fields }),
        ...(localized ? { locales } : {}),
      },
      conditions: [],
    }));
  };
  const drafts = (name: string) => typeOf(name).options?.draftAndPublish === true;
  return [
    ...EDITED.flatMap((name) => of(name, ['read', 'create', 'update', ...(drafts(name) ? ['publish'] : [])])),
    ...READ_ONLY.flatMap((name) => of(name, ['read'])),
    ...IMPORTED.flatMap((name) => of(name, ['read', 'create'])),
    ...WITH_STATE.flatMap((name) => of(name, ['read', 'update'])),
    ...[...UPLOAD, ...UPLOAD_VIEW].map((action) => ({
      action,
      subject: null,
      properties: {},
      conditions: [],
    })),
  ];
}

/**
 * Gives Strapi's Editor role what an editor of the centre needs and no more: read, write and publish content in
 * every language, and upload. No deleting, no settings, users or tokens. Done again only when this definition
 * changes, so an administrator's own changes last.
 */
export async function ensureEditorRole(): Promise<number | null> {
  const roles = strapi.service('admin::role') as unknown as RoleService;
  const editor = await roles.findOne({ code: 'strapi-editor' });
  if (!editor) return null;
  const wanted = permissions();
  const version = createHash('sha256').update(JSON.stringify(wanted)).digest('hex');
  const store = strapi.store({ type: 'core', name: 'mall' });
  if ((await store.get({ key: 'editorRole' })) !== version) {
    await roles.assignPermissions(editor.id, wanted);
    await store.set({ key: 'editorRole', value: version });
  }
  return editor.id;
}
