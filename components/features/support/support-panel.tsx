'use client'

import { useState } from 'react'
import type { AwaitedAnswer } from '@/components/features/support/hooks'
import { SupportDone } from '@/components/features/support/support-done'
import { SupportForm } from '@/components/features/support/support-form'
import { closeHashDialog } from '@/components/ui/close-hash-dialog'
import { Outside } from '@/components/ui/outside'
import { QueryProvider } from '@/components/ui/query-provider'
import { TimedAlert } from '@/components/ui/timed-alert'
import { supportMessages } from '@/lib/domains/support/messages'

/**
 * Shows the form. After a guest has sent a message, it shows the address of the answer instead, with the message of
 * spec.md 8.
 */
export function SupportPanel() {
  const [awaited, setAwaited] = useState<AwaitedAnswer | null>(null)
  const [isSent, setSent] = useState(false)

  function onSent(answer: AwaitedAnswer | null) {
    if (answer === null) closeHashDialog('support')
    setAwaited(answer)
    setSent(true)
  }

  return (
    <QueryProvider>
      {awaited ? (
        <SupportDone awaited={awaited} onCorrected={setAwaited} onAgain={() => setAwaited(null)} />
      ) : (
        <SupportForm onSent={onSent} />
      )}
      <Outside>
        <TimedAlert
          open={isSent}
          title="Техническая поддержка"
          html={`<p>${supportMessages.sent}</p>`}
          onClose={() => setSent(false)}
        />
      </Outside>
    </QueryProvider>
  )
}
