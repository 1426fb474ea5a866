import '@payload-config' // this says how Payload is opened
import type { Metadata } from 'next'
import { requireDesk } from '@/lib/desk/require-desk'
import { DeskFrame } from '@/components/desk/desk-frame'
import { DeskHome } from '@/components/desk/desk-home'
import { paths } from '@/lib/config/paths'
import { countWaiting } from '@/lib/desk/items/item-pages'
import { readDeskHome } from '@/lib/desk/claims/claim-pages'

export const metadata: Metadata = { title: 'Мой стол' }

export default async function DeskPage() {
  const user = await requireDesk(paths.desk)
  const [{ views, urgent }, waiting] = await Promise.all([readDeskHome(user), countWaiting(user)])
  return (
    <DeskFrame user={user} current="home" title="Мой стол">
      <DeskHome views={views} urgent={urgent} waiting={waiting} />
    </DeskFrame>
  )
}
