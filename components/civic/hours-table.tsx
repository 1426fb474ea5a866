import { classNames } from '@/components/ui/class-names'
import { groupHours, type OpenHours } from '@/lib/time/opening-hours'
import { shortWeekday, weekdayName } from '@/lib/time/weekdays'

interface HoursTableProps {
  name: string
  hours: readonly OpenHours[]
  today: number
}

/** Opening hours in as few rows as possible; today is highlighted. */
export function HoursTable({ name, hours, today }: HoursTableProps) {
  if (hours.length === 0) return null
  return (
    <table className="tabular w-full self-start">
      <caption className="sr-only">Часы работы: {name}</caption>
      <tbody className="divide-y divide-line border-y border-line">
        {groupHours(hours).map(({ first, last, times }) => {
          const isToday = first <= today && today <= last
          return (
            <tr key={first} className={isToday ? 'font-semibold' : 'font-normal'}>
              <th scope="row" className="py-2 pr-4 text-left align-top [font-weight:inherit] whitespace-nowrap">
                <Weekday weekday={first} />
                {last > first && (
                  <>
                    –
                    <Weekday weekday={last} />
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

/** «ср», read out as «среда»; 1 is Monday. */
export function Weekday({ weekday }: { weekday: number }) {
  return (
    <abbr title={weekdayName(weekday)} className="no-underline">
      {shortWeekday(weekday)}
    </abbr>
  )
}
