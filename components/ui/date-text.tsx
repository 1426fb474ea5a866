import { formatDate, formatDateOrTime, formatLongDate, formatMoment } from '@/lib/shared/dates'

export type DateForm = 'short' | 'long' | 'moment' | 'today-as-time'

interface DateTextProps {
  /** ISO 8601. */
  value: string
  form?: DateForm
  zone?: string
  className?: string
}

const forms: Record<DateForm, (value: string, zone?: string) => string> = {
  short: formatDate,
  long: formatLongDate,
  moment: formatMoment,
  'today-as-time': (value, zone) => formatDateOrTime(value, { zone, long: true }),
}

/** `<time>` in the city's zone: DD.MM.YYYY, DD MMMM YYYY; «today-as-time» shows only the time of today's moments. */
export function DateText({ value, form = 'long', zone, className }: DateTextProps) {
  return (
    <time dateTime={value} className={className}>
      {forms[form](value, zone)}
    </time>
  )
}
