import type { ActionField } from '@/components/desk/action-fields'

/** Lists what a refusal asks for: a reason from the city's list, words of one's own, or both. */
export function listRefusalFields(reasons: readonly string[]): ActionField[] {
  return [
    {
      kind: 'reason',
      name: 'reason',
      label: 'Причина',
      options: reasons.map((title) => ({ id: title, title })),
      words: { name: 'note', label: 'Пояснение', hint: 'К готовой причине можно ничего не добавлять.' },
    },
  ]
}
