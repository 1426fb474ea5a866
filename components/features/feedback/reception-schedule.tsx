import type { ReactNode } from 'react'
import { BookingCard } from '@/components/features/feedback/booking-card'
import { ReceptionGroup } from '@/components/features/feedback/reception-group'
import { ReceptionRow } from '@/components/features/feedback/reception-row'
import { BookingPhone } from '@/components/ui/booking-phone'
import { EmptyState } from '@/components/ui/empty-state'
import { FoundWords } from '@/components/ui/found-words'
import { LinkButton } from '@/components/ui/link-button'
import { paths } from '@/lib/config/paths'
import { receivingGroups, type ReceivingOfficial, type Reception } from '@/lib/domains/feedback/contract'
import { totalFound } from '@/lib/text/total-found'

interface ReceptionScheduleProps {
  reception: Reception | null
  /** Only those whom this question concerns are shown. */
  text: string | undefined
  /** It says when an official can be visited next. */
  renderNextTime: (official: ReceivingOfficial) => ReactNode
}

/** Shows how to book and who receives residents; whoever asked a question sees the answer first. */
export function ReceptionSchedule({ reception, text, renderNextTime }: ReceptionScheduleProps) {
  const card = reception && <BookingCard booking={reception.booking} phone={reception.booking_phone} />
  return (
    <div className="space-y-8 sm:space-y-12">
      {!text && card}
      <section aria-labelledby="schedule">
        <h2 id="schedule" className="text-h2">
          Кто и когда принимает
        </h2>
        {text ? (
          <FoundOfficials reception={reception} text={text} renderNextTime={renderNextTime} />
        ) : (
          <AllOfficials reception={reception} renderNextTime={renderNextTime} />
        )}
      </section>
      {text && card}
    </div>
  )
}

function AllOfficials({ reception, renderNextTime }: Pick<ReceptionScheduleProps, 'reception' | 'renderNextTime'>) {
  if (!reception || reception.officials.length === 0)
    return <EmptyState title="График приёма пока не опубликован">О времени приёма расскажут по телефону.</EmptyState>
  const { officials, booking_phone: desk } = reception
  return (
    <div className="mt-4 border-t border-line-strong sm:mt-5">
      {receivingGroups.map((group) => (
        <ReceptionGroup
          key={group}
          {...{ group, desk, renderNextTime }}
          officials={officials.filter((official) => official.group === group)}
        />
      ))}
    </div>
  )
}

/** Lists the answers so that one sees them all at once; a single one is shown with all that is said of it. */
function FoundOfficials({ reception, text, renderNextTime }: ReceptionScheduleProps & { text: string }) {
  const officials = reception?.officials ?? []
  const desk = reception?.booking_phone ?? null
  const words = [totalFound(officials.length), `со словами «${text}»`]
  return (
    <>
      <div className="mt-2">
        <FoundWords words={words} resetHref={paths.reception} />
      </div>
      {officials.length === 0 && <NobodyFound desk={desk} />}
      <ul className="mt-3 divide-y divide-line border-y border-line-strong empty:hidden">
        {officials.map((official) => (
          <ReceptionRow
            key={official.full_name}
            {...{ official, desk }}
            nextTime={renderNextTime(official)}
            heading="h3"
            isOpen={officials.length === 1}
          />
        ))}
      </ul>
    </>
  )
}

function NobodyFound({ desk }: { desk: string | null }) {
  return (
    <EmptyState
      title="Не нашлось, кто принимает по этому вопросу"
      action={
        <div className="flex flex-wrap gap-3">
          <LinkButton href={paths.reportClaim}>Сообщить о проблеме</LinkButton>
          <LinkButton href={paths.reception} variant="secondary">
            Показать всех
          </LinkButton>
        </div>
      }
    >
      Попробуйте одно слово: «дороги», «земля», «школа». Или назовите вопрос, и вас запишут к тому, кто его решает.
      <BookingPhone phone={desk} className="mt-2" />
    </EmptyState>
  )
}
