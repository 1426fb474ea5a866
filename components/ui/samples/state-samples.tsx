import { Chapter, Sample } from '@/components/ui/samples/sample'
import { AlertBanner } from '@/components/layout/alert-banner'
import { EmptyState } from '@/components/ui/empty-state'
import { LinkButton } from '@/components/ui/link-button'
import { SkeletonRows } from '@/components/ui/skeleton'

export function StateSamples() {
  return (
    <Chapter title="Состояния">
      <Sample name="Пусто">
        <EmptyState
          title="По запросу «маяк» ничего не найдено"
          action={
            <LinkButton href="/styleguide" variant="secondary">
              Сбросить фильтры
            </LinkButton>
          }
        >
          Проверьте, нет ли опечатки, или расширьте период.
        </EmptyState>
      </Sample>
      <Sample name="Загрузка">
        <SkeletonRows count={2} />
      </Sample>
      <Sample name="Экстренное сообщение">
        <div className="space-y-3">
          <AlertBanner
            dismissible={false}
            alert={{ level: 'info', text: 'В субботу администрация работает до 14:00.', link: null }}
          />
          <AlertBanner
            dismissible={false}
            alert={{ level: 'warning', text: 'Ожидается ветер до 24 м/с.', link: '/styleguide' }}
          />
          <AlertBanner
            dismissible={false}
            alert={{ level: 'danger', text: 'Закрыт мост через Рубас-чай, объезд через Нагорный.', link: null }}
          />
        </div>
      </Sample>
    </Chapter>
  )
}
