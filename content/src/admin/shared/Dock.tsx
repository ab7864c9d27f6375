import { Box, Button, Flex, IconButton } from '@strapi/design-system';
import { Cross } from '@strapi/icons';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { createGlobalStyle } from 'styled-components';
import { type Docked, useDock } from './use-dock';

const WIDTH = 'min(46vw, 720px)';

const COLUMNS = 'main#main-content div:has(> div > [role="tabpanel"])';

/**
 * Makes room beside the form: its two columns stand one over the other, what saves it stays in sight above the fields,
 * the other panels come after them, and the list of types waits. Strapi's form knows no narrower layout by itself.
 */
const Room = createGlobalStyle`
  #strapi { padding-inline-end: ${WIDTH}; }
  #strapi div:has(> div > main#main-content) > div:not(:has(#main-content)) { display: none; }
  ${COLUMNS} { display: flex; flex-direction: column; align-items: stretch; gap: 8px; }
  ${COLUMNS} > div:last-child, ${COLUMNS} > div:last-child > div { display: contents; }
  ${COLUMNS} > div:last-child aside { order: 1; }
  ${COLUMNS} > div:last-child aside:first-of-type { order: -1; position: sticky; inset-block-start: 0; z-index: 1; }
`;

/** What a part beside the form is told by the button that has opened it. */
export interface Beside {
  /** Whether both have room; else it covers the form. */
  isBeside: boolean;
  /** Whether somebody has just opened it, and goes on in it. */
  takesFocus: boolean;
  onClose: () => void;
}

interface DockProps extends Beside {
  label: string;
  /** The name of the button that closes it. */
  hide: string;
  /** Stands before that button. */
  bar: ReactNode;
  children: ReactNode;
}

/** A part of the screen beside the form, as high as the window. */
export function Dock({ label, hide, isBeside, takesFocus, onClose, bar, children }: DockProps) {
  const dock = useRef<HTMLElement>(null);
  useEffect(() => {
    if (takesFocus) dock.current?.focus();
  }, [takesFocus]);
  return createPortal(
    <>
      {isBeside ? <Room /> : null}
      <Flex
        ref={dock}
        tag="aside"
        aria-label={label}
        tabIndex={-1}
        direction="column"
        alignItems="stretch"
        background="neutral0"
        borderColor="neutral150"
        position="fixed"
        zIndex={isBeside ? 2 : 300}
        style={{ insetBlock: 0, insetInlineEnd: 0, width: isBeside ? WIDTH : '100%' }}
      >
        <Flex gap={2} padding={2} wrap="wrap">
          {bar}
          <Box marginLeft="auto">
            <IconButton label={hide} size="S" onClick={onClose}>
              <Cross />
            </IconButton>
          </Box>
        </Flex>
        {children}
      </Flex>
    </>,
    document.body,
  );
}

interface ButtonProps {
  name: Docked;
  show: string;
  hide: string;
  icon: ReactNode;
  children: (beside: Beside) => ReactNode;
}

/** Opens and closes a part beside the form; closed, that gives the focus back. */
export function DockButton({ name, show, hide, icon, children }: ButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const { isBeside, isOpen, setOpen } = useDock(name);
  const [takesFocus, setTakesFocus] = useState(false);
  const onClose = () => {
    setOpen(false);
    button.current?.focus({ preventScroll: true });
  };
  const onOpen = () => {
    setTakesFocus(true);
    setOpen(true);
  };
  return (
    <>
      <Button
        ref={button}
        variant="tertiary"
        fullWidth
        startIcon={icon}
        aria-pressed={isOpen}
        onClick={isOpen ? onClose : onOpen}
      >
        {isOpen ? hide : show}
      </Button>
      {isOpen ? children({ isBeside, takesFocus, onClose }) : null}
    </>
  );
}
