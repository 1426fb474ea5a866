import '@payload-config' // this says how Payload is opened
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { requireDesk, type SearchParams } from '@/lib/desk/require-desk'
import { DeskFrame } from '@/components/desk/desk-frame'
import { ItemCardView } from '@/components/desk/items/item-card'
import { ItemDoneNotice } from '@/components/desk/items/item-done-notice'
import { paths } from '@/lib/config/paths'
import { formatItemFilter, parseItemFilter } from '@/lib/desk/items/item-filter'
import { isItemKind, itemKindNames, itemKinds } from '@/lib/desk/items/item-kinds'
import { readItem } from '@/lib/desk/items/item-pages'
import { readUndo } from '@/lib/desk/undo'

interface Address {
  params: Promise<{ kind: string; id: string }>
  searchParams: SearchParams
}

/** The number alone: a title must not tell more than the page does. */
export async function generateMetadata({ params }: Address): Promise<Metadata> {
  const { kind, id } = await params
  const name = itemKindNames.find((one) => one === kind)
  return { title: name && `${itemKinds[name].one} № ${Number(id) || ''}` }
}

export default async function ItemPage({ params, searchParams }: Address) {
  const [{ kind, id }, query] = await Promise.all([params, searchParams])
  const name = itemKindNames.find((one) => one === kind)
  if (!name) notFound()
  const filter = parseItemFilter(name, query)
  const view = formatItemFilter(filter)
  const user = await requireDesk(paths.deskItem(name, Number(id) || 0, `?${view}`))
  const found = isItemKind(user, name) ? await readItem(user, name, id, filter, query.contacts === 'open') : null
  if (!found) notFound()
  return (
    <DeskFrame
      user={user}
      current={name}
      title={`${itemKinds[name].one} № ${found.item.id}`}
      list={paths.deskItems(name, `?${view}`)}
    >
      <ItemDoneNotice name={name} done={query.done} undo={await readUndo(query.undo, user)} view={view} />
      <ItemCardView {...found} name={name} view={view} />
    </DeskFrame>
  )
}
