import { Fragment, type ReactNode } from 'react'
import type { HomeBand } from '@/lib/domains/home/contract'

interface HomeBandsProps {
  shown: readonly HomeBand[]
  bands: Partial<Record<HomeBand, ReactNode>>
}

export function HomeBands({ shown, bands }: HomeBandsProps) {
  return shown.map((band) => <Fragment key={band}>{bands[band]}</Fragment>)
}
