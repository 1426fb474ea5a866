import { cityTimeZone } from '@/components/ui/city-time-zone'
import { classNames } from '@/components/ui/class-names'
import { TextWithContacts } from '@/components/ui/text/contact-links'
import { MESSAGE_TYPE_CODE, newsPath } from '@/lib/config/paths'
import type { Outage } from '@/lib/domains/outages/contract'
import { describeOutage, tellOutage } from '@/lib/domains/outages/rules'

interface OutageNoteProps {
  outage: Outage
  /** It is what is complained of, so the advice goes with it; any other may explain the complaint all the same. */
  isAsked: boolean
  className: string
}

/** What is announced as off at an address; its page opens beside what is typed. */
export function OutageNote({ outage, isAsked, className }: OutageNoteProps) {
  const tell = isAsked ? tellOutage : describeOutage
  return (
    <div className={classNames('bg-sun-tint', className)}>
      <p className="font-medium">{tell(outage, cityTimeZone())}</p>
      {outage.responsible && (
        <p className="mt-1">
          Отвечает: <TextWithContacts text={outage.responsible} />
        </p>
      )}
      <p>
        <a
          href={newsPath({ ...outage, typeCode: MESSAGE_TYPE_CODE })}
          target="_blank"
          rel="noopener"
          className="link target"
        >
          Подробнее об отключении
        </a>
      </p>
    </div>
  )
}
