import { defineWorkflow } from '@/lib/contract/workflow'
import type { AppealState } from '@/lib/domains/appeals/contract'

export type AppealAction = 'register' | 'forward' | 'review' | 'extend' | 'answer' | 'leave'

interface Given {
  note: string
  forwardedTo: number | null
  answerKind: string | null
  answerText: string
  isExtended: boolean
}

const inWork = ['registered', 'forwarded', 'reviewing', 'extended'] as const

/**
 * These are the moves of product.md 5. The author is told of each and reads it in the history; an answered appeal stays
 * answered. Only clerks work with appeals, so no move names a role.
 */
export const appealLife = defineWorkflow<{
  state: AppealState
  action: AppealAction
  mover: 'clerk'
  given: Given
}>(
  [
    { action: 'register', label: 'Зарегистрировать', from: ['received'], to: 'registered' },
    {
      ...{ action: 'forward', label: 'Направить по компетенции', from: inWork, to: 'forwarded' },
      needs: { forwardedTo: 'Укажите, куда направлено' },
    },
    { action: 'review', label: 'Взять на рассмотрение', from: ['registered', 'forwarded'], to: 'reviewing' },
    {
      ...{ action: 'extend', label: 'Продлить срок на 30 дней' },
      ...{ from: ['registered', 'forwarded', 'reviewing'], to: 'extended' },
      needs: { note: 'Укажите причину продления: её прочтёт автор' },
      // 59-ФЗ, art. 12: a term is extended once, by thirty days at most
      check: ({ isExtended }) => (isExtended ? { path: 'action', message: 'Срок продлевают один раз' } : null),
    },
    {
      ...{ action: 'answer', label: 'Дать ответ', from: inWork, to: 'answered' },
      needs: { answerKind: 'Выберите, что решено', answerText: 'Напишите ответ' },
    },
    {
      ...{ action: 'leave', label: 'Оставить без ответа', from: ['received', ...inWork], to: 'left' },
      needs: { note: 'Укажите основание по статье 11 закона № 59-ФЗ' },
    },
  ],
  {
    impossible: 'Из нынешнего состояния обращения это действие невозможно',
    notYours: 'Это действие не для вашей роли',
  },
)
