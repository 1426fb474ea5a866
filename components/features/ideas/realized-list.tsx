import { RealizedIdea } from '@/components/features/ideas/realized-idea'
import { EmptyState } from '@/components/ui/list/empty-state'
import { LinkButton } from '@/components/ui/button/button'
import { PagedList } from '@/components/ui/list/paged-list'
import { paths } from '@/lib/config/paths'
import type { IdeaDetails, IdeaListItem } from '@/lib/domains/ideas/contract'
import type { Page } from '@/lib/contract/shapes'
import { formatCount } from '@/lib/text/plural'

export function RealizedList({ ideas, realized }: { ideas: Page<IdeaListItem>; realized: readonly IdeaDetails[] }) {
  if (realized.length === 0)
    return (
      <EmptyState
        title="Реализованных идей пока нет"
        action={
          <LinkButton href={paths.allIdeas} variant="secondary">
            Все инициативы
          </LinkButton>
        }
      >
        Они появятся здесь с фотографиями «было» и «стало».
      </EmptyState>
    )
  return (
    <>
      <p role="status" className="mb-8 text-ink-soft">
        Город воплотил {formatCount(ideas.total, ['идею', 'идеи', 'идей'])}
      </p>
      <PagedList listId="realized-list" page={ideas} path={paths.realizedIdeas} className="space-y-14 lg:space-y-16">
        {realized.map((idea) => (
          <li key={idea.id}>
            <RealizedIdea idea={idea} full />
          </li>
        ))}
      </PagedList>
    </>
  )
}
