import { SlidersHorizontal } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { buttonLook } from '@/components/ui/button-look'
import { ModalSheet } from '@/components/ui/modal-sheet'

interface FilterSheetProps {
  /** Of the sheet on this page. */
  id: string
  title: string
  /** On the button that opens the sheet, with how much is chosen. */
  label: string
  /** Fields of the form in which it stands. */
  children: ReactNode
}

const ROW = 'lg:mt-5 lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(var(--submit),auto)] lg:items-end lg:gap-4'

/** Fields of a filter: on wide screens a row with the button of the form, on others a sheet that opens natively. */
export function FilterSheet({ id, title, label, children }: FilterSheetProps) {
  return (
    <>
      <button type="button" popoverTarget={id} className={buttonLook('secondary', 'medium', 'mt-3 w-full lg:hidden')}>
        <SlidersHorizontal aria-hidden className="size-5" />
        {label}
      </button>
      <ModalSheet id={id} title={title} wide="inPage" className={ROW}>
        {children}
        <div className="mt-6 lg:mt-0">
          <Button type="submit" className="w-full lg:hidden">
            Показать
          </Button>
          <Button type="submit" variant="secondary" className="max-lg:hidden">
            Показать
          </Button>
        </div>
      </ModalSheet>
    </>
  )
}
