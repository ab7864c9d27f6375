/// <reference types="astro/client" />

declare namespace App {
  interface Locals {
    visit: import('./server/visit.ts').Visit;
  }
}

/** Address of the style sheet for printers, '' in development; see integrations/print-sheet.ts. */
declare module 'virtual:print-sheet' {
  const address: string;
  export default address;
}

/** Not in every browser that changes pages with a transition, nor in TypeScript's own list. */
interface Window {
  navigation?: { activation: NavigationActivation | null };
}

/** Address of a chunk of its own; see integrations/late-chunk.ts. */
declare module '*?late' {
  const address: string;
  export default address;
}
