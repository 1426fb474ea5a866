'use client'

import { Link } from '@/components/ui/link'
import { classNames } from '@/components/ui/class-names'
import type { NewsRow } from '@/components/features/news/news-row'
import { Icon } from '@/components/ui/icon/icon'
import { Picture } from '@/components/ui/picture/picture'
import { Tag } from '@/components/ui/list/tag'
import { TimeText } from '@/components/ui/text/time-text'
import { TitledSection } from '@/components/ui/text/titled-section'

interface NewsLink {
  href: string
  title: string
}

type RelatedNews = Pick<NewsRow, 'href' | 'title' | 'published' | 'picture'>

interface NewsAsideProps {
  tags: readonly NewsLink[]
  related: readonly RelatedNews[]
}

export function NewsAside({ tags, related }: NewsAsideProps) {
  return (
    <div className="space-y-8 lg:sticky lg:top-[calc(var(--header)+1.5rem)] print:hidden">
      {tags.length > 0 && <Themes tags={tags} />}
      {related.length > 0 && <RelatedList news={related} />}
    </div>
  )
}

function Themes({ tags }: Pick<NewsAsideProps, 'tags'>) {
  return (
    <TitledSection
      id="themes"
      title="Темы"
      headingClassName="text-sm text-ink-soft"
      className="border-line max-lg:border-t max-lg:pt-8"
    >
      <ul className="mt-2 flex flex-wrap gap-2">
        {tags.map(({ href, title }) => (
          <li key={title}>
            <Tag href={href}>{title}</Tag>
          </li>
        ))}
      </ul>
    </TitledSection>
  )
}

function RelatedList({ news }: { news: readonly RelatedNews[] }) {
  const isPictured = news.every(({ picture }) => picture)
  return (
    <TitledSection
      id="related"
      title="Читайте также"
      headingClassName="text-h2 lg:text-h3"
      className="border-t border-line pt-8 lg:pt-6"
    >
      <ul className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-6 sm:max-lg:grid-cols-2 lg:mt-4 lg:gap-y-5">
        {news.map((item) => (
          <RelatedRow key={item.href} item={item} isPictured={isPictured} />
        ))}
      </ul>
    </TitledSection>
  )
}

interface RelatedRowProps {
  item: RelatedNews
  /** False if one of the list has no picture. */
  isPictured: boolean
}

function RelatedRow({ item: { href, title, published, picture }, isPictured }: RelatedRowProps) {
  return (
    <li className="group relative flex gap-4">
      {isPictured && (
        <div data-thumbnail className="w-28 max-w-[35%] shrink-0 lg:w-20">
          <Picture image={picture} sizes="7rem" decorative />
        </div>
      )}
      <div className="min-w-0 flex-1">
        <p className="text-sm text-ink-soft">
          <TimeText time={published} />
        </p>
        <h3 className={classNames('mt-1 leading-6 font-medium', isPictured && 'lg:text-sm lg:leading-5')}>
          <Link href={href} className="link-quiet cover">
            {title}
          </Link>
        </h3>
      </div>
    </li>
  )
}

interface NewsNeighboursProps {
  previous: NewsLink | null
  next: NewsLink | null
}

export function NewsNeighbours({ previous, next }: NewsNeighboursProps) {
  return (
    <nav aria-label="Соседние материалы" className="grid gap-x-10 border-t border-line sm:grid-cols-2">
      {previous && <NeighbourLink item={previous} />}
      {next && (
        <div className="max-sm:border-t max-sm:border-line sm:col-start-2 sm:text-right">
          <NeighbourLink item={next} isNext />
        </div>
      )}
    </nav>
  )
}

function NeighbourLink({ item: { href, title }, isNext = false }: { item: NewsLink; isNext?: boolean }) {
  return (
    <Link href={href} className={`group flex gap-4 py-6 text-ink no-underline ${isNext ? 'flex-row-reverse' : ''}`}>
      <Icon name={isNext ? 'arrow-right' : 'arrow-left'} className="mt-0.5 size-5 shrink-0 text-brand" />
      <span className="min-w-0">
        <span className="block text-sm text-ink-soft">{isNext ? 'Позже' : 'Раньше'}</span>
        <span className="mt-0.5 block font-medium group-hover:text-brand-strong">{title}</span>
      </span>
    </Link>
  )
}
