import Link from 'next/link'
import { FaqQuestions, topicHref } from '@/components/features/faq/faq-questions'
import { FoldChevron } from '@/components/ui/fold-chevron'
import type { FaqTopic } from '@/lib/domains/faq/contract'
import { countOf, plural, type PluralForms } from '@/lib/text/plural'

const FORMS: PluralForms = ['вопрос', 'вопроса', 'вопросов']

interface FaqTopicFoldProps {
  topic: FaqTopic
  /** At most so many questions are shown; the rest is on the topic's own page. */
  limit: number
}

/** Draws a topic of the whole list with its first questions: folded on phones, open under its heading on wide screens. */
export function FaqTopicFold({ topic: { id, title, questions }, limit }: FaqTopicFoldProps) {
  const more = questions.length - limit
  return (
    <section aria-label={title} className="border-b border-line-strong lg:border-none">
      <h2 data-unfolded="" className="mb-3 text-h3">
        {title}
      </h2>
      <details className="group unfolds">
        <summary className="flex min-h-14 items-center gap-3 py-2 transition-colors hover:text-brand-strong">
          <h2 className="min-w-0 flex-1 text-lg leading-6 font-semibold">{title}</h2>
          <span className="tabular text-sm text-ink-soft">
            {questions.length}
            <span className="sr-only"> {plural(questions.length, FORMS)}</span>
          </span>
          <FoldChevron className="size-6 text-brand" />
        </summary>
        <FaqQuestions questions={questions.slice(0, limit)} topicId={id} />
        {more > 0 && (
          <p className="mt-3 max-lg:mb-6">
            <Link href={topicHref(id)} prefetch={false} className="link target">
              Ещё {countOf(more, FORMS)}
              <span className="sr-only"> по теме «{title}»</span>
            </Link>
          </p>
        )}
      </details>
    </section>
  )
}
