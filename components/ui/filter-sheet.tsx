import { SlidersHorizontal } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { buttonLook } from '@/components/ui/button-look'

interface FilterSheetProps {
  /** Of the sheet on this page. */
  id: string
  title: string
  /** On the button that opens the sheet, with how much is chosen. */
  label: string
  /** Fields of the form in which it stands. */
  children: ReactNode
}

const SHEET =
  'fixed inset-x-0 top-auto bottom-0 m-0 max-h-[88dvh] w-full overflow-y-auto overscroll-contain rounded-t-card bg-paper p-5 pb-8 text-ink shadow-above open:animate-appear'
const ROW =
  'lg:static lg:mt-5 lg:grid lg:max-h-none lg:grid-cols-[minmax(0,1fr)_minmax(var(--submit),auto)] lg:items-end lg:gap-4 lg:overflow-visible lg:bg-transparent lg:p-0 lg:shadow-none'

/** Fields of a filter: on wide screens a row with the button of the form, on others a sheet that opens natively. */
export function FilterSheet({ id, title, label, children }: FilterSheetProps) {
  return (
    <>
      <button type="button" popoverTarget={id} className={buttonLook('secondary', 'medium', 'mt-3 w-full lg:hidden')}>
        <SlidersHorizontal aria-hidden className="size-5" />
        {label}
      </button>
      <div id={id} popover="auto" className={`${SHEET} ${ROW}`}>
        <p className="mb-4 text-h3 lg:hidden">{title}</p>
        {children}
        <div className="mt-6 grid grid-cols-2 gap-3 lg:mt-0 lg:block">
          <Button type="submit" className="lg:hidden">
            Показать
          </Button>
          <Button type="submit" variant="secondary" className="max-lg:hidden">
            Показать
          </Button>
          <Button variant="secondary" popoverTarget={id} popoverTargetAction="hide" className="lg:hidden">
            Закрыть
          </Button>
        </div>
      </div>
    </>
  )
}
