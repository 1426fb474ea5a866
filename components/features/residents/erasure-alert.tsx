'use client'

import { useState } from 'react'
import { useCancelErasure, useUser } from '@/lib/client/user'
import { Button } from '@/components/ui/button/button'
import { cityTimeZone } from '@/components/ui/city-time-zone'
import { DateText } from '@/components/ui/text/date-text'
import { Dialog } from '@/components/ui/dialog/dialog'
import { withQueryProvider } from '@/components/ui/query-provider'
import { TimedAlert } from '@/components/ui/dialog/timed-alert'
import { residentMessages } from '@/lib/domains/residents/messages'
import { ErrorText } from '@/components/ui/text/error-text'

export const ErasureAlert = withQueryProvider(ErasureDialog)

function ErasureDialog() {
  const { data: user } = useUser()
  const cancel = useCancelErasure()
  const [isPast, setPast] = useState(false)
  const close = () => setPast(true)
  return (
    <>
      <Dialog
        open={!isPast && !cancel.isSuccess && Boolean(user?.erased_at)}
        onClose={close}
        title="Учётная запись будет удалена"
        role="alertdialog"
        actions={
          <>
            <Button busy={cancel.isPending} onClick={() => cancel.mutate()}>
              Отменить удаление
            </Button>
            <Button variant="secondary" onClick={close}>
              Не отменять
            </Button>
          </>
        }
      >
        <p className="text-lg font-medium">
          Удалим её {user?.erased_at && <DateText value={user.erased_at} zone={cityTimeZone()} />}
        </p>
        <p className="mt-2">До этого дня удаление можно отменить, и всё останется как было.</p>
        <ErrorText error={cancel.error} className="mt-3" />
      </Dialog>
      <TimedAlert
        open={!isPast && cancel.isSuccess}
        title={residentMessages.accountRestored}
        html="<p>Всё осталось как было.</p>"
        onClose={close}
      />
    </>
  )
}
