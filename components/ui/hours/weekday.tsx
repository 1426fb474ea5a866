import { shortWeekday, weekdayName } from '@/lib/time/weekdays'

/** «ср», read out as «среда»; 1 is Monday. */
export function Weekday({ weekday }: { weekday: number }) {
  return (
    <abbr title={weekdayName(weekday)} className="no-underline">
      {shortWeekday(weekday)}
    </abbr>
  )
}
