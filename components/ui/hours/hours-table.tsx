import { HoursRows } from '@/components/ui/hours/hours-rows'
import { groupHours, type OpenHours } from '@/lib/time/opening-hours'

interface HoursTableProps {
  name: string
  hours: readonly OpenHours[]
  today: number
}

/** Opening hours in as few rows as possible; today is highlighted. */
export function HoursTable({ name, hours, today }: HoursTableProps) {
  return hours.length > 0 && <HoursRows name={name} rows={groupHours(hours)} today={today} />
}
