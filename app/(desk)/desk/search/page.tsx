import '@payload-config' // this says how Payload is opened
import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { requireDesk, type SearchParams } from '@/lib/desk/require-desk'
import { DeskFrame } from '@/components/desk/desk-frame'
import { DeskFound } from '@/components/desk/desk-found'
import { paths } from '@/lib/config/paths'
import { readFoundClaims } from '@/lib/desk/claims/claim-pages'
import { parseQueueFilter } from '@/lib/desk/claims/queue-filter'
import { searchItems } from '@/lib/desk/items/item-pages'

export const metadata: Metadata = { title: 'Поиск' }

export default async function DeskSearchPage({ searchParams }: { searchParams: SearchParams }) {
  const { text } = parseQueueFilter(await searchParams)
  const user = await requireDesk(`${paths.deskSearch}?${new URLSearchParams({ text: text ?? '' })}`)
  if (!text) redirect(paths.desk)
  const [claims, items] = await Promise.all([readFoundClaims(user, text), searchItems(user, text)])
  return (
    <DeskFrame user={user} current="search" title={`Найдено по запросу «${text}»`} search={text}>
      <DeskFound text={text} claims={claims} items={items} isOfDepartment={user.scope.department !== null} />
    </DeskFrame>
  )
}
