import { addDays } from '@/lib/time/days'

const SATURDAY = 6
const SUNDAY = 0

interface NearDays {
  title: string
  from: string
  to: string
}

export function nearDays(today: string): NearDays[] {
  const tomorrow = addDays(today, 1)
  return [
    { title: 'Сегодня', from: today, to: today },
    { title: 'Завтра', from: tomorrow, to: tomorrow },
    { title: 'Выходные', ...weekendFrom(today) },
  ]
}

function weekendFrom(today: string): { from: string; to: string } {
  const weekday = new Date(today).getUTCDay()
  if (weekday === SUNDAY) return { from: today, to: today }
  const saturday = addDays(today, SATURDAY - weekday)
  return { from: saturday, to: addDays(saturday, 1) }
}
