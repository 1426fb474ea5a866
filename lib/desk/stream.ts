import type { ItemStep } from '@/lib/contract/queue-shapes'
import { listNotes } from '@/lib/domains/desk/service'
import type { DeskSubject } from '@/lib/domains/desk/shapes'
import { findEmailsAbout, type SentEmail } from '@/lib/platform/mail/email-rows'

/** A step of the history, an email that was sent or a note of the staff. */
export interface StreamRow extends ItemStep {
  kind: 'step' | 'email' | 'note'
}

/** Merges the history of a thing with emails and notes about it, the oldest first. */
export async function readStream(subject: DeskSubject, history: readonly ItemStep[]): Promise<StreamRow[]> {
  const [emails, notes] = await Promise.all([findEmailsAbout(`${subject.kind} ${subject.id}`), listNotes(subject)])
  const rows: StreamRow[] = [
    ...history.map((row) => ({ ...row, kind: 'step' as const })),
    ...emails.map(toRow),
    ...notes.map(({ id, who, text, at }) => ({
      kind: 'note' as const,
      id,
      title: 'Заметка',
      who,
      note: text,
      warning: null,
      at,
    })),
  ]
  return rows.sort((one, other) => one.at.localeCompare(other.at))
}

const states: Record<SentEmail['state'], string> = {
  queued: 'ждёт отправки',
  sending: 'отправляется',
  sent: 'отправлено',
  refused: 'не доставлено',
}

function toRow({ id, subject, state, count, at }: SentEmail): StreamRow {
  const times = count > 1 ? `, получателей: ${count}` : ''
  return {
    kind: 'email',
    id,
    title: `Письмо «${subject}» ${states[state]}${times}`,
    who: null,
    note: null,
    warning: state === 'refused' ? 'Адрес не принял письма: свяжитесь иначе.' : null,
    at: new Date(at).toISOString(),
  }
}
