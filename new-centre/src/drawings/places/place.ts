import type { Point } from '../drawing.ts';

/** Where ways begin and end. */
export interface Place {
  /** Unique in the source; ids of its features hold it. */
  key: string;
  level: number;
  file: string;
  kind: 'door' | 'entrance' | 'amenity' | 'kiosk';
  /** The number of the room, the sign of the entrance, the category of the amenity, the name of the kiosk. */
  name: string;
  /** What remarks call it. */
  called: string;
  /** Where it is drawn. */
  mark: Point;
  /** Where one stands to be there: on what one walks on, or on its border. */
  at: Point;
  /** The id of a lift. */
  equipment?: string;
}

/** What one can only come to over steps, and so need not be reached without. */
export const isStepped = ({ kind, name }: Place): boolean =>
  kind === 'amenity' && (name === 'stairs' || name === 'escalator');
