import type { StaffRole } from '@/lib/contract/staff-roles'
import { defineWorkflow } from '@/lib/contract/workflow'
import type { IdeaCode } from '@/lib/domains/ideas/states'

export type IdeaAction = 'publish' | 'refuse' | 'review' | 'accept' | 'reject' | 'realize' | 'support'

interface Given {
  note: string
  answerText: string
  reportText: string
  reportImage: number | null
  category: number | null
  department: number | null
}

const moderator = ['moderator', 'administrator'] as const
const department = ['officer', ...moderator] as const
const answered = { answerText: 'Напишите официальный ответ' }

/** Each move leaves a history row; residents read the reason. */
export const ideaWorkflow = defineWorkflow<{
  state: IdeaCode
  action: IdeaAction
  mover: StaffRole | 'portal'
  given: Given
}>(
  [
    {
      action: 'publish',
      label: 'Опубликовать: начать сбор поддержки',
      from: [5],
      to: 1,
      by: moderator,
      needs: { category: 'Выберите категорию' },
    },
    {
      action: 'refuse',
      label: 'Отклонить с причиной',
      from: [5, 1],
      to: 2,
      by: moderator,
      needs: { note: 'Укажите причину: её прочтёт автор' },
    },
    {
      action: 'review',
      label: 'Передать на рассмотрение',
      from: [1],
      to: 4,
      by: moderator,
      needs: { department: 'Выберите, кто рассматривает' },
    },
    { action: 'accept', label: 'Принять', from: [4], to: 6, by: department, needs: answered },
    {
      action: 'reject',
      label: 'Отклонить с официальным ответом',
      from: [4],
      to: 2,
      by: department,
      needs: answered,
    },
    {
      action: 'realize',
      label: 'Отметить реализованной',
      from: [6],
      to: 3,
      by: department,
      needs: { reportText: 'Напишите, что сделано', reportImage: 'Приложите фотографию того, что сделано' },
    },
    { action: 'support', label: 'Набран порог поддержки', from: [1], to: 4, by: ['portal'] },
  ],
  {
    impossible: 'Из нынешнего состояния идеи это действие невозможно',
    notYours: 'Это действие не для вашей роли',
  },
)
