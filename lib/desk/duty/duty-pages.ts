import { randomUUID } from 'node:crypto'
import { env } from '@/lib/config/env'
import type { DeskUser } from '@/lib/desk/desk-user'
import { findChoices, findQueued } from '@/lib/domains/claims/queue/service'
import type { QueuedClaim } from '@/lib/domains/claims/queue/shapes'
import { takeKeptForm } from '@/lib/domains/desk/forms-service'
import type { KeptForm } from '@/lib/domains/desk/shapes'
import { listCurrentMessages } from '@/lib/domains/news/outages/service'
import type { CurrentMessage, CurrentMessages } from '@/lib/domains/news/outages/shapes'
import type { MapSettings } from '@/lib/domains/site/contract'
import { getPortalMap } from '@/lib/domains/site/service'
import { formatLocalMoment } from '@/lib/time/dates'

interface DutyPage {
  kept: KeptForm | null
  /** Sent with the form, so that a second press makes nothing twice. */
  sendKey: string
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
  return { kept, sendKey: randomUUID(), themes: categories, recorded, map }
}

interface OutagesPage extends DutyPage {
  messages: CurrentMessages
  /** Another term of an outage that was typed and refused. */
  keptTerm: KeptForm | null
  /** The city's clock, as a field of day and hour has it. */
  now: string
}

/** What is or will be switched off, whoever announced it: messages with a beginning, and all of the duty service. */
export async function readOutages(): Promise<CurrentMessage[]> {
  const { ours, others } = await listCurrentMessages()
  return [...ours, ...others.filter(({ hasStart }) => hasStart)]
}

export async function readOutagesPage({ call }: DeskUser): Promise<OutagesPage> {
  const [kept, keptTerm, messages] = await Promise.all([
    takeKeptForm('outage', call),
    takeKeptForm('outage-term', call),
    listCurrentMessages(),
  ])
  return { kept, keptTerm, messages, sendKey: randomUUID(), now: formatLocalMoment(new Date(), env.TIME_ZONE) }
}
