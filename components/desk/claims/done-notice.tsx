import { Icon } from '@/components/ui/icon/icon'
import { paths } from '@/lib/config/paths'
import type { StaffAction } from '@/lib/domains/claims/actions'

const words: Record<StaffAction, string> = {
  publish: 'опубликована',
  take: 'взята в работу',
  answer: 'ответ отправлен',
  refuse: 'отклонена',
  extend: 'срок продлён',
  handOver: 'передана',
  merge: 'объединена с другой',
  showPhoto: 'снимок показан',
  hideComment: 'пояснение скрыто',
}

/** Says what the last press did: the next claim is already open. */
export function DoneNotice({ done }: { done: string | string[] | undefined }) {
  const [, action, id] = /^(\w+)-(\d{1,9})$/.exec(String(done ?? '')) ?? []
  const said = words[action as StaffAction]
  return (
    <p
      role="status"
      className={said ? 'mt-3 flex items-center gap-2 rounded-field bg-brand-tint px-3.5 py-2.5' : 'sr-only'}
    >
      {said && (
        <>
          <Icon name="circle-check" className="size-5 shrink-0 text-brand-strong" />
          <span>
            <a href={paths.deskClaim(Number(id))} className="link target">
              Заявка № {id}
            </a>
            : {said}.
          </span>
        </>
      )}
    </p>
  )
}
