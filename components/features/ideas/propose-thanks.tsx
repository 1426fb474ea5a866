'use client'

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMyIdeas } from '@/components/features/ideas/hooks'
import { Button } from '@/components/ui/button/button'
import { Dialog } from '@/components/ui/dialog/dialog'
import { QueryProvider } from '@/components/ui/query-provider'
import { UnconfirmedNote } from '@/components/account/unconfirmed-note'
import { userQuery, useResendConfirmation } from '@/lib/client/user'
import { paths } from '@/lib/config/paths'
import { ideaMessages } from '@/lib/domains/ideas/messages'

export function ProposeThanks() {
  const [isOpen, setOpen] = useState(true)
  const close = () => setOpen(false)
  return (
    <Dialog open={isOpen} onClose={close} title="Предложить идею" actions={<Button onClick={close}>Закрыть</Button>}>
      <p className="text-h3">{ideaMessages.sent}</p>
      <QueryProvider>
        <MyIdeaLink onFollow={close} />
        <NextSteps />
      </QueryProvider>
    </Dialog>
  )
}

/** Links to the newest idea, the one just sent; to the cabinet until its number is loaded. */
function MyIdeaLink({ onFollow }: { onFollow: () => void }) {
  const [newest] = useMyIdeas(true).data?.own ?? []
  const own = newest ? paths.myIdea(newest.id) : paths.profile
  return (
    <p className="mt-2">
      <a href={newest?.is_public ? paths.idea(newest.id) : own} onClick={onFollow} className="link target">
        Открыть мою идею
      </a>
    </p>
  )
}

function NextSteps() {
  const { data: user, isPending } = useQuery(userQuery)
  const resend = useResendConfirmation()
  if (isPending) return null
  if (user?.email_confirmed === false)
    return (
      <div className="mt-4">
        <UnconfirmedNote resend={resend}>Идея уйдёт модератору, когда вы подтвердите почту.</UnconfirmedNote>
      </div>
    )
  return (
    <p className="mt-3 text-ink-soft">
      Модератор проверит её и опубликует. О каждом шаге мы напишем в личный кабинет и на почту.
    </p>
  )
}
