import '../globals.css'
import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { fontClasses } from '@/components/layout/fonts'
import { env } from '@/lib/config/env'

export const dynamic = 'force-dynamic'
export const viewport: Viewport = { width: 'device-width', initialScale: 1, colorScheme: 'light' }
export const metadata: Metadata = {
  title: { default: 'Рабочий стол', template: '%s — рабочий стол' },
  robots: { index: false, follow: false },
  formatDetection: { telephone: false, address: false, email: false },
}

export default function DeskLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="ru" className={fontClasses} data-zone={env.TIME_ZONE}>
      <body className="bg-ground">{children}</body>
    </html>
  )
}
