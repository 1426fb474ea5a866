import { Fragment, type ReactNode } from 'react'
import type { HomeBand } from '@/lib/domains/home/contract'

interface HomeBandsProps {
  /** They are the bands that the settings of the home page show, in their order. */
  shown: readonly HomeBand[]
  /** They are the bands that could be loaded. */
  bands: Partial<Record<HomeBand, ReactNode>>
}

/** Draws the bands of the home page, which stand under the strip «Сегодня в городе». */
export function HomeBands({ shown, bands }: HomeBandsProps) {
  return shown.map((band) => <Fragment key={band}>{bands[band]}</Fragment>)
}
