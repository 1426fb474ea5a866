import { cityQuestions } from '@/lib/cms/seed/content/faq-city'
import { powerQuestions } from '@/lib/cms/seed/content/faq-power'
import type { SeedFaq } from '@/lib/cms/seed/content/shapes'

/** Questions and answers that belong to no service. */
export const demoFaq: SeedFaq[] = [...cityQuestions, ...powerQuestions].flatMap(([topic, rows]) =>
  rows.map(([question, answer]) => ({ topic, question, answer })),
)
