import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button/button'
import { EmptyState } from '@/components/ui/list/empty-state'
import { DutyForm } from '@/components/desk/duty/duty-form'
import { MESSAGE_TYPE_CODE, paths } from '@/lib/config/paths'
import type { KeptForm } from '@/lib/domains/desk/shapes'
import type { CurrentMessage, CurrentMessages as Messages } from '@/lib/domains/news/outages/shapes'

interface CurrentMessagesProps {
  messages: Messages
  keptTerm: KeptForm | null
  sendKey: string
}

/** All that the site says is in force: outages of the duty service with their buttons, then what editors announced. */
export function CurrentMessages({ messages: { ours, others, warning }, keptTerm, sendKey }: CurrentMessagesProps) {
  if (ours.length + others.length === 0 && warning === null)
    return <EmptyState title="Отключений и объявлений нет">На сайте сейчас не действует ни одно.</EmptyState>
  return (
    <>
      {warning !== null && (
        <p className="mt-3 rounded-field bg-sand px-3.5 py-2.5">
          На всех страницах сайта стоит предупреждение редакции: «{warning}»
        </p>
      )}
      {ours.length > 0 && (
        <Group id="ours" title="Объявила дежурная служба">
          {ours.map((message) => (
            <DutyMessage
              key={message.id}
              message={message}
              kept={keptTerm?.values.outage === String(message.id) ? keptTerm : null}
              sendKey={sendKey}
            />
          ))}
        </Group>
      )}
      {others.length > 0 && <EditorMessages messages={others} />}
      <p className="mt-2 text-sm text-ink-soft">
        Объявления редакции меняет и снимает редакция.{' '}
        <a href={`${paths.news}?type=${MESSAGE_TYPE_CODE}`} className="link target">
          Все объявления на сайте
        </a>
      </p>
    </>
  )
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

/** What is switched off or closed says when it begins; the other messages are folded. */
function EditorMessages({ messages }: { messages: readonly CurrentMessage[] }) {
  const dated = messages.filter(({ hasStart, hasBanner }) => hasStart || hasBanner)
  const rest = messages.filter((message) => !dated.includes(message))
  return (
    <Group id="others" title="Объявила редакция">
      {dated.map((message) => (
        <EditorMessage key={message.id} message={message} />
      ))}
      {rest.length > 0 && (
        <li className="px-4">
          <details>
            <summary className="link inline-flex min-h-11 cursor-pointer items-center">
              {dated.length > 0 ? 'Остальные объявления' : 'Объявления'}: {rest.length}
            </summary>
            <ul className="-mx-4 divide-y divide-line border-t border-line">
              {rest.map((message) => (
                <EditorMessage key={message.id} message={message} />
              ))}
            </ul>
          </details>
        </li>
      )}
    </Group>
  )
}

function EditorMessage({ message }: { message: CurrentMessage }) {
  return (
    <li className="px-4 py-3">
      <Facts message={message} />
    </li>
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

interface DutyMessageProps {
  message: CurrentMessage
  kept: KeptForm | null
  sendKey: string
}

function DutyMessage({ message, kept, sendKey }: DutyMessageProps) {
  const { id, title, endsAt } = message
  return (
    <li className="px-4 py-3">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0 flex-1 basis-72">
          <Facts message={message} />
        </div>
        <form method="post" action={`/cms/desk/outages/${id}/end`} encType="multipart/form-data">
          <Button type="submit" variant="secondary" aria-label={`Закончить: ${title}`}>
            Закончить
          </Button>
        </form>
      </div>
      <details open={kept !== null}>
        <summary className="link inline-flex min-h-11 cursor-pointer items-center" aria-label={`Продлить: ${title}`}>
          Продлить
        </summary>
        <DutyForm
          id={`term-${id}`}
          label={`Другой срок: ${title}`}
          endpoint="/cms/desk/outages/terms"
          button="Изменить срок"
          sendKey={sendKey}
          fixed={{ outage: String(id) }}
          fields={[
            {
              kind: 'end',
              name: 'endsAt',
              label: 'До какого времени',
              hint: 'На сайте будет сказано, что срок изменён; закончат раньше — назовите раннее время.',
              initial: endsAt ?? '',
            },
          ]}
          kept={kept}
          isInside
        />
      </details>
    </li>
  )
}
