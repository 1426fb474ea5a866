import type { StaffRole } from '@/lib/contract/staff-roles'
import { findClaimMove, openClaimCodes, type ClaimCode } from '@/lib/domains/claims/states'

/** What the staff does with a claim; each leaves a row in its history. */
export const claimActions = [
  { value: 'publish', label: 'Опубликовать' },
  { value: 'take', label: 'Взять в работу' },
  { value: 'answer', label: 'Ответить: проблема решена' },
  { value: 'refuse', label: 'Отклонить' },
  { value: 'extend', label: 'Продлить срок' },
  { value: 'merge', label: 'Объединить с другой заявкой' },
  { value: 'showPhoto', label: 'Показать снимок к оценке' },
  { value: 'hideComment', label: 'Скрыть пояснение к оценке' },
] as const
export type ClaimAction = (typeof claimActions)[number]['value']

const targets: Partial<Record<ClaimAction, ClaimCode>> = { publish: 1, take: 4, answer: 3, refuse: 2 }

/** What an action needs to know of the claim and of what was filled in beside it. */
export interface ActionRequest {
  action: ClaimAction
  code: ClaimCode
  roles: readonly StaffRole[]
  note: string
  reportText: string
  /** The new day of a prolonged term, YYYY-MM-DD. */
  newDeadline: string | null
  deadline: string | null
  mergeInto: { id: number; isPublic: boolean } | null
  hasVerdictPhoto: boolean
  /** The author's words on the answer, which stand on the site at once. */
  hasComment: boolean
  category: number | null
  department: number | null
  /** The author does not agree with the answer, and nobody has taken the claim on since. */
  isDisputed: boolean
}

/** A field of the form and what is wrong with it. */
export interface ActionRefusal {
  path: string
  message: string
}

/** Why the action is not possible, as the form shows it; null where it is (product.md 6: these moves and no others). */
export function refuseAction(request: ActionRequest): ActionRefusal | null {
  const { action, isDisputed, roles } = request
  if (isDisputed && !mayMove(['moderator'], roles))
    return { path: 'action', message: 'Автор не согласен с ответом: кто возьмётся за заявку, решает модератор' }
  if (action === 'extend') return refuseExtension(request)
  if (action === 'merge') return refuseMerge(request)
  if (action === 'showPhoto' || action === 'hideComment') return refuseModeration(request)
  const to = targets[action]
  const move = to && findClaimMove(request.code, to)
  if (!move || move.by.includes('author'))
    return { path: 'action', message: 'Из нынешнего состояния заявки это действие невозможно' }
  if (!mayMove(move.by, roles)) return { path: 'action', message: 'Это действие не для вашей роли' }
  if (move.needs === 'reason' && !request.note) return { path: 'note', message: 'Укажите причину: её прочтёт автор' }
  if (move.needs === 'answer' && !request.reportText) return { path: 'reportText', message: 'Напишите ответ автору' }
  return refuseUnready(request)
}

export type ClaimFacts = Pick<ActionRequest, 'code' | 'roles' | 'hasVerdictPhoto' | 'hasComment' | 'isDisputed'>

const nothingFilledIn = {
  ...{ note: '', reportText: '', newDeadline: null, deadline: null },
  ...{ mergeInto: null, category: null, department: null },
}

/** What is left to choose from in this state and for these roles; what else an action needs is said when it is tried. */
export function possibleActions(facts: ClaimFacts): ClaimAction[] {
  const isPossible = (action: ClaimAction) => refuseAction({ ...nothingFilledIn, ...facts, action })?.path !== 'action'
  return claimActions.map(({ value }) => value).filter(isPossible)
}

/** The state after the action; null where it stays. */
export function codeAfter(action: ClaimAction): ClaimCode | null {
  return targets[action] ?? null
}

function mayMove(movers: readonly string[], roles: readonly StaffRole[]): boolean {
  return roles.includes('administrator') || roles.some((role) => movers.includes(role))
}

function refuseUnready({ action, category, department }: ActionRequest): ActionRefusal | null {
  if (action === 'refuse') return null
  if (category === null) return { path: 'category', message: 'Выберите тему' }
  if (department === null) return { path: 'department', message: 'Выберите, кто отвечает' }
  return null
}

function refuseExtension({ code, note, newDeadline, deadline }: ActionRequest): ActionRefusal | null {
  if (!(openClaimCodes as readonly ClaimCode[]).includes(code))
    return { path: 'action', message: 'Продлевают срок заявки, которая ждёт ответа' }
  if (!note) return { path: 'note', message: 'Укажите причину продления: её прочтёт автор' }
  if (!newDeadline) return { path: 'newDeadline', message: 'Укажите новый срок' }
  if (deadline && newDeadline <= deadline)
    return { path: 'newDeadline', message: 'Новый срок должен быть позже прежнего' }
  return null
}

function refuseMerge({ roles, mergeInto, code }: ActionRequest): ActionRefusal | null {
  if (code === 2 || code === 3) return { path: 'action', message: 'Объединяют заявки, которые ждут ответа' }
  if (!mayMove(['moderator'], roles)) return { path: 'action', message: 'Объединяет заявки модератор' }
  if (mergeInto === null) return { path: 'mergedInto', message: 'Выберите заявку, к которой присоединить' }
  if (!mergeInto.isPublic)
    return { path: 'mergedInto', message: 'Присоединяют к другой заявке, которая опубликована и сама не объединена' }
  return null
}

/** What of the verdict the site shows. */
function refuseModeration({ action, roles, hasVerdictPhoto, hasComment }: ActionRequest): ActionRefusal | null {
  if (!mayMove(['moderator'], roles)) return { path: 'action', message: 'Это решает модератор' }
  if (action === 'showPhoto' && !hasVerdictPhoto)
    return { path: 'action', message: 'Автор не приложил снимка к оценке' }
  if (action === 'hideComment' && !hasComment) return { path: 'action', message: 'Пояснения к оценке нет' }
  return null
}
