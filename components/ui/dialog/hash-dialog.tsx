import type { ReactNode } from 'react'
import { DialogFrame, dialogClassName, type DialogSize } from '@/components/ui/dialog/dialog-frame'

interface HashDialogProps {
  id: string
  title: string
  size?: DialogSize
  children: ReactNode
}

/** Opened by HashDialogOpener; without JavaScript it unfolds in the page. */
export function HashDialog({ id, title, size, children }: HashDialogProps) {
  return (
    <dialog id={id} aria-labelledby={`${id}-title`} data-hash-dialog className={dialogClassName(size)}>
      <DialogFrame titleId={`${id}-title`} title={title}>
        {children}
      </DialogFrame>
    </dialog>
  )
}
