import type { ReactNode } from 'react'
import { DialogFrame, dialogLook, type DialogSize } from '@/components/ui/dialog/dialog-frame'

interface HashDialogProps {
  /** Any link to `#id` opens it, also from another page and by the address alone. */
  id: string
  title: string
  size?: DialogSize
  children: ReactNode
}

/** Draws a dialog with an address. HashDialogOpener opens it; without JavaScript it unfolds in the page. */
export function HashDialog({ id, title, size, children }: HashDialogProps) {
  return (
    <dialog id={id} aria-labelledby={`${id}-title`} data-hash-dialog className={dialogLook(size)}>
      <DialogFrame titleId={`${id}-title`} title={title}>
        {children}
      </DialogFrame>
    </dialog>
  )
}
