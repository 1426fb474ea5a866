import { randomUUID } from 'node:crypto'
import { at } from '@/e2e/fixtures/portal'
import type { Colleague } from '@/e2e/fixtures/staff'

export interface DutyResponse {
  status: number
  next: string | undefined
  /** Messages by field. */
  errors: Record<string, string>
}

/** Sends a form of the duty service as its page does; a key makes it a repeat. */
export async function sendDutyForm(
  who: Colleague | null,
  path: string,
  fields: Record<string, string>,
  key: string = randomUUID(),
): Promise<DutyResponse> {
  const form = new FormData()
  for (const [name, value] of Object.entries({ key, ...fields })) form.set(name, value)
  const headers = { accept: 'application/json', ...(who && { authorization: `JWT ${who.token}` }) }
  const response = await fetch(at(`/cms/desk/${path}`), { method: 'POST', headers, body: form })
  const { next, errors = [] } = (await response.json()) as {
    next?: string
    errors?: { data?: { errors?: { path: string; message: string }[] } }[]
  }
  const named = (errors[0]?.data?.errors ?? []).map(({ path: field, message }) => [field, message])
  return { status: response.status, next, errors: Object.fromEntries(named) as Record<string, string> }
}

/** The number at the end of the address that a sent form leads to. */
export function getDone({ next }: DutyResponse): number {
  return Number(/\d+$/.exec(next ?? '')?.[0])
}

/** «2026-11-29T10:00» in Moscow, so many hours from now. */
export function hoursFromNow(hours: number): string {
  const MOSCOW = 3
  return new Date(Date.now() + (hours + MOSCOW) * 3_600_000).toISOString().slice(0, 16)
}

/** Fields of an outage of now, at streets of which some may not be on the plan. */
export function outageWith(mark: number, changes: Record<string, string> = {}): Record<string, string> {
  return {
    what: 'нет холодной воды',
    where: `ул. Садовая, 1–15, проба ${mark}`,
    anyway: 'on',
    startsAt: hoursFromNow(-1),
    endsAt: hoursFromNow(3),
    responsible: 'Водоканал, 8 (87200) 2-00-00',
    ...changes,
  }
}
