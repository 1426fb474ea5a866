import Link from 'next/link'
import type { ReactNode } from 'react'
import { ideasHref } from '@/components/features/ideas/idea-address'
import { IdeaCard } from '@/components/features/ideas/idea-card'
import { IdeasScene } from '@/components/features/ideas/ideas-scene'
import { ProposeLink } from '@/components/features/ideas/propose-link'
import { RealizedIdea } from '@/components/features/ideas/realized-idea'
import { SupportMeter } from '@/components/ui/support-meter'
import { LinkButton } from '@/components/ui/link-button'
import { Tag } from '@/components/ui/tag'
import { paths } from '@/lib/config/paths'
import { IDEA_REALIZED_CODE, IDEA_SUPPORT_CODE } from '@/lib/contract/idea-life'
import type { IdeaDetails, IdeaListItem, IdeasSection } from '@/lib/contract/ideas'
import { countOf, formatNumber, plural, type PluralForms } from '@/lib/shared/plural'

/** What it is, the big action and two counters, over a drawn park. */
export function IdeasStart({ section }: { section: IdeasSection }) {
  const all = section.statuses.reduce((sum, { ideas_count: count }) => sum + count, 0)
  const realized = section.statuses.find(({ code }) => code === IDEA_REALIZED_CODE)?.ideas_count ?? 0
  return (
    <div className="overflow-hidden rounded-card bg-sun-tint">
      <div className="grid gap-8 p-6 pb-8 sm:p-10 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-end lg:gap-16">
        <div>
          <p className="max-w-2xl text-h3 sm:text-2xl">
            Что построить, посадить или изменить в городе? Предложите — соседи поддержат, администрация ответит.
          </p>
          <div className="mt-6 flex flex-wrap gap-3">
            <ProposeLink size="large" />
            <LinkButton href={paths.allIdeas} variant="secondary" size="large">
              Все инициативы
            </LinkButton>
          </div>
        </div>
        <dl className="flex flex-wrap gap-x-12 gap-y-5">
          <Counter value={all} forms={['идея жителей', 'идеи жителей', 'идей жителей']} />
          <Counter value={realized} forms={['уже воплощена', 'уже воплощены', 'уже воплощены']} />
        </dl>
      </div>
      <IdeasScene />
    </div>
  )
}

function Counter({ value, forms }: { value: number; forms: PluralForms }) {
  return (
    <div className="flex flex-col-reverse justify-end">
      <dt>{plural(value, forms)}</dt>
      <dd className="tabular text-[clamp(2.25rem,5vw,3.5rem)] leading-none font-semibold tracking-tight">
        {formatNumber(value)}
      </dd>
    </div>
  )
}

interface BandProps {
  id: string
  title: string
  more?: { href: string; label: string }
  children: ReactNode
}

function Band({ id, title, more, children }: BandProps) {
  return (
    <section aria-labelledby={id} className="mt-16 lg:mt-20">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
        <h2 id={id} className="text-h2">
          {title}
        </h2>
        {more && (
          <Link href={more.href} prefetch={false} className="link target inline-block py-1 font-medium">
            {more.label}
          </Link>
        )}
      </div>
      {children}
    </section>
  )
}

/** The most supported as a table of places, each with its way to the threshold. */
export function PopularIdeas({ ideas, threshold }: { ideas: readonly IdeaListItem[]; threshold: number }) {
  if (ideas.length === 0) return null
  return (
    <Band
      id="popular"
      title="Больше всего поддержали"
      more={{ href: ideasHref({ ordering: 'POPULAR' }), label: 'По популярности' }}
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
                <Link
                  href={paths.idea(idea.id)}
                  prefetch={false}
                  className="link-quiet cover group-hover:text-brand-strong"
                >
                  {idea.title}
                </Link>
              </h3>
              <p className="mt-1 text-sm text-ink-soft">
                {[idea.category?.title, idea.user?.name].filter(Boolean).join(' · ')}
              </p>
            </div>
            <div className="max-sm:col-start-2">
              {idea.status.code === IDEA_SUPPORT_CODE ? (
                <SupportMeter likes={idea.vote_like_count} threshold={threshold} />
              ) : (
                <p className="tabular">
                  <span className="font-semibold">
                    {countOf(idea.vote_like_count, ['голос за', 'голоса за', 'голосов за'])}
                  </span>
                  <span className="block text-sm text-ink-soft">{idea.status.name}</span>
                </p>
              )}
            </div>
          </li>
        ))}
      </ol>
    </Band>
  )
}

/** The newest, one large beside the others. */
export function NewestIdeas({ ideas }: { ideas: readonly IdeaListItem[] }) {
  const [lead, ...others] = ideas
  if (!lead) return null
  return (
    <Band id="newest" title="Только что предложили" more={{ href: paths.allIdeas, label: 'Все инициативы' }}>
      <div className="mt-6 grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)]">
        <IdeaCard idea={lead} heading="h3" priority />
        {others.length > 0 && (
          <ul className="grid gap-y-7 sm:grid-cols-2 sm:gap-x-8 sm:gap-y-10">
            {others.map((idea) => (
              <li key={idea.id} className="max-sm:border-t max-sm:border-line max-sm:pt-7">
                <IdeaCard idea={idea} heading="h3" />
              </li>
            ))}
          </ul>
        )}
      </div>
    </Band>
  )
}

export function IdeaThemes({ section: { categories } }: { section: IdeasSection }) {
  const filled = categories.filter(({ ideas_count: count }) => count > 0)
  if (filled.length === 0) return null
  return (
    <Band id="themes" title="О чём предлагают">
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
    </Band>
  )
}

/** What came true, two places side by side. */
export function RealizedIdeas({ ideas }: { ideas: readonly IdeaDetails[] }) {
  if (ideas.length === 0) return null
  return (
    <Band id="realized" title="Было и стало" more={{ href: paths.realizedIdeas, label: 'Реализованные инициативы' }}>
      <ul className="mt-6 grid gap-x-10 gap-y-12 sm:grid-cols-2">
        {ideas.map((idea) => (
          <li key={idea.id}>
            <RealizedIdea idea={idea} heading="h3" />
          </li>
        ))}
      </ul>
    </Band>
  )
}
