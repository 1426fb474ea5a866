import { Chapter, Sample } from '@/components/ui/samples/sample'
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
    </Chapter>
  )
}
