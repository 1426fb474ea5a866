import { tzOffset } from '@date-fns/tz'
import { isoDay, toNoon } from '@/lib/time/dates'

const MINUTE = 60_000
const DAY = 1440 * MINUTE

/** Turns the content's «days before the day of seeding» into moments, by the wall clock of the city. */
export class SeedClock {
  constructor(
    private readonly now: Date,
    private readonly zone: string,
  ) {}

  /** Gives the ISO moment of a publication; what would lie in the future, in a morning, came out a day earlier. */
  published(daysAgo: number, time: string): string {
    const moment = this.at(daysAgo, time)
    return (moment > this.now ? this.at(daysAgo + 1, time) : moment).toISOString()
  }

  /** Returns a moment, or `minutes` after the one before it if that is later; never the future. */
  notBefore(before: string, minutes: number, moment: string): string {
    const earliest = Math.min(Date.parse(before) + minutes * MINUTE, this.now.getTime())
    return new Date(Math.max(earliest, Date.parse(moment))).toISOString()
  }

  /** Gives the ISO moment at which the day that many days ahead ends; a negative number lies in the past. */
  endOfDayIn(days: number): string {
    return new Date(this.at(-days, '23:59').getTime() + 59_000).toISOString()
  }

  /** Gives the ISO moment at which a term ends: at that clock of the day that many days ahead, or with the day. */
  termEndIn(days: number, time: string | undefined): string {
    return time === undefined ? this.endOfDayIn(days) : this.clockIn(days, time)
  }

  /** Gives the ISO moment of a clock of the day that many days ahead. */
  clockIn(days: number, time: string): string {
    return this.at(-days, time).toISOString()
  }

  /** Gives the ISO moment of a day (1 Monday to 7 Sunday) of the week of seeding, week 0, or of one before or after. */
  onWeekday(week: number, day: number, time: string): string {
    const today = new Date(toNoon(this.isoDayAgo(0))).getUTCDay() || 7
    return this.at(today - day - week * 7, time).toISOString()
  }

  /** Gives the ISO moment so many hours from now, on the hour. */
  hoursFromNow(hours: number): string {
    const HOUR = 3_600_000
    return new Date(Math.floor(this.now.getTime() / HOUR) * HOUR + hours * HOUR).toISOString()
  }

  /** Gives a date without time as the back office keeps it: noon in UTC, the same day in every zone near the city. */
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
