import type { StaffRole } from '@/lib/contract/staff-roles'
import { defineWorkflow, type Refusal } from '@/lib/contract/workflow'
import { openClaimCodes, type ClaimCode } from '@/lib/domains/claims/states'

type StaffAction = 'publish' | 'take' | 'answer' | 'refuse' | 'extend' | 'merge' | 'showPhoto' | 'hideComment'
type Verdict = 'accept' | 'dispute'
export type ClaimAction = StaffAction | Verdict

/** What the claim itself says of which actions there are. */
export interface ClaimFacts {
  hasVerdictPhoto: boolean
  /** The author's words on the answer, which stand on the site at once. */
  hasComment: boolean
  /** The author does not agree with the answer, and nobody has taken the claim on since. */
  isDisputed: boolean
}

/** The facts, and what was filled in beside the action. */
interface Given extends ClaimFacts {
  note?: string
  reportText?: string
  /** The new day of a prolonged term, YYYY-MM-DD. */
  newDeadline?: string | null
  deadline?: string | null
  mergedInto?: { id: number; isPublic: boolean } | null
  category?: number | null
  department?: number | null
}

const moderator = ['moderator', 'administrator'] as const
const staff = ['officer', ...moderator] as const
const anyCode = [1, 2, 3, 4, 5] as const
const placed = { category: 'Выберите тему', department: 'Выберите, кто отвечает' }
const refusal = { action: 'refuse', label: 'Отклонить', to: 2 } as const
const reason = { note: 'Укажите причину: её прочтёт автор' }
const moderation = { from: anyCode, by: moderator, notYours: 'Это решает модератор' }

/**
 * The moves of product.md 6, and a moderator’s refusal of what was never published (5→2); there are no others. Each
 * leaves a row in the history. An answered claim moves on by its author's verdict alone.
 */
export const claimLife = defineWorkflow<{
  state: ClaimCode
  action: ClaimAction
  mover: StaffRole | 'author'
  given: Given
}>(
  [
    { action: 'publish', label: 'Опубликовать', from: [5], to: 1, by: moderator, needs: placed },
    { action: 'take', label: 'Взять в работу', from: [1], to: 4, by: staff, needs: placed },
    {
      ...{ action: 'answer', label: 'Ответить: проблема решена', from: [4], to: 3, by: staff },
      needs: { reportText: 'Напишите ответ автору', ...placed },
    },
    { ...refusal, from: [5], by: moderator, needs: reason },
    { ...refusal, from: openClaimCodes, by: staff, needs: reason },
    {
      ...{ action: 'extend', label: 'Продлить срок', from: openClaimCodes, by: staff, check: refuseEarlier },
      needs: { note: 'Укажите причину продления: её прочтёт автор', newDeadline: 'Укажите новый срок' },
      impossible: 'Продлевают срок заявки, которая ждёт ответа',
    },
    {
      ...{ action: 'merge', label: 'Объединить с другой заявкой', from: [1, 4, 5], to: 2, by: moderator },
      ...{ needs: { mergedInto: 'Выберите заявку, к которой присоединить' }, check: refuseHidden },
      ...{ impossible: 'Объединяют заявки, которые ждут ответа', notYours: 'Объединяет заявки модератор' },
    },
    {
      ...{ action: 'showPhoto', label: 'Показать снимок к оценке', ...moderation },
      check: ({ hasVerdictPhoto }) => missing(hasVerdictPhoto, 'Автор не приложил снимка к оценке'),
    },
    {
      ...{ action: 'hideComment', label: 'Скрыть пояснение к оценке', ...moderation },
      check: ({ hasComment }) => missing(hasComment, 'Пояснения к оценке нет'),
    },
    { action: 'accept', label: 'Автор: решено', from: [2, 3], by: ['author'] },
    { action: 'dispute', label: 'Автор: не решено', from: [2, 3], to: 1, by: ['author'] },
  ],
  {
    impossible: 'Из нынешнего состояния заявки это действие невозможно',
    notYours: 'Это действие не для вашей роли',
    barred: ({ roles, given }) =>
      given.isDisputed && !roles.some((role) => (moderator as readonly string[]).includes(role))
        ? 'Автор не согласен с ответом: кто возьмётся за заявку, решает модератор'
        : null,
  },
)

const verdicts = claimLife.stepsBy('author')

/** Whether the history's row is the author's word on an answer: staff tells nobody of what it does with an answered claim. */
export function isVerdict(from: number | null, to: number | null): boolean {
  return verdicts.some((step) => step.from === from && step.to === to)
}

function refuseEarlier({ newDeadline, deadline }: Given): Refusal | null {
  const isEarlier = newDeadline && deadline && newDeadline <= deadline
  return isEarlier ? { path: 'newDeadline', message: 'Новый срок должен быть позже прежнего' } : null
}

function refuseHidden({ mergedInto }: Given): Refusal | null {
  const message = 'Присоединяют к другой заявке, которая опубликована и сама не объединена'
  return mergedInto?.isPublic ? null : { path: 'mergedInto', message }
}

function missing(isThere: boolean, message: string): Refusal | null {
  return isThere ? null : { path: 'action', message }
}
