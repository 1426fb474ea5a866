'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button/button'
import { Dialog } from '@/components/ui/dialog/dialog'
import { ResendEmail } from '@/components/account/resend-email'
import { withQueryProvider } from '@/components/ui/query-provider'
import { useResendConfirmation, useUser, useCancelErasure } from '@/lib/client/user'
import { residentMessages } from '@/lib/domains/residents/messages'
import { AFTER_CONFIRMATION, CONFIRM_EMAIL_DAYS } from '@/lib/domains/residents/rules'
import { formatDays } from '@/lib/text/plural'
import { typeset } from '@/lib/text/typography'
import { cityTimeZone } from '@/components/ui/city-time-zone'
import { DateText } from '@/components/ui/text/date-text'
import { TimedAlert } from '@/components/ui/dialog/timed-alert'
import { ErrorText } from '@/components/ui/text/error-text'

export const WelcomeAlert = withQueryProvider(Welcome)

function Welcome() {
  const { data: user } = useUser()
  const resend = useResendConfirmation()
  const [isRead, setRead] = useState(false)
  const close = () => setRead(true)
  return (
    <Dialog
      open={!isRead && user?.email_confirmed === false}
      onClose={close}
      title="Вы зарегистрированы"
      role="alertdialog"
      actions={<Button onClick={close}>Понятно</Button>}
    >
      <p className="wrap-anywhere">{typeset(`${residentMessages.confirmEmail(resend.email ?? '')}.`)}</p>
      <p className="mt-3">
        Она действует {formatDays(CONFIRM_EMAIL_DAYS)}. Пользоваться порталом можно уже сейчас, но почту подтвердите.{' '}
        {AFTER_CONFIRMATION}
      </p>
      <p className="mt-3 mb-4 text-ink-soft">Письма нет? Посмотрите в папке «Спам» или попросите новое.</p>
      <ResendEmail request={resend} />
    </Dialog>
  )
}

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

export function NewPasswordAlert() {
  const [isOpen, setOpen] = useState(true)
  const html = '<p>Вы вошли с новым паролем.</p>'
  return (
    <TimedAlert open={isOpen} title={residentMessages.passwordChanged} html={html} onClose={() => setOpen(false)} />
  )
}
