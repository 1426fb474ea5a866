import type { ReactNode } from 'react'
import { Breadcrumbs, type Crumb } from '@/components/layout/breadcrumbs'
import { classNames } from '@/components/ui/class-names'
import { TextWithPhones } from '@/components/ui/text-with-phones'
import { WholeNumbers } from '@/components/ui/whole-numbers'

interface PageHeadProps {
  title: ReactNode
  /** One or two sentences stand under the title, 20/32. */
  lead?: ReactNode
  /** The ancestors of the page; «Главная» is added. */
  crumbs?: readonly Crumb[]
  /** Date, type and status stand above the title. */
  meta?: ReactNode
  /** A feed link or a button stands beside the title where there is room. */
  actions?: ReactNode
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
  /** What may be long stands under the text, and on phones under the side column too. */
  after?: ReactNode
  children: ReactNode
}

/** Every page but home: the way here, one h1, the text, facts at the side. */
export function PageShell({ bar, top, aside, after, children, ...head }: PageShellProps) {
  const side = aside && <aside className={classNames('min-w-0', placeOf(top, after))}>{aside}</aside>
  return (
    <div className="shell pt-5 pb-20 sm:pt-7 lg:pb-28 print:pb-8">
      <PageHead {...head} />
      {bar && <div className="mt-5">{bar}</div>}
      <div
        className={classNames(
          'mt-6 sm:mt-8',
          aside ? 'grid gap-12 lg:grid-cols-[minmax(0,1fr)_18rem] xl:gap-x-20' : null,
          top != null && (after ? 'lg:grid-rows-[auto_auto_1fr]' : 'lg:grid-rows-[auto_1fr]'),
        )}
      >
        {top && <div className="min-w-0 empty:hidden">{top}</div>}
        {top && side}
        <div className="min-w-0 lg:col-start-1">{children}</div>
        {!top && side}
        {after && <div className="min-w-0 lg:col-start-1">{after}</div>}
      </div>
    </div>
  )
}

/** The side column is as tall as all that stands beside it. */
function placeOf(top: ReactNode, after: ReactNode): string | null {
  if (top) return classNames('lg:col-start-2 lg:row-start-1', after ? 'lg:row-span-3' : 'lg:row-span-2')
  return after ? 'lg:row-span-2' : null
}

/** The way here and the title, for pages that are put together in another manner. */
export function PageHead({ title, lead, crumbs = [], meta, actions, mainAction }: PageHeadProps) {
  return (
    <>
      <Breadcrumbs crumbs={crumbs} />
      <header className="mt-3 flex flex-wrap items-end justify-between gap-x-10 gap-y-4 sm:mt-5">
        <div className={classNames('max-w-4xl min-w-0', mainAction != null && 'max-sm:basis-full')}>
          {meta && (
            <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2 text-ink-soft empty:hidden">{meta}</div>
          )}
          <h1 className="text-h1">{typeof title === 'string' ? <WholeNumbers text={title} /> : title}</h1>
          {lead && (
            <div className="mt-4 max-w-measure text-xl text-pretty text-ink-soft">
              {typeof lead === 'string' ? <TextWithPhones text={lead} /> : lead}
            </div>
          )}
        </div>
        {(mainAction ?? actions) && (
          <div className="flex flex-wrap items-center gap-3 sm:has-[details]:ml-auto">{mainAction ?? actions}</div>
        )}
      </header>
    </>
  )
}
