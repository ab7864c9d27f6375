import { Box, type BoxProps } from '@strapi/design-system';
import type { DragEvent, ElementType } from 'react';
import styled from 'styled-components';

/**
 * What lets an element be dragged by mouse, or by a finger that has rested on it; Escape lets it go. Whatever it holds that
 * browsers drag by themselves, such as links, must not be draggable. @param onDrag whether it is held now
 */
export function draggable(onDrag: (isHeld: boolean) => void) {
  return {
    draggable: true,
    style: { cursor: 'grab' },
    onDragStart({ dataTransfer }: DragEvent) {
      dataTransfer.effectAllowed = 'move';
      // On phones nothing is dragged without data; this is a kind that no other program takes.
      dataTransfer.setData('application/x-mall', '');
      onDrag(true);
    },
    onDragEnd: () => onDrag(false),
  };
}

const Place = styled(Box)<{ $isOpen: boolean }>`
  ${({ $isOpen, theme }) =>
    $isOpen ? `outline: 2px dashed ${theme.colors.primary600}; outline-offset: -2px;` : ''}
`;

/** A box where something can be dropped, and looks like it. @param onDrop null while it takes nothing */
export function DropPlace<Tag extends ElementType = 'div'>({
  onDrop,
  ...box
}: Omit<BoxProps<Tag>, 'onDrop'> & { onDrop: (() => void) | null }) {
  const taking = {
    onDragOver: (event: DragEvent) => event.preventDefault(),
    onDrop(event: DragEvent) {
      event.preventDefault();
      onDrop?.();
    },
  };
  return <Place $isOpen={onDrop !== null} {...box} {...(onDrop && taking)} />;
}
