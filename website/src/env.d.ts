/// <reference types="astro/client" />

declare namespace App {
  interface Locals {
    visit: import('./server/visit.ts').Visit;
  }
}
