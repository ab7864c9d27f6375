import type { ReactNode } from 'react';
import { Door } from '../Door/Door.tsx';
import { PictureImage } from '../PictureImage/PictureImage.tsx';
import s from './EmptyState.module.css';
import { emptyPicture } from './empty-picture.ts';

/** An empty list: the centre's picture for it, else a door ajar; the words, and perhaps a way on. */
export function EmptyState({ text, children }: { text: string; children?: ReactNode }) {
  const picture = emptyPicture();
  return (
    <div className={s.empty}>
      {picture ? (
        <div className={s.picture}>
          <PictureImage picture={{ ...picture, alt: '' }} fit="contain" sizes="200px" />
        </div>
      ) : (
        <Door state="soon" size="large" className={s.door} />
      )}
      <p>
        {text}
        {children}
      </p>
    </div>
  );
}
