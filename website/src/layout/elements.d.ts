import type { DetailedHTMLProps, HTMLAttributes } from 'react';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
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
