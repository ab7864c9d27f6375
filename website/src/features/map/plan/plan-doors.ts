/**
 * Says in the drawing which shops are closed, as the list beside it says (`opening-state.element.ts` settles it for
 * this minute); the key names the shade once there is one.
 */
export function settleDoors(map: Element) {
  let shut = false;
  for (const item of map.querySelectorAll<HTMLElement>('[data-shop]')) {
    const state = item.querySelector<HTMLElement>('opening-state')?.dataset.state;
    const room = map.querySelector<SVGAElement>(`[data-room="${CSS.escape(item.dataset.shop ?? '')}"]`);
    if (!room || state === undefined) continue;
    if (room.dataset.state !== state) room.dataset.state = state;
    if (state === 'closed') shut = true;
  }
  map.querySelector('[data-shut]')?.toggleAttribute('data-off', !shut);
}
