const PAGING = /[?&]pagination%5B(\w+)%5D=(\d+)/g;

/**
 * Paging under its plain names too: `page=2` beside `pagination[page]=2`, which is Strapi's. A system that knows but one of
 * the two is understood by it; lists of Strapi's own making refuse to have both (400).
 */
export function withPlainPaging(path: string): string {
  return path + [...path.matchAll(PAGING)].map(([, name, value]) => `&${name}=${value}`).join('');
}
