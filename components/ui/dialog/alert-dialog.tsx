'use client'

import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button/button'
import { Dialog } from '@/components/ui/dialog/dialog'

interface AlertDialogProps {
  /** The dialog is open while there is a message. */
  message: string | null
  /** Runs after it was closed, in whatever way. */
  onClose: () => void
  /** These can also be done about it, beside «Закрыть». */
  actions?: ReactNode
}

/** «Оповещение» shows one message and one button that closes it. */
export function AlertDialog({ message, onClose, actions }: AlertDialogProps) {
  return (
    <Dialog
      open={message !== null}
      onClose={onClose}
      title="Оповещение"
      role="alertdialog"
      actions={
        <>
          <Button onClick={onClose}>Закрыть</Button>
          {actions}
        </>
      }
    >
      <p>{message}</p>
    </Dialog>
  )
}
