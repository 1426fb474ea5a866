import { EmptyState } from '@/components/ui/list/empty-state'
import { LinkButton } from '@/components/ui/button/link-button'
import { PlacesMap } from '@/components/map/places-map'
import { paths } from '@/lib/config/paths'
import { messages } from '@/lib/contract/messages'
import type { TourismCard, TourismFilter, TourismSectionAnswer } from '@/lib/domains/tourism/contract'
import { ShowOnMap } from '@/components/map/show-on-map'
import { Picture } from '@/components/ui/picture/picture'
import { TextWithContacts } from '@/components/ui/text/contact-links'
import { omitIfInTitle } from '@/lib/text/word-match'
import { CardLink } from '@/components/ui/list/card-link'

export function SectionPlaces({ answer, filter }: { answer: TourismSectionAnswer; filter: TourismFilter }) {
  const { section, items } = answer
  if (items.length === 0) return <NothingFound link={section.link} filter={filter} />
  const places = items.map((item) => toMapPlace(item, section.link))
  return (
    <PlacesMap label={`${section.title} на карте`} places={places} layout="side">
      <ul className="divide-y divide-line border-y border-line">
        {items.map((item, index) => (
          <PlaceRow key={item.id} item={item} link={section.link} priority={index === 0} />
        ))}
      </ul>
    </PlacesMap>
  )
}

function toMapPlace({ id, slug, title, address, latitude, longitude, sort, fact }: TourismCard, link: string) {
  const note = [sort, fact].filter(Boolean).join(' · ')
  return { id, title, address, latitude, longitude, note, href: paths.tourismItem(link, id, slug) }
}

function NothingFound({ link, filter }: { link: string; filter: TourismFilter }) {
  if (!filter.text && !filter.sort) return <EmptyState title="В этом разделе пока ничего нет" />
  return (
    <EmptyState
      title={filter.text ? messages.nothingFoundFor(filter.text) : messages.nothingFound}
      action={
        <LinkButton href={paths.tourism(link)} variant="secondary">
          Весь раздел
        </LinkButton>
      }
    >
      Попробуйте другое слово или посмотрите весь раздел.
    </EmptyState>
  )
}

function PlaceRow({ item, link, priority }: { item: TourismCard; link: string; priority: boolean }) {
  const { id, slug, title, lead, sort, fact, address, latitude, head_img: image } = item
  return (
    <li
      data-place={id}
      className="group relative grid grid-cols-[min(7rem,33%)_minmax(0,1fr)] gap-x-5 py-5 transition-colors data-active:bg-brand-tint sm:grid-cols-[11rem_minmax(0,1fr)] sm:gap-x-6"
    >
      <Picture image={image} sizes="(min-width: 40rem) 11rem, 7rem" priority={priority} decorative />
      <div className="min-w-0">
        <p className="text-sm text-ink-soft empty:hidden">
          {[omitIfInTitle(sort, title), fact].filter(Boolean).join(' · ')}
        </p>
        <h2 className="mt-0.5 text-lg leading-6 font-semibold">
          <CardLink href={paths.tourismItem(link, id, slug)}>{title}</CardLink>
        </h2>
        <p className="mt-1.5 line-clamp-3 text-ink-soft">
          <TextWithContacts text={lead} />
        </p>
      </div>
      {(address || latitude !== null) && (
        <p className="relative z-10 col-span-full mt-2 flex flex-wrap items-center justify-between gap-x-5 text-sm sm:col-start-2 sm:mt-0">
          {address}
          {latitude !== null && <ShowOnMap id={id} title={title} />}
        </p>
      )}
    </li>
  )
}
