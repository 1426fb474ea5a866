import type { SeedIdea } from '@/lib/content/read/shapes/participation-shapes'
import type { SeedClock } from '@/lib/content/seed/loaders/seed-clock'
import type { SeedData } from '@/lib/content/seed/loaders/seed-writer'
import { IDEA_REVIEW_DAYS, type IdeaCode, ideaCodes } from '@/lib/domains/ideas/states'

type IdeaFate = SeedIdea['fate']
type Fields = Pick<
  SeedData<'ideas'>,
  'code' | 'publishedAt' | 'answeredAt' | 'realizedAt' | 'deadlineDate' | 'answerText' | 'reportText'
> & { createdAt: string }
type EventFields = Omit<SeedData<'idea-events'>, 'idea'> & { createdAt: string }

export interface IdeaPast {
  fields: Fields
  events: EventFields[]
  likes: number
  dislikes: number
}

const codes: Record<IdeaFate, IdeaCode> = {
  moderation: ideaCodes.inModeration,
  refused: ideaCodes.refused,
  support: ideaCodes.support,
  review: ideaCodes.underReview,
  accepted: ideaCodes.accepted,
  rejected: ideaCodes.refused,
  realized: ideaCodes.realized,
}
const THRESHOLD = 50

/** Ages in days by outcome: newest and oldest. */
const ages: Record<IdeaFate, [number, number]> = {
  moderation: [0, 2],
  refused: [9, 9],
  support: [3, 150],
  review: [60, 120],
  accepted: [130, 380],
  rejected: [170, 560],
  realized: [330, 715],
}

/** Makes the history of an idea; `place` of `count` ideas with the same outcome, 0 is newest. */
export function ideaPast({ fate, answer, report }: SeedIdea, place: number, count: number, clock: SeedClock): IdeaPast {
  const [youngest, oldest] = ages[fate]
  const age = Math.round(youngest + ((oldest - youngest) * place) / Math.max(1, count - 1))
  const at = (days: number, time: string) => clock.published(Math.max(0, days), time)
  const created = at(age, `${String(9 + ((place * 5) % 11)).padStart(2, '0')}:${String(11 + ((place * 17) % 48))}`)
  const published = at(age - 1, '16:40')
  const review = fate === 'review' ? 4 + place * 4 : age - 40
  const moments = {
    created,
    published,
    review: at(review, '10:05'),
    answered: at(clock.workdayAgo(age - 62), '15:30'),
    done: at(clock.workdayAgo(age - 210 - ((place * 13) % 60)), '12:20'),
  }
  const isPublic = fate !== 'moderation' && fate !== 'refused'
  const isAnswered = fate === 'accepted' || fate === 'rejected' || fate === 'realized'
  return {
    fields: {
      createdAt: created,
      code: String(codes[fate]) as Fields['code'],
      publishedAt: isPublic ? published : null,
      deadlineDate: fate === 'review' ? clock.day(review - IDEA_REVIEW_DAYS) : null,
      answeredAt: isAnswered ? moments.answered : fate === 'refused' ? published : null,
      answerText: isAnswered ? answer : null,
      realizedAt: fate === 'realized' ? moments.done : null,
      reportText: fate === 'realized' ? report : null,
    },
    events: buildLines(fate, moments, { answer, report }).map(([title, from, to, createdAt, note]) => ({
      createdAt,
      toldAt: createdAt,
      title,
      note,
      fromCode: String(from) as EventFields['fromCode'],
      toCode: String(to) as EventFields['toCode'],
      who: title.startsWith('Набран')
        ? 'Портал'
        : from === ideaCodes.inModeration
          ? 'Модератор портала'
          : 'Специалист подразделения',
    })),
    ...(isPublic ? computeSupport(fate, place) : { likes: 0, dislikes: 0 }),
  }
}

/** An idea at a department has passed the threshold. */
function computeSupport(fate: IdeaFate, place: number): Pick<IdeaPast, 'likes' | 'dislikes'> {
  const spread = (place * 37 + fate.length * 13) % 46
  if (fate === 'support') return { likes: 2 + spread, dislikes: (place * 5) % 9 }
  return { likes: THRESHOLD + spread * 2, dislikes: fate === 'rejected' ? 12 + (place % 20) : (place * 3) % 14 }
}

type Line = [title: string, from: IdeaCode, to: IdeaCode, at: string, note?: string]
type Moments = Record<'created' | 'published' | 'review' | 'answered' | 'done', string>

function buildLines(fate: IdeaFate, moments: Moments, { answer, report }: Pick<SeedIdea, 'answer' | 'report'>): Line[] {
  if (fate === 'moderation') return []
  if (fate === 'refused') return [['Отклонить с причиной', 5, 2, moments.published, answer]]
  const opened: Line = ['Опубликовать: начать сбор поддержки', 5, 1, moments.published]
  if (fate === 'support') return [opened]
  const passed: Line = ['Набран порог поддержки', 1, 4, moments.review]
  if (fate === 'review') return [opened, passed]
  if (fate === 'rejected') return [opened, passed, ['Отклонить с официальным ответом', 4, 2, moments.answered, answer]]
  const accepted: Line = ['Принять', 4, 6, moments.answered, answer]
  if (fate === 'accepted') return [opened, passed, accepted]
  return [opened, passed, accepted, ['Отметить реализованной', 6, 3, moments.done, report]]
}
