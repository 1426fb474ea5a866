import { classNames } from '@/components/ui/class-names'
import { DetailsChevron } from '@/components/ui/icon/icon'
import { HashDetailsOpener } from '@/components/ui/details/hash-details-opener'
import { Picture } from '@/components/ui/picture/picture'
import { RichText } from '@/components/ui/text/rich-text'
import type { History, HistoryEvent } from '@/lib/domains/city/contract'
import { formatCount } from '@/lib/text/plural'

type Era = History['eras'][number]

/** Palettes in history.css; a sixth chapter begins anew. */
const PALETTES = 5

/** Chapters fold on phones; on wide screens all are open and their titles stick at the side. */
export function HistoryTimeline({ eras }: { eras: History['eras'] }) {
  return (
    <div className="space-y-3 lg:space-y-8">
      <HashDetailsOpener />
      <EraLinks eras={eras} />
      {eras.map((era, index) => (
        <section
          key={era.title}
          aria-label={era.title}
          data-palette={toPalette(index)}
          className="history-era rounded-card px-5 sm:px-8 lg:grid lg:grid-cols-[12rem_minmax(0,1fr)] lg:gap-x-10 lg:p-10"
        >
          <div data-unfolded="" className="lg:sticky lg:top-[calc(var(--header)+1.5rem)] lg:self-start">
            <h2 className="text-2xl font-semibold">{era.title}</h2>
            <p className="history-year mt-1.5 font-semibold">{era.years}</p>
          </div>
          <details id={toEraId(index)} open={index === 0} className="unfolds group min-w-0 lg:col-start-2">
            <EraSummary era={era} />
            <EraPicture era={era} />
            <ol className="space-y-6 pb-6 lg:space-y-9 lg:pb-0">
              {era.events.map((event, place) => (
                <TimelineEvent
                  id={`${toEraId(index)}-${place + 1}`}
                  key={`${event.year}-${event.title}`}
                  event={event}
                  opensChapter={event === illustratedEvent(era)}
                />
              ))}
            </ol>
          </details>
        </section>
      ))}
    </div>
  )
}

function toPalette(index: number): number {
  return (index % PALETTES) + 1
}

/** Search leads to chapters and events by their places. */
function toEraId(index: number): string {
  return `era-${index + 1}`
}

/** On phones the folded chapters are their own contents. */
function EraLinks({ eras }: { eras: History['eras'] }) {
  return (
    <nav aria-label="Эпохи" className="hidden lg:block print:hidden">
      <ol className="grid auto-cols-fr grid-flow-col gap-3">
        {eras.map(({ title, years }, index) => (
          <li key={title} data-palette={toPalette(index)} className="history-era relative rounded-card px-5 py-4">
            <a href={`#${toEraId(index)}`} className="link-quiet cover font-semibold">
              {title}
            </a>
            <p className="history-year mt-1 text-sm font-semibold">{years}</p>
          </li>
        ))}
      </ol>
    </nav>
  )
}

const EVENT_FORMS = ['событие', 'события', 'событий'] as const

function EraSummary({ era: { title, years, events } }: { era: Era }) {
  return (
    <summary className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 py-4">
      <h2 className="text-h3 sm:text-h2">{title}</h2>
      <span className="col-start-1">
        <span className="history-year font-semibold">{years}</span>
        <span className="group-open:hidden print:hidden">, {formatCount(events.length, EVENT_FORMS)}</span>
      </span>
      <DetailsChevron className="col-start-2 row-span-2 row-start-1 size-6" />
    </summary>
  )
}

function illustratedEvent({ events }: Era): HistoryEvent | undefined {
  return events.find(({ image }) => image)
}

/** On phones a chapter opens with its first picture, however late its event is. */
function EraPicture({ era }: { era: Era }) {
  const event = illustratedEvent(era)
  return event && <Picture image={event.image} ratio="natural" sizes="100vw" className="mb-5 max-w-xl lg:hidden" />
}

interface TimelineEventProps {
  id: string
  event: HistoryEvent
  /** Its picture is also the chapter's (`EraPicture`). */
  opensChapter: boolean
}

/** On wide screens the picture stands beside its text. */
function TimelineEvent({ id, event: { year, title, body, image }, opensChapter }: TimelineEventProps) {
  return (
    <li
      id={id}
      className={classNames(
        'history-event gap-x-8 md:grid md:grid-cols-[9rem_minmax(0,1fr)]',
        image && 'xl:grid-cols-[9rem_minmax(0,1fr)_20rem]',
      )}
    >
      <p className="history-year tabular font-semibold md:pt-0.5">{year}</p>
      <div className="min-w-0">
        <h3 className="text-h3">{title}</h3>
        {body && <RichText html={body} className="mt-1.5 max-sm:text-base max-sm:leading-6.5" />}
      </div>
      {image && (
        <Picture
          image={image}
          ratio="natural"
          sizes="(min-width: 80rem) 20rem, (min-width: 40rem) 36rem, 100vw"
          className={classNames('mt-4 max-w-xl md:max-xl:col-start-2 xl:mt-1', opensChapter && 'max-lg:hidden')}
        />
      )}
    </li>
  )
}
