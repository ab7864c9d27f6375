import { Box, Typography } from '@strapi/design-system';
import { useEffect, useRef, useState } from 'react';
import { onSaved } from '../versions/save-watch';
import type { Picked } from './find-field';

/** As the page's own script names its messages (website/src/layout/preview/edit-clicks.element.ts). */
const KIND = 'mall-preview';

interface Props {
  /** What is shown, for screen readers. */
  title: string;
  /** A new one is loaded at once, and the same one again after each save. */
  address: string;
  /** When what the form shows was saved. */
  updatedAt: unknown;
  /** How wide the page thinks it is, in pixels. */
  width: number;
  picks: boolean;
  onPicked: (picked: Picked) => void;
  onShown: () => void;
}

interface Message {
  kind: typeof KIND;
  picked?: Picked;
  shown?: string;
}

const isMessage = (data: unknown): data is Message =>
  typeof data === 'object' && data !== null && 'kind' in data && data.kind === KIND;

/** The website's page in a frame, as wide as a device and made as small as the panel needs. */
export function PreviewFrame({ title, address, updatedAt, width, picks, onPicked, onShown }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  // Later addresses take the place of the first one, so that going back leaves the form and not the frame.
  const [first] = useState(address);
  const shown = useRef({ address, updatedAt });
  const [room, setRoom] = useState({ width, height: 600 });
  const scale = Math.min(1, room.width / width);
  const { origin } = new URL(address);

  useEffect(() => {
    if (!box.current) return;
    const watch = new ResizeObserver(([entry]) => {
      if (entry) setRoom({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    watch.observe(box.current);
    return () => watch.disconnect();
  }, []);

  useEffect(() => {
    const show = (saved: unknown) => {
      shown.current = { address, updatedAt: saved };
      frame.current?.contentWindow?.location.replace(address);
    };
    // Not by way of a state: Strapi draws the whole form anew after a save, and the page need not wait for that.
    const end = onSaved(show);
    if (address !== shown.current.address || updatedAt !== shown.current.updatedAt) show(updatedAt);
    return end;
  }, [address, updatedAt]);

  useEffect(() => {
    const tell = () => frame.current?.contentWindow?.postMessage({ kind: KIND, picks }, origin);
    const hear = (event: MessageEvent) => {
      if (event.source !== frame.current?.contentWindow || event.origin !== origin) return;
      if (!isMessage(event.data)) return;
      if (event.data.picked) onPicked(event.data.picked);
      if (event.data.shown !== undefined) {
        tell();
        onShown();
      }
    };
    addEventListener('message', hear);
    tell();
    return () => removeEventListener('message', hear);
  }, [origin, picks, onPicked, onShown]);

  return (
    <Box ref={box} grow={1} overflow="hidden" background="neutral200" position="relative">
      <iframe
        ref={frame}
        title={title}
        src={first}
        style={{
          border: 0,
          width,
          height: room.height / scale,
          transform: `scale(${scale})`,
          transformOrigin: '0 0',
          position: 'absolute',
          left: Math.max(0, (room.width - width * scale) / 2),
        }}
      />
    </Box>
  );
}

/** What the panel says about itself, for screen readers too. */
export function PreviewNote({ children }: { children: string }) {
  return (
    <Typography variant="pi" textColor="neutral600" aria-live="polite">
      {children}
    </Typography>
  );
}
