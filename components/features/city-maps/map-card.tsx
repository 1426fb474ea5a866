import { FileText, Image as ImageIcon, Layers } from 'lucide-react'
import Link from 'next/link'
import { Picture } from '@/components/ui/picture'
import { TextWithPhones } from '@/components/ui/text-with-phones'
import { paths } from '@/lib/config/paths'
import { cityMapKinds, type CityMapCard } from '@/lib/domains/city-maps/contract'
import { formatDate } from '@/lib/shared/dates'

const signs = { image: ImageIcon, pdf: FileText, geojson: Layers }

/** Draws a map in the list: the drawing first, under it the title and the day. */
export function MapCard({ map, priority }: { map: CityMapCard; priority: boolean }) {
  const Sign = signs[map.kind]
  return (
    <li className="group relative flex min-w-0 flex-col">
      <Picture
        image={map.head_img}
        sizes="(min-width: 64rem) 24rem, (min-width: 40rem) 50vw, 100vw"
        priority={priority}
        decorative
        className="border border-line"
      />
      <p className="mt-4 flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
        <span>{map.category.title}</span>
        <span className="inline-flex items-center gap-1.5">
          <Sign aria-hidden className="size-4 text-brand" />
          {cityMapKinds[map.kind]}
        </span>
      </p>
      <h2 className="mt-1.5 text-h3">
        <Link href={paths.map(map.id)} prefetch={false} className="link-quiet cover group-hover:text-brand-strong">
          {map.title}
        </Link>
      </h2>
      <p className="mt-1.5 text-ink-soft">
        <TextWithPhones text={map.lead} />
      </p>
      {map.actual_at && <p className="mt-2 text-sm text-ink-soft">Состояние на {formatDate(map.actual_at, 'UTC')}</p>}
    </li>
  )
}
