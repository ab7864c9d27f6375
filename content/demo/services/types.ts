import type { ServicesPictureKey } from './drawings';
import type { StylistKey, SurfaceKey, TeamKey } from './structure';

/** Texts of one page of media sales; `description`, `leasing` and `form` are Markdown. */
export interface SaleWords {
  heading: string;
  description: string;
  carouselTitle: string;
  carouselDescription: string;
  leasing: string;
  formHeading: string;
  form: string;
  download: string;
}

/** The words of personal stylists and media sales in one language. */
export interface ServicesWords {
  stylistPage: {
    heading: string;
    description: string;
    /** Where the studio is, without the room's number, which stands before it. */
    place: string;
    faq: readonly (readonly [question: string, answer: string])[];
  };
  /** Slugs are ASCII; `bio` is Markdown. */
  stylists: Record<StylistKey, readonly [name: string, slug: string, headDescription: string, bio: string]>;
  mediaSale: SaleWords;
  advancedMediaSale: SaleWords;
  /** `text` stands on the media-sale page, `detail` and `format` on the advanced one. */
  surfaces: Record<SurfaceKey, readonly [title: string, text: string, detail: string, format: string]>;
  team: Record<TeamKey, readonly [name: string, position: string]>;
  /** Alternative texts. */
  pictures: Record<ServicesPictureKey, string>;
}
