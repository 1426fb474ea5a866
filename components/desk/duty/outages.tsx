import { Button } from '@/components/ui/button/button'
import { EmptyState } from '@/components/ui/list/empty-state'
import { DutyForm } from '@/components/desk/duty/duty-form'
import type { DutyField } from '@/components/desk/duty/duty-fields'
import type { KeptForm } from '@/lib/domains/desk/shapes'
import type { CurrentOutage } from '@/lib/domains/news/outages/shapes'

const USUAL = [
  'Нет холодной воды',
  'Нет горячей воды',
  'Нет отопления',
  'Нет электричества',
  'Нет газа',
  'Нет движения',
]

function listFields(now: string): DutyField[] {
  return [
    { kind: 'line', name: 'what', label: 'Что отключено', hint: 'Например: нет холодной воды.', usual: USUAL },
    { kind: 'line', name: 'where', label: 'Где', hint: 'Улицы или дома: ул. Садовая, 1–15, ул. Портовая, 12.' },
    { kind: 'moment', name: 'startsAt', label: 'С какого времени', initial: now },
    {
      kind: 'moment',
      name: 'endsAt',
      label: 'До какого времени',
      hint: 'Тогда объявление отметится как истёкшее само.',
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
  current: readonly CurrentOutage[]
  now: string
  kept: KeptForm | null
  sendKey: string
}

/** Outages that are announced now, and the form of a new one. */
export function Outages({ current, now, kept, sendKey }: OutagesProps) {
  return (
    <>
      <section aria-labelledby="current" className="mt-4">
        <h2 id="current" className="text-h3">
          Сейчас
        </h2>
        {current.length > 0 ? (
          <ul className="mt-3 divide-y divide-line rounded-card border border-line bg-paper">
            {current.map((outage) => (
              <CurrentRow key={outage.id} outage={outage} />
            ))}
          </ul>
        ) : (
          <EmptyState title="Отключений нет">Объявленные здесь стоят, пока не кончится их срок.</EmptyState>
        )}
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

function CurrentRow({ outage: { id, title, path, term, hasBanner } }: { outage: CurrentOutage }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-3">
      <div className="min-w-0 flex-1 basis-72">
        <a href={path} className="link target wrap-anywhere">
          {title}
        </a>
        <p className="text-sm text-ink-soft">
          {term}
          {hasBanner && ' · предупреждение на всех страницах'}
        </p>
      </div>
      <form method="post" action={`/cms/desk/outages/${id}/end`} encType="multipart/form-data">
        <Button type="submit" variant="secondary" aria-label={`Закончить: ${title}`}>
          Закончить
        </Button>
      </form>
    </li>
  )
}
