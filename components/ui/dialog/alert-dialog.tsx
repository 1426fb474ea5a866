'use client'

import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button/button'
import { Dialog } from '@/components/ui/dialog/dialog'
import { typeset } from '@/lib/text/typography'

interface AlertDialogProps {
  message: string | null
  onClose: () => void
  actions?: ReactNode
}

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
      <p>{message && typeset(message)}</p>
    </Dialog>
  )
}
