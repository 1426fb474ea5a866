import type { ReactNode } from 'react'
import { DutyForm } from '@/components/desk/duty/duty-form'
import { listOutageFields } from '@/components/desk/duty/outage-fields'
import { Button } from '@/components/ui/button/button'
import { EmptyState } from '@/components/ui/list/empty-state'
import { MESSAGE_TYPE_CODE, paths } from '@/lib/config/paths'
import type { KeptForm } from '@/lib/domains/desk/shapes'
import type { CurrentMessage, CurrentMessages as Messages, DutyOutage } from '@/lib/domains/outages/shapes'
import type { ShownWarning } from '@/lib/domains/site/contract'

interface CurrentMessagesProps {
  messages: Messages
  warnings: readonly ShownWarning[]
  keptChange: { correction: KeptForm | null; term: KeptForm | null }
  sendKey: string
}

/** Warnings of all pages, outages of the duty service with their buttons, and those that editors announced. */
export function CurrentMessages({ messages: { ours, others }, warnings, keptChange, sendKey }: CurrentMessagesProps) {
  if (ours.length + others.length + warnings.length === 0)
    return <EmptyState title="Отключений нет">На сайте сейчас не объявлено ни одно.</EmptyState>
  const over = ours.filter(({ isOver }) => isOver)
  const toRow = (outage: DutyOutage) => (
    <OutageRow
      key={outage.id}
      outage={outage}
      correction={ofOutage(keptChange.correction, outage)}
      term={ofOutage(keptChange.term, outage)}
      sendKey={sendKey}
    />
  )
  return (
    <>
      {warnings.length > 0 && <Warnings warnings={warnings} />}
      {ours.length > over.length && (
        <Group id="ours" title="Объявила дежурная служба">
          {ours.filter(({ isOver }) => !isOver).map(toRow)}
        </Group>
      )}
      {others.length > 0 && (
        <Group id="others" title="Объявила редакция">
          {others.map((message) => (
            <li key={message.id} className="px-4 py-3">
              <Facts message={message} />
            </li>
          ))}
        </Group>
      )}
      {over.length > 0 && (
        <Group id="over" title="Закончились за сутки">
          {over.map(toRow)}
        </Group>
      )}
      <p className="mt-2 text-sm text-ink-soft">
        Объявления редакции меняет и снимает редакция.{' '}
        <a href={`${paths.news}?type=${MESSAGE_TYPE_CODE}`} className="link target">
          Все объявления на сайте
        </a>
      </p>
    </>
  )
}

/** Lists them in the order of the site, which shows only the first one without a press. */
function Warnings({ warnings }: { warnings: readonly ShownWarning[] }) {
  const behind = `под «ещё\u00A0${warnings.length - 1}»`
  return (
    <section aria-labelledby="warnings" className="mt-3 rounded-field bg-sand px-3.5 py-2.5">
      <h3 id="warnings" className="font-medium">
        Предупреждения на всех страницах сайта
      </h3>
      <ol>
        {warnings.map(({ text, isEditors }, place) => (
          <li key={text} className="py-1 wrap-anywhere">
            {text}{' '}
            <span className="text-sm text-ink-soft">
              {[isEditors && 'редакция', place === 0 ? 'видно первым' : behind].filter(Boolean).join(' · ')}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}

function ofOutage(kept: KeptForm | null, { id }: DutyOutage): KeptForm | null {
  return kept?.values.outage === String(id) ? kept : null
}

function Group({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="mt-4">
      <h3 id={id} className="font-semibold">
        {title}
      </h3>
      <ul className="mt-2 divide-y divide-line rounded-card border border-line bg-paper">{children}</ul>
    </section>
  )
}

/** What is or will be switched off, in short: its own page has the buttons. */
export function OutagesNow({ outages }: { outages: readonly CurrentMessage[] }) {
  return (
    <section aria-labelledby="outages" className="mt-6">
      <h2 id="outages" className="text-h3">
        Объявлено на сайте
      </h2>
      {outages.length > 0 ? (
        <ul className="mt-3 divide-y divide-line rounded-card border border-line bg-paper">
          {outages.map((message) => (
            <li key={message.id} className="px-4 py-2">
              <Facts message={message} />
            </li>
          ))}
        </ul>
      ) : (
        <p className="mt-2">Ничего срочного не объявлено.</p>
      )}
    </section>
  )
}

function Facts({ message: { title, path, term, hasBanner } }: { message: CurrentMessage }) {
  return (
    <>
      <a href={path} className="link target wrap-anywhere">
        {title}
      </a>
      <p className="text-sm text-ink-soft">
        {[term, hasBanner && 'предупреждение на всех страницах'].filter(Boolean).join(' · ')}
      </p>
    </>
  )
}

interface OutageRowProps {
  outage: DutyOutage
  correction: KeptForm | null
  term: KeptForm | null
  sendKey: string
}

function OutageRow({ outage, correction, term, sendKey }: OutageRowProps) {
  const { isOver, canResume } = outage
  return (
    <li className="px-4 py-3">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0 flex-1 basis-72">
          <Facts message={outage} />
        </div>
        {!isOver && <OutagePress outage={outage} press="end" title="Закончить" />}
        {canResume && <OutagePress outage={outage} press="resume" title="Возобновить" />}
      </div>
      <OutageForms outage={outage} correction={correction} term={term} sendKey={sendKey} />
    </li>
  )
}

function OutageForms({ outage, correction, term, sendKey }: OutageRowProps) {
  const { id, title, values, history } = outage
  const form = { sendKey, fixed: { outage: String(id) }, isInside: true }
  return (
    <div className="flex flex-wrap gap-x-6 [&>[open]]:w-full">
      <Fold label={`Продлить: ${title}`} title="Продлить" isOpen={term !== null}>
        <DutyForm
          {...form}
          id={`term-${id}`}
          label={`Другой срок: ${title}`}
          endpoint="/cms/desk/outages/terms"
          button="Изменить срок"
          fields={[
            {
              kind: 'end',
              name: 'endsAt',
              label: 'До какого времени',
              hint: 'На сайте будет сказано, что срок изменён; закончат раньше — назовите раннее время.',
              initial: values.endsAt ?? '',
            },
          ]}
          kept={term}
        />
      </Fold>
      <Fold label={`Исправить: ${title}`} title="Исправить" isOpen={correction !== null}>
        <DutyForm
          {...form}
          id={`correction-${id}`}
          label={`Исправить отключение: ${title}`}
          endpoint="/cms/desk/outages/corrections"
          button="Исправить"
          fields={listOutageFields(values)}
          kept={correction}
        />
      </Fold>
      {history.length > 0 && (
        <Fold label={`Кто менял: ${title}`} title="Кто менял">
          <ul className="pb-2 text-sm">
            {history.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Fold>
      )}
    </div>
  )
}

interface FoldProps {
  label: string
  title: string
  isOpen?: boolean
  children: ReactNode
}

function Fold({ label, title, isOpen = false, children }: FoldProps) {
  return (
    <details open={isOpen}>
      <summary className="link inline-flex min-h-11 cursor-pointer items-center" aria-label={label}>
        {title}
      </summary>
      {children}
    </details>
  )
}

interface OutagePressProps {
  outage: Pick<DutyOutage, 'id' | 'title'>
  press: 'end' | 'resume'
  title: string
  className?: string
}

export function OutagePress({ outage: { id, title: outage }, press, title, className }: OutagePressProps) {
  return (
    <form method="post" action={`/cms/desk/outages/${id}/${press}`} encType="multipart/form-data" className={className}>
      <Button type="submit" variant="secondary" aria-label={`${title}: ${outage}`}>
        {title}
      </Button>
    </form>
  )
}
