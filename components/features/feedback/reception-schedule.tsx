import type { ReactNode } from 'react'
import { ReceptionGroup, ReceptionRow } from '@/components/features/feedback/reception-group'
import { EmptyState } from '@/components/ui/list/empty-state'
import { FoundSummary } from '@/components/ui/filtered-list/found-summary'
import { LinkButton } from '@/components/ui/button/button'
import { paths } from '@/lib/config/paths'
import { receivingGroups, type ReceivingOfficial, type Reception } from '@/lib/domains/feedback/contract'
import { formatFound } from '@/lib/text/plural'
import { BookingPhone, PhoneLink } from '@/components/ui/text/contact-links'
import { RichText } from '@/components/ui/text/rich-text'
import { SearchField } from '@/components/ui/field/search-field'
import { DetailsChevron } from '@/components/ui/icon/icon'
import { TitledSection } from '@/components/ui/text/titled-section'

interface ReceptionScheduleProps {
  reception: Reception | null
  text: string | undefined
  renderNextTime: (official: ReceivingOfficial) => ReactNode
}

/** People and their times first; how a reception goes is folded above them. */
export function ReceptionSchedule({ reception, text, renderNextTime }: ReceptionScheduleProps) {
  const guide = reception && <BookingGuide booking={reception.booking} phone={reception.booking_phone} />
  return (
    <TitledSection id="schedule" title="Кто и когда принимает">
      {!text && guide}
      {text ? (
        <FoundOfficials reception={reception} text={text} renderNextTime={renderNextTime} />
      ) : (
        <AllOfficials reception={reception} renderNextTime={renderNextTime} />
      )}
      {text && guide}
    </TitledSection>
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
          group={group}
          desk={desk}
          renderNextTime={renderNextTime}
          officials={officials.filter((official) => official.group === group)}
        />
      ))}
    </div>
  )
}

function FoundOfficials({ reception, text, renderNextTime }: ReceptionScheduleProps & { text: string }) {
  const officials = reception?.officials ?? []
  const desk = reception?.booking_phone ?? null
  const labels = [formatFound(officials.length), `со словами «${text}»`]
  return (
    <>
      <div className="mt-2">
        <FoundSummary labels={labels} resetHref={paths.reception} />
      </div>
      {officials.length === 0 && <NobodyFound desk={desk} />}
      <ul className="mt-3 divide-y divide-line border-y border-line-strong empty:hidden">
        {officials.map((official) => (
          <ReceptionRow
            key={official.full_name}
            official={official}
            desk={desk}
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

function BookingGuide({ booking, phone }: { booking: string; phone: string | null }) {
  if (!booking && !phone) return null
  return (
    <div className="mt-3">
      {phone && (
        <p>
          Выберите время у руководителя или позвоните:{' '}
          <PhoneLink phone={phone} className="link target inline-block font-semibold" />
        </p>
      )}
      {booking && (
        <details>
          <summary className="inline-flex min-h-11 items-center gap-1 font-medium text-brand-strong">
            Как записаться и что взять с собой
            <DetailsChevron />
          </summary>
          <RichText html={booking} className="mb-4 text-base" />
        </details>
      )}
    </div>
  )
}

export function ReceptionFilter({ text }: { text: string | undefined }) {
  return (
    <form action={paths.reception} aria-label="Отбор: кто принимает" className="max-w-3xl print:hidden">
      <SearchField
        id="reception-text"
        label="По какому вопросу или к кому"
        showLabel
        placeholder="Например, детский сад"
        defaultValue={text}
      />
    </form>
  )
}
