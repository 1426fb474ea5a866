import type { StaffRole } from '@/lib/contract/staff-roles'
import { defineWorkflow } from '@/lib/contract/workflow'
import { openSupportStates, type SupportState } from '@/lib/domains/support/states'

export const supportActions = ['answer', 'take', 'close', 'reopen'] as const
export type SupportAction = (typeof supportActions)[number]

interface Given {
  answerText: string
  /** The author left an address. */
  hasEmail: boolean
}

const by = ['moderator', 'administrator'] as const

export const supportWorkflow = defineWorkflow<{
  state: SupportState
  action: SupportAction
  mover: StaffRole
  given: Given
}>(
  [
    {
      action: 'answer',
      label: 'Ответить',
      from: openSupportStates,
      to: 'answered',
      by,
      needs: { answerText: 'Напишите ответ автору' },
      check: ({ hasEmail }) =>
        hasEmail
          ? null
          : { path: 'answerText', message: 'Автор не оставил почты: ответить некуда, закройте обращение' },
    },
    { action: 'take', label: 'Взять в работу', from: ['new'], to: 'working', by },
    { action: 'close', label: 'Закрыть без ответа', from: openSupportStates, to: 'closed', by },
    { action: 'reopen', label: 'Вернуть в работу', from: ['answered', 'closed'], to: 'working', by },
  ],
  {
    impossible: 'Из нынешнего состояния обращения это действие невозможно',
    notYours: 'Это действие не для вашей роли',
  },
)
