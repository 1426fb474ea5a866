import { documentCard } from '@/components/features/documents/document-social-card'
import { actName } from '@/components/features/documents/act-link'
import type { RegisterPage } from '@/components/features/documents/documents-section'

/** Returns title, description and canonical address of the register, or of the one act that is shown alone. */
export function documentsHead({ head, state, one: act }: RegisterPage, city: string) {
  if (act)
    return {
      title: `${actName(act)}. ${act.title}`,
      description: act.summary ?? act.title,
      path: head.path,
      card: documentCard(act),
    }
  return {
    ...head,
    description: `Реестр правовых актов ${city || 'города'}: постановления, решения, распоряжения и проекты. Поиск по словам, номеру и дате.`,
    feed: { section: 'documents' as const, query: state.query },
  }
}
