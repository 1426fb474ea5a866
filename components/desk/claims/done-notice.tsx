import { Notice } from '@/components/desk/notice'
import { paths } from '@/lib/config/paths'
import type { StaffAction } from '@/lib/domains/claims/actions'

const words: Record<StaffAction | 'note', string> = {
  note: 'заметка сохранена',
  correct: 'исправлена',
  publish: 'опубликована',
  take: 'взята в работу',
  answer: 'ответ отправлен',
  refuse: 'отклонена',
  extend: 'срок продлён',
  handOver: 'передана',
  merge: 'объединена с другой',
  retheme: 'тема изменена',
  correctAnswer: 'ответ исправлен',
  hidePhotos: 'снимки убраны с сайта',
  showPhoto: 'снимок показан',
  hideComment: 'пояснение скрыто',
}

/** Says what the last press did: the next claim is already open. */
export function DoneNotice({ done }: { done: string | string[] | undefined }) {
  const [, action, id] = /^(\w+)-(\d{1,9})$/.exec(String(done ?? '')) ?? []
  const said = words[action as StaffAction]
  return (
    <Notice>
      {said && (
        <>
          <a href={paths.deskClaim(Number(id))} className="link target">
            Заявка № {id}
          </a>
          : {said}.
        </>
      )}
    </Notice>
  )
}
