'use client'

import { CloudUpload } from 'lucide-react'
import { useState } from 'react'
import { useWaiting } from '@/components/features/waiting/hooks'
import { WaitingList } from '@/components/features/waiting/waiting-list'
import { WaitingOutcomes } from '@/components/features/waiting/waiting-outcomes'
import { Dialog } from '@/components/ui/dialog'
import { NoticeBar } from '@/components/ui/notice-bar'
import { Outside } from '@/components/ui/outside'
import { QueryProvider } from '@/components/ui/query-provider'
import { countOf } from '@/lib/shared/plural'

/** What waits for a connection, and what became of it. */
export function WaitingPanel() {
  return (
    <QueryProvider>
      <Waiting />
    </QueryProvider>
  )
}

function Waiting() {
  const { waiting, outcomes, told, forget } = useWaiting()
  const [isOpen, setOpen] = useState(false)
  const isShown = isOpen && waiting.length > 0
  return (
    <>
      {waiting.length > 0 && (
        <NoticeBar>
          <CloudUpload aria-hidden className="size-5 shrink-0" />
          <span>Ждёт отправки: {countOf(waiting.length, ['сообщение', 'сообщения', 'сообщений'])}.</span>
          <button
            type="button"
            onClick={() => setOpen(true)}
            className="min-h-11 rounded-field px-3 font-semibold text-paper underline underline-offset-4"
          >
            Показать
          </button>
        </NoticeBar>
      )}
      <Outside>
        <Dialog open={isShown} onClose={() => setOpen(false)} title="Ждут отправки">
          <WaitingList waiting={waiting} onForget={forget} />
        </Dialog>
        <WaitingOutcomes outcomes={outcomes} onTold={told} />
      </Outside>
    </>
  )
}
