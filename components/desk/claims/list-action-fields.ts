import type { ActionField } from '@/components/desk/action-fields'
import type { StaffAction } from '@/lib/domains/claims/actions'
import { refusalReasons } from '@/lib/domains/claims/queue/rules'
import type { ClaimCard, QueueChoices } from '@/lib/domains/claims/queue/shapes'

interface Facts {
  claim: ClaimCard
  choices: QueueChoices
}

const reason = (label: string, hint?: string): ActionField => ({
  kind: 'text',
  name: 'note',
  label,
  ...(hint && { hint }),
})

const refuseFields: ActionField[] = [
  {
    kind: 'choice',
    name: 'reason',
    label: 'Причина',
    empty: 'Своими словами',
    options: refusalReasons.map((title) => ({ id: title, title })),
  },
  reason('Пояснение', 'К выбранной причине можно ничего не добавлять.'),
]

function handOverFields(departments: QueueChoices['departments']): ActionField[] {
  return [{ kind: 'choice', name: 'handTo', label: 'Кому', options: departments }, reason('Почему')]
}

const lists: Record<StaffAction, (facts: Facts) => ActionField[]> = {
  publish: ({ claim, choices }) => [
    { kind: 'choice', name: 'category', label: 'Тема', options: choices.categories, value: claim.categoryId },
    {
      kind: 'choice',
      name: 'department',
      label: 'Кто отвечает',
      options: choices.departments,
      value: claim.departmentId,
    },
  ],
  take: () => [],
  answer: () => [
    { kind: 'text', name: 'reportText', label: 'Ответ автору' },
    { kind: 'file', name: 'photo', label: 'Фотография после', accept: 'image/jpeg,image/png,image/webp' },
    { kind: 'file', name: 'document', label: 'Документ', accept: '.pdf,.doc,.docx' },
    { kind: 'consent', name: 'sendAnyway', label: 'Отправить всё равно' },
  ],
  refuse: () => refuseFields,
  extend: () => [{ kind: 'date', name: 'newDeadline', label: 'Новый срок' }, reason('Почему')],
  handOver: ({ claim, choices }) => handOverFields(choices.departments.filter(({ id }) => id !== claim.departmentId)),
  merge: ({ claim }) => [
    claim.similar.length > 0
      ? {
          kind: 'choice',
          name: 'mergedInto',
          label: 'С какой заявкой',
          options: claim.similar.map(({ id, address }) => ({ id, title: `№ ${id}, ${address}` })),
        }
      : { kind: 'number', name: 'mergedInto', label: 'Номер общей заявки' },
  ],
  showPhoto: () => [],
  hideComment: () => [],
}

/** Lists what the form of an action asks for, with what is known already. */
export function listActionFields(action: StaffAction, facts: Facts): ActionField[] {
  return lists[action](facts)
}

/** Lists what is asked once for many claims. */
export function listSharedFields(action: StaffAction, { departments }: QueueChoices): ActionField[] {
  if (action === 'refuse') return refuseFields
  return action === 'handOver' ? handOverFields(departments) : []
}
