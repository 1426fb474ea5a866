import { paths } from '@/lib/config/paths'
import { CORRECTION_CONSEQUENCES } from '@/lib/domains/desk/corrections/rules'
import type { Arrival, ItemAction } from '@/lib/domains/desk/shapes'
import type { StaffIdeaAction } from '@/lib/domains/ideas/actions'
import { IDEA_REVIEW_DAYS, ideaCodes } from '@/lib/domains/ideas/states'
import { formatDays } from '@/lib/text/plural'

const ANSWER_CONSEQUENCES = 'Ответ прочтут автор и голосовавшие — в письме — и все на сайте.'

/** A card shows them in this order. */
export const ideaTexts: Record<StaffIdeaAction, ItemAction> = {
  publish: {
    label: 'Опубликовать',
    consequences: 'Начнётся сбор поддержки. Автору уйдёт письмо.',
    done: 'опубликована',
    asks: 'category',
  },
  accept: { label: 'Принять', consequences: ANSWER_CONSEQUENCES, done: 'принята', asks: 'officialAnswer' },
  reject: {
    label: 'Отклонить с ответом',
    consequences: ANSWER_CONSEQUENCES,
    done: 'отклонена с ответом',
    asks: 'officialAnswer',
  },
  realize: {
    label: 'Реализована',
    consequences: 'Отчёт и снимок прочтут автор и голосовавшие — в письме — и все на сайте.',
    done: 'отмечена реализованной',
    asks: 'report',
  },
  review: {
    label: 'Передать на рассмотрение',
    consequences: `Подразделение ответит за ${formatDays(IDEA_REVIEW_DAYS)}. Автору и голосовавшим уйдёт письмо.`,
    done: 'передана на рассмотрение',
    asks: 'department',
  },
  refuse: {
    label: 'Отклонить',
    consequences: 'Причину прочтёт автор, в письме.',
    ifPublic: 'Причину прочтут автор и голосовавшие — в письме — и все на странице идеи.',
    done: 'отклонена',
    asks: 'reason',
  },
  correct: {
    label: 'Исправить текст и место',
    consequences: CORRECTION_CONSEQUENCES,
    done: 'исправлена',
    asks: 'correction',
  },
}

export interface ArrivedIdea {
  id: number
  code: number
  category: string | null
}

export function describeArrivedIdea({ id, code, category }: ArrivedIdea): Arrival {
  const waits = code === ideaCodes.inModeration ? 'ждёт модерации' : 'ждёт ответа'
  return { title: `Идея № ${id} ${waits}`, theme: category, path: paths.deskItem('ideas', id) }
}
