import { classNames } from '@/components/ui/class-names'
import { hoursByDays, type OpenHours } from '@/lib/shared/opening-hours'

const SHORT = ['пн', 'вт', 'ср', 'чт', 'пт', 'сб', 'вс']
const FULL = ['понедельник', 'вторник', 'среда', 'четверг', 'пятница', 'суббота', 'воскресенье']

interface HoursTableProps {
  /** Says whose hours they are to those who hear the page. */
  name: string
  hours: readonly OpenHours[]
  /** 1 is Monday, 7 Sunday. */
  today: number
}

/** Shows hours of the week in as few rows as its days allow; the row of today stands out. */
export function HoursTable({ name, hours, today }: HoursTableProps) {
  if (hours.length === 0) return null
  return (
    <table className="tabular w-full self-start">
      <caption className="sr-only">Часы работы: {name}</caption>
      <tbody className="divide-y divide-line border-y border-line">
        {hoursByDays(hours).map(({ first, last, times }) => {
          const isToday = first <= today && today <= last
          return (
            <tr key={first} className={isToday ? 'font-semibold' : 'font-normal'}>
              <th scope="row" className="py-2 pr-4 text-left align-top [font-weight:inherit] whitespace-nowrap">
                <abbr title={FULL[first - 1]} className="no-underline">
                  {SHORT[first - 1]}
                </abbr>
                {last > first && (
                  <>
                    –
                    <abbr title={FULL[last - 1]} className="no-underline">
                      {SHORT[last - 1]}
                    </abbr>
                  </>
                )}
                {isToday && <span className="sr-only">, сегодня</span>}
              </th>
              <td className={classNames('py-2 text-right align-top', times.length === 0 && 'text-ink-soft')}>
                {times.length > 0 ? times.join(', ') : 'выходной'}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
