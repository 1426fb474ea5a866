import { randomUUID } from 'node:crypto'
import { env } from '@/lib/config/env'
import type { DeskUser } from '@/lib/desk/desk-user'
import { findChoices, findQueued } from '@/lib/domains/claims/queue/service'
import type { QueuedClaim } from '@/lib/domains/claims/queue/shapes'
import { takeKeptForm } from '@/lib/domains/desk/forms-service'
import type { KeptForm } from '@/lib/domains/desk/shapes'
import type { DutyService } from '@/lib/domains/feedback/contract'
import { listDutyServices } from '@/lib/domains/feedback/service'
import { listCurrentMessages } from '@/lib/domains/outages/service'
import type { CurrentMessage, CurrentMessages } from '@/lib/domains/outages/shapes'
import type { MapSettings, ShownWarning } from '@/lib/domains/site/contract'
import { getPortalMap, listShownWarnings } from '@/lib/domains/site/service'
import { formatLocalMoment } from '@/lib/time/dates'

interface DutyPage {
  kept: KeptForm | null
  /** Sent with the form, so that a second press makes nothing twice. */
  sendKey: string
  /** Account of the one who types. */
  writer: number
}

interface PhonePage extends DutyPage {
  themes: readonly { id: number; title: string }[]
  /** Claims that this person took and a moderator has not decided on, the oldest first. */
  recorded: QueuedClaim[]
  map: MapSettings
}

/** Claims of one's own that the page of the telephone lists. */
const MAX_RECORDED = 10

export async function readPhonePage({ scope, call }: DeskUser): Promise<PhonePage> {
  const isDuty = scope.recorderId !== undefined
  const [kept, { categories }, recorded, map] = await Promise.all([
    takeKeptForm('phone', call),
    findChoices(),
    isDuty ? findQueued(scope, { view: 'moderation', isRecorded: true, page: 1 }, MAX_RECORDED) : [],
    getPortalMap(),
  ])
  return { kept, sendKey: randomUUID(), writer: Number(call.user?.id), themes: categories, recorded, map }
}

interface OutagesPage extends DutyPage {
  messages: CurrentMessages
  /** Warnings that every page shows, in its order. */
  warnings: readonly ShownWarning[]
  /** A correction of an outage, or its other term, that was typed and refused. */
  keptChange: { correction: KeptForm | null; term: KeptForm | null }
  /** Services whom residents call, with their phones. */
  services: readonly DutyService[]
  /** The city's clock, as a field of day and hour has it. */
  now: string
}

/** What is or will be switched off, whoever announced it. */
export async function readOutages(): Promise<CurrentMessage[]> {
  const { ours, others } = await listCurrentMessages()
  return [...ours.filter(({ isOver }) => !isOver), ...others]
}

export async function readOutagesPage({ call }: DeskUser): Promise<OutagesPage> {
  const [kept, correction, term, messages, warnings, { duty_services: services }] = await Promise.all([
    takeKeptForm('outage', call),
    takeKeptForm('outage-correction', call),
    takeKeptForm('outage-term', call),
    listCurrentMessages(),
    listShownWarnings(),
    listDutyServices(false),
  ])
  const now = formatLocalMoment(new Date(), env.TIME_ZONE)
  return {
    kept,
    keptChange: { correction, term },
    messages,
    warnings,
    services,
    sendKey: randomUUID(),
    writer: Number(call.user?.id),
    now,
  }
}
