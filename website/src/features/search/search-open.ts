import { OVERLAY_HASH } from './search-constants.ts';

/**
 * Opens the search overlay: the header's search link, `/` outside of fields, Ctrl-K or Command-K, and addresses
 * with its hash. The dialog is part of the page; its code comes by the focus that it takes.
 */
const dialog = document.querySelector<HTMLDialogElement>('#search');
const open = (event?: Event) => {
  event?.preventDefault();
  dialog?.showModal();
};
if (dialog) {
  if (location.hash.startsWith(OVERLAY_HASH)) open();
  addEventListener('click', (event) => {
    const { target, ctrlKey, metaKey, shiftKey } = event;
    if ((target as Element).closest('[data-search]') && !(ctrlKey || metaKey || shiftKey)) open(event);
  });
  addEventListener('keydown', (event) => {
    const { key, target, ctrlKey, metaKey } = event;
    if (
      ctrlKey || metaKey ? key === 'k' : key === '/' && !(target as Element).closest('input,textarea,select')
    )
      open(event);
  });
}
