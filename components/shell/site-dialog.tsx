'use client'

import { PROPOSE_ID } from '@/lib/config/paths'
import { suggestMyClaim } from '@/components/features/claims/find-my-claim'
import { accountDialogs } from '@/components/features/residents/account-dialogs'
import { searchDialog } from '@/components/features/search/search-dialog'
import { visionDialog } from '@/components/layout/vision/vision-settings'
import { createSlot } from '@/components/ui/create-slot'
import { HashDialog, type HashDialogFacts } from '@/components/ui/dialog/hash-dialog'
import { FormSkeleton, SkeletonRows } from '@/components/ui/list/skeleton'
import { linkTypes } from '@/lib/domains/useful-links/link-types'

const LinksPanel = createSlot(
  async () => (await import('@/components/features/useful-links/links-panel')).LinksPanel,
  () => <SkeletonRows count={3} />,
)
const linksDialogs = linkTypes.map(({ id, title }): HashDialogFacts => {
  return { id: `links-${id}`, title, Content: () => <LinksPanel type={id} /> }
})

const supportDialog: HashDialogFacts = {
  id: 'support',
  title: 'Техническая поддержка',
  Content: createSlot(
    async () => (await import('@/components/features/support/support-panel')).SupportPanel,
    () => <FormSkeleton fields={['h-32', 'h-12 w-48']} />,
  ),
}

const proposeDialog: HashDialogFacts = {
  id: PROPOSE_ID,
  title: 'Предложить идею',
  size: 'wide',
  Content: createSlot(
    async () => (await import('@/components/features/ideas/propose-form')).ProposePanel,
    () => <FormSkeleton label="Загружаем форму…" fields={['h-12', 'h-12', 'h-40']} />,
  ),
}

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
