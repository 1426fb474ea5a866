'use client'

import { useState } from 'react'
import { reopenForm, useOutbox } from '@/components/features/offline/outbox-hooks'
import { OutboxList } from '@/components/features/offline/outbox-list'
import { cityTimeZone } from '@/components/ui/city-time-zone'
import { Dialog } from '@/components/ui/dialog/dialog'
import { Toast } from '@/components/ui/dialog/toast'
import { BodyPortal } from '@/components/ui/dialog/form-dialog'
import { withQueryProvider } from '@/components/ui/query-provider'
import type { OutboxKind, OutboxMessage } from '@/lib/client/outbox-store'
import { formatCount } from '@/lib/text/plural'
import { Button } from '@/components/ui/button/button'
import { TimedAlert } from '@/components/ui/dialog/timed-alert'
import type { SendResult } from '@/lib/client/outbox-sender'
import { Icon } from '@/components/ui/icon/icon'

export const OutboxPanel = withQueryProvider(Waiting)

function Waiting({ kinds }: { kinds: readonly OutboxKind[] }) {
  const { waiting, results, dismiss, forget } = useOutbox(kinds)
  const correct = (message: OutboxMessage) => void reopenForm(kinds, message)
  const [isOpen, setOpen] = useState(false)
  const isShown = isOpen && waiting.length > 0
  return (
    <>
      {waiting.length > 0 && (
        <Toast>
          <Icon name="cloud-upload" className="size-5 shrink-0" />
          <span>{formatCounts(waiting)}</span>
          <button
            type="button"
            onClick={() => setOpen(true)}
            className="min-h-11 shrink-0 rounded-field px-3 font-semibold text-paper underline underline-offset-4"
          >
            Показать
          </button>
        </Toast>
      )}
      <BodyPortal>
        <Dialog open={isShown} onClose={() => setOpen(false)} title="Ждут отправки">
          <OutboxList kinds={kinds} waiting={waiting} zone={cityTimeZone()} onForget={forget} onCorrect={correct} />
        </Dialog>
        <OutboxResults results={results} onDismiss={dismiss} onCorrect={correct} />
      </BodyPortal>
    </>
  )
}

/** Returns «Ждёт отправки: 2 сообщения. Не принято: 1 сообщение.» */
function formatCounts(waiting: readonly OutboxMessage[]): string {
  const refused = waiting.filter(({ refusal }) => refusal).length
  return [['Ждёт отправки', waiting.length - refused] as const, ['Не принято', refused] as const]
    .filter(([, count]) => count > 0)
    .map(([words, count]) => `${words}: ${formatCount(count, ['сообщение', 'сообщения', 'сообщений'])}.`)
    .join(' ')
}

interface OutboxResultsProps {
  results: readonly SendResult[]
  onDismiss: (shown: readonly SendResult[]) => void
  onCorrect: (message: OutboxMessage) => void
}

function OutboxResults({ results, onDismiss, onCorrect }: OutboxResultsProps) {
  const [refused, ...next] = results.filter(({ isSent }) => !isSent)
  const sent = results.filter(({ isSent }) => isSent)
  const later = () => refused && onDismiss([refused])
  return (
    <>
      <TimedAlert
        open={!refused && sent.length > 0}
        onClose={() => onDismiss(sent)}
        title="Связь вернулась, сообщение отправлено"
        html={sent.map(({ answer }) => `<p>${answer}</p>`).join('')}
      />
      <Dialog
        // Each refusal has its own dialog. The last one is closed, not unmounted, because closing returns the focus.
        key={next.length}
        open={refused !== undefined}
        onClose={later}
        title="Сообщение не принято"
        role="alertdialog"
        actions={
          <>
            <Button onClick={() => refused && onCorrect(refused.message)}>Исправить</Button>
            <Button variant="secondary" onClick={later}>
              Позже
            </Button>
          </>
        }
      >
        <p>{refused?.answer}</p>
        <p className="mt-3 text-ink-soft">Всё, что вы написали, вернётся в форму.</p>
      </Dialog>
    </>
  )
}
