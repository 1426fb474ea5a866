import { Link } from '@/components/ui/link'
import { Picture } from '@/components/ui/picture/picture'
import { paths } from '@/lib/config/paths'
import type { TourismCard, TourismSection } from '@/lib/domains/tourism/contract'
import { omitIfInTitle } from '@/lib/text/word-match'
import { CardLink } from '@/components/ui/list/card-link'

export function OtherPlaces({ others, section }: { others: readonly TourismCard[]; section: TourismSection }) {
  if (others.length === 0) return null
  return (
    <section aria-labelledby="other-places" className="border-t border-line pt-10 print:hidden">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
        <h2 id="other-places" className="text-h2">
          Ещё в разделе
        </h2>
        <Link href={paths.tourism(section.link)} className="link target">
          {section.title}: все места
        </Link>
      </div>
      <ul className="mt-4 grid gap-x-8 max-sm:divide-y max-sm:divide-line sm:mt-6 sm:grid-cols-3">
        {others.map(({ id, slug, title, sort, head_img: image }) => (
          <li key={id} className="group relative flex min-w-0 gap-x-4 max-sm:py-3 sm:block">
            <div className="max-sm:w-28 max-sm:max-w-[33%] max-sm:shrink-0">
              <Picture image={image} sizes="(min-width: 40rem) 22rem, 7rem" decorative icon="map-pin" />
            </div>
            <div className="min-w-0 wrap-anywhere">
              <p className="text-sm text-ink-soft sm:mt-3">{omitIfInTitle(sort, title)}</p>
              <h3 className="text-lg leading-6 font-semibold">
                <CardLink href={paths.tourismItem(section.link, id, slug)}>{title}</CardLink>
              </h3>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
