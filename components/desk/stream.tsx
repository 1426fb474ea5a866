import { MomentText } from '@/components/ui/text/date-text'
import { classNames } from '@/components/ui/class-names'
import { env } from '@/lib/config/env'
import type { StreamRow } from '@/lib/desk/stream'
import { upperFirst } from '@/lib/text/capitalize'

interface StreamProps {
  rows: readonly StreamRow[]
  /** What happened first, for example «Заявка поступила». */
  received: string
  createdAt: string
  /** What happened, by the label of its action, under which the history keeps it. */
  done: ReadonlyMap<string, string>
}

/** History, emails and notes in one list; only the staff see notes, which therefore look different. */
export function Stream({ rows, received, createdAt, done }: StreamProps) {
  return (
    <section aria-labelledby="history" className="min-w-0">
      <h2 id="history" className="text-h3">
        История, письма и заметки
      </h2>
      <ol className="mt-2 divide-y divide-line">
        <li className="py-2">
          {received} <Moment value={createdAt} />
        </li>
        {rows.map(({ kind, id, title, who, note, warning, at }) => (
          <li
            key={`${kind} ${id}`}
            className={classNames('py-2', kind === 'note' && 'my-2 rounded-field bg-sun-tint px-3.5')}
          >
            <span className={kind === 'email' ? 'text-sm' : 'font-medium'}>{done.get(title) ?? title}</span>{' '}
            <Moment value={at} />
            {who && <span className="text-sm text-ink-soft">, {who}</span>}
            {note && <p className="whitespace-pre-line wrap-anywhere">{note}</p>}
            {warning && <p className="text-danger">{warning}</p>}
          </li>
        ))}
      </ol>
    </section>
  )
}

function Moment({ value }: { value: string }) {
  return <MomentText value={value} zone={env.TIME_ZONE} form="moment" withDay className="text-sm text-ink-soft" />
}

/** Pairs the labels of actions with what each did: «Опубликовать» — «Опубликована». */
export function pairDone(
  getLabel: (action: never) => string,
  words: Readonly<Record<string, string>>,
): ReadonlyMap<string, string> {
  return new Map(Object.entries(words).map(([action, done]) => [getLabel(action as never), upperFirst(done)]))
}
