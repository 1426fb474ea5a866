'use client'

import { cityZone } from '@/components/ui/city-zone'
import { DateText } from '@/components/ui/date-text'
import { WaitingNote } from '@/components/ui/waiting-note'
import { useResendConfirmation } from '@/lib/client/use-resend-confirmation'
import type { User } from '@/lib/client/user'

/** Asks to confirm the e-mail and says until when what waits for that is kept. */
export function UnconfirmedNotice({ user: { waiting_until: until } }: { user: User }) {
  const letter = useResendConfirmation()
  return (
    <div className="mb-8">
      <WaitingNote letter={letter}>
        Подтвердите почту: откройте ссылку из письма. С этого начнут действовать ваши заявки, идеи и голоса.
        {until && (
          <>
            {' '}
            Неподтверждённое хранится 30 дней, первое из него удалим <DateText value={until} zone={cityZone()} />.
          </>
        )}
      </WaitingNote>
    </div>
  )
}
