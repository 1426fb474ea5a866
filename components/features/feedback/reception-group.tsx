import type { ReactNode } from 'react'
import { Link } from '@/components/ui/link'
import { classNames } from '@/components/ui/class-names'
import { DetailsChevron } from '@/components/ui/icon/icon'
import type { ReceivingGroup, ReceivingOfficial } from '@/lib/domains/feedback/contract'
import { joinPosts } from '@/components/features/feedback/join-posts'
import { plural } from '@/lib/text/plural'
import { MobileDetails } from '@/components/ui/details/mobile-details'
import { Picture } from '@/components/ui/picture/picture'
import { BookingPhone, TextWithContacts } from '@/components/ui/text/contact-links'
import { paths } from '@/lib/config/paths'
import { formatReceptionTimes } from '@/lib/time/reception-times'

interface ReceptionGroupProps {
  group: ReceivingGroup
  officials: readonly ReceivingOfficial[]
  desk: string | null
  renderNextTime: (official: ReceivingOfficial) => ReactNode
}

const titles: Readonly<Record<ReceivingGroup, string>> = {
  leadership: 'Глава города и заместители',
  authority: 'Другие органы власти',
  department: 'Управления и отделы',
  institution: 'Учреждения и предприятия',
}

/**
 * Phones unfold the leadership alone, to show all groups at once. Wide screens fold only institutions: most questions
 * are decided in the administration.
 */
export function ReceptionGroup({ group, officials, desk, renderNextTime }: ReceptionGroupProps) {
  if (officials.length === 0) return null
  const isWideOpen = group !== 'institution'
  return (
    <div className="border-b border-line-strong">
      {isWideOpen && (
        <h3 data-unfolded="" className="py-3.5 text-h3">
          {titles[group]}
        </h3>
      )}
      <details
        open={group === 'leadership'}
        suppressHydrationWarning // the visitor may have folded it before the script came
        className={classNames('group', isWideOpen && 'unfolds')}
      >
        <Summary title={titles[group]} officials={officials} />
        <ul className="divide-y divide-line border-t border-line">
          {officials.map((official) => (
            <ReceptionRow
              key={official.full_name}
              official={official}
              desk={desk}
              nextTime={renderNextTime(official)}
              heading="h4"
            />
          ))}
        </ul>
      </details>
    </div>
  )
}

function Summary({ title, officials }: Pick<ReceptionGroupProps, 'officials'> & { title: string }) {
  return (
    <summary
      className={classNames(
        'grid min-h-14 grid-cols-[minmax(0,1fr)_auto] content-center items-center gap-x-6 py-2.5',
        'transition-colors hover:text-brand-strong',
      )}
    >
      <h3 className="min-w-0 break-after-avoid text-h3">{title}</h3>
      <span
        aria-hidden
        className="col-start-1 row-start-2 line-clamp-1 min-w-0 text-sm text-ink-soft group-open:hidden print:hidden"
      >
        {joinPosts(officials.map(({ post }) => post))}
      </span>
      <span className="col-start-2 row-span-2 row-start-1 flex items-center gap-3 print:hidden">
        <span className="tabular text-sm text-ink-soft">
          {officials.length}
          <span className="sr-only">
            {' '}
            {plural(officials.length, ['руководитель', 'руководителя', 'руководителей'])}
          </span>
        </span>
        <DetailsChevron className="size-6 text-brand" />
      </span>
    </summary>
  )
}

interface ReceptionRowProps {
  official: ReceivingOfficial
  /** Phone number that the page shows already; the same number is not repeated in rows. */
  desk: string | null
  nextTime: ReactNode
  heading: 'h3' | 'h4'
  isOpen?: boolean
}

export function ReceptionRow({ official, desk, nextTime, heading: Heading, isOpen = false }: ReceptionRowProps) {
  const { id, full_name: name, post, head_img: image } = official
  return (
    <li className="relative grid grid-cols-[2.5rem_minmax(0,1fr)] gap-x-3 py-3 lg:grid-cols-[4rem_minmax(0,5fr)_minmax(0,8fr)] lg:gap-x-8 lg:py-5">
      <Picture image={image} ratio="portrait" sizes="(min-width: 64rem) 4rem, 2.5rem" decorative icon="user-round" />
      <div className="min-w-0">
        <Heading className="leading-6 font-semibold max-lg:pr-8 lg:text-lg">
          <Link href={id === null ? paths.mayor : paths.minister(id)} className="link-quiet target z-1 inline-block">
            {name}
          </Link>
        </Heading>
        <p className="text-ink-soft max-lg:text-sm max-lg:leading-5 lg:mt-0.5">{post}</p>
        <div className="mt-1 text-sm *:w-fit empty:hidden lg:mt-2 [&_a]:z-1">{nextTime}</div>
      </div>
      <MobileDetails
        row
        isOpen={isOpen}
        title={`Что решает, часы и место: ${name}`}
        className="col-span-2 lg:col-span-1"
      >
        <OfficialDetails official={official} desk={desk} />
      </MobileDetails>
    </li>
  )
}

function OfficialDetails({
  official: { area, hours, note, phone },
  desk,
}: Pick<ReceptionRowProps, 'official' | 'desk'>) {
  return (
    <div className="max-lg:pt-2 max-lg:pl-13 lg:grid lg:grid-cols-2 lg:gap-x-8">
      {area && <p className="mb-2 max-w-measure text-sm">{area}</p>}
      <div className="min-w-0 lg:col-start-2">
        {formatReceptionTimes(hours).map(({ when, place }) => (
          <p key={when + place} className="mb-1.5">
            <span className="tabular font-semibold">{when}</span>
            <span className="block text-sm text-ink-soft">{place}</span>
          </p>
        ))}
        {note && (
          <p className={hours.length > 0 ? 'text-sm text-ink-soft' : 'font-medium'}>
            <TextWithContacts text={note} />
          </p>
        )}
        <BookingPhone phone={phone === desk ? null : phone} className="mt-1.5 text-sm" />
      </div>
    </div>
  )
}
