import type { DetailedHTMLProps, HTMLAttributes } from 'react';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'map-view': DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & { 'data-kiosk'?: '' };
    }
  }
}
