'use client'

import { suggestMyClaim } from '@/components/features/claims/find-my-claim'
import { proposeDialog } from '@/components/features/ideas/propose-dialog'
import { accountDialogs } from '@/components/features/residents/account-dialogs'
import { searchDialog } from '@/components/features/search/search-dialog'
import { supportDialog } from '@/components/features/support/support-dialog'
import { linksDialogs } from '@/components/features/useful-links/links-dialogs'
import { visionDialog } from '@/components/layout/vision/vision-settings'
import { HashDialog } from '@/components/ui/dialog/hash-dialog'

const search = searchDialog(suggestMyClaim)
const dialogs = [...linksDialogs, ...accountDialogs, supportDialog, proposeDialog, visionDialog, search]

/** One of the dialogs of every page; loaded when the first of them is opened, or once the page has settled. */
export function SiteDialog({ id }: { id: string }) {
  const dialog = dialogs.find((one) => one.id === id)
  if (!dialog) return null
  const { Content, ...facts } = dialog
  return (
    <HashDialog {...facts}>
      <Content />
    </HashDialog>
  )
}

export const drawnIds = dialogs.map(({ id }) => id)
