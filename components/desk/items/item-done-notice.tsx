import { Notice } from '@/components/desk/notice'
import { paths } from '@/lib/config/paths'
import { itemKinds, type ItemKindName } from '@/lib/desk/items/item-kinds'
import type { StaffIdeaAction } from '@/lib/domains/ideas/actions'
import type { CommentAction } from '@/lib/domains/ideas/comments/actions'
import type { SupportAction } from '@/lib/domains/support/actions'

type Done = Record<StaffIdeaAction | CommentAction | SupportAction | 'note', string>

const words: Done = {
  note: 'заметка сохранена',
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

/** Says what the last press did: the next item is already open. */
export function ItemDoneNotice({ name, done }: { name: ItemKindName; done: string | string[] | undefined }) {
  const [, action, id] = /^(\w+)-(\d{1,9})$/.exec(String(done ?? '')) ?? []
  const said = words[action as keyof Done]
  return (
    <Notice>
      {said && (
        <>
          <a href={paths.deskItem(name, Number(id))} className="link target">
            {itemKinds[name].one} № {id}
          </a>
          : {said}.
        </>
      )}
    </Notice>
  )
}
