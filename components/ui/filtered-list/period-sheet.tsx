import { Button, buttonClassName } from '@/components/ui/button/button'
import { classNames } from '@/components/ui/class-names'
import { DateInput } from '@/components/ui/field/date-input'
import { ModalSheet } from '@/components/ui/dialog/modal-sheet'
import { Icon } from '@/components/ui/icon/icon'

interface PeriodSheetProps {
  id: string
  title: string
  from: string
  start: string | undefined
  end: string | undefined
  inRow?: boolean
}

const ROW = 'lg:flex lg:w-auto lg:items-end lg:gap-3'

export function PeriodSheet({ id, title, from, start, end, inRow = false }: PeriodSheetProps) {
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className={buttonClassName('secondary', 'medium', inRow ? 'lg:hidden' : undefined)}
      >
        <Icon name="calendar-days" className="size-5" />
        <span className="sr-only">Период{(start || end) && ': выбран'}</span>
      </button>
      <ModalSheet id={id} title={title} wide={inRow ? 'inPage' : 'window'} className={inRow ? ROW : undefined}>
        <div className={classNames('grid gap-4 sm:grid-cols-2', inRow && 'lg:grid-cols-[10.5rem_10.5rem] lg:gap-3')}>
          <DateInput id={`${id}-from`} name="start_date" label={from} />
          <DateInput id={`${id}-to`} name="end_date" label="по" />
        </div>
        <Button type="submit" className={classNames('mt-5 w-full', inRow && 'lg:mt-0 lg:w-auto')}>
          Показать
        </Button>
      </ModalSheet>
    </>
  )
}
