import type { StaffRole } from '@/lib/contract/staff-roles'
import { findIdeaMove, type IdeaCode, type IdeaMove } from '@/lib/domains/ideas/states'

/** What the staff does with an idea; each leaves a row in its history. */
export const ideaActions = [
  { value: 'publish', label: 'Опубликовать: начать сбор поддержки' },
  { value: 'refuse', label: 'Отклонить с причиной' },
  { value: 'review', label: 'Передать на рассмотрение' },
  { value: 'accept', label: 'Принять' },
  { value: 'reject', label: 'Отклонить с официальным ответом' },
  { value: 'realize', label: 'Отметить реализованной' },
] as const
export type IdeaAction = (typeof ideaActions)[number]['value']

const targets: Record<IdeaAction, IdeaCode> = { publish: 1, refuse: 2, review: 4, accept: 6, reject: 2, realize: 3 }

/** What an action needs to know of the idea and of what was filled in beside it. */
export interface IdeaActionRequest {
  action: IdeaAction
  code: IdeaCode
  roles: readonly StaffRole[]
  note: string
  answerText: string
  reportText: string
  reportImage: number | null
  category: number | null
  department: number | null
}

export interface ActionRefusal {
  path: string
  message: string
}

/** Why the action is not possible, as the form shows it; null where it is. The moves are those of the contract. */
export function refuseIdeaAction(request: IdeaActionRequest): ActionRefusal | null {
  const { action, code, roles } = request
  const move = findIdeaMove(code, targets[action])
  const isOfAction =
    move && (action !== 'refuse' || move.needs === 'reason') && (action !== 'reject' || move.needs === 'answer')
  if (!isOfAction) return { path: 'action', message: 'Из нынешнего состояния идеи это действие невозможно' }
  if (!mayMove(move, roles)) return { path: 'action', message: 'Это действие не для вашей роли' }
  return refuseUnready(request) ?? refuseUntold(move, request)
}

export function codeAfter(action: IdeaAction): IdeaCode {
  return targets[action]
}

function mayMove({ by }: IdeaMove, roles: readonly StaffRole[]): boolean {
  return roles.includes('administrator') || roles.some((role) => (by as readonly string[]).includes(role))
}

function refuseUnready({ action, category, department }: IdeaActionRequest): ActionRefusal | null {
  if (action === 'publish' && category === null) return { path: 'category', message: 'Выберите категорию' }
  if (action === 'review' && department === null) return { path: 'department', message: 'Выберите, кто рассматривает' }
  return null
}

/** Residents read why: the reason, the answer, the report. */
function refuseUntold({ needs }: IdeaMove, request: IdeaActionRequest): ActionRefusal | null {
  if (needs === 'reason' && !request.note) return { path: 'note', message: 'Укажите причину: её прочтёт автор' }
  if (needs === 'answer' && !request.answerText) return { path: 'answerText', message: 'Напишите официальный ответ' }
  if (needs !== 'report') return null
  if (!request.reportText) return { path: 'reportText', message: 'Напишите, что сделано' }
  return request.reportImage === null
    ? { path: 'reportImage', message: 'Приложите фотографию того, что сделано' }
    : null
}
