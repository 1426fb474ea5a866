import type { ReactNode } from 'react'
import { Breadcrumbs } from '@/components/layout/breadcrumbs'
import { classNames } from '@/components/ui/class-names'
import { TextWithContacts } from '@/components/ui/text/contact-links'
import { UnbrokenNumbers } from '@/components/ui/text/line-breaks'
import type { Breadcrumb } from '@/lib/navigation/section-links'

interface PageHeadProps {
  title: ReactNode
  /** One or two sentences stand under the title, 20/32. */
  lead?: ReactNode
  /** The ancestors of the page; «Главная» is added. */
  crumbs?: readonly Breadcrumb[]
  /** Date, type and status stand above the title. */
  meta?: ReactNode
  /** A feed link or a button stands beside the title where there is room. */
  actions?: ReactNode
  /** A person's portrait stands beside the title on phones; on wide screens the page has room for a larger one. */
  portrait?: ReactNode
  /** A long button takes the place of actions: beside the title on wide screens, in its own row on phones. */
  mainAction?: ReactNode
}

interface PageShellProps extends PageHeadProps {
  /** Under the title, across the whole width: tabs, a filter bar. */
  bar?: ReactNode
  /** The page begins with this, its picture as a rule; on phones the side column follows it and not the text. */
  top?: ReactNode
  /** Facts stand in the side column; on phones under the text, or before it where the page has a top. */
  aside?: ReactNode
  /** The facts are what one came for: on phones they stand before the text. */
  asideFirst?: boolean
  /** What is wide or long, a map, a register, follows both columns and has the room of both; on phones it comes last. */
  after?: ReactNode
  children: ReactNode
}

/** Draws every page but home: the way here, one h1, the text, facts at the side. */
export function PageShell({ bar, top, aside, asideFirst = false, after, children, ...head }: PageShellProps) {
  const isEarly = asideFirst || top != null
  const side = aside && <aside className={classNames('min-w-0', isEarly && BESIDE_BOTH)}>{aside}</aside>
  return (
    <div className="shell pt-5 pb-20 sm:pt-7 lg:pb-28 print:pb-8">
      <PageHead {...head} />
      {bar && <div className="mt-5">{bar}</div>}
      <div
        className={classNames(
          'mt-6 sm:mt-8',
          aside ? 'grid gap-12 lg:grid-cols-[minmax(0,1fr)_18rem] xl:gap-x-20' : null,
          isEarly && 'lg:grid-rows-[auto_1fr]',
        )}
      >
        {top && <div className="min-w-0 empty:hidden">{top}</div>}
        {isEarly && side}
        <div className="min-w-0 lg:col-start-1">{children}</div>
        {!isEarly && side}
        {after && <div className="min-w-0 lg:col-span-full">{after}</div>}
      </div>
    </div>
  )
}

/** The side column is as tall as the page's beginning and its text together. */
const BESIDE_BOTH = 'lg:col-start-2 lg:row-span-2 lg:row-start-1'

/** The way here and the title, for pages that are put together in another manner. */
export function PageHead({ crumbs = [], portrait, actions, mainAction, ...words }: PageHeadProps) {
  return (
    <>
      <Breadcrumbs crumbs={crumbs} />
      <header className="mt-3 flex flex-wrap items-end justify-between gap-x-10 gap-y-4 sm:mt-5">
        <div
          className={classNames(
            'flex max-w-4xl min-w-0 gap-4 in-[[data-vision-size]]:flex-wrap',
            mainAction != null && 'max-sm:basis-full',
          )}
        >
          {portrait && <div className="w-24 max-w-[28%] shrink-0 md:hidden print:hidden">{portrait}</div>}
          <HeadWords {...words} />
        </div>
        {(mainAction ?? actions) && (
          // a feed link that is alone here is hidden on phones, where its row would leave a gap
          <div className="flex flex-wrap items-center gap-3 max-sm:has-[>[data-feed]:only-child]:hidden sm:has-[details]:ml-auto">
            {mainAction ?? actions}
          </div>
        )}
      </header>
    </>
  )
}

function HeadWords({ title, lead, meta }: Pick<PageHeadProps, 'title' | 'lead' | 'meta'>) {
  return (
    <div className="min-w-0">
      {meta && (
        <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2 text-ink-soft empty:hidden">{meta}</div>
      )}
      <h1 className="text-h1">{typeof title === 'string' ? <UnbrokenNumbers text={title} /> : title}</h1>
      {lead && (
        <div className="mt-4 max-w-measure text-xl text-pretty text-ink-soft">
          {typeof lead === 'string' ? <TextWithContacts text={lead} /> : lead}
        </div>
      )}
    </div>
  )
}
