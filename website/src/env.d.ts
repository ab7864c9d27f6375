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

/** Address of a chunk of its own; see integrations/late-chunk.ts. */
declare module '*?late' {
  const address: string;
  export default address;
}
