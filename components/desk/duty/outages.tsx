import { CurrentMessages } from '@/components/desk/duty/current-messages'
import { DutyForm } from '@/components/desk/duty/duty-form'
import type { DutyField } from '@/components/desk/duty/duty-fields'
import type { KeptForm } from '@/lib/domains/desk/shapes'
import type { CurrentMessages as Messages } from '@/lib/domains/news/outages/shapes'

const USUAL = [
  'Нет холодной воды',
  'Нет горячей воды',
  'Нет отопления',
  'Нет электричества',
  'Нет газа',
  'Перекрыто движение',
]

function listFields(now: string): DutyField[] {
  return [
    { kind: 'line', name: 'what', label: 'Что отключено', hint: 'Например: нет холодной воды.', usual: USUAL },
    {
      kind: 'streets',
      name: 'where',
      label: 'Где',
      hint: 'Улицы или дома: ул. Садовая, 1–15, ул. Портовая, 12. Улицы подскажет план города.',
    },
    { kind: 'moment', name: 'startsAt', label: 'С какого времени', initial: now },
    {
      kind: 'end',
      name: 'endsAt',
      label: 'До какого времени',
      hint: 'Тогда объявление отметится как истёкшее само.',
      startField: 'startsAt',
    },
    { kind: 'line', name: 'responsible', label: 'Кто отвечает', hint: 'Служба и её телефон.' },
    {
      kind: 'check',
      name: 'hasBanner',
      label: 'Показать предупреждение на всех страницах сайта',
      isOptional: true,
    },
  ]
}

interface OutagesProps {
  messages: Messages
  keptTerm: KeptForm | null
  now: string
  kept: KeptForm | null
  sendKey: string
}

/** What is announced now, and the form of a new outage. */
export function Outages({ messages, keptTerm, now, kept, sendKey }: OutagesProps) {
  return (
    <>
      <section aria-labelledby="current" className="mt-4">
        <h2 id="current" className="text-h3">
          Сейчас на сайте
        </h2>
        <CurrentMessages messages={messages} keptTerm={keptTerm} sendKey={sendKey} />
      </section>
      <section aria-labelledby="new" className="mt-8">
        <h2 id="new" className="text-h3">
          Новое отключение
        </h2>
        <DutyForm
          id="outage"
          label="Новое отключение"
          endpoint="/cms/desk/outages"
          button="Объявить"
          sendKey={sendKey}
          fields={listFields(now)}
          kept={kept}
        />
      </section>
    </>
  )
}
