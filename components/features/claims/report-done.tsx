'use client'

import { useQuery } from '@tanstack/react-query'
import { CircleCheck, MailCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { SentClaim } from '@/components/features/claims/send-claim'
import { Button, buttonLook } from '@/components/ui/button/button'
import { classNames } from '@/components/ui/class-names'
import { UnconfirmedNote } from '@/components/civic/unconfirmed-note'
import { userQuery } from '@/lib/client/user'
import { useResendConfirmation } from '@/lib/client/use-resend-confirmation'
import { typeset } from '@/lib/text/typography'

interface ReportDoneProps {
  claim: SentClaim
  /** It is the address that a guest's letter was sent to; null for a resident. */
  guestEmail: string | null
  onAgain: () => void
  /** It leads back to the form as it was sent, to correct the address. */
  onCorrect: () => void
}

/** Says that the claim is accepted, or that it waits for the link of the letter to be opened. */
export function ReportDone({ claim: { message, stateUrl }, guestEmail, onAgain, onCorrect }: ReportDoneProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  const Icon = guestEmail === null ? CircleCheck : MailCheck
  return (
    <div ref={box} tabIndex={-1} role="status" className="outline-none">
      <Icon aria-hidden className="size-12 text-brand" strokeWidth={1.5} />
      <p className="mt-4 text-h3">{typeset(message)}</p>
      {guestEmail === null ? <OfResident /> : <OfGuest email={guestEmail} onCorrect={onCorrect} />}
      {guestEmail !== null && (
        <p className="mt-6 max-w-measure text-ink-soft">
          {typeset('По личной ссылке видно, где заявка и что дальше. Она есть и в письме.')}
        </p>
      )}
      <div className={classNames('flex flex-wrap gap-3', guestEmail === null ? 'mt-6' : 'mt-3')}>
        <a href={stateUrl} className={buttonLook()}>
          Где сейчас заявка
        </a>
        <Button variant="secondary" onClick={onAgain}>
          {typeset('Сообщить ещё об одной')}
        </Button>
      </div>
    </div>
  )
}

/** Shows the address that the letter was sent to, because it may be wrong; sending again brings another letter. */
function OfGuest({ email, onCorrect }: { email: string; onCorrect: () => void }) {
  return (
    <div className="mt-3 max-w-measure">
      <p>
        Письмо ушло на <strong className="font-semibold wrap-anywhere">{email}</strong>
      </p>
      <p className="mt-2 text-ink-soft">
        {typeset(
          'Пока ссылка не открыта, заявку никто не увидит. Она действует трое суток. Письма нет? Загляните в «Спам» или проверьте адрес: набранное и фотографии сохранены.',
        )}
      </p>
      <Button variant="secondary" className="mt-4" onClick={onCorrect}>
        {typeset('Исправить адрес или отправить ещё раз')}
      </Button>
    </div>
  )
}

/** Tells a resident that the claim waits while the email of the account is not confirmed. */
function OfResident() {
  const { data: user } = useQuery(userQuery)
  const letter = useResendConfirmation()
  if (user?.email_confirmed === false)
    return (
      <div className="mt-4 max-w-measure">
        <UnconfirmedNote resend={letter}>
          {typeset('Пока почта не подтверждена, заявку видите только вы.')}
        </UnconfirmedNote>
      </div>
    )
  return <p className="mt-3 max-w-measure text-ink-soft">{typeset('О каждом шаге мы напишем.')}</p>
}
