import { sql } from '@payloadcms/db-postgres'
import { query } from '@/lib/platform/database/payload-client'
import type { ConsentText } from '@/lib/platform/payload/payload-types'
import type { ConsentPurpose } from '@/lib/contract/consents'

export async function findCurrentTexts(): Promise<
  (Pick<ConsentText, 'title' | 'label' | 'body'> & { purpose: ConsentPurpose; version: number; valid_from: string })[]
> {
  return query(sql`
    SELECT DISTINCT ON (purpose) purpose, version::int, title, label, body, valid_from FROM consent_texts
    WHERE valid_from <= now() ORDER BY purpose, version DESC`)
}

export interface ConsentLine {
  purpose: ConsentPurpose
  isGiven: boolean
  residentId: number | null
  /** Guest's address or phone, to identify the consent later; null for a resident. */
  contact: string | null
  address: string | null
  device: string
}

/** Logs the version in force; 0 if the city has no text yet. */
export async function insertConsent(line: ConsentLine): Promise<void> {
  await query(sql`
    INSERT INTO resident_consents (purpose, version, is_given, resident_id, contact, address, device)
    VALUES (${line.purpose}, coalesce((SELECT max(version) FROM consent_texts t
        WHERE t.purpose::text = ${line.purpose} AND t.valid_from <= now()), 0),
      ${line.isGiven}, ${line.residentId}, ${line.contact}, ${line.address}, ${line.device.slice(0, 300)})`)
}

export interface LastConsent {
  purpose: ConsentPurpose
  is_given: boolean
  version: number
  created_at: string
  given_at: string | null
}

export async function findLastConsents(residentId: number): Promise<LastConsent[]> {
  return query(sql`
    SELECT DISTINCT ON (c.purpose) c.purpose, c.is_given, c.version::int, c.created_at,
      (SELECT max(g.created_at) FROM resident_consents g
        WHERE g.resident_id = c.resident_id AND g.purpose = c.purpose AND g.is_given) AS given_at
    FROM resident_consents c WHERE c.resident_id = ${residentId} ORDER BY c.purpose, c.id DESC`)
}
