import { shortWeekday, weekdayName } from '@/lib/time/weekdays'

/** Shows «ср» for a day from 1, Monday, to 7, and says «среда» to those who hear the page. */
export function Weekday({ weekday }: { weekday: number }) {
  return (
    <abbr title={weekdayName(weekday)} className="no-underline">
      {shortWeekday(weekday)}
    </abbr>
  )
}
