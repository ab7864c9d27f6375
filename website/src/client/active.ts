declare global {
  interface Document {
    /** True in a page that a browser has made ahead and nobody has gone to yet. */
    readonly prerendering?: boolean;
    onprerenderingchange?: () => void;
  }
}

/** Fulfilled once the page is before a visitor: at once, or when a page that was made ahead is gone to. */
export const active = new Promise<void>((run) => {
  if (document.prerendering) document.onprerenderingchange = run;
  else run();
});
