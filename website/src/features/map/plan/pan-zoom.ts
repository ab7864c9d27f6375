/** Where the plan stands within its stage: CSS pixels from its place at rest, and how much it is enlarged. */
export interface View {
  zoom: number;
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

export const WHOLE: View = { zoom: 1, x: 0, y: 0 };
export const MAX_ZOOM = 8;
/** From these enlargements on labels shrink against the rooms, so that longer names fit (`FloorPlan`). */
const STEPS = [1.5, 2.6] as const;
/** How far an edge of the enlarged plan may be drawn inwards, as a part of the stage. */
const SLACK = 0.25;

export function clampView({ zoom, x, y }: View, { width, height }: Size): View {
  const by = Math.min(MAX_ZOOM, Math.max(1, zoom));
  if (by === 1) return WHOLE;
  const within = (at: number, length: number) =>
    Math.min(length * SLACK, Math.max(length - length * by - length * SLACK, at));
  return { zoom: by, x: within(x, width), y: within(y, height) };
}

/** Enlarged `factor` times round a point of the stage, which stays where it is. */
export function zoomAt(view: View, factor: number, [px, py]: readonly [number, number], size: Size): View {
  const zoom = Math.min(MAX_ZOOM, Math.max(1, view.zoom * factor));
  const by = zoom / view.zoom;
  return clampView({ zoom, x: px - (px - view.x) * by, y: py - (py - view.y) * by }, size);
}

export function panned(view: View, dx: number, dy: number, size: Size): View {
  return clampView({ ...view, x: view.x + dx, y: view.y + dy }, size);
}

/** 0, 1 or 2: which labels and logos have room. */
export function zoomStep(zoom: number): number {
  return STEPS.filter((step) => zoom >= step).length;
}
