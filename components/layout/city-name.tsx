import Link from 'next/link'
import { CityEmblem } from '@/components/layout/city-emblem'
import type { SiteFacts } from '@/components/layout/site-facts'
import { paths } from '@/lib/config/paths'

/** Emblem and name: the way home from everywhere. */
export function CityName({ site }: { site: Pick<SiteFacts, 'city' | 'republic' | 'emblem'> }) {
  return (
    <Link href={paths.home} className="group flex min-h-11 min-w-0 items-center gap-3 text-ink no-underline">
      <CityEmblem emblem={site.emblem} className="h-10 w-9 shrink-0 xl:h-12 xl:w-10" />
      <span className="min-w-0">
        <span className="block text-xl leading-6 font-semibold tracking-tight transition-colors group-hover:text-brand-strong xl:text-2xl xl:leading-7">
          {site.city}
        </span>
        <span className="block truncate text-xs text-ink-soft max-sm:sr-only">{site.republic}</span>
      </span>
    </Link>
  )
}
