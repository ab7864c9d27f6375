import { useIsDesktop } from '@strapi/strapi/admin';
import { useState, useSyncExternalStore } from 'react';

/** What can stand beside a form: one of them at a time. */
export type Docked = 'preview' | 'words';

const KEY = 'mall-beside';

const listeners = new Set<() => void>();

/** Read once: what another tab of the browser opens stands beside the forms that are opened after it. */
let docked = window.localStorage.getItem(KEY);

function keep(name: Docked | null): void {
  docked = name;
  if (name === null) window.localStorage.removeItem(KEY);
  else window.localStorage.setItem(KEY, name);
  for (const hear of listeners) hear();
}

function listen(hear: () => void): () => void {
  listeners.add(hear);
  return () => listeners.delete(hear);
}

interface DockState {
  /** Whether the form and what stands beside it both have room; else it covers the form. */
  isBeside: boolean;
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
}

/** Opened once, it stays beside every form until it is closed; on small screens it covers one form once. */
export function useDock(name: Docked): DockState {
  const isBeside = useIsDesktop();
  const kept = useSyncExternalStore(listen, () => docked);
  const [isCovering, setCovering] = useState(false);
  return isBeside
    ? { isBeside, isOpen: kept === name, setOpen: (isOpen) => keep(isOpen ? name : null) }
    : { isBeside, isOpen: isCovering, setOpen: setCovering };
}
