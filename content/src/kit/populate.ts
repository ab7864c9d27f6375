import type { Reading } from './request';
import type { Where } from './table';

type Status = Reading['status'];

/** Rows of the asked publication state. The query layer knows none by itself: without this, drafts leak. */
export function inState(status: Status): Where {
  return { publishedAt: status === 'draft' ? { $null: true } : { $notNull: true } };
}

const byOrder = { orderBy: [{ order: 'asc' }, { id: 'asc' }] };
const category = { select: ['id', 'documentId', 'name', 'categorySlug', 'locationLevel'] };
const subCategory = { select: ['id', 'documentId', 'name', 'subCategorySlug'] };
const specialty = { select: ['id', 'documentId', 'name', 'specialtySlug'] };
const room = { select: ['id', 'documentId', 'room_id'] };
const location = { select: ['id', 'documentId', 'floorName', 'level'] };

const place = { mall_room: room, location };
const kind = { menu_category: category, menu_sub_category: subCategory };

export const tenantCard = {
  logo: true,
  ...place,
  ...kind,
  menu_cat_specialty: specialty,
  openingHours: true,
};

export const tenant = { ...tenantCard, specialOpeningDays: true };

const tenantOfOffer = {
  select: ['id', 'documentId', 'name', 'slug'],
  populate: { logo: true, ...place, ...kind },
};

const offerParts = {
  media: true,
  offer_type: { populate: { icon: true, background_image: true } },
  special_promotion: { select: ['id', 'documentId', 'name'], populate: { backgroundImage: true } },
};

export function offer(status: Status) {
  return { ...offerParts, tenant: { ...tenantOfOffer, where: inState(status) } };
}

export function tenantWithOffers(status: Status) {
  return { ...tenant, media: true, offers: { where: inState(status), populate: offerParts } };
}

export const event = { media: true, mobileMedia: true, menu_sub_category: subCategory, location };

const menuSubCategories = { ...byOrder, populate: { menu_cat_specialties: { ...specialty, ...byOrder } } };

export const categoryPage = { media: true, menu_sub_categories: menuSubCategories };

export const subCategoryPage = { menu_cat_specialties: { ...specialty, ...byOrder } };

export function menu(status: Status) {
  return {
    ...categoryPage,
    featuredTenant: { where: inState(status), populate: tenant },
    featuredOffers: { where: inState(status), populate: offer(status) },
    featuredEvent: { where: inState(status), populate: event },
  };
}

const withImage = { populate: { image: true } };

/** Of the site's look: its pictures and icons. */
export const look = {
  emptyPicture: true,
  favicon: true,
  favicon_16x16: true,
  favicon_32x32: true,
  apple_icon: true,
  manifest: true,
};

export const header = {
  centreLogo: { populate: { media: true } },
  partnerLogos: { populate: { media: true } },
  howToGetThere: true,
  stickyBar: true,
  giftCard: true,
  socialLogo: withImage,
  cableway_openings: true,
  cinema_openings: true,
};

export const footer = {
  nepiLogo: true,
  appleDownload: withImage,
  googleDownload: withImage,
  newsletter: true,
  spotSection: true,
  footerCol: { populate: { links: true } },
  socialLogo: withImage,
};

export const openingTime = {
  opening_hours: { populate: { icon: true } },
  special_opening_days: true,
  place_special_days: { populate: { days: true } },
  translations: true,
};

export const cookies = {
  cookiesPopup: true,
  cookiesCategories: { populate: { cookies: { populate: { duration: true } } } },
};

export const homePage = { floors: { populate: { links: true, media: true } }, ways: true, travel: true };

export const carousel = { slides: { populate: { media: true, mobileMedia: true } } };
