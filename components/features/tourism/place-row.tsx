import Link from 'next/link'
import { ShowOnMap } from '@/components/map/show-on-map'
import { Picture } from '@/components/ui/picture'
import { TextWithContacts } from '@/components/ui/text-with-contacts'
import { paths } from '@/lib/config/paths'
import type { TourismCard } from '@/lib/domains/tourism/contract'
import { unlessSaid } from '@/lib/text/omit-if-in-title'

/** Draws a place in a list: its picture, its name, why to go there, its address. */
export function PlaceRow({ item, link, priority }: { item: TourismCard; link: string; priority: boolean }) {
  const { id, slug, title, lead, sort, fact, address, latitude, head_img: image } = item
  return (
    <li
      data-place={id}
      className="group relative grid grid-cols-[min(7rem,33%)_minmax(0,1fr)] gap-x-5 py-5 transition-colors data-active:bg-brand-tint sm:grid-cols-[11rem_minmax(0,1fr)] sm:gap-x-6"
    >
      <Picture image={image} sizes="(min-width: 40rem) 11rem, 7rem" priority={priority} decorative />
      <div className="min-w-0">
        <p className="text-sm text-ink-soft empty:hidden">
          {[unlessSaid(sort, title), fact].filter(Boolean).join(' · ')}
        </p>
        <h2 className="mt-0.5 text-lg leading-6 font-semibold">
          <Link
            href={paths.tourismItem(link, id, slug)}
            prefetch={false}
            className="link-quiet cover group-hover:text-brand-strong"
          >
            {title}
          </Link>
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
