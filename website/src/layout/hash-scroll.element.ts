import { HASH_SCROLL_DELAY_MS, HASH_SCROLL_OFFSET_PX } from './constants.ts';

// A moment after a page with a hash has come, or its hash has changed, what the hash names is brought into view
// (spec sections 2 and 9): by then pictures and late parts have their place.
const settle = () =>
  setTimeout(() => {
    const [, id = ''] = /^#([\w-]+)$/.exec(location.hash) ?? [];
    const target = document.getElementById(id);
    if (target) scrollTo({ top: target.getBoundingClientRect().top + scrollY - HASH_SCROLL_OFFSET_PX });
  }, HASH_SCROLL_DELAY_MS);

settle();
addEventListener('hashchange', settle);
