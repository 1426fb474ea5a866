import type { ReactNode } from 'react'
import { EarlyClickReplay } from '@/components/layout/early-click-replay'
import { EarlyClickScript, FirstPaintScript } from '@/components/layout/head-scripts'
import { fontClasses } from '@/components/layout/fonts'
import { PageStart } from '@/components/layout/page-frame'
import { VisionDialog } from '@/components/layout/vision/vision-settings'
import { HashDialogOpener } from '@/components/ui/dialog/hash-dialog-opener'
import { ModalPopovers } from '@/components/ui/dialog/modal-popovers'
import { env } from '@/lib/config/env'

export function SiteDocument({ children }: { children: ReactNode }) {
  return (
    <html lang="ru" className={fontClasses} data-zone={env.TIME_ZONE} suppressHydrationWarning>
      {/* eslint-disable-next-line @next/next/no-head-element -- the rule means pages before layouts; this is the root of one */}
      <head>
        <FirstPaintScript />
        <EarlyClickScript />
      </head>
      <body>
        <PageStart />
        {children}
        <VisionDialog />
        <HashDialogOpener />
        <ModalPopovers />
        <EarlyClickReplay />
      </body>
    </html>
  )
}
