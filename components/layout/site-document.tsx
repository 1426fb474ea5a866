import type { ReactNode } from 'react'
import { EarlyClickScript, FirstPaintScript } from '@/components/layout/head-scripts'
import { fontClasses } from '@/components/layout/fonts'
import { env } from '@/lib/config/env'

export function SiteDocument({ children }: { children: ReactNode }) {
  return (
    <html
      lang="ru"
      className={fontClasses}
      data-zone={env.TIME_ZONE}
      data-mail={env.SMTP_URL ? undefined : 'kept'}
      suppressHydrationWarning
    >
      {/* eslint-disable-next-line @next/next/no-head-element -- the rule means pages before layouts; this is the root of one */}
      <head>
        <FirstPaintScript />
        <EarlyClickScript />
      </head>
      <body>{children}</body>
    </html>
  )
}
