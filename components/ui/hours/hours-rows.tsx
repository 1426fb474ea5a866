'use client'

import { Weekday } from '@/components/ui/hours/weekday'
import { classNames } from '@/components/ui/class-names'
import type { HoursRow } from '@/lib/time/opening-hours'

interface HoursRowsProps {
  name: string
  rows: readonly HoursRow[]
  today: number
}

export function HoursRows({ name, rows, today }: HoursRowsProps) {
  return (
    <table className="tabular w-full self-start">
      <caption className="sr-only">Часы работы: {name}</caption>
      <tbody className="divide-y divide-line border-y border-line">
        {rows.map(({ first, last, times }) => {
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
