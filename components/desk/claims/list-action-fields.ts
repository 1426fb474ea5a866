import type { ActionField } from '@/components/desk/action-fields'
import { listCorrectionFields, listRefusalFields } from '@/components/desk/list-shared-fields'
import type { StaffAction } from '@/lib/domains/claims/actions'
import { listPublicPhotos, listSentPhotos } from '@/components/desk/claims/list-photos'
import { fillTemplate } from '@/lib/domains/claims/moves/rules'
import { claimLimits, partLandmark } from '@/lib/domains/claims/rules'
import type { ClaimCard, QueueChoices } from '@/lib/domains/claims/queue/shapes'
import type { MapSettings } from '@/lib/domains/site/contract'

interface Facts {
  claim: ClaimCard
  choices: QueueChoices
  map: MapSettings | null
}

const reason = (label: string, hint?: string): ActionField => ({
  kind: 'text',
  name: 'note',
  label,
  ...(hint && { hint }),
})

function themeField({ categories }: QueueChoices, value: number | null): ActionField {
  return { kind: 'choice', name: 'category', label: 'Тема', options: categories, value }
}

function handOverFields(departments: QueueChoices['departments']): ActionField[] {
  return [{ kind: 'search', name: 'handTo', label: 'Кому', options: departments }, reason('Почему')]
}

/** What a caller named apart stays apart: another address does not take it away. */
function correctionFields(claim: ClaimCard, map: MapSettings): ActionField[] {
  const { address, landmark } = partLandmark(claim.address, claim.landmark)
  const fields = listCorrectionFields({ ...claim, address }, { longest: claimLimits.text, map })
  return landmark === null
    ? fields
    : [...fields, { kind: 'line', name: 'landmark', label: 'Ориентир', initial: landmark }]
}

function photosToPublish(claim: ClaimCard): ActionField[] {
  const photos = listSentPhotos(claim)
  if (photos.length === 0) return []
  const choices = { photos, taken: 'Показать', left: 'Не показывать', isTaken: true }
  return [{ kind: 'photos', name: 'photosToPublish', label: 'Фотографии на сайте', photos: choices }]
}

const lists: Record<StaffAction, (facts: Facts) => ActionField[]> = {
  correct: ({ claim, map }) => (map ? correctionFields(claim, map) : []),
  withdraw: () => [reason('Почему', 'Например: звонивший передумал, уже сделано.')],
  publish: ({ claim, choices }) => [
    themeField(choices, claim.categoryId),
    {
      kind: 'search',
      name: 'department',
      label: 'Кто отвечает',
      options: choices.departments,
      value: claim.departmentId,
    },
    ...photosToPublish(claim),
  ],
  take: () => [],
  answer: ({ claim, choices }) => [
    {
      kind: 'answer',
      name: 'reportText',
      label: 'Ответ автору',
      templates: choices.templates.map(({ title, text }) => ({ title, text: fillTemplate(text, claim) })),
    },
    { kind: 'file', name: 'photo', label: 'Фотография после', file: 'photo' },
    { kind: 'file', name: 'document', label: 'Документ', file: 'document' },
    { kind: 'consent', name: 'sendAnyway', label: 'Отправить всё равно' },
  ],
  refuse: ({ choices }) => listRefusalFields(choices.refusalReasons),
  extend: ({ claim: { deadline, extensions } }) => [
    {
      kind: 'deadline',
      name: 'newDeadline',
      label: 'Новый срок',
      ...(deadline && { hint: `Сейчас: ${deadline}` }),
      extensions,
    },
    reason('Почему'),
  ],
  handOver: ({ claim, choices }) => handOverFields(choices.departments.filter(({ id }) => id !== claim.departmentId)),
  merge: ({ claim: { similar } }) => [
    {
      kind: 'merge',
      name: 'mergedInto',
      label: similar.some(({ isOpen }) => isOpen) ? 'Или с другой: её номер' : 'Номер общей заявки',
      similar,
    },
  ],
  retheme: ({ claim, choices }) => [themeField(choices, claim.categoryId)],
  correctAnswer: ({ claim }) => [{ kind: 'text', name: 'reportText', label: 'Ответ', initial: claim.reportText ?? '' }],
  hidePhotos: ({ claim }) => [
    {
      kind: 'photos',
      name: 'photosToHide',
      label: 'Какие',
      photos: { photos: listPublicPhotos(claim), taken: 'Убрать', left: 'Оставить', isTaken: false },
    },
  ],
  showPhoto: () => [],
  hideComment: () => [],
  hideHistory: () => [],
}

/** Lists what the form of an action asks for, with what is known already. */
export function listActionFields(action: StaffAction, facts: Facts): ActionField[] {
  return lists[action](facts)
}

/** Lists what is asked once for many claims. */
export function listSharedFields(action: StaffAction, choices: QueueChoices): ActionField[] {
  if (action === 'refuse') return listRefusalFields(choices.refusalReasons)
  if (action === 'retheme') return [themeField(choices, null)]
  if (action === 'answer')
    return [
      {
        kind: 'answer',
        name: 'reportText',
        label: 'Ответ авторам',
        hint: 'У каждой заявки своё: {номер}, {адрес}, {тема}, {срок}, {подразделение}.',
        templates: choices.templates,
      },
    ]
  return action === 'handOver' ? handOverFields(choices.departments) : []
}
