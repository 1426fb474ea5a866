import { SlidersHorizontal } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { buttonLook } from '@/components/ui/button-look'
import { ModalSheet } from '@/components/ui/modal-sheet'

interface FilterSheetProps {
  /** The id of the sheet on this page. */
  id: string
  title: string
  /** The button that opens the sheet says it, with how much is chosen. */
  label: string
  /** The fields belong to the form in which the sheet stands. */
  children: ReactNode
}

/**
 * Folds fields of a filter at any width, so that the list begins in the first screen: a sheet on phones, a window on
 * wide screens, opened natively by the button at the end of the form's line. The button has its width before its words
 * come.
 */
export function FilterSheet({ id, title, label, children }: FilterSheetProps) {
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className={buttonLook('secondary', 'medium', 'shrink-0 px-3.5 sm:min-w-36 sm:justify-start')}
      >
        <SlidersHorizontal aria-hidden className="size-5" />
        <span className="max-sm:sr-only">{label}</span>
      </button>
      <ModalSheet id={id} title={title} wide="window">
        <div className="grid items-end gap-4 sm:grid-cols-2">{children}</div>
        <Button type="submit" className="mt-6 w-full">
          Показать
        </Button>
      </ModalSheet>
    </>
  )
}
