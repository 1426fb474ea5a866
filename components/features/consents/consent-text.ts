import 'server-only'
import { cache } from 'react'
import { read } from '@/lib/page-data/call-operation'
import { listConsentTexts, type ConsentText } from '@/lib/domains/consents/contract'
import type { SocialCard } from '@/lib/navigation/social-card'

export const getConsentText = cache(async (purpose: string): Promise<ConsentText | null> => {
  const answer = await read(listConsentTexts, {}, { required: true })
  return answer?.consent_texts.find((text) => text.purpose === purpose) ?? null
})

export function consentCard({ purpose, title, version }: ConsentText): SocialCard {
  return { kind: 'consent', id: purpose, label: 'Персональные данные', title, facts: [`Редакция ${version}`] }
}

export async function findConsentCard(purpose: string): Promise<SocialCard | null> {
  const text = await getConsentText(purpose)
  return text && consentCard(text)
}
