import type { Picture } from './pictures.ts';

export interface Seo {
  title?: string;
  description?: string;
  image?: Picture;
}
