import late from './video-player.ts?late';

// A click on a poster fetches what plays it; modified clicks stay the link's own, as does a click that fails.
addEventListener('click', (event) => {
  const link = (event.target as Element).closest<HTMLAnchorElement>('video-poster>a');
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  (import(/* @vite-ignore */ late) as Promise<typeof import('./video-player.ts')>).then(
    ({ play }) => play(link),
    () => location.assign(link.href),
  );
});
