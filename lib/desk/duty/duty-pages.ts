import { randomUUID } from 'node:crypto'
import { env } from '@/lib/config/env'
import type { DeskUser } from '@/lib/desk/desk-user'
import { findChoices } from '@/lib/domains/claims/queue/service'
import { takeKeptForm } from '@/lib/domains/desk/forms-service'
import type { KeptForm } from '@/lib/domains/desk/shapes'
import { listCurrentOutages } from '@/lib/domains/news/outages/service'
import type { CurrentOutage } from '@/lib/domains/news/outages/shapes'
import { formatTime, isoDay } from '@/lib/time/dates'

interface DutyPage {
  kept: KeptForm | null
  /** Sent with the form, so that a second press makes nothing twice. */
  sendKey: string
}

export async function readPhonePage({
  call,
}: DeskUser): Promise<DutyPage & { themes: { id: number; title: string }[] }> {
  const [kept, { categories }] = await Promise.all([takeKeptForm('phone', call), findChoices()])
  return { kept, sendKey: randomUUID(), themes: [...categories] }
}

export async function readOutagesPage({
  call,
}: DeskUser): Promise<DutyPage & { current: CurrentOutage[]; now: string }> {
  const [kept, current] = await Promise.all([takeKeptForm('outage', call), listCurrentOutages()])
  return { kept, sendKey: randomUUID(), current, now: toFieldMoment(new Date()) }
}

/** «2026-11-29T09:05», the city's clock, as a field of day and hour has it. */
function toFieldMoment(moment: Date): string {
  return `${isoDay(moment, env.TIME_ZONE)}T${formatTime(moment, env.TIME_ZONE).padStart(5, '0')}`
}
