import { getConsentText } from '@/components/features/consents/queries'
import type { SocialCard } from '@/lib/navigation/social-card'
import type { ConsentText } from '@/lib/domains/cabinet/contract'

export function consentCard({ purpose, title, version }: ConsentText): SocialCard {
  return { kind: 'consent', id: purpose, label: 'Персональные данные', title, facts: [`Редакция ${version}`] }
}

export async function findConsentCard(purpose: string): Promise<SocialCard | null> {
  const text = await getConsentText(purpose)
  return text && consentCard(text)
}
