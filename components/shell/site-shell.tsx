'use client'

import { type ReactNode, useState } from 'react'
import { SiteDialogs } from '@/components/shell/site-dialogs'
import { AlertBanner } from '@/components/layout/alert-banner'
import type { Alert } from '@/components/layout/alert-text'
import { EarlyClickReplay } from '@/components/layout/head-scripts'
import { PageEnd, PageStart } from '@/components/layout/page-frame'
import { PrintLetterhead } from '@/components/layout/print-letterhead'
import type { SiteFacts } from '@/components/layout/site-facts'
import { SiteFooter } from '@/components/layout/site-footer'
import { SiteHeader } from '@/components/layout/site-header'
import { MapServices } from '@/components/map/map-services'
import { MenuMayorSlot } from '@/components/features/mayor/menu-mayor-slot'
import { OutboxSlot } from '@/components/features/offline/outbox-slot'
import { accountLinks } from '@/components/features/residents/account-links'
import { ModalPopovers } from '@/components/ui/dialog/modal-popovers'
import type { SiteSettings } from '@/lib/domains/site/contract'
import { linkTypes } from '@/lib/domains/useful-links/link-types'
import { usePathname } from 'next/navigation'
import { NOT_FOUND_META, NOT_FOUND_PATH } from '@/lib/config/paths'

/** Most visits never load them. */
const outboxKinds = [
  async () => (await import('@/components/features/claims/send-claim')).claimOutboxKind,
  async () => (await import('@/components/features/ideas/send-idea')).outboxIdea,
]

interface SiteShellProps {
  site: SiteFacts
  map: SiteSettings['map']
  alert: Alert | null
  preview: ReactNode
  children: ReactNode
}

/** Everything around a page. One client component, since every element of a server component is sent twice. */
export function SiteShell({ site, map, alert, preview, children }: SiteShellProps) {
  const path = useRenderedPath()
  return (
    <MapServices map={map}>
      <PageStart />
      {preview}
      <AlertBanner alert={alert} />
      <SiteHeader site={site} path={path} mayor={<MenuMayorSlot />} account={accountLinks} />
      <PrintLetterhead site={site} />
      <main id="main" tabIndex={-1} className="grow outline-none">
        {children}
      </main>
      <SiteFooter site={site} path={path} linkTypes={linkTypes} />
      <PageEnd notices={<OutboxSlot kinds={outboxKinds} />} />
      <SiteDialogs />
      <ModalPopovers />
      <EarlyClickReplay />
    </MapServices>
  )
}

/** A missing item is rendered under NOT_FOUND_PATH (page-renderer.ts); hydration must start with the same path. */
function useRenderedPath(): string {
  const pathname = usePathname()
  const [notFound] = useState(() => (isNotFoundPage() ? pathname : null))
  return pathname === notFound ? NOT_FOUND_PATH : pathname
}

function isNotFoundPage(): boolean {
  return typeof document !== 'undefined' && document.querySelector(`meta[name="${NOT_FOUND_META}"]`) !== null
}
