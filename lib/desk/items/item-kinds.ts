import type { DeskUser } from '@/lib/desk/desk-user'
import { listItemViews, type ItemKind } from '@/lib/domains/desk/desk-kind'
import { itemKinds } from '@/lib/domains/desk/desk-kinds'

export { countFirstView, listItemViews, type ItemKind } from '@/lib/domains/desk/desk-kind'
export { itemKinds } from '@/lib/domains/desk/desk-kinds'

export type ItemKindName = ItemKind['name']
export const itemKindNames = Object.keys(itemKinds) as ItemKindName[]

/** Kinds that this person works with. */
export function listKinds({ scope }: DeskUser): ItemKindName[] {
  return itemKindNames.filter((name) => listItemViews(itemKinds[name], scope).length > 0)
}

export function isItemKind(user: DeskUser, name: unknown): name is ItemKindName {
  return (listKinds(user) as unknown[]).includes(name)
}
