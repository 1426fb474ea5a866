'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button/button'
import { Dialog } from '@/components/ui/dialog/dialog'
import { ResendEmail } from '@/components/account/resend-email'
import { withQueryProvider } from '@/components/ui/query-provider'
import { useResendConfirmation, useUser } from '@/lib/client/user'
import { residentMessages } from '@/lib/domains/residents/messages'
import { AFTER_CONFIRMATION, CONFIRM_EMAIL_DAYS } from '@/lib/domains/residents/rules'
import { formatDays } from '@/lib/text/plural'
import { typeset } from '@/lib/text/typography'

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
