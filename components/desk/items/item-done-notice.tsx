import { PressNotice, type LastPress } from '@/components/desk/press-notice'
import { listDoneWords } from '@/components/desk/items/item-action-fields'
import { itemKinds, type ItemKindName } from '@/lib/desk/items/item-kinds'

export function ItemDoneNotice({ name, ...press }: LastPress & { name: ItemKindName }) {
  const { one, actions, toCardPath } = itemKinds[name]
  return <PressNotice {...press} one={one} words={listDoneWords(actions)} toHref={toCardPath} />
}
