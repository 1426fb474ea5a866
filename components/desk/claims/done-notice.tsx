import { PressNotice, type LastPress } from '@/components/desk/press-notice'
import { paths } from '@/lib/config/paths'
import type { StaffAction } from '@/lib/domains/claims/actions'

/** What each action did, also in the history. */
export const doneWords: Record<StaffAction, string> = {
  correct: 'исправлена',
  withdraw: 'отозвана дежурной службой',
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
  hideHistory: 'тексты в истории скрыты',
}

export function DoneNotice(press: LastPress) {
  return <PressNotice {...press} one="Заявка" words={doneWords} toHref={paths.deskClaim} />
}
