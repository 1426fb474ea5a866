import { Link } from '@/components/ui/link'
import type { ReactNode } from 'react'
import { ideasHref } from '@/components/features/ideas/idea-filter'
import { NewestCards } from '@/components/features/ideas/idea-cards'
import { toShownIdea } from '@/components/features/ideas/shown-idea'
import { RealizedIdea } from '@/components/features/ideas/realized-idea'
import { Tag } from '@/components/ui/list/tag'
import { paths } from '@/lib/config/paths'
import type { IdeaDetails, IdeaListItem, IdeasSection } from '@/lib/domains/ideas/contract'
import { formatNumber, formatCount } from '@/lib/text/plural'
import { SupportMeter } from '@/components/features/ideas/support-meter'
import { ideaCodes } from '@/lib/domains/ideas/states'
import { CardLink } from '@/components/ui/list/card-link'

export function NewestIdeas({ ideas, threshold }: { ideas: readonly IdeaListItem[]; threshold: number }) {
  const [lead, ...others] = ideas.map((idea) => toShownIdea(idea, threshold))
  if (!lead) return null
  return (
    <IdeasBand id="newest" title="Только что предложили" more={{ href: paths.allIdeas, label: 'Все инициативы' }}>
      <NewestCards lead={lead} others={others} />
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

export function PopularIdeas({ ideas, threshold }: { ideas: readonly IdeaListItem[]; threshold: number }) {
  if (ideas.length === 0) return null
  return (
    <IdeasBand
      id="popular"
      title="Больше всего поддержали"
      more={{ href: ideasHref({ ordering: 'POPULAR' }), label: 'Все по голосам' }}
    >
      <ol className="mt-5 divide-y divide-line border-y border-line">
        {ideas.map((idea, index) => (
          <li
            key={idea.id}
            className="group relative grid grid-cols-[2.5rem_minmax(0,1fr)] items-center gap-x-4 gap-y-3 py-5 sm:grid-cols-[4rem_minmax(0,1fr)_16rem] sm:gap-x-8"
          >
            <span aria-hidden className="tabular text-[2.5rem] leading-none font-semibold text-brand sm:text-[3.25rem]">
              {index + 1}
            </span>
            <div className="min-w-0">
              <h3 className="text-h3 wrap-anywhere">
                <CardLink href={paths.idea(idea.id)}>{idea.title}</CardLink>
              </h3>
              <p className="mt-1 text-sm text-ink-soft">
                {[idea.category?.title, idea.user?.name].filter(Boolean).join(' · ')}
              </p>
            </div>
            <div className="max-sm:col-start-2">
              {idea.status.code === ideaCodes.support ? (
                <SupportMeter likes={idea.vote_like_count} threshold={threshold} />
              ) : (
                <p className="tabular">
                  <span className="font-semibold">
                    {formatCount(idea.vote_like_count, ['голос за', 'голоса за', 'голосов за'])}
                  </span>
                  <span className="block text-sm text-ink-soft">{idea.status.name}</span>
                </p>
              )}
            </div>
          </li>
        ))}
      </ol>
    </IdeasBand>
  )
}

interface HomeBandProps {
  id: string
  title: string
  more?: { href: string; label: string }
  children: ReactNode
}

function IdeasBand({ id, title, more, children }: HomeBandProps) {
  return (
    <section aria-labelledby={id} className="mt-16 lg:mt-20">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
        <h2 id={id} className="text-h2">
          {title}
        </h2>
        {more && (
          <Link href={more.href} className="link target inline-block py-1 font-medium">
            {more.label}
          </Link>
        )}
      </div>
      {children}
    </section>
  )
}
