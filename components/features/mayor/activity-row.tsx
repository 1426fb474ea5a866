import Link from 'next/link'
import { DayMark } from '@/components/features/mayor/day-mark'
import { classNames } from '@/components/ui/class-names'
import { Picture } from '@/components/ui/picture'
import { TextWithContacts } from '@/components/ui/text-with-contacts'
import { paths } from '@/lib/config/paths'
import type { Activity } from '@/lib/domains/mayor/contract'

interface ActivityRowProps {
  activity: Activity
  /** The row is visible without scrolling, so its picture is not loaded lazily. */
  priority?: boolean
}

/** Draws an event of the mayor: the date apart, what he did and where, and the picture on the right. */
export function ActivityRow({ activity, priority = false }: ActivityRowProps) {
  const { id, title, lead, type, date, place, head_img: image } = activity
  return (
    <li
      className={classNames(
        'group relative grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-3 py-6 sm:grid-cols-[8rem_minmax(0,1fr)] lg:gap-x-10 lg:py-7',
        image ? 'lg:grid-cols-[9rem_minmax(0,1fr)_16rem]' : 'lg:grid-cols-[9rem_minmax(0,1fr)]',
      )}
    >
      <DayMark moment={date} />
      <div className="min-w-0">
        <p className="text-sm text-ink-soft">{[type.title, place].filter(Boolean).join(' · ')}</p>
        <h2 className="mt-1 text-h3">
          <Link
            href={paths.mayorActivityItem(id)}
            prefetch={false}
            className="link-quiet cover group-hover:text-brand-strong"
          >
            {title}
          </Link>
        </h2>
        {lead && (
          <p className={classNames('mt-2 text-ink-soft', image && 'max-w-measure')}>
            <TextWithContacts text={lead} />
          </p>
        )}
      </div>
      {image && (
        <div className="max-w-sm sm:col-start-2 lg:col-start-3 lg:max-w-none">
          <Picture image={image} sizes="(min-width: 64rem) 16rem, 24rem" priority={priority} decorative />
        </div>
      )}
    </li>
  )
}
