import type { StaffRole } from '@/lib/contract/staff-roles'
import { defineWorkflow, type Refusal } from '@/lib/contract/workflow'
import { claimMessages } from '@/lib/domains/claims/messages'
import { findUnfilled } from '@/lib/domains/claims/moves/rules'
import { claimLimits } from '@/lib/domains/claims/rules'
import { openClaimCodes, type ClaimCode, claimCodes, answeredClaimCodes } from '@/lib/domains/claims/states'
import { refuseCorrection, type Correction } from '@/lib/domains/desk/corrections/rules'

export const staffActions = [
  'correct',
  'withdraw',
  'publish',
  'take',
  'answer',
  'refuse',
  'extend',
  'handOver',
  'merge',
  'retheme',
  'correctAnswer',
  'hidePhotos',
  'showPhoto',
  'hideComment',
  'hideHistory',
] as const
export type StaffAction = (typeof staffActions)[number]
/** Actions that may be made of many claims at once. */
export const bulkActions = ['publish', 'take', 'answer', 'refuse', 'handOver', 'retheme'] as const
export type BulkAction = (typeof bulkActions)[number]
type Verdict = 'accept' | 'dispute'
export type ClaimAction = StaffAction | Verdict

export interface ClaimFacts {
  /** Photos of the author are public. */
  hasPhotos: boolean
  hasVerdictPhoto: boolean
  /** The author's comment on the answer is public; it needs no moderation. */
  hasComment: boolean
  /** Answers or reasons of extensions are public in the history. */
  hasHistory: boolean
  /** The author disagreed with the answer, and nobody has taken the claim since. */
  isDisputed: boolean
  /** An answer of the claim would be public; one that was merged or never published has none. */
  hasAnswer: boolean
}

interface MergeTarget {
  id: number
  state: 'public' | 'inModeration' | 'absent' | 'itself' | 'other'
}

interface MoveInput extends ClaimFacts {
  note?: string
  reportText?: string
  newDeadline?: string | null
  deadline?: string | null
  /** Day of the move. */
  today?: string
  mergedInto?: MergeTarget | null
  category?: number | null
  department?: number | null
  handTo?: number | null
  /** What a correction before publication changes. */
  correction?: Correction | undefined
  /** Public photos that are taken off. */
  photosToHide?: number
  isOtherCategory?: boolean
  isOtherAnswer?: boolean
}

const moderator = ['moderator', 'administrator'] as const
const staff = ['officer', ...moderator] as const
const anyCode = Object.values(claimCodes)
const categoryAndDepartment = { category: 'Выберите тему', department: 'Выберите, кто отвечает' }
const refusal = { action: 'refuse', label: 'Отклонить', to: claimCodes.refused } as const
const reason = { note: 'Укажите причину: её прочтёт автор' }
/** Whoever wrote a caller's claim down corrects or withdraws it until a moderator decides. */
const recorder = 'recorder'
export const recorderActions: readonly StaffAction[] = ['correct', 'withdraw']
const moderation = { from: anyCode, by: moderator, notYours: 'Это решает модератор' }

/** Each move leaves a row in the history. Only the author's verdict changes the state of an answered claim. */
export const claimWorkflow = defineWorkflow<{
  state: ClaimCode
  action: ClaimAction
  mover: StaffRole | 'author' | 'recorder'
  given: MoveInput
}>(
  [
    {
      action: 'correct',
      label: 'Исправить текст и место',
      from: [claimCodes.inModeration],
      by: [...moderator, recorder],
      check: ({ correction }) => refuseCorrection(correction, claimLimits),
      impossible: 'Исправить можно только заявку, которая ещё не опубликована',
      notYours: 'Исправляет заявку модератор',
    },
    {
      action: 'withdraw',
      label: 'Отозвать',
      from: [claimCodes.inModeration],
      to: claimCodes.refused,
      by: [recorder],
      needs: { note: 'Напишите, почему: это прочтут звонивший и модератор' },
      impossible: 'Отозвать можно, пока модератор не решил о заявке',
      notYours: 'Отзывает заявку тот, кто принял её по телефону',
    },
    {
      action: 'publish',
      label: 'Опубликовать',
      from: [claimCodes.inModeration],
      to: claimCodes.underReview,
      by: moderator,
      needs: categoryAndDepartment,
    },
    {
      action: 'take',
      label: 'Взять в работу',
      from: [claimCodes.underReview],
      to: claimCodes.inWork,
      by: staff,
      needs: categoryAndDepartment,
    },
    {
      action: 'answer',
      label: 'Ответить: проблема решена',
      from: [claimCodes.inWork],
      to: claimCodes.solved,
      by: staff,
      needs: { reportText: 'Напишите ответ автору', ...categoryAndDepartment },
      check: refuseUnfilled,
    },
    { ...refusal, from: [claimCodes.inModeration], by: moderator, needs: reason },
    { ...refusal, from: openClaimCodes, by: staff, needs: reason },
    {
      action: 'extend',
      label: 'Продлить срок',
      from: openClaimCodes,
      by: staff,
      check: refuseEarlier,
      needs: { note: 'Укажите причину продления: её прочтут все', newDeadline: 'Укажите новый срок' },
      impossible: 'Продлить можно срок заявки, которая ждёт ответа',
    },
    {
      action: 'handOver',
      label: 'Передать другому подразделению',
      from: openClaimCodes,
      by: staff,
      needs: { note: 'Напишите, почему передаёте: это прочтут коллеги', handTo: 'Выберите, кому передать' },
      check: ({ handTo, department }) =>
        handTo === department ? { path: 'handTo', message: 'Заявка уже у этого подразделения' } : null,
      impossible: 'Передать можно заявку, которая ждёт ответа',
    },
    {
      action: 'merge',
      label: 'Объединить с другой заявкой',
      from: [...openClaimCodes, claimCodes.inModeration],
      to: claimCodes.refused,
      by: moderator,
      needs: { mergedInto: 'Выберите заявку, к которой присоединить' },
      check: refuseMerge,
      impossible: 'Объединить можно заявки, которые ждут ответа',
      notYours: 'Объединяет заявки модератор',
    },
    {
      action: 'retheme',
      label: 'Сменить тему',
      from: openClaimCodes,
      by: moderator,
      needs: { category: 'Выберите тему' },
      check: ({ isOtherCategory }) =>
        isOtherCategory ? null : { path: 'category', message: 'Выберите другую тему: эта уже стоит' },
      impossible: 'Сменить тему можно у заявки, которая ждёт ответа',
      notYours: 'Тему меняет модератор',
    },
    {
      action: 'correctAnswer',
      label: 'Исправить ответ',
      from: answeredClaimCodes,
      by: staff,
      needs: { reportText: 'Напишите ответ' },
      check: ({ hasAnswer, isOtherAnswer, reportText }) =>
        refuseUnless(hasAnswer, claimMessages.noAnswer) ??
        (isOtherAnswer ? refuseUnfilled({ reportText }) : { path: 'reportText', message: 'Ответ не изменился' }),
      impossible: claimMessages.noAnswer,
    },
    {
      action: 'hidePhotos',
      label: 'Убрать снимки с сайта',
      ...moderation,
      check: ({ hasPhotos, photosToHide }) =>
        refuseUnless(hasPhotos, 'Снимков на сайте нет') ??
        (photosToHide ? null : { path: 'photosToHide', message: 'Отметьте снимки' }),
    },
    {
      action: 'showPhoto',
      label: 'Показать снимок к оценке',
      ...moderation,
      check: ({ hasVerdictPhoto }) => refuseUnless(hasVerdictPhoto, 'Автор не приложил снимка к оценке'),
    },
    {
      action: 'hideComment',
      label: 'Скрыть пояснение к оценке',
      ...moderation,
      check: ({ hasComment }) => refuseUnless(hasComment, 'Пояснения к оценке нет'),
    },
    {
      action: 'hideHistory',
      label: 'Скрыть тексты в истории',
      ...moderation,
      check: ({ hasHistory }) => refuseUnless(hasHistory, 'В истории на сайте нет ответов и причин'),
    },
    { action: 'accept', label: 'Автор: решено', from: answeredClaimCodes, by: ['author'] },
    {
      action: 'dispute',
      label: 'Автор: не решено',
      from: answeredClaimCodes,
      to: claimCodes.underReview,
      by: ['author'],
    },
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

export function isStaffAction(action: ClaimAction): action is StaffAction {
  return (staffActions as readonly string[]).includes(action)
}

const verdicts = claimWorkflow.stepsBy('author')

/** True if a move with these codes is the author's verdict; staff's actions with the same codes notify nobody. */
export function isVerdict(from: number | null, to: number | null): boolean {
  return verdicts.some((step) => step.from === from && step.to === to)
}

function refuseEarlier({ newDeadline, deadline, today }: MoveInput): Refusal | null {
  if (!newDeadline) return null
  if (deadline && newDeadline <= deadline)
    return { path: 'newDeadline', message: 'Новый срок должен быть позже прежнего' }
  return today && newDeadline < today ? { path: 'newDeadline', message: 'Этот день уже прошёл' } : null
}

/** A place of a template that nobody filled must not reach the author. */
function refuseUnfilled({ reportText }: Pick<MoveInput, 'reportText'>): Refusal | null {
  const unfilled = findUnfilled(reportText ?? '')
  return unfilled === null
    ? null
    : { path: 'reportText', message: `Заполните ${unfilled}: с незаполненным местом ответ не уйдёт` }
}

const mergeRefusals: Record<Exclude<MergeTarget['state'], 'public'>, (id: number) => string> = {
  inModeration: (id) => `Заявка № ${id} ещё на модерации: сначала опубликуйте её`,
  absent: (id) => `Заявки № ${id} нет`,
  itself: () => 'Это номер этой же заявки',
  other: (id) => `Заявки № ${id} на сайте нет: присоединяют к той, что опубликована и сама не объединена`,
}

function refuseMerge({ mergedInto }: MoveInput): Refusal | null {
  if (!mergedInto || mergedInto.state === 'public') return null
  return { path: 'mergedInto', message: mergeRefusals[mergedInto.state](mergedInto.id) }
}

function refuseUnless(isThere: boolean, message: string): Refusal | null {
  return isThere ? null : { path: 'action', message }
}
