import { cityQuestions } from '@/lib/package/seed/content/faq-city'
import { powerQuestions } from '@/lib/package/seed/content/faq-power'
import type { SeedFaq } from '@/lib/package/seed/content/shapes'

/** Questions and answers that belong to no service. */
export const demoFaq: SeedFaq[] = [...cityQuestions, ...powerQuestions].flatMap(([topic, rows]) =>
  rows.map(([question, answer]) => ({ topic, question, answer })),
)
