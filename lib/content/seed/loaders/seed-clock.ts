import { tzOffset } from '@date-fns/tz'
import { isoDay, toNoon } from '@/lib/time/dates'

const MINUTE = 60_000
const DAY = 1440 * MINUTE

/** Holidays of every year: `MM-DD`. */
const HOLIDAYS: ReadonlySet<string> = new Set(
  '01-01 01-02 01-03 01-04 01-05 01-06 01-07 01-08 02-23 03-08 05-01 05-09 06-12 11-04'.split(' '),
)

/** Converts «days before seeding» to moments in the city's time zone. */
export class SeedClock {
  constructor(
    private readonly now: Date,
    private readonly zone: string,
  ) {}

  /** A moment in the future moves to the day before. */
  published(daysAgo: number, time: string): string {
    const moment = this.at(daysAgo, time)
    return (moment > this.now ? this.at(daysAgo + 1, time) : moment).toISOString()
  }

  /** Returns a moment after the one before and never in the future. */
  notBefore(before: string, minutes: number, moment: string): string {
    const earliest = Math.min(Date.parse(before) + minutes * MINUTE, this.now.getTime())
    return new Date(Math.max(earliest, Date.parse(moment))).toISOString()
  }

  /** End of the day; negative days are in the past. */
  endOfDayIn(days: number): string {
    return new Date(this.at(-days, '23:59').getTime() + 59_000).toISOString()
  }

  /** Ends at that time, or with the day. */
  termEndIn(days: number, time: string | undefined): string {
    return time === undefined ? this.endOfDayIn(days) : this.clockIn(days, time)
  }

  clockIn(days: number, time: string): string {
    return this.at(-days, time).toISOString()
  }

  onWeekday(week: number, day: number, time: string): string {
    const today = new Date(toNoon(this.isoDayAgo(0))).getUTCDay() || 7
    return this.at(today - day - week * 7, time).toISOString()
  }

  /** The day, or the nearest one before it on which offices work. */
  workdayAgo(daysAgo: number): number {
    const day = this.isoDayAgo(daysAgo)
    const isWeekend = [0, 6].includes(new Date(toNoon(day)).getUTCDay())
    return isWeekend || HOLIDAYS.has(day.slice(5)) ? this.workdayAgo(daysAgo + 1) : daysAgo
  }

  hoursFromNow(hours: number): string {
    const HOUR = 3_600_000
    return new Date(Math.floor(this.now.getTime() / HOUR) * HOUR + hours * HOUR).toISOString()
  }

  /** Noon in UTC: the same day in every zone near the city. */
  day(daysAgo: number): string {
    return toNoon(this.isoDayAgo(daysAgo))
  }

  private at(daysAgo: number, time: string): Date {
    const asUtc = new Date(`${this.isoDayAgo(daysAgo)}T${time}:00.000Z`)
    return new Date(asUtc.getTime() - tzOffset(this.zone, asUtc) * MINUTE)
  }

  private isoDayAgo(daysAgo: number): string {
    const noonToday = Date.parse(toNoon(isoDay(this.now, this.zone)))
    return new Date(noonToday - daysAgo * DAY).toISOString().slice(0, 10)
  }
}
