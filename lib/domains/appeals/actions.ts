import { defineWorkflow } from '@/lib/contract/workflow'
import { ANSWER_DAYS, type AppealState } from '@/lib/domains/appeals/contract'
import { formatDays } from '@/lib/text/plural'

export type AppealAction = 'register' | 'forward' | 'review' | 'extend' | 'answer' | 'leave'

interface Given {
  note: string
  forwardedTo: number | null
  answerKind: string | null
  answerText: string
  isExtended: boolean
}

const inWork = ['registered', 'forwarded', 'reviewing', 'extended'] as const

/** Moves of an appeal by 59-ФЗ. The author is notified of each; an answered appeal stays answered. */
export const appealWorkflow = defineWorkflow<{
  state: AppealState
  action: AppealAction
  mover: 'clerk'
  given: Given
}>(
  [
    { action: 'register', label: 'Зарегистрировать', from: ['received'], to: 'registered' },
    {
      action: 'forward',
      label: 'Направить по компетенции',
      from: inWork,
      to: 'forwarded',
      needs: { forwardedTo: 'Укажите, куда направлено' },
    },
    { action: 'review', label: 'Взять на рассмотрение', from: ['registered', 'forwarded'], to: 'reviewing' },
    {
      action: 'extend',
      label: `Продлить срок на ${formatDays(ANSWER_DAYS)}`,
      from: ['registered', 'forwarded', 'reviewing'],
      to: 'extended',
      needs: { note: 'Укажите причину продления: её прочтёт автор' },
      // 59-ФЗ, art. 12: a term is extended once, by at most thirty days
      check: ({ isExtended }) => (isExtended ? { path: 'action', message: 'Срок продлевают один раз' } : null),
    },
    {
      action: 'answer',
      label: 'Дать ответ',
      from: inWork,
      to: 'answered',
      needs: { answerKind: 'Выберите, что решено', answerText: 'Напишите ответ' },
    },
    {
      action: 'leave',
      label: 'Оставить без ответа',
      from: ['received', ...inWork],
      to: 'left',
      needs: { note: 'Укажите основание по статье 11 закона № 59-ФЗ' },
    },
  ],
  {
    impossible: 'Из нынешнего состояния обращения это действие невозможно',
    notYours: 'Это действие не для вашей роли',
  },
)
