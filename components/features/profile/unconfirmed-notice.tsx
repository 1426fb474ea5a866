'use client'

import { cityZone } from '@/components/ui/city-zone'
import { DateText } from '@/components/ui/date-text'
import { WaitingNote } from '@/components/ui/waiting-note'
import { useLetterAgain } from '@/lib/api/use-letter-again'
import type { User } from '@/lib/api/user'

/** What is left to do about the address, and until when what waits for it is kept. */
export function UnconfirmedNotice({ user: { waiting_until: until } }: { user: User }) {
  const letter = useLetterAgain()
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
