import { MoreLink } from '@/components/ui/home-band'
import { Link } from '@/components/ui/link'
import { MobileDetails } from '@/components/ui/details/mobile-details'
import type { ReactNode } from 'react'
import { ideasHref } from '@/components/features/ideas/idea-filter'
import { IdeaStatus } from '@/components/features/ideas/idea-status'
import { RealizedIdea } from '@/components/features/ideas/realized-idea'
import { voteForForms, votesOfForms } from '@/components/features/ideas/vote-words'
import { LinkButton } from '@/components/ui/button/button'
import { Picture } from '@/components/ui/picture/picture'
import { Tag } from '@/components/ui/list/tag'
import { paths } from '@/lib/config/paths'
import type { IdeaDetails, IdeaListItem, IdeasSection } from '@/lib/domains/ideas/contract'
import { formatCount, formatNumber, plural } from '@/lib/text/plural'
import { SupportMeter } from '@/components/features/ideas/support-meter'
import { ideaCodes } from '@/lib/domains/ideas/states'
import { CardLink } from '@/components/ui/list/card-link'

/** The idea nearest to its goal, with what is missing and its buttons. */
export function NearestIdea({ idea, threshold }: { idea: IdeaListItem | undefined; threshold: number }) {
  if (!idea || threshold === 0) return null
  const { id, title, category, vote_like_count: likes, head_img: image } = idea
  const missing = threshold - likes
  return (
    <section
      aria-labelledby="nearest"
      className="mt-8 grid overflow-hidden rounded-card border border-line lg:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)]"
    >
      {image ? (
        <Picture image={image} sizes="(min-width: 64rem) 40rem, 100vw" decorative className="h-full rounded-none" />
      ) : (
        <p aria-hidden className="grid min-h-32 place-items-center bg-brand-strong p-8 text-h2 text-paper">
          {category?.title}
        </p>
      )}
      <div className="self-center p-5 sm:p-8 lg:p-10">
        <p className="text-ink-soft">Ближе всех к цели</p>
        <h2 id="nearest" className="mt-1 text-h2 wrap-anywhere">
          <Link href={paths.idea(id)} className="link-quiet">
            {title}
          </Link>
        </h2>
        {missing > 0 && (
          <p className="mt-3 text-lg">
            До ответа администрации не хватает{' '}
            <span className="font-semibold whitespace-nowrap">{formatCount(missing, votesOfForms)}</span>.
          </p>
        )}
        <div className="mt-4">
          <SupportMeter likes={likes} threshold={threshold} />
        </div>
        <p className="mt-6 flex flex-wrap gap-3">
          <LinkButton href={`${paths.idea(id)}#vote`}>Поддержать</LinkButton>
          <LinkButton href={paths.idea(id)} variant="secondary">
            Подробнее
          </LinkButton>
        </p>
      </div>
    </section>
  )
}

interface IdeaListsProps {
  newest: readonly IdeaListItem[]
  popular: readonly IdeaListItem[]
}

export function IdeaLists({ newest, popular }: IdeaListsProps) {
  if (newest.length === 0) return null
  return (
    <div className="grid gap-x-16 lg:grid-cols-2">
      <IdeasBand id="newest" title="Только что предложили" more={{ href: paths.allIdeas, label: 'Все инициативы' }}>
        <IdeaRows ideas={newest} />
      </IdeasBand>
      <IdeasBand
        id="popular"
        title="Больше всего поддержали"
        more={{ href: ideasHref({ ordering: 'POPULAR' }), label: 'По голосам' }}
      >
        <IdeaRows ideas={popular} />
      </IdeasBand>
    </div>
  )
}

/** The votes are the figure to compare; collecting them is the usual state and silent. */
function IdeaRows({ ideas }: { ideas: readonly IdeaListItem[] }) {
  return (
    <ul className="mt-5 divide-y divide-line border-y border-line">
      {ideas.map(({ id, title, category, status, vote_like_count: likes }) => (
        <li key={id} className="group relative flex flex-wrap gap-x-3 py-4">
          <p className="tabular w-22 leading-4.5">
            <span className="block text-[2rem] leading-8 font-semibold text-brand-strong">{formatNumber(likes)}</span>
            <span className="text-sm whitespace-nowrap text-ink-soft">{plural(likes, voteForForms)}</span>
          </p>
          <div className="min-w-0 flex-1 basis-40">
            <h3 className="text-lg leading-6 font-semibold wrap-anywhere">
              <CardLink href={paths.idea(id)}>{title}</CardLink>
            </h3>
            <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
              {category?.title}
              {status.code !== ideaCodes.support && <IdeaStatus code={status.code} />}
            </p>
          </div>
        </li>
      ))}
    </ul>
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
      <ul className="mt-6 grid gap-x-10 gap-y-4 lg:grid-cols-2 lg:gap-y-12">
        {ideas.map((idea, index) => (
          <li key={idea.id}>
            {index === 0 ? (
              <RealizedIdea idea={idea} heading="h3" />
            ) : (
              <MobileDetails title={idea.title}>
                <RealizedIdea idea={idea} heading="h3" />
              </MobileDetails>
            )}
          </li>
        ))}
      </ul>
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
    <section aria-labelledby={id} className="mt-12 lg:mt-16">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
        <h2 id={id} className="text-h2">
          {title}
        </h2>
        {more && <MoreLink {...more} />}
      </div>
      {children}
    </section>
  )
}
