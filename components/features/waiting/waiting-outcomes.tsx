'use client'

import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { TimedAlert } from '@/components/ui/timed-alert'
import type { OutboxMessage } from '@/lib/client/outbox-store'
import type { SendOutcome } from '@/lib/client/outbox-sender'

interface WaitingOutcomesProps {
  outcomes: readonly SendOutcome[]
  onDismiss: (shown: readonly SendOutcome[]) => void
  onCorrect: (message: OutboxMessage) => void
}

/** Says that a message was sent, once; a refused one leads back to its form. */
export function WaitingOutcomes({ outcomes, onDismiss, onCorrect }: WaitingOutcomesProps) {
  const [refused, ...next] = outcomes.filter(({ isSent }) => !isSent)
  const sent = outcomes.filter(({ isSent }) => isSent)
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
        // Each refusal opens a dialog of its own. The last one is closed and not unmounted, because closing gives the
        // focus back.
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
