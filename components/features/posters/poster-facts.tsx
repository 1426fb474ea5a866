import { AddToCalendar } from '@/components/features/posters/add-to-calendar'
import { LinkButton } from '@/components/ui/link-button'
import { PhoneLink } from '@/components/ui/phone-link'
import { DataList } from '@/components/ui/data-list'
import type { PosterItem } from '@/lib/domains/posters/contract'

/**
 * Shows beside the event the organiser, the phone number and the calendar link. What it costs stands under the title
 * until it is over.
 */
export function PosterFacts({ poster, now }: { poster: PosterItem; now: Date }) {
  const { is_free: isFree, is_past: isPast, price, organizer, phone, ticket_url: tickets } = poster
  return (
    <div className="space-y-7">
      {!isPast && (
        <div className="flex flex-col gap-3 print:hidden">
          {tickets && <LinkButton href={tickets}>Купить билет или записаться</LinkButton>}
          <AddToCalendar poster={poster} now={now} />
        </div>
      )}
      <DataList
        stacked
        rows={[
          { term: 'Вход', value: isPast && (isFree ? 'Свободный' : price) },
          { term: 'Организатор', value: organizer },
          { term: 'Справки', value: phone && <PhoneLink phone={phone} /> },
        ]}
      />
    </div>
  )
}
