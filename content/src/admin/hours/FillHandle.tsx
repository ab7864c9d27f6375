import type { Weekday } from '@mall/contract/opening/opening-models.ts';
import { type PointerEvent, useEffect } from 'react';
import styled from 'styled-components';
import { dayAt } from './fill-days';

/** Within the cell: what stands out of the grid would make it scroll. */
const Handle = styled.span`
  position: absolute;
  inset-block-end: 0;
  inset-inline-end: 0;
  z-index: 1;
  display: grid;
  place-items: end;
  inline-size: 14px;
  block-size: 14px;
  cursor: ew-resize;
  touch-action: none;
  visibility: hidden;

  &::before {
    content: '';
    inline-size: 9px;
    block-size: 9px;
    border: 1px solid ${({ theme }) => theme.colors.neutral0};
    background: ${({ theme }) => theme.colors.primary600};
  }

  @media (pointer: coarse) {
    inline-size: 24px;
    block-size: 24px;
  }
`;

/** A day's cell in the grid: shows its handle while a pointer or the focus is in it, and an outline while it is covered. */
export const DayOfGrid = styled.td<{ $isCovered: boolean }>`
  position: relative;
  border-radius: ${({ theme }) => theme.borderRadius};
  outline: ${({ theme, $isCovered }) => ($isCovered ? `2px solid ${theme.colors.primary600}` : 'none')};
  /* The grid cuts off what stands out of it. */
  outline-offset: -2px;

  &:hover > ${Handle},
  &:focus-within > ${Handle},
  & > ${Handle}[data-pulled] {
    visibility: visible;
  }
`;

interface Props {
  /** Whether it is this handle that is pulled. */
  isPulled: boolean;
  /** It is held, with its pointer at a day. */
  onPull: (to: Weekday) => void;
  onDrop: (to: Weekday) => void;
  /** Escape, or the pointer was taken away: nothing is to change. */
  onLetGo: () => void;
}

const dayOf = ({ currentTarget, clientX }: PointerEvent): Weekday | undefined =>
  dayAt(
    clientX,
    [...(currentTarget.closest('tr')?.querySelectorAll(':scope > td:has(input)') ?? [])].map((cell) =>
      cell.getBoundingClientRect(),
    ),
  );

/**
 * The corner by which a day's hours are pulled over the days beside it, within `DayOfGrid`. A way beside typing and the
 * button of the row, so that readers of the screen are not told of it.
 */
export function FillHandle({ isPulled, onPull, onDrop, onLetGo }: Props) {
  useEffect(() => {
    if (!isPulled) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      onLetGo();
    };
    window.addEventListener('keydown', onKey, true);
    return () => window.removeEventListener('keydown', onKey, true);
  }, [isPulled, onLetGo]);
  const at = (event: PointerEvent, then: (day: Weekday) => void) => {
    const day = dayOf(event);
    if (day !== undefined) then(day);
  };
  return (
    <Handle
      aria-hidden
      data-pulled={isPulled || undefined}
      // Whoever types keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
      onPointerDown={(event) => {
        if (!event.isPrimary || event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        at(event, onPull);
      }}
      onPointerMove={(event) => {
        if (isPulled) at(event, onPull);
      }}
      onPointerUp={(event) => {
        if (isPulled) at(event, onDrop);
      }}
      onLostPointerCapture={onLetGo}
    />
  );
}
