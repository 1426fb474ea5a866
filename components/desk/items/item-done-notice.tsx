import { PressNotice, type LastPress } from '@/components/desk/press-notice'
import { paths } from '@/lib/config/paths'
import { itemKinds, type ItemKindName } from '@/lib/desk/items/item-kinds'
import type { StaffIdeaAction } from '@/lib/domains/ideas/actions'
import type { CommentAction } from '@/lib/domains/ideas/comments/actions'
import type { SupportAction } from '@/lib/domains/support/actions'

/** What each action did, also in the history. */
export const doneWords: Record<StaffIdeaAction | CommentAction | SupportAction, string> = {
  correct: 'исправлена',
  publish: 'опубликована',
  refuse: 'отклонена',
  review: 'передана на рассмотрение',
  accept: 'принята',
  reject: 'отклонена с ответом',
  realize: 'отмечена реализованной',
  hide: 'скрыт',
  show: 'возвращён на сайт',
  answer: 'ответ отправлен',
  take: 'в работе',
  close: 'закрыто',
  reopen: 'снова в работе',
}

export function ItemDoneNotice({ name, ...press }: LastPress & { name: ItemKindName }) {
  return (
    <PressNotice {...press} one={itemKinds[name].one} words={doneWords} toHref={(id) => paths.deskItem(name, id)} />
  )
}
