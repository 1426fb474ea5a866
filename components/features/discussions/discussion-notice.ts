import { listPeriods } from '@/components/features/discussions/periods'
import type { Discussion } from '@/components/features/discussions/queries'
import type { NoticeFacts } from '@/components/ui/notice-facts'
import { env } from '@/lib/config/env'
import { paths } from '@/lib/config/paths'
import { FINISH_CODE } from '@/lib/domains/discussions/contract'
import { votingDays } from '@/lib/domains/discussions/graphql/operations'
import { formatLongDate } from '@/lib/time/dates'

/** Returns what the law requires on a notice board: project, dates, place, how to object. */
export function discussionNotice(discussion: Discussion): NoticeFacts {
  const { id, title, title_npa: act, address, details } = discussion
  return {
    label: `Общественное обсуждение № ${id}`,
    title,
    lead: act,
    rows: [
      ...listPeriods(discussion).map(({ title: term, start, finish }) => ({
        term,
        value: `${formatDay(start)} – ${formatDay(finish)}`,
      })),
      { term: 'Где', value: address },
      { term: 'Организатор', value: details.organizer },
      { term: 'Справки', value: details.contacts, official: true },
    ],
    ...getSteps(discussion),
    url: new URL(paths.discussion(Number(id)), env.PUBLIC_URL).href,
  }
}

function getSteps(discussion: Discussion): Pick<NoticeFacts, 'steps' | 'stepsTitle'> {
  if (discussion.status.code === FINISH_CODE)
    return {
      stepsTitle: 'Обсуждение завершено',
      steps: ['Протокол, заключение и ответы на предложения — на странице.'],
    }
  const days = votingDays(discussion)
  const term = days ? ` с ${formatDay(days.start)} по ${formatDay(days.finish)}` : ''
  return {
    steps: [
      'Откройте страницу обсуждения и прочитайте проект.',
      `Войдите в личный кабинет и проголосуйте${term}.`,
      'Напишите предложение: на каждое организатор обязан ответить.',
      'Без интернета — письмом организатору или в журнале экспозиции.',
    ],
  }
}

function formatDay(day: string): string {
  return formatLongDate(day, 'UTC')
}
