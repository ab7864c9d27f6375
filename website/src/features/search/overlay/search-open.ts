/**
 * Opens the search overlay: the header's search link, `/` outside of fields, Ctrl-K or Command-K, and addresses
 * with `OVERLAY_HASH` (written out here: an import would be one more file before any interaction). The dialog is
 * part of every page that has such a link; its code comes by the focus that it takes.
 */
const dialog = document.querySelector<HTMLDialogElement>('#search');
const openSearch = (event: Event) => {
  event.preventDefault();
  dialog?.showModal();
};

document.addEventListener('click', (event) => {
  if ((event.target as Element).closest('[data-search]')) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    openSearch(event);
  }
});
document.addEventListener('keydown', (event) => {
  const { key, target } = event;
  if (
    event.ctrlKey || event.metaKey
      ? key === 'k'
      : key === '/' && !(target as Element).closest('input,textarea')
  )
    openSearch(event);
});
if (location.hash.startsWith('#search=')) dialog?.showModal();
