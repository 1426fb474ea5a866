import type { ReactNode } from 'react'
import { Breadcrumbs } from '@/components/layout/breadcrumbs'
import { classNames } from '@/components/ui/class-names'
import { TextWithContacts } from '@/components/ui/text/contact-links'
import { UnbrokenNumbers } from '@/components/ui/text/line-breaks'
import type { Breadcrumb } from '@/lib/navigation/section-links'

interface PageHeadProps {
  title: ReactNode
  lead?: ReactNode
  crumbs?: readonly Breadcrumb[]
  /** Date, type or status above the title. */
  meta?: ReactNode
  actions?: ReactNode
  /** Portrait beside the title, on phones only. */
  portrait?: ReactNode
  /** A long button instead of `actions`: its own row on phones. */
  mainAction?: ReactNode
}

interface PageShellProps extends PageHeadProps {
  bar?: ReactNode
  /** Start of the page, usually its picture; on phones `aside` follows it. */
  top?: ReactNode
  /** Side column; on phones under the text, or after `top`. */
  aside?: ReactNode
  /** On phones `aside` comes before the text. */
  asideFirst?: boolean
  /** Full width below both columns: a map, a register. */
  after?: ReactNode
  /** «Поделиться», at the end of the text: a visitor passes a page on after reading it. */
  share?: ReactNode
  children: ReactNode
}

export function PageShell({ bar, top, aside, asideFirst = false, after, share, children, ...head }: PageShellProps) {
  const isEarly = asideFirst || top != null
  const side = aside && (
    <aside className={classNames('min-w-0', isEarly && AT_RIGHT, top != null && 'lg:row-span-2')}>{aside}</aside>
  )
  return (
    <div className="shell pt-3 pb-10 sm:pt-7 sm:pb-20 lg:pb-28 print:pb-8">
      <PageHead {...head} />
      {bar && <div className="mt-5">{bar}</div>}
      <div
        className={classNames(
          'mt-6 sm:mt-8',
          aside ? 'grid gap-8 sm:gap-12 lg:grid-cols-[minmax(0,1fr)_18rem] xl:gap-x-20' : null,
          top != null && 'lg:grid-rows-[auto_1fr]',
        )}
      >
        {top && <div className="min-w-0 empty:hidden">{top}</div>}
        {isEarly && side}
        <div className="min-w-0 lg:col-start-1">
          {children}
          {share && <div className="mt-8">{share}</div>}
        </div>
        {!isEarly && side}
        {after && <div className="min-w-0 lg:col-span-full">{after}</div>}
      </div>
    </div>
  )
}

const AT_RIGHT = 'lg:col-start-2 lg:row-start-1'

export function PageHead({ crumbs = [], portrait, actions, mainAction, ...text }: PageHeadProps) {
  return (
    <>
      <Breadcrumbs crumbs={crumbs} />
      <header
        className={classNames(
          'mt-2 flex flex-wrap justify-between gap-x-10 gap-y-4 sm:mt-5',
          mainAction == null ? 'items-baseline-last' : 'items-end',
        )}
      >
        <div
          className={classNames(
            'flex max-w-4xl min-w-0 gap-4 in-[[data-vision-size]]:flex-wrap',
            mainAction != null && 'max-sm:basis-full',
          )}
        >
          {portrait && <div className="w-24 max-w-[28%] shrink-0 md:hidden print:hidden">{portrait}</div>}
          <HeadText {...text} />
        </div>
        {(mainAction ?? actions) && (
          // phones hide a lone feed link, so its row must not leave a gap
          <div className="flex flex-wrap items-center gap-3 max-sm:has-[>[data-feed]:only-child]:hidden sm:has-[details]:ml-auto">
            {mainAction ?? actions}
          </div>
        )}
      </header>
    </>
  )
}

function HeadText({ title, lead, meta }: Pick<PageHeadProps, 'title' | 'lead' | 'meta'>) {
  return (
    <div className="min-w-0">
      {meta && (
        <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2 text-ink-soft empty:hidden">{meta}</div>
      )}
      <h1 className="text-h1">{typeof title === 'string' ? <UnbrokenNumbers text={title} /> : title}</h1>
      {lead && (
        <div className="mt-3 max-w-measure text-lg text-pretty text-ink-soft max-sm:leading-7 sm:mt-4 sm:text-xl">
          {typeof lead === 'string' ? <TextWithContacts text={lead} /> : lead}
        </div>
      )}
    </div>
  )
}
