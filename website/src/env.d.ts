/// <reference types="astro/client" />

declare namespace App {
  interface Locals {
    visit: import('./server/visit.ts').Visit;
  }
}

/** Address of a chunk of its own; see integrations/late-chunk.ts. */
declare module '*?late' {
  const address: string;
  export default address;
}
