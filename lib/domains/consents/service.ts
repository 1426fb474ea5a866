import {
  findCurrentTexts,
  findLastConsents,
  insertConsent,
  type ConsentLine,
  type LastConsent,
} from '@/lib/domains/consents/repository'
import { toHtml } from '@/lib/platform/documents/rich-text'
import { paths } from '@/lib/config/paths'
import { REGISTRATION_CONSENT_REQUIRED, type ConsentText, type GivenConsent } from '@/lib/domains/consents/contract'
import { AppError } from '@/lib/contract/errors'
import { consentPurposes, type ConsentPurpose } from '@/lib/contract/consents'
import { toIso } from '@/lib/time/dates'

export async function listConsentTexts(): Promise<{ consent_texts: ConsentText[] }> {
  const found = await findCurrentTexts()
  const texts = found.map(({ purpose, version, title, label, body, valid_from: from }) => ({
    purpose,
    version,
    title,
    label,
    body: toHtml(body),
    valid_from: toIso(from),
    url: paths.consent(purpose),
  }))
  return { consent_texts: texts.sort((one, other) => place(one.purpose) - place(other.purpose)) }
}

/** Logs a consent given on a form, in the caller's transaction; nothing if unticked. */
export async function logConsent(given: readonly ConsentPurpose[] | undefined, line: Omit<ConsentLine, 'isGiven'>) {
  if (given?.includes(line.purpose)) await insertConsent({ ...line, isGiven: true })
}

export async function listConsents(residentId: number): Promise<{ consents: GivenConsent[] }> {
  const [texts, last] = await Promise.all([findCurrentTexts(), findLastConsents(residentId)])
  const consents = consentPurposes.flatMap((purpose) => {
    const text = texts.find((one) => one.purpose === purpose)
    const line = last.find((one) => one.purpose === purpose)
    if (!text && !line) return []
    return [{ purpose, title: text?.title ?? '', url: paths.consent(purpose), ...toState(line, text?.version) }]
  })
  return { consents }
}

type ConsentChange = Omit<ConsentLine, 'isGiven' | 'residentId' | 'contact'> & { isGiven: boolean }

/** Gives or withdraws a consent. Throws invalid at `purpose` for registration: the account depends on it. */
export async function changeConsent(residentId: number, change: ConsentChange) {
  if (change.purpose === 'registration' && !change.isGiven) {
    throw new AppError('invalid', { errors: { purpose: [REGISTRATION_CONSENT_REQUIRED] } })
  }
  await insertConsent({ ...change, residentId, contact: null })
  return listConsents(residentId)
}

function toState(line: LastConsent | undefined, current: number | undefined) {
  if (!line) return { version: null, given_at: null, withdrawn_at: null, is_given: false, is_outdated: false }
  return {
    version: line.version,
    given_at: toIso(line.given_at),
    withdrawn_at: line.is_given ? null : toIso(line.created_at),
    is_given: line.is_given,
    is_outdated: line.is_given && current !== undefined && line.version < current,
  }
}

function place(purpose: ConsentPurpose): number {
  return consentPurposes.indexOf(purpose)
}
