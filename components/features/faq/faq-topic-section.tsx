import Link from 'next/link'
import { Accordion } from '@/components/ui/accordion'
import { RichText } from '@/components/ui/rich-text'
import { paths } from '@/lib/config/paths'
import type { FaqTopic } from '@/lib/contract/faq'

type Question = FaqTopic['questions'][number]

/** A topic at the left, its questions at the right. */
export function FaqTopicSection({ topic, isOpen }: { topic: FaqTopic; isOpen: boolean }) {
  return (
    <section aria-labelledby={`topic-${topic.id}`} className="lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-x-12">
      <h2
        id={`topic-${topic.id}`}
        className="mb-4 self-start text-h2 lg:sticky lg:top-[calc(var(--header)+1.5rem)] lg:pt-4"
      >
        {topic.title}
      </h2>
      <Accordion
        items={topic.questions.map((question) => ({
          id: `question-${question.id}`,
          title: question.question,
          content: <Answer question={question} />,
          open: isOpen,
        }))}
      />
    </section>
  )
}

function Answer({ question: { id, answer, service } }: { question: Question }) {
  return (
    <>
      <RichText html={answer} />
      <p className="mt-4 flex flex-wrap gap-x-6 gap-y-2">
        {service && (
          <Link href={paths.service(service.id)} prefetch={false} className="link target">
            Услуга: {service.title}
          </Link>
        )}
        <a href={`#question-${id}`} className="link-quiet target text-ink-soft">
          Ссылка на этот ответ
        </a>
      </p>
    </>
  )
}
