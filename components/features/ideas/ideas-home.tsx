import { ideasHref } from '@/components/features/ideas/idea-address'
import { IdeaCard } from '@/components/features/ideas/idea-card'
import { IdeasBand } from '@/components/features/ideas/ideas-band'
import { RealizedIdea } from '@/components/features/ideas/realized-idea'
import { Tag } from '@/components/ui/tag'
import { paths } from '@/lib/config/paths'
import type { IdeaDetails, IdeaListItem, IdeasSection } from '@/lib/domains/ideas/contract'
import { formatNumber } from '@/lib/text/plural'

/** Draws the newest ideas, one large beside the others. */
export function NewestIdeas({ ideas, threshold }: { ideas: readonly IdeaListItem[]; threshold: number }) {
  const [lead, ...others] = ideas
  if (!lead) return null
  return (
    <IdeasBand id="newest" title="Только что предложили" more={{ href: paths.allIdeas, label: 'Все инициативы' }}>
      <div className="mt-6 grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)]">
        <IdeaCard idea={lead} threshold={threshold} heading="h3" isLead priority />
        {others.length > 0 && (
          <ul className="grid gap-y-7 sm:grid-cols-2 sm:gap-x-8 sm:gap-y-10">
            {others.map((idea) => (
              <li key={idea.id} className="max-sm:border-t max-sm:border-line max-sm:pt-7">
                <IdeaCard idea={idea} threshold={threshold} heading="h3" />
              </li>
            ))}
          </ul>
        )}
      </div>
    </IdeasBand>
  )
}

export function IdeaThemes({ section: { categories } }: { section: IdeasSection }) {
  const filled = categories.filter(({ ideas_count: count }) => count > 0)
  if (filled.length === 0) return null
  return (
    <IdeasBand id="themes" title="О чём предлагают">
      <ul className="mt-5 flex flex-wrap gap-2.5">
        {filled.map(({ id, title, ideas_count: count }) => (
          <li key={id}>
            <Tag href={ideasHref({ categories: [id] })}>
              {title}
              <span className="tabular">{formatNumber(count)}</span>
            </Tag>
          </li>
        ))}
      </ul>
    </IdeasBand>
  )
}

/** Draws realised ideas, two side by side. */
export function RealizedIdeas({ ideas }: { ideas: readonly IdeaDetails[] }) {
  if (ideas.length === 0) return null
  return (
    <IdeasBand
      id="realized"
      title="Было и стало"
      more={{ href: paths.realizedIdeas, label: 'Реализованные инициативы' }}
    >
      <ul className="mt-6 grid gap-x-10 gap-y-12 sm:grid-cols-2">
        {ideas.map((idea) => (
          <li key={idea.id}>
            <RealizedIdea idea={idea} heading="h3" />
          </li>
        ))}
      </ul>
    </IdeasBand>
  )
}
