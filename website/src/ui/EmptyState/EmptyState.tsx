import type { ReactNode } from 'react';
import { Door } from '../Door/Door.tsx';
import s from './EmptyState.module.css';

/** An empty list: a room with its door ajar, the words, and perhaps a way on. */
export function EmptyState({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className={s.empty}>
      <Door state="soon" size="large" className={s.door} />
      <p>
        {text}
        {children}
      </p>
    </div>
  );
}
