import { actName } from '@/components/features/documents/act-links'
import { type RegisterPage, documentsSection } from '@/components/features/documents/documents-section'
import type { CardTone, SocialCard } from '@/lib/navigation/social-card'
import { documentStatuses, type LegalAct } from '@/lib/domains/documents/contract'
import { formatLongDate } from '@/lib/time/dates'

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

const tones: Record<LegalAct['status'], CardTone> = {
  active: 'brand',
  amended: 'sun',
  repealed: 'danger',
  draft: 'neutral',
}

function documentCard({ id, type, number, title, date, issuer, status }: LegalAct): SocialCard {
  return {
    kind: 'document',
    id,
    title,
    label: number ? `${type.title} № ${number}` : type.title,
    facts: [`от ${formatLongDate(date, 'UTC')}`, issuer.title],
    mark: { text: documentStatuses.find((one) => one.id === status)?.title ?? '', tone: tones[status] },
  }
}

export async function findDocumentCard(id: string): Promise<SocialCard | null> {
  const { one: act } = await documentsSection.read({ id })
  return act ? documentCard(act) : null
}
