/**
 * What an editor's preview does within the admin's frame, and nowhere else: it tells the admin what was clicked, so that
 * the form can open its field, and keeps its place while the admin shows the page anew after a save. The page's policy
 * lets nobody but the admin frame it, so the parent is the admin.
 */

const KIND = 'mall-preview';
/** Longer texts are of whole sections: they name no field. */
const LONGEST = 2_000;

/** What stands under a click, the nearest first. */
interface Picked {
  texts: string[];
  /** Addresses and descriptions of pictures. */
  pictures: string[];
  /** Machine-readable dates. */
  dates: string[];
}

function pickedAt(target: Element): Picked {
  const texts: string[] = [];
  for (let at: Element | null = target; at && at !== document.body; at = at.parentElement) {
    const text = (at as HTMLElement).innerText?.trim();
    if (text && text.length <= LONGEST && text !== texts.at(-1)) texts.push(text);
  }
  const picture = target.closest('picture, img') ?? target.querySelector('img');
  const image = picture instanceof HTMLImageElement ? picture : picture?.querySelector('img');
  const time = target.closest('time');
  return {
    texts,
    pictures: image ? [image.currentSrc || image.src, image.alt].filter((text) => text !== '') : [],
    dates: time?.dateTime ? [time.dateTime] : [],
  };
}

const place = `${KIND} ${location.pathname}`;
const tell = (message: object) => parent.postMessage({ kind: KIND, ...message }, '*');

if (parent !== window) {
  let picks = false;
  let marked: HTMLElement | null = null;
  const mark = (next: HTMLElement | null) => {
    marked?.style.removeProperty('outline');
    marked = next;
    marked?.style.setProperty('outline', '2px solid Highlight');
  };

  addEventListener('message', ({ source, data }: MessageEvent<{ kind?: unknown; picks?: unknown }>) => {
    if (source !== parent || data?.kind !== KIND) return;
    picks = data.picks === true;
    if (!picks) mark(null);
  });
  addEventListener('mouseover', ({ target }) => {
    if (picks) mark(target instanceof HTMLElement ? target : null);
  });
  addEventListener(
    'click',
    (event) => {
      if (!picks || !(event.target instanceof Element)) return;
      event.preventDefault();
      event.stopPropagation();
      tell({ picked: pickedAt(event.target) });
    },
    { capture: true },
  );
  addEventListener('pagehide', () => sessionStorage.setItem(place, String(scrollY)));
  scrollTo({ top: Number(sessionStorage.getItem(place) ?? 0), behavior: 'instant' });
  tell({ shown: location.pathname });
}
