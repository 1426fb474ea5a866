import type { ReactNode } from 'react'
import { EarlyPressReplay } from '@/components/layout/early-press-replay'
import { EarlyPressScript } from '@/components/layout/early-press-script'
import { fontClasses } from '@/components/layout/fonts'
import { FirstPaintScript } from '@/components/layout/first-paint-script'
import { PageStart } from '@/components/layout/page-aids'
import { env } from '@/lib/config/env'

/** Every page stands in this document: its language, its fonts, and what has to be known before the first paint. */
export function SiteDocument({ children }: { children: ReactNode }) {
  return (
    <html lang="ru" className={fontClasses} data-zone={env.TIME_ZONE} suppressHydrationWarning>
      {/* eslint-disable-next-line @next/next/no-head-element -- the rule means pages before layouts; this is the root of one */}
      <head>
        <FirstPaintScript />
        <EarlyPressScript />
      </head>
      <body>
        <PageStart />
        {children}
        <EarlyPressReplay />
      </body>
    </html>
  )
}
