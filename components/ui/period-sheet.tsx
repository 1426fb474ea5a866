import { CalendarDays } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { buttonLook } from '@/components/ui/button-look'
import { classNames } from '@/components/ui/class-names'
import { DateInput } from '@/components/ui/date-input'

interface PeriodSheetProps {
  /** Of the sheet on this page. */
  id: string
  title: string
  /** Label of the first day. */
  from: string
  start: string | undefined
  end: string | undefined
  /** On wide screens the days stand in the row of the form. */
  inRow?: boolean
}

const SHEET =
  'fixed inset-x-0 top-auto bottom-0 m-0 w-full rounded-t-card bg-paper p-5 pb-8 text-ink shadow-above open:animate-appear'
const ROW = 'lg:static lg:flex lg:w-auto lg:items-end lg:gap-3 lg:bg-transparent lg:p-0 lg:shadow-none'
const WINDOW = 'sm:inset-0 sm:m-auto sm:h-fit sm:max-w-md sm:rounded-card sm:p-8'

/** The days of a filter and its button, in a sheet that opens natively. */
export function PeriodSheet({ id, title, from, start, end, inRow = false }: PeriodSheetProps) {
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className={buttonLook('secondary', 'medium', classNames('px-3.5', inRow && 'lg:hidden'))}
      >
        <CalendarDays aria-hidden className="size-5" />
        <span className="sr-only">Период{(start || end) && ': выбран'}</span>
      </button>
      <div id={id} popover="auto" className={classNames(SHEET, inRow ? ROW : WINDOW)}>
        <p className={classNames('mb-4 text-h3', inRow && 'lg:hidden')}>{title}</p>
        <div className={classNames('grid gap-4 sm:grid-cols-2', inRow && 'lg:grid-cols-[10.5rem_10.5rem] lg:gap-3')}>
          <DateInput id={`${id}-from`} name="start_date" label={from} defaultValue={start} />
          <DateInput id={`${id}-to`} name="end_date" label="по" defaultValue={end} />
        </div>
        <Button
          type="submit"
          variant={inRow ? 'secondary' : 'primary'}
          className={classNames('mt-5 w-full', inRow && 'lg:mt-0 lg:w-auto')}
        >
          Показать
        </Button>
      </div>
    </>
  )
}
