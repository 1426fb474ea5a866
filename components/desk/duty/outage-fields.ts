import type { DutyField } from '@/components/desk/duty/duty-fields'
import type { DutyService } from '@/lib/domains/feedback/contract'
import { formatPhone } from '@/lib/text/phone'

const USUAL = [
  'Нет холодной воды',
  'Нет горячей воды',
  'Нет отопления',
  'Нет электричества',
  'Нет газа',
  'Перекрыто движение',
]

/** Fields of an outage, filled with what is known of it; services with a phone are offered as the responsible ones. */
export function listOutageFields(
  initial: Readonly<Record<string, string>>,
  services: readonly Pick<DutyService, 'title' | 'phones'>[] = [],
): DutyField[] {
  const responsible = services.flatMap(({ title, phones: [phone] }) =>
    phone ? [`${title}, ${formatPhone(phone)}`] : [],
  )
  const fields: DutyField[] = [
    { kind: 'line', name: 'what', label: 'Что отключено', hint: 'Например: нет холодной воды.', usual: USUAL },
    {
      kind: 'streets',
      name: 'where',
      label: 'Где',
      hint:
        'Улицы или дома: ул. Садовая, 1–15, ул. Портовая, 12. Улицы подскажет план города. ' +
        'По ним жители этих домов увидят отключение, когда сообщают о проблеме.',
    },
    { kind: 'moment', name: 'startsAt', label: 'С какого времени' },
    {
      kind: 'end',
      name: 'endsAt',
      label: 'До какого времени',
      hint: 'Тогда объявление отметится как истёкшее само.',
      startField: 'startsAt',
    },
    { kind: 'line', name: 'responsible', label: 'Кто отвечает', hint: 'Служба и её телефон.', usual: responsible },
    {
      kind: 'check',
      name: 'hasBanner',
      label: 'Показать предупреждение на всех страницах сайта',
      hint: 'Если там стоит другое, видно самое важное из новых, остальные — по нажатию.',
      isOptional: true,
    },
  ]
  return fields.map((field) => ({ ...field, initial: initial[field.name] ?? '' }))
}
