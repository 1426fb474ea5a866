import { Fragment, type ReactNode } from 'react'
import type { HomeBand } from '@/lib/domains/home/contract'

interface HomeBandsProps {
  /** Those that the settings of the home page show, in their order. */
  shown: readonly HomeBand[]
  /** Those that could be loaded. */
  bands: Partial<Record<HomeBand, ReactNode>>
}

/** What stands under the strip of the day: each band is drawn by what it tells of. */
export function HomeBands({ shown, bands }: HomeBandsProps) {
  return shown.map((band) => <Fragment key={band}>{bands[band]}</Fragment>)
}
