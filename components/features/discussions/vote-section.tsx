import type { ReactNode } from 'react'
import type { Discussion } from '@/components/features/discussions/queries'
import { VotePanel } from '@/components/features/discussions/vote-panel'
import { VoteTotals } from '@/components/features/discussions/vote-totals'
import { TextWithContacts } from '@/components/ui/text/contact-links'
import { classNames } from '@/components/ui/class-names'
import { DISCUSSION_CODE, FINISH_CODE } from '@/lib/domains/discussions/contract'
import { votingDays } from '@/lib/domains/discussions/graphql/operations'
import { formatLongDate } from '@/lib/time/dates'
import { typeset } from '@/lib/text/typography'

/** The form is outside of any Suspense boundary: a guest reads what is asked, and may begin, before the scripts come. */
export function VoteSection({ discussion }: { discussion: Discussion }) {
  const { id, status, types, totals, details } = discussion
  const days = votingDays(discussion)
  if (status.code === FINISH_CODE)
    return (
      <Section title="Как проголосовали жители">
        {totals ? <VoteTotals totals={totals} /> : <p>Итоги подводит организатор.</p>}
      </Section>
    )
  if (status.code !== DISCUSSION_CODE)
    return (
      <Section title="Голосование ещё не началось">
        <p>
          {days && typeset(`Проголосовать и написать предложение можно будет с ${formatLongDate(days.start, 'UTC')}. `)}
          Следите за обсуждением: мы сообщим, когда начнётся.
        </p>
      </Section>
    )
  return (
    <Section title="Ваше мнение" className="print:hidden">
      <div className="min-h-[30rem] [@media(scripting:none)]:hidden print:hidden">
        <VotePanel id={id} types={types} requiredFor={details.comment_required_for} until={days?.finish ?? null} />
      </div>
      <noscript>
        Чтобы проголосовать, включите JavaScript в браузере. Предложение примут и на бумаге
        <TextWithContacts text={details.contacts ? `: ${details.contacts}` : ' у организатора'} />.
      </noscript>
    </Section>
  )
}

function Section({ title, className, children }: { title: string; className?: string; children: ReactNode }) {
  return (
    <section
      id="vote"
      aria-labelledby="vote-title"
      className={classNames('scroll-mt-24 rounded-card bg-sand p-5 sm:p-8', className)}
    >
      <h2 id="vote-title" className="mb-5 text-h2">
        {title}
      </h2>
      {children}
    </section>
  )
}
