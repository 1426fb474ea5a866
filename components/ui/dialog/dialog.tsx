'use client'

import { useEffect, useId, useRef, type MouseEvent, type ReactNode } from 'react'
import { openModal } from '@/components/ui/dialog/open-modal'
import { DialogFrame, dialogClassName, type DialogSize } from '@/components/ui/dialog/dialog-frame'

interface DialogProps {
  open: boolean
  /** Called once, unless `open` became false first. */
  onClose: () => void
  title: string
  size?: DialogSize
  role?: 'dialog' | 'alertdialog'
  children: ReactNode
  actions?: ReactNode
}

/** Native modal dialog: the browser traps focus, handles Escape and restores focus. */
export function Dialog({ open, onClose, title, size, role = 'dialog', children, actions }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  useEffect(() => {
    if (!dialog.current) return
    if (open) openModal(dialog.current)
    else dialog.current.close()
  }, [open])

  // `close` also fires when `open` became false
  function onEnd() {
    if (open) onClose()
  }

  function onBackdrop(event: MouseEvent) {
    if (event.target === dialog.current) dialog.current.close()
  }

  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- keys have Escape
    <dialog
      ref={dialog}
      role={role === 'alertdialog' ? role : undefined}
      aria-labelledby={titleId}
      onClose={onEnd}
      onClick={onBackdrop}
      className={dialogClassName(size)}
    >
      {open && (
        <DialogFrame titleId={titleId} title={title} actions={actions}>
          {children}
        </DialogFrame>
      )}
    </dialog>
  )
}
