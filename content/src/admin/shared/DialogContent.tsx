import { Modal } from '@strapi/design-system';
import { type ReactNode, useState } from 'react';

/**
 * What a dialog holds that is opened by state and not by a trigger of its own: once closed, it gives the focus back.
 * @param back to what, where that is not what had the focus when it opened
 */
export function DialogContent({ back, children }: { back?: () => Element | null; children: ReactNode }) {
  const [before] = useState(() => document.activeElement);
  return (
    <Modal.Content
      onCloseAutoFocus={(event) => {
        event.preventDefault();
        const opener = back?.() ?? before;
        if (opener instanceof HTMLElement) opener.focus();
      }}
    >
      {children}
    </Modal.Content>
  );
}
