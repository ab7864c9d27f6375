import type { Example } from '../examples/example.ts';
import { LOGO, PHOTO, SCENE } from '../examples/example-words.ts';
import { PictureImage } from './PictureImage.tsx';

export const EXAMPLES: Example[] = [
  { name: 'a drawing', state: 'plain', element: <PictureImage picture={SCENE} priority /> },
  { name: 'a logo, all of it', state: 'plain', element: <PictureImage picture={LOGO} fit="contain" /> },
  { name: 'a photograph', state: 'plain', element: <PictureImage picture={PHOTO} sizes="320px" eager /> },
];
