'use client'

import { Button } from '@/components/ui/button/button'
import { MomentText } from '@/components/ui/text/date-text'
import type { OutboxKind, OutboxMessage } from '@/lib/client/outbox-store'
import { formatCount } from '@/lib/text/plural'
import { typeset } from '@/lib/text/typography'

interface OutboxListProps {
  kinds: readonly OutboxKind[]
  waiting: readonly OutboxMessage[]
  zone: string
  onForget: (key: string) => void
  onCorrect: (message: OutboxMessage) => void
}

export function OutboxList({ kinds, waiting, zone, onForget, onCorrect }: OutboxListProps) {
  return (
    <>
      <p className="text-ink-soft">
        Хранятся только на этом устройстве, их видите только вы. Когда появится связь, уйдут сами; непринятые сначала
        исправьте. Если выйти из учётной записи, они удалятся.
      </p>
      <ul className="mt-4 divide-y divide-line border-y border-line">
        {waiting.map((message) => (
          <li key={message.key} className="py-4">
            <p className="text-sm text-ink-soft">
              {getTitle(kinds, message)}, <MomentText value={new Date(message.keptAt).toISOString()} zone={zone} />
              {formatFileCount(message)}
            </p>
            <p className="mt-1 line-clamp-3 wrap-anywhere">{typeset(message.title)}</p>
            {message.refusal && (
              <p className="mt-2 wrap-anywhere text-danger">Не принято: {typeset(message.refusal.message)}</p>
            )}
            <div className="mt-3 flex flex-wrap gap-3">
              {message.refusal && <Button onClick={() => onCorrect(message)}>Исправить</Button>}
              <Button variant="secondary" onClick={() => onForget(message.key)}>
                Удалить
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}

function getTitle(kinds: readonly OutboxKind[], { kind }: OutboxMessage): string {
  return kinds.find((own) => own.kind === kind)?.title ?? 'Сообщение'
}

function formatFileCount({ files }: OutboxMessage): string {
  const count = Object.values(files).flat().length
  return count === 0 ? '' : `, ${formatCount(count, ['файл', 'файла', 'файлов'])}`
}
