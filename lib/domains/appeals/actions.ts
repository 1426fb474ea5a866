import type { AppealState } from '@/lib/domains/appeals/contract'

/** What the clerk does with an appeal; each is told to the author and stands in the timeline. */
export const appealActions = [
  { value: 'register', label: 'Зарегистрировать' },
  { value: 'forward', label: 'Направить по компетенции' },
  { value: 'review', label: 'Взять на рассмотрение' },
  { value: 'extend', label: 'Продлить срок на 30 дней' },
  { value: 'answer', label: 'Дать ответ' },
  { value: 'leave', label: 'Оставить без ответа' },
] as const
export type AppealAction = (typeof appealActions)[number]['value']

interface Rule {
  from: readonly AppealState[]
  to: AppealState
}

const inWork: readonly AppealState[] = ['registered', 'forwarded', 'reviewing', 'extended']

/** Moves of product.md 5; an answered appeal stays answered. */
export const appealMoves: Record<AppealAction, Rule> = {
  register: { from: ['received'], to: 'registered' },
  forward: { from: inWork, to: 'forwarded' },
  review: { from: ['registered', 'forwarded'], to: 'reviewing' },
  extend: { from: ['registered', 'forwarded', 'reviewing'], to: 'extended' },
  answer: { from: inWork, to: 'answered' },
  leave: { from: ['received', ...inWork], to: 'left' },
}

export interface AppealActionRequest {
  action: AppealAction
  state: AppealState
  note: string
  forwardedTo: number | null
  answerKind: string | null
  answerText: string
}

export interface AppealRefusal {
  path: string
  message: string
}

/** Why the action is not possible, as the form shows it; null where it is. */
export function refuseAppealAction(request: AppealActionRequest): AppealRefusal | null {
  const { action, state, note, forwardedTo, answerKind, answerText } = request
  if (!appealMoves[action].from.includes(state))
    return { path: 'action', message: 'Из нынешнего состояния обращения это действие невозможно' }
  if (action === 'forward' && forwardedTo === null) return { path: 'forwardedTo', message: 'Укажите, куда направлено' }
  if (action === 'extend' && !note) return { path: 'note', message: 'Укажите причину продления: её прочтёт автор' }
  if (action === 'leave' && !note) return { path: 'note', message: 'Укажите основание по статье 11 закона № 59-ФЗ' }
  if (action === 'answer' && !answerKind) return { path: 'answerKind', message: 'Выберите, что решено' }
  if (action === 'answer' && !answerText) return { path: 'answerText', message: 'Напишите ответ' }
  return null
}
