import type { FaqFilter, FaqTopic } from '@/lib/domains/faq/contract'
import { findFaqTopics, findQuestions } from '@/lib/domains/faq/repository'
import { toHtml } from '@/lib/platform/documents/rich-text'
import { idOf } from '@/lib/platform/payload/to-shapes'
import type { Faq } from '@/lib/platform/payload/payload-types'

export async function getFaq(
  filter: FaqFilter,
): Promise<{ faq: FaqTopic[]; topics: { id: number; title: string; count: number }[] }> {
  const [questions, topics] = await Promise.all([findQuestions(filter), findFaqTopics()])
  const faq = topics.map(({ id, title }) => ({
    id,
    title,
    questions: questions.filter((one) => idOf(one.topic) === id).map(toQuestion),
  }))
  return { faq: faq.filter((topic) => topic.questions.length > 0), topics }
}

function toQuestion({ id, question, answer, service }: Faq): FaqTopic['questions'][number] {
  const linked = service && typeof service === 'object' && service._status === 'published' ? service : null
  return { id, question, answer: toHtml(answer), service: linked && { id: linked.id, title: linked.title } }
}
