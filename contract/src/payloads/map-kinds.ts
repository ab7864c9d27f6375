/** What a feature of the map is, in the manner of IMDF; docs/map-data.md describes each. */
export type MapFeatureType = 'level' | 'unit' | 'opening' | 'fixture' | 'amenity' | 'node' | 'edge' | 'kiosk';

/** How one gets along an edge of the network. */
export const MAP_EDGE_KINDS = ['walk', 'ramp', 'stairs', 'escalator', 'elevator'] as const;
export type MapEdgeKind = (typeof MAP_EDGE_KINDS)[number];
