import Link from 'next/link'
import { ideasHref } from '@/components/features/ideas/idea-address'
import { IdeasBand } from '@/components/features/ideas/ideas-band'
import { SupportMeter } from '@/components/ui/support-meter'
import { paths } from '@/lib/config/paths'
import { IDEA_SUPPORT_CODE } from '@/lib/domains/ideas/states'
import type { IdeaListItem } from '@/lib/domains/ideas/contract'
import { countOf } from '@/lib/text/plural'

/** Draws the most supported ideas as a ranking, each with its progress to the threshold. */
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
    </IdeasBand>
  )
}
