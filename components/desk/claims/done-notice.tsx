import { PressNotice, type LastPress } from '@/components/desk/notice'
import { paths } from '@/lib/config/paths'
import type { StaffAction } from '@/lib/domains/claims/actions'

const words: Record<StaffAction | 'note' | 'undo', string> = {
  undo: 'решение отменено, никто о нём не узнал',
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

export function DoneNotice(press: LastPress) {
  return <PressNotice {...press} describe={describe} />
}

function describe(action: string, id: number) {
  const said = words[action as keyof typeof words]
  return (
    said && (
      <>
        <a href={paths.deskClaim(id)} className="link target">
          Заявка № {id}
        </a>
        : {said}.
      </>
    )
  )
}
