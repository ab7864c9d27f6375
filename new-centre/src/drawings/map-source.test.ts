import { it } from 'vitest';
import { issuesOf } from '../../../content/src/map/source-check.ts';
import { FLOORS, SETTINGS } from './drawings.fixture.ts';
import { mapSource } from './map-source.ts';
it('x', () => {
  const t = performance.now();
  const { source, rooms, remarks } = mapSource(FLOORS, SETTINGS);
  console.log(performance.now() - t, rooms.join(' '), remarks);
  console.log(issuesOf(source, { rooms: new Set(rooms), tenantSlugs: new Set() }));
  const count: Record<string, number> = {};
  for (const f of source.features) { const k = `${f.feature_type} ${f.properties.level ?? ''} ${f.properties.kind ?? f.properties.category ?? ''}`; count[k] = (count[k] ?? 0) + 1; }
  console.log(count);
});
