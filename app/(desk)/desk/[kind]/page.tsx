import '@payload-config' // this says how Payload is opened
import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { requireDesk, type SearchParams } from '@/lib/desk/require-desk'
import { DeskFrame } from '@/components/desk/desk-frame'
import { ItemDoneNotice } from '@/components/desk/items/item-done-notice'
import { ItemList } from '@/components/desk/items/item-list'
import { paths } from '@/lib/config/paths'
import { formatItemFilter, parseItemFilter } from '@/lib/desk/items/item-filter'
import { isItemKind, itemKindNames, itemKinds, listItemViews } from '@/lib/desk/items/item-kinds'
import { readItemList } from '@/lib/desk/items/item-pages'
import { readUndo } from '@/lib/desk/undo'

interface Address {
  params: Promise<{ kind: string }>
  searchParams: SearchParams
}

export async function generateMetadata({ params }: Address): Promise<Metadata> {
  const { kind } = await params
  const name = itemKindNames.find((one) => one === kind)
  return { title: name && itemKinds[name].title }
}

export default async function ItemsPage({ params, searchParams }: Address) {
  const [{ kind }, query] = await Promise.all([params, searchParams])
  const name = itemKindNames.find((one) => one === kind)
  if (!name) notFound()
  const filter = parseItemFilter(name, query)
  const user = await requireDesk(paths.deskItems(name, `?${formatItemFilter(filter)}`))
  if (!isItemKind(user, name)) notFound()
  const own = listItemViews(itemKinds[name], user.scope)
  if (filter.view !== 'all' && !own.some(({ value }) => value === filter.view))
    redirect(paths.deskItems(name, `?view=${own[0]?.value ?? 'all'}`))
  const { page, views, refusalReasons } = await readItemList(user, name, filter)
  return (
    <DeskFrame user={user} current={name} title={itemKinds[name].title} search={filter.text}>
      <ItemDoneNotice
        name={name}
        done={query.done}
        undo={await readUndo(query.undo, user)}
        view={formatItemFilter(filter)}
      />
      <ItemList
        name={name}
        page={page}
        views={views}
        filter={filter}
        refusalReasons={refusalReasons}
        isOfDepartment={user.scope.department !== null}
      />
    </DeskFrame>
  )
}
