import { Fragment } from 'react'
import { PosterRows } from '@/components/features/posters/poster-rows'
import { PostersFound } from '@/components/features/posters/posters-found'
import { postersHref, postersQuery, type PostersView } from '@/components/features/posters/queries'
import { toPosterRows } from '@/components/features/posters/shown-poster'
import { pageNumbers } from '@/components/ui/filtered-list/section-text'
import { EmptyState } from '@/components/ui/list/empty-state'
import { NextSteps, nothingFoundTitle } from '@/components/ui/list/next-steps'
import { LinkButton } from '@/components/ui/button/button'
import { paths } from '@/lib/config/paths'
import type { PosterList, PosterFilter } from '@/lib/domains/posters/contract'
import { FeedLink } from '@/components/ui/share/feed-link'
import { Icon } from '@/components/ui/icon/icon'
import { Link } from '@/components/ui/link'

interface PostersListProps {
  list: PosterList
  page: PostersView
  now: Date
}

export function PostersList({ list: { posters, categories }, page, now }: PostersListProps) {
  return (
    <>
      <PostersFound total={posters.total} page={page} categories={categories} now={now} />
      {posters.data.length === 0 ? (
        <NothingFound page={page} />
      ) : (
        <div className="mt-6">
          <PosterRows
            page={{ ...pageNumbers(posters), data: toPosterRows(posters.data, now, page.filter.start_date) }}
            query={postersQuery(page.filter)}
          />
        </div>
      )}
      {page.filter.children && page.filter.when !== 'past' && <ByAge filter={page.filter} />}
    </>
  )
}

/** «Детям» is the editors' mark; the age says where else a child may come. */
function ByAge({ filter }: { filter: PosterFilter }) {
  return (
    <p className="mt-5 text-ink-soft">
      Здесь то, что задумано для детей. Куда ещё пускают с ребёнком:{' '}
      {[0, 6, 12].map((age, index) => (
        <Fragment key={age}>
          {index > 0 && ', '}
          <Link href={postersHref({ ...filter, children: undefined, age })} className="link target whitespace-nowrap">
            {age > 0 ? `до ${age}+` : '0+'}
          </Link>
        </Fragment>
      ))}
    </p>
  )
}

function NothingFound({ page: { filter } }: { page: PostersView }) {
  const isWhole = postersQuery({ ...filter, when: undefined }) === ''
  if (isWhole && filter.when === 'past')
    return <EmptyState title="Прошедших событий нет">Здесь останется всё, что уже состоялось.</EmptyState>
  if (isWhole)
    return <EmptyState title="Афиша пока пуста">Первое событие появится здесь, как только его объявят.</EmptyState>
  return (
    <EmptyState
      title={nothingFoundTitle(filter.text)}
      action={
        <LinkButton href={postersHref({ when: filter.when })} variant="secondary">
          Вся афиша
        </LinkButton>
      }
    >
      Попробуйте другие дни или виды событий.
      <NextSteps text={filter.text} />
    </EmptyState>
  )
}

export function postersFeedHref(filter: PosterFilter): string {
  return paths.feed('posters', 'rss.xml', postersQuery(filter))
}

export function PostersSubscribe({ filter }: { filter: PosterFilter }) {
  const ahead = postersQuery({ ...filter, when: undefined })
  return (
    <>
      <a href={paths.postersCalendar(ahead)} className="link inline-flex min-h-11 items-center gap-2 print:hidden">
        <Icon name="calendar-plus" className="size-5" />
        {ahead ? 'Найденное в календарь' : 'Вся афиша в календарь'}
      </a>
      <FeedLink href={postersFeedHref(filter)} place="title" />
    </>
  )
}
