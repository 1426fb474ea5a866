import { Picture } from '@/components/ui/picture/picture'
import { RichText } from '@/components/ui/text/rich-text'
import type { History, HistoryEvent } from '@/lib/domains/city/contract'

export function HistoryTimeline({ eras }: { eras: History['eras'] }) {
  return (
    <div className="space-y-16 lg:space-y-24">
      {eras.map(({ title, years, events }, index) => (
        <section
          key={title}
          id={`era-${index + 1}`}
          aria-labelledby={`era-${index + 1}-title`}
          className="grid scroll-mt-24 gap-x-12 gap-y-8 lg:grid-cols-[15rem_minmax(0,1fr)]"
        >
          <div className="lg:sticky lg:top-28 lg:self-start">
            <h2 id={`era-${index + 1}-title`} className="text-h2">
              {title}
            </h2>
            <p className="mt-1.5 text-ink-soft">{years}</p>
          </div>
          <ol className="space-y-10 border-l-2 border-brand-tint">
            {events.map((event) => (
              <TimelineEvent key={`${event.year}-${event.title}`} event={event} />
            ))}
          </ol>
        </section>
      ))}
    </div>
  )
}

function TimelineEvent({ event: { year, title, body, image } }: { event: HistoryEvent }) {
  return (
    <li className="relative grid items-start gap-x-8 gap-y-4 pl-7 before:absolute before:top-1.5 before:-left-[0.5625rem] before:size-4 before:rounded-full before:border-4 before:border-paper before:bg-brand sm:grid-cols-[minmax(0,1fr)_15rem] lg:pl-10">
      <div className={image ? 'min-w-0' : 'min-w-0 sm:col-span-2'}>
        <p className="tabular font-semibold text-brand-strong">{year}</p>
        <h3 className="mt-1 text-h3">{title}</h3>
        {body && <RichText html={body} className="mt-2.5" />}
      </div>
      {image && <Picture image={image} sizes="(min-width: 40rem) 15rem, 100vw" />}
    </li>
  )
}

/** On phones each link has a fixed cell, so that none moves while fonts load. */
export function EraLinks({ eras }: { eras: History['eras'] }) {
  return (
    <nav aria-label="Эпохи" className="print:hidden">
      <ul className="grid grid-cols-2 gap-x-6 gap-y-1 border-y border-line py-2 sm:flex sm:flex-wrap sm:gap-x-7">
        {eras.map(({ title, years }, index) => (
          <li key={title}>
            <a href={`#era-${index + 1}`} className="link inline-flex min-h-11 items-center gap-2">
              {title}
              <span className="text-sm text-ink-soft max-sm:hidden">{years}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
