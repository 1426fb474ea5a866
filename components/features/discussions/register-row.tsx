import { foldRemark } from '@/components/features/discussions/fold-remark'
import { DetailsChevron, Icon } from '@/components/ui/icon/icon'
import { Badge } from '@/components/ui/text/badge'
import { DateText, MomentText } from '@/components/ui/text/date-text'
import { TextWithContacts } from '@/components/ui/text/contact-links'
import { env } from '@/lib/config/env'
import { proposalSources, type RegisterEntry } from '@/lib/domains/discussions/contract'
import { typeset } from '@/lib/text/typography'

export function RegisterRow({ entry }: { entry: RegisterEntry }) {
  const { number, source, type, text, answer } = entry
  return (
    <li className="space-y-1.5 py-3 sm:space-y-2 sm:py-5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
        <span className="tabular min-w-12 text-base font-semibold text-ink">№ {number}</span>
        <Badge tone="brand">{type.name}</Badge>
        <Received entry={entry} />
        {source !== 'portal' && <span>{nameSource(source)}</span>}
      </p>
      <Remark text={text} />
      {answer && <Answer answer={answer} />}
    </li>
  )
}

/** All of it is in the page, so the browser's search and paper have it. */
function Remark({ text }: { text: string }) {
  const [shown, rest] = foldRemark(text)
  return (
    <div className="max-w-measure whitespace-pre-line">
      <p>{shown}</p>
      {rest && (
        <details className="group">
          <summary className="inline-flex min-h-11 items-center gap-2 font-medium text-brand-strong print:hidden">
            <span className="group-open:hidden">Читать целиком</span>
            <span className="hidden group-open:inline">Свернуть</span>
            <DetailsChevron />
          </summary>
          <p>{rest}</p>
        </details>
      )}
    </div>
  )
}

function nameSource(source: RegisterEntry['source']): string {
  return typeset(proposalSources.find(({ value }) => value === source)?.name ?? '')
}

/** Only the day is known for a proposal on paper. */
function Received({ entry: { source, created_at: created } }: { entry: RegisterEntry }) {
  const When = source === 'portal' ? MomentText : DateText
  return <When value={created} form="short" zone={env.TIME_ZONE} />
}

function Answer({ answer: { name, text, at } }: { answer: NonNullable<RegisterEntry['answer']> }) {
  return (
    <div className="flex max-w-measure gap-3 rounded-card bg-ground px-3 py-2.5">
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
