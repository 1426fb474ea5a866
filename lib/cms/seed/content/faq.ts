import { cityQuestions } from '@/lib/cms/seed/content/faq-city'
import { powerQuestions } from '@/lib/cms/seed/content/faq-power'
import type { SeedFaq } from '@/lib/cms/seed/content/shapes'
import { typeset } from '@/lib/cms/seed/content/typeset'

/** Questions and answers that belong to no service. */
export const demoFaq: SeedFaq[] = [...cityQuestions, ...powerQuestions].flatMap(([topic, rows]) =>
  rows.map(([question, answer]) => ({ topic, question: typeset(question), answer: typeset(answer) })),
)
