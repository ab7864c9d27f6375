import { benefits } from './benefits';
import { documents } from './documents';
import { leisure } from './leisure';
import { news } from './news';
import type { DemoPart } from './part';
import { services } from './services';
import { stories } from './stories';

/** What each part of the demo brings besides the shops, offers and events. */
export const PARTS: readonly DemoPart[] = [stories, leisure, news, benefits, documents, services];
