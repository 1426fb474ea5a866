import { demoCity } from '@/lib/content/demo-city'
import type { SeedClaim } from '@/lib/content/seed/content/claims'
import type { SeedClock } from '@/lib/content/seed/loaders/seed-clock'
import type { SeedData } from '@/lib/content/seed/loaders/seed-writer'
import { isVerdict } from '@/lib/domains/claims/actions'
import { type ClaimCode, claimCodes } from '@/lib/domains/claims/states'
import { MODERATION_DAYS } from '@/lib/domains/claims/rules'
import { toNoon } from '@/lib/time/dates'
import { addWorkingDays } from '@/lib/time/working-days'

type Fields = Omit<SeedData<'claims'>, 'text' | 'address' | 'x' | 'y'> & { createdAt: string }
type EventFields = Omit<SeedData<'claim-events'>, 'claim'> & { createdAt: string }

export interface ClaimPast {
  fields: Fields
  events: EventFields[]
}

type Fate = 'waiting' | 'unpublished' | 'open' | 'working' | 'late' | 'refused' | 'solved' | 'reopened'

const NEWEST = 22
const OPEN_UNTIL = 62
const WORKING_UNTIL = 112
/** Days; claims of the last weeks are denser. */
const YEAR = 330
const { workingCalendar: { days = [] } = {}, claimPast } = demoCity()
const {
  complaints = [],
  delays = [],
  initials = [],
  refusals = [],
  surnames = [],
  thanks = [],
  unpublishedReasons = [],
} = claimPast ?? {}
const calendar = {
  daysOff: new Set(days.filter(({ kind }) => kind === 'off').map(({ day }) => day)),
  workedDays: new Set(days.filter(({ kind }) => kind === 'worked').map(({ day }) => day)),
}

/** Makes the history of the `index`-th newest claim. */
export function claimHistory({ answer, termDays }: SeedClaim, index: number, clock: SeedClock): ClaimPast {
  const fate = chooseFate(index)
  const age = computeAge(index)
  const published = age - (index % 3 === 0 ? 1 : 0)
  const answered = Math.max(0, published - tookDays(index, termDays))
  const at = (days: number, time: string) => clock.published(Math.max(0, days), time)
  const hour = String(8 + (index % 11)).padStart(2, '0')
  const moments = inOrder(clock, {
    created: at(age, `${hour}:${String(10 + ((index * 7) % 45))}`),
    published: at(published, '18:20'),
    taken: at(published - 1, '09:15'),
    answered: at(answered, '18:40'),
    judged: at(answered - 1 - (index % 6), '19:05'),
  })
  return {
    fields: toFields(fate, { answer, termDays, index }, moments),
    events: buildEvents(fate, { answer, index }, moments),
  }
}

type Moments = Record<'created' | 'published' | 'taken' | 'answered' | 'judged', string>

const STEP_MINUTES = 35

/** Keeps steps of one day in order and after the publication. */
function inOrder(clock: SeedClock, { created, ...later }: Moments): Moments {
  const published = clock.notBefore(created, STEP_MINUTES, later.published)
  const taken = clock.notBefore(published, STEP_MINUTES, later.taken)
  const answered = clock.notBefore(taken, STEP_MINUTES, later.answered)
  const judged = clock.notBefore(answered, STEP_MINUTES, later.judged)
  return { created, published, taken, answered, judged }
}

function chooseFate(index: number): Fate {
  if (index < NEWEST) return index % 9 === 4 ? 'unpublished' : 'waiting'
  if (index % 53 === 7) return 'unpublished'
  if (index < OPEN_UNTIL) return index % 8 === 3 ? 'solved' : 'open'
  if (index < WORKING_UNTIL) return index % 4 === 1 ? 'solved' : 'working'
  if (index % 12 === 5) return 'refused'
  if (index % 29 === 11) return 'late'
  return index < 200 && index % 21 === 9 ? 'reopened' : 'solved'
}

/** Age in days: two of moderation, then weeks, then a year. */
function computeAge(index: number): number {
  if (index < NEWEST) return Math.floor(index / 12)
  if (index < OPEN_UNTIL) return 2 + Math.floor((index - NEWEST) / 8)
  if (index < WORKING_UNTIL) return 7 + Math.floor((index - OPEN_UNTIL) / 4)
  return 20 + Math.floor(((index - WORKING_UNTIL) / 222) ** 1.2 * (YEAR - 20))
}

/** Every ninth answer is late. */
function tookDays(index: number, termDays: number): number {
  if (index % 9 === 2) return Math.round(termDays * 1.4) + 5
  return Math.max(1, Math.round(termDays * (0.35 + ((index * 13) % 60) / 100)))
}

const codes: Record<Fate, ClaimCode> = {
  waiting: claimCodes.inModeration,
  unpublished: claimCodes.refused,
  open: claimCodes.underReview,
  working: claimCodes.inWork,
  late: claimCodes.inWork,
  refused: claimCodes.refused,
  solved: claimCodes.solved,
  reopened: claimCodes.underReview,
}

interface Told {
  answer: string
  termDays: number
  index: number
}

function toFields(fate: Fate, { answer, termDays, index }: Told, moments: Moments): Fields {
  const isPublished = fate !== 'waiting' && fate !== 'unpublished'
  const start = (fate === 'reopened' ? moments.judged : moments.published).slice(0, 10)
  return {
    createdAt: moments.created,
    code: String(codes[fate]) as Fields['code'],
    authorName: `${pick(surnames, index)} ${pick(initials, index * 3)}`,
    authorEmail: `zayavitel-sk-${index + 1}@samursk.example`,
    confirmedAt: moments.created,
    publishedAt: isPublished ? moments.published : null,
    deadlineDate:
      fate === 'unpublished' ? null : toNoon(addWorkingDays(start, isPublished ? termDays : MODERATION_DAYS, calendar)),
    answeredAt: fate === 'solved' || fate === 'refused' ? moments.answered : null,
    reportText: fate === 'solved' ? answer : fate === 'refused' ? pick(refusals, index) : null,
    ...chooseVerdict(fate, index, moments.judged),
  }
}

function chooseVerdict(fate: Fate, index: number, judged: string): Partial<Fields> {
  if (fate === 'reopened') return { isAccepted: 'no', userComment: pick(complaints, index), commentedAt: judged }
  if (fate !== 'solved' || index % 5 > 2) return {}
  return { isAccepted: 'yes', userComment: index % 5 === 0 ? null : pick(thanks, index), commentedAt: judged }
}

type Line = [title: string, from: ClaimCode, to: ClaimCode, at: string, note?: string]

function buildEvents(fate: Fate, told: Omit<Told, 'termDays'>, moments: Moments): EventFields[] {
  return buildLines(fate, told, moments).map(([title, from, to, createdAt, note], order) => ({
    createdAt,
    toldAt: createdAt,
    title,
    fromCode: String(from) as EventFields['fromCode'],
    toCode: String(to) as EventFields['toCode'],
    who: isVerdict(from, to) ? 'Автор заявки' : order === 0 ? 'Модератор портала' : 'Специалист подразделения',
    note: note ?? null,
    publicText: fate === 'unpublished' || isVerdict(from, to) ? null : (note ?? null),
  }))
}

function buildLines(
  fate: Fate,
  { answer, index }: Omit<Told, 'termDays'>,
  { published, taken, answered, judged }: Moments,
): Line[] {
  if (fate === 'waiting') return []
  if (fate === 'unpublished') return [['Отклонить', 5, 2, published, pick(unpublishedReasons, index)]]
  const opened: Line = ['Опубликовать', 5, 1, published]
  if (fate === 'open') return [opened]
  if (fate === 'refused') return [opened, ['Отклонить', 1, 2, answered, pick(refusals, index)]]
  const work: Line = ['Взять в работу', 1, 4, taken]
  if (fate === 'working')
    return index % 6 === 2 ? [opened, work, ['Продлить срок', 4, 4, taken, pick(delays, index)]] : [opened, work]
  if (fate === 'late') return [opened, work]
  const done: Line = ['Ответить: проблема решена', 4, 3, answered, answer]
  if (fate === 'reopened') return [opened, work, done, ['Автор: не решено', 3, 1, judged, pick(complaints, index)]]
  return index % 5 > 2 ? [opened, work, done] : [opened, work, done, ['Автор: решено', 3, 3, judged]]
}

function pick<T>(items: readonly T[], index: number): T {
  return items[index % items.length] as T
}
