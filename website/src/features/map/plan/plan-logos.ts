const SVG = 'http://www.w3.org/2000/svg';
/** Parts of a room's box that a logo may take. */
const WIDE = 0.6;
const TALL = 0.34;

const shown = new WeakSet<SVGSVGElement>();

/**
 * Puts the shops' logos into their rooms, once: only who looks closely has them loaded. A name stays until its logo
 * is there, and for good when it does not come.
 */
export function showLogos(svg: SVGSVGElement) {
  if (shown.has(svg)) return;
  shown.add(svg);
  const places = [...svg.querySelectorAll<SVGAElement>('a[data-logo]')].flatMap((link) => {
    const room = link.querySelector('path')?.getBBox();
    const label = link.querySelector<SVGGElement>('g');
    const words = label?.getBBox();
    return room && label && words ? [{ link, label, room, words }] : [];
  });
  // Read all boxes before the first change: one layout instead of one for each room.
  for (const { link, label, room, words } of places) {
    const image = document.createElementNS(SVG, 'image');
    const [width, height] = [room.width * WIDE, room.height * TALL];
    for (const [name, value] of Object.entries({
      width,
      height,
      x: words.x + (words.width - width) / 2,
      y: words.y + words.height / 2 - height,
      href: link.dataset.logo ?? '',
    }))
      image.setAttribute(name, String(value));
    image.addEventListener('load', () => {
      link.dataset.logoIn = '';
    });
    label.before(image);
  }
}
