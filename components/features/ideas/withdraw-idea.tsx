'use client'

import { useState } from 'react'
import { useWithdrawIdea } from '@/components/features/ideas/own-idea-hooks'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { errorMessage } from '@/lib/text/user-error'

interface WithdrawIdeaProps {
  id: number
  onDeleted: (message: string) => Promise<void>
}

/** Asks again before withdrawing an idea, because it cannot be restored. */
export function WithdrawIdea({ id, onDeleted }: WithdrawIdeaProps) {
  const [isAsked, setAsked] = useState(false)
  const withdraw = useWithdrawIdea(id, (message) => {
    setAsked(false)
    return onDeleted(message)
  })
  return (
    <>
      <Button variant="secondary" onClick={() => setAsked(true)}>
        Отозвать
      </Button>
      <Dialog
        open={isAsked}
        onClose={() => setAsked(false)}
        title="Отозвать идею?"
        role="alertdialog"
        actions={
          <>
            <Button variant="danger" busy={withdraw.isPending} onClick={() => withdraw.mutate()}>
              Отозвать идею
            </Button>
            <Button variant="secondary" onClick={() => setAsked(false)}>
              Оставить
            </Button>
          </>
        }
      >
        <p>Текст, фотография и документы будут удалены. Вернуть их нельзя, предложить идею заново можно.</p>
        {withdraw.isError && (
          <p role="alert" className="mt-3 font-medium text-danger">
            {errorMessage(withdraw.error)}
          </p>
        )}
      </Dialog>
    </>
  )
}
