import type { DetailedHTMLProps, HTMLAttributes } from 'react';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** Where frame.tsx cuts what it has drawn; in no page. */
      'frame-cut': HTMLAttributes<HTMLElement>;
      /** Around what drawn-apart.tsx has drawn; in no page. */
      'drawn-part': HTMLAttributes<HTMLElement>;
      'site-nav': DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & {
        'data-category'?: string;
        'data-specialty'?: string;
      };
      'enhanced-form': DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & {
        'data-state'?: string;
        'data-id'?: string;
        'data-form'?: string;
      };
      'newsletter-form': DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & {
        'data-state'?: string;
        'data-words'?: string;
      };
    }
  }
}
