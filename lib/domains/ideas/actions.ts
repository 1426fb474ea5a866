import type { StaffRole } from '@/lib/contract/staff-roles'
import { defineWorkflow } from '@/lib/contract/workflow'
import { refuseCorrection, type Correction } from '@/lib/domains/desk/corrections/rules'
import { ideaLimits } from '@/lib/domains/ideas/contract'
import { type IdeaCode, ideaCodes } from '@/lib/domains/ideas/states'

export const staffIdeaActions = ['correct', 'publish', 'refuse', 'review', 'accept', 'reject', 'realize'] as const
export type StaffIdeaAction = (typeof staffIdeaActions)[number]
/** Actions that may be made of many ideas at once. */
export const bulkIdeaActions = ['publish', 'refuse'] as const
export type IdeaAction = StaffIdeaAction | 'support'

export function isStaffIdeaAction(action: IdeaAction): action is StaffIdeaAction {
  return action !== 'support'
}

interface Given {
  note: string
  answerText: string
  reportText: string
  reportImage: number | null
  category: number | null
  department: number | null
  /** What a correction before publication changes. */
  correction?: Correction | undefined
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
      action: 'correct',
      label: 'Исправить текст и место',
      from: [ideaCodes.inModeration],
      by: moderator,
      check: ({ correction }) => refuseCorrection(correction, ideaLimits),
      impossible: 'Исправить можно только идею, которая ещё не опубликована',
      notYours: 'Исправляет идею модератор',
    },
    {
      action: 'publish',
      label: 'Опубликовать: начать сбор поддержки',
      from: [ideaCodes.inModeration],
      to: ideaCodes.support,
      by: moderator,
      needs: { category: 'Выберите категорию' },
    },
    {
      action: 'refuse',
      label: 'Отклонить с причиной',
      from: [ideaCodes.inModeration, ideaCodes.support],
      to: ideaCodes.refused,
      by: moderator,
      needs: { note: 'Укажите причину: её прочтёт автор' },
    },
    {
      action: 'review',
      label: 'Передать на рассмотрение',
      from: [ideaCodes.support],
      to: ideaCodes.underReview,
      by: moderator,
      needs: { department: 'Выберите, кто рассматривает' },
    },
    {
      action: 'accept',
      label: 'Принять',
      from: [ideaCodes.underReview],
      to: ideaCodes.accepted,
      by: department,
      needs: answered,
    },
    {
      action: 'reject',
      label: 'Отклонить с официальным ответом',
      from: [ideaCodes.underReview],
      to: ideaCodes.refused,
      by: department,
      needs: answered,
    },
    {
      action: 'realize',
      label: 'Отметить реализованной',
      from: [ideaCodes.accepted],
      to: ideaCodes.realized,
      by: department,
      needs: { reportText: 'Напишите, что сделано', reportImage: 'Приложите фотографию того, что сделано' },
    },
    {
      action: 'support',
      label: 'Набран порог поддержки',
      from: [ideaCodes.support],
      to: ideaCodes.underReview,
      by: ['portal'],
    },
  ],
  {
    impossible: 'Из нынешнего состояния идеи это действие невозможно',
    notYours: 'Это действие не для вашей роли',
  },
)
