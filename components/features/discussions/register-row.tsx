import { Badge } from '@/components/ui/text/badge'
import { DateText, MomentText } from '@/components/ui/text/date-text'
import { TextWithContacts } from '@/components/ui/text/contact-links'
import { env } from '@/lib/config/env'
import { proposalSources, type RegisterEntry } from '@/lib/domains/discussions/contract'
import { Icon } from '@/components/ui/icon/icon'

export function RegisterRow({ entry }: { entry: RegisterEntry }) {
  const { number, source, type, text, answer } = entry
  return (
    <li className="grid gap-x-8 gap-y-2 py-6 sm:grid-cols-[6.5rem_minmax(0,1fr)]">
      <p className="tabular text-lg font-semibold">№ {number}</p>
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
          <Badge tone="brand">{type.name}</Badge>
          <Received entry={entry} />
          {source !== 'portal' && <span>{proposalSources.find(({ value }) => value === source)?.name}</span>}
        </p>
        <p className="mt-2 max-w-measure whitespace-pre-line">{text}</p>
        {answer && <Answer answer={answer} />}
      </div>
    </li>
  )
}

/** Only the day is known for a proposal on paper. */
function Received({ entry: { source, created_at: created } }: { entry: RegisterEntry }) {
  const When = source === 'portal' ? MomentText : DateText
  return <When value={created} form="short" zone={env.TIME_ZONE} />
}

function Answer({ answer: { name, text, at } }: { answer: NonNullable<RegisterEntry['answer']> }) {
  return (
    <div className="mt-4 flex max-w-measure gap-3 rounded-card bg-ground p-4">
      <Icon name="corner-down-right" className="mt-1 size-4.5 shrink-0 text-ink-soft" />
      <div className="min-w-0">
        <p>
          <span className="sr-only">Ответ организатора: </span>
          <span className="font-semibold">{name}</span>{' '}
          <MomentText value={at} form="short" zone={env.TIME_ZONE} className="ml-2 text-sm text-ink-soft" />
        </p>
        {text && (
          <p className="mt-1 whitespace-pre-line">
            <TextWithContacts text={text} />
          </p>
        )}
      </div>
    </div>
  )
}
