'use client'

import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'

interface AlertDialogProps {
  /** The dialog is open while there is a message. */
  message: string | null
  /** Runs after it was closed, in whatever way. */
  onClose: () => void
}

/** «Оповещение»: one message, one button. */
export function AlertDialog({ message, onClose }: AlertDialogProps) {
  return (
    <Dialog
      open={message !== null}
      onClose={onClose}
      title="Оповещение"
      role="alertdialog"
      actions={<Button onClick={onClose}>Закрыть</Button>}
    >
      <p>{message}</p>
    </Dialog>
  )
}
