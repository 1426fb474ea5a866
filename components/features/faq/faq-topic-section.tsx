import { FaqQuestions } from '@/components/features/faq/faq-questions'
import type { FaqTopic } from '@/lib/domains/faq/contract'

interface FaqTopicSectionProps {
  topic: FaqTopic
  isOpen: boolean
}

/** Draws a topic on the left and all its found questions on the right. */
export function FaqTopicSection({ topic: { id, title, questions }, isOpen }: FaqTopicSectionProps) {
  return (
    <section aria-labelledby={`topic-${id}`} className="lg:grid lg:grid-cols-[18rem_minmax(0,1fr)] lg:gap-x-10">
      <h2
        id={`topic-${id}`}
        className="mb-2 self-start text-h2 sm:mb-4 lg:sticky lg:top-[calc(var(--header)+1.5rem)] lg:pt-4"
      >
        {title}
      </h2>
      <FaqQuestions questions={questions} topicId={id} isOpen={isOpen} />
    </section>
  )
}
