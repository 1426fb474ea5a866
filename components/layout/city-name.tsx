import Link from 'next/link'
import { CityEmblem } from '@/components/layout/city-emblem'
import type { SiteFacts } from '@/components/layout/site-facts'
import { paths } from '@/lib/config/paths'

/** Emblem and name lead home from everywhere. */
export function CityName({ site }: { site: Pick<SiteFacts, 'city' | 'administration' | 'republic' | 'emblem'> }) {
  return (
    <Link href={paths.home} className="group flex min-h-11 min-w-0 items-center gap-3 text-ink no-underline">
      <CityEmblem emblem={site.emblem} className="h-10 w-9 shrink-0 wide:h-12 wide:w-10" />
      <span className="min-w-0 wide:max-w-80">
        <span
          data-city-name
          className="block text-xl leading-6 font-semibold tracking-tight transition-colors group-hover:text-brand-strong wide:text-2xl wide:leading-7"
        >
          {site.city || site.administration || 'Портал города'}
        </span>
        <span className="block truncate text-xs text-ink-soft max-sm:sr-only">{site.republic}</span>
      </span>
    </Link>
  )
}
