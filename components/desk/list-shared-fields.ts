import type { ActionField } from '@/components/desk/action-fields'
import type { Correctable } from '@/lib/domains/desk/corrections/rules'
import type { MapSettings } from '@/lib/domains/site/contract'

/** Lists what «Исправить текст и место» asks for, filled with what the author sent. */
export function listCorrectionFields(
  { title, text, address, x, y }: Correctable,
  { longest, map }: { longest: number; map: MapSettings },
): ActionField[] {
  const fields: ActionField[] = [
    { kind: 'text', name: 'correctedText', label: 'Текст', initial: text, maxLength: longest },
    {
      kind: 'place',
      name: 'correctedAddress',
      label: 'Адрес',
      initial: address,
      place: {
        name: 'correctedPlace',
        initial: typeof x === 'number' && typeof y === 'number' ? `${y}, ${x}` : '',
        map,
      },
    },
  ]
  return title === undefined
    ? fields
    : [{ kind: 'line', name: 'correctedTitle', label: 'Название', initial: title }, ...fields]
}

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
