import { CalendarPlus } from 'lucide-react'
import { LinkButton } from '@/components/ui/link-button'
import { PhoneLink } from '@/components/ui/phone-link'
import { ShareMenu } from '@/components/ui/share-menu'
import { DataList } from '@/components/ui/data-list'
import { env } from '@/lib/config/env'
import { paths } from '@/lib/config/paths'
import type { PosterItem } from '@/lib/domains/posters/contract'

/** Beside the event: what it costs, for whom it is, who answers, how to remember it and to pass it on. */
export function PosterFacts({ poster }: { poster: PosterItem }) {
  const {
    id,
    slug,
    title,
    age,
    is_free: isFree,
    is_past: isPast,
    price,
    organizer,
    phone,
    ticket_url: tickets,
  } = poster
  const url = new URL(paths.posterItem(id, slug), env.PUBLIC_URL).href
  return (
    <div className="space-y-7">
      {!isPast && (
        <p className="flex flex-col gap-3 print:hidden">
          {tickets && <LinkButton href={tickets}>Купить билет или записаться</LinkButton>}
          <LinkButton href={paths.posterCalendar(id, slug)} variant="secondary" download>
            <CalendarPlus aria-hidden className="size-5" />
            Добавить в календарь
          </LinkButton>
        </p>
      )}
      <DataList
        stacked
        rows={[
          { term: 'Вход', value: isFree ? 'Свободный' : price },
          { term: 'Возраст', value: `${age}+` },
          { term: 'Организатор', value: organizer },
          { term: 'Справки', value: phone && <PhoneLink phone={phone} /> },
        ]}
      />
      <ShareMenu url={url} title={title} notice={paths.posterNotice(id, slug)} />
    </div>
  )
}
