import type { ComponentType, ReactNode } from 'react'
import { DialogFrame, dialogClassName, type DialogSize } from '@/components/ui/dialog/dialog-frame'

/** A dialog that every page can open by its hash `#id`. */
export interface HashDialogFacts {
  id: string
  title: string
  size?: DialogSize
  Content: ComponentType
}

interface HashDialogProps extends Omit<HashDialogFacts, 'Content'> {
  children: ReactNode
}

/** Opened by DialogHost; without JavaScript it unfolds in the page. */
export function HashDialog({ id, title, size, children }: HashDialogProps) {
  return (
    <dialog id={id} aria-labelledby={`${id}-title`} data-hash-dialog className={dialogClassName(size)}>
      <DialogFrame titleId={`${id}-title`} title={title}>
        {children}
      </DialogFrame>
    </dialog>
  )
}
