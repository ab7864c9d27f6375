import { HASH_SCROLL_DELAY_MS, HASH_SCROLL_OFFSET_PX } from '../constants.ts';

// A moment after a page with a hash has come, or its hash has changed, what the hash names is brought into view
// (spec sections 2 and 9): by then pictures and late parts have their place.
const named = () => document.querySelector(':target');
const settle = () =>
  setTimeout(() => {
    const target = named();
    if (target) scrollTo({ top: target.getBoundingClientRect().top + scrollY - HASH_SCROLL_OFFSET_PX });
  }, HASH_SCROLL_DELAY_MS);

settle();
// The browser's own scroll begins once the page has loaded, and would come first. A scroll by the page calls it off;
// this one is back before it is seen. Where the page stands elsewhere already (a reload, the way back), it stays.
addEventListener('load', () => {
  if (named() && !scrollY) for (const top of [1, 0]) scrollTo({ top, behavior: 'instant' });
});
addEventListener('hashchange', settle);
