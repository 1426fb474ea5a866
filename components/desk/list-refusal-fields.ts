import type { ActionField } from '@/components/desk/action-fields'

/** Lists what a refusal asks for: a reason from the city's list, words of one's own, or both. */
export function listRefusalFields(reasons: readonly string[]): ActionField[] {
  return [
    {
      kind: 'reason',
      name: 'reason',
      label: 'Причина',
      empty: 'Своими словами',
      options: reasons.map((title) => ({ id: title, title })),
    },
    {
      kind: 'text',
      name: 'note',
      label: 'Пояснение',
      hint: 'К выбранной причине можно ничего не добавлять.',
    },
  ]
}
