'use client'

import { EmailSentTo } from '@/components/account/email-sent-to'
import { useState, useEffect, useRef } from 'react'
import type { ReportValues, SentClaim } from '@/components/features/claims/send-claim'
import { ReportForm } from '@/components/features/claims/report-form'
import { SavedOffline } from '@/components/ui/form/saved-offline'
import { QueryProvider } from '@/components/ui/query-provider'
import { useToken } from '@/lib/client/use-token'
import { toReadableEmail } from '@/lib/text/email-address'
import { useQuery } from '@tanstack/react-query'
import { Button, buttonClassName } from '@/components/ui/button/button'
import { classNames } from '@/components/ui/class-names'
import { UnconfirmedNote } from '@/components/account/unconfirmed-note'
import { userQuery, useResendConfirmation } from '@/lib/client/user'
import { typeset } from '@/lib/text/typography'
import { Icon } from '@/components/ui/icon/icon'
import { CONFIRM_DAYS } from '@/lib/domains/claims/rules'
import { formatDays } from '@/lib/text/plural'

interface Sent {
  /** Null if the claim waits on this device for a connection. */
  claim: SentClaim | null
  values: ReportValues
}

export function ReportPanel() {
  const isResident = Boolean(useToken())
  const [sent, setSent] = useState<Sent>()
  const [typed, setTyped] = useState<Partial<ReportValues>>()

  function backToForm(kept: Partial<ReportValues>) {
    setTyped(kept)
    setSent(undefined)
  }
  return (
    <QueryProvider>
      {sent ? (
        <ReportResult sent={sent} isResident={isResident} backToForm={backToForm} />
      ) : (
        <ReportForm isResident={isResident} typed={typed} onSent={(claim, values) => setSent({ claim, values })} />
      )}
    </QueryProvider>
  )
}

interface ReportResultProps {
  sent: Sent
  isResident: boolean
  backToForm: (kept: Partial<ReportValues>) => void
}

function ReportResult({ sent: { claim, values }, isResident, backToForm }: ReportResultProps) {
  const reportAnother = () => backToForm(pickAuthor(values))
  if (claim === null) return <SavedOffline onAgain={reportAnother}>Сообщить ещё об одной</SavedOffline>
  return (
    <ReportDone
      claim={claim}
      guestEmail={isResident ? null : toReadableEmail(values.email)}
      onAgain={reportAnother}
      onCorrect={() => backToForm(values)}
    />
  )
}

function pickAuthor({ name, email, phone }: ReportValues): Partial<ReportValues> {
  return { name, email, phone }
}

interface ReportDoneProps {
  claim: SentClaim
  /** Address of the guest's email; null for a resident. */
  guestEmail: string | null
  onAgain: () => void
  /** Back to the form as it was sent, to correct the address. */
  onCorrect: () => void
}

function ReportDone({ claim: { message, stateUrl }, guestEmail, onAgain, onCorrect }: ReportDoneProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  const icon = guestEmail === null ? 'circle-check' : 'mail-check'
  return (
    <div ref={box} tabIndex={-1} role="status" className="outline-none">
      <Icon name={icon} className="size-12 text-brand stroke-[1.5]" />
      <p className="mt-4 text-h3">{typeset(message)}</p>
      {guestEmail === null ? <ResidentNote /> : <GuestNote email={guestEmail} onCorrect={onCorrect} />}
      {guestEmail !== null && (
        <p className="mt-6 max-w-measure text-ink-soft">
          {typeset('По личной ссылке видно, где заявка и что дальше. Она есть и в письме.')}
        </p>
      )}
      <div className={classNames('flex flex-wrap gap-3', guestEmail === null ? 'mt-6' : 'mt-3')}>
        <a href={stateUrl} className={buttonClassName()}>
          Где сейчас заявка
        </a>
        <Button variant="secondary" onClick={onAgain}>
          {typeset('Сообщить ещё об одной')}
        </Button>
      </div>
    </div>
  )
}

/** Shows the address, which may be wrong; sending again brings another email. */
function GuestNote({ email, onCorrect }: { email: string; onCorrect: () => void }) {
  return (
    <div className="mt-3 max-w-measure">
      <p>
        <EmailSentTo email={email} />
      </p>
      <p className="mt-2 text-ink-soft">
        {typeset(
          `Пока ссылка не открыта, заявку никто не увидит. Она действует ${formatDays(CONFIRM_DAYS)}. Письма нет? ` +
            'Загляните в «Спам» или проверьте адрес: текст и снимки сохранены.',
        )}
      </p>
      <Button variant="secondary" className="mt-4" onClick={onCorrect}>
        {typeset('Исправить адрес или отправить ещё раз')}
      </Button>
    </div>
  )
}

function ResidentNote() {
  const { data: user } = useQuery(userQuery)
  const resend = useResendConfirmation()
  if (user?.email_confirmed === false)
    return (
      <div className="mt-4 max-w-measure">
        <UnconfirmedNote resend={resend}>
          {typeset('Пока почта не подтверждена, заявку видите только вы.')}
        </UnconfirmedNote>
      </div>
    )
  return <p className="mt-3 max-w-measure text-ink-soft">{typeset('О каждом шаге мы напишем.')}</p>
}
