import { EmptyState } from '@/components/ui/list/empty-state'
import { LinkButton } from '@/components/ui/button/link-button'
import { paths } from '@/lib/config/paths'

/** Stands in place of a claim when its private link was ended or never existed. */
export function EndedLink() {
  return (
    <EmptyState
      title="По этой ссылке ничего нет"
      action={
        <div className="flex flex-wrap gap-3">
          <LinkButton href={paths.profile}>Открыть личный кабинет</LinkButton>
          <LinkButton href={paths.socialControlMap} variant="secondary">
            Карта заявок
          </LinkButton>
        </div>
      }
    >
      <p>Её закрыл автор заявки, или адрес скопирован не целиком.</p>
      <p className="mt-2">
        Новую ссылку{' '}
        <a href={paths.findClaim} className="link">
          пришлём по номеру заявки и почте
        </a>
        . Если войти с той же почтой, заявка найдётся в личном кабинете.
      </p>
    </EmptyState>
  )
}
