'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { messages } from '@/lib/contract/messages'

/** What stands in the form's place after it was sent (spec.md 2, modal 2). */
export function ProposeThanks() {
  const [isOpen, setOpen] = useState(true)
  const close = () => setOpen(false)
  return (
    <Dialog open={isOpen} onClose={close} title="Предложить идею" actions={<Button onClick={close}>Закрыть</Button>}>
      <p className="text-h3">{messages.ideaSent}</p>
      <p className="mt-3 text-ink-soft">
        Модератор проверит её и опубликует. О каждом шаге мы напишем в личный кабинет и на почту.
      </p>
    </Dialog>
  )
}
