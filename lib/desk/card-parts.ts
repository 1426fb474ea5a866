import type { ItemAuthor, ItemStep } from '@/lib/contract/queue-shapes'
import type { DeskUser } from '@/lib/desk/desk-user'
import { readStream, type StreamRow } from '@/lib/desk/stream'
import { readOriginal } from '@/lib/domains/desk/corrections/service'
import { deskKinds } from '@/lib/domains/desk/desk-kinds'
import { readDrafts } from '@/lib/domains/desk/drafts-service'
import { noteOpening } from '@/lib/domains/desk/openings-service'
import { listPending, listReturned } from '@/lib/domains/desk/pending-service'
import type { CardDrafts, Looker, MoveSubject, Original, PendingMove, ReturnedMove } from '@/lib/domains/desk/shapes'
import { auditStaffOpening } from '@/lib/platform/audit/audit-openings'

/** What surrounds a thing on its card, whatever it is. */
export interface CardParts {
  stream: StreamRow[]
  /** What the author wrote before a correction; moderators alone see it. */
  original: Original | null
  /** Absent for comments, whose actions ask for no words. */
  drafts: CardDrafts | undefined
  others: Looker[]
  /** A move that waits; no other can be made until it is carried out or undone. */
  pending: PendingMove | null
  /** What came back to this person: they undid it, or the portal refused it. */
  returned: readonly ReturnedMove[]
  /** Contacts of the author once they were opened, which is logged. */
  author: ItemAuthor | null
}

interface Opened {
  /** Record that notes and emails are about. */
  subjectId: number
  history: readonly ItemStep[]
  /** Contacts that are opened, with their name in the log. */
  contacts: { name: string; find: () => Promise<ItemAuthor | null> } | null
}

/** Reads the parts of a card that this person may see, and logs that they opened it. */
export async function readCardParts({ scope, call }: DeskUser, moved: MoveSubject, opened: Opened): Promise<CardParts> {
  const { subjectId, history, contacts } = opened
  const { name, one, subject: kind } = deskKinds[moved.kind]
  const subject = { kind, id: subjectId }
  const isPart = kind !== moved.kind
  const [original, texts, others, pending, returned, stream, author] = await Promise.all([
    scope.isModerator && !isPart ? readOriginal(subject) : null,
    isPart ? null : readDrafts(subject, call),
    isPart ? [] : noteOpening(subject, call),
    listPending(moved.kind, [moved.id], call),
    listReturned(call, moved),
    readStream(subject, history),
    contacts && contacts.find(),
    auditStaffOpening(call, 'Просмотр', `${one} № ${moved.id}`),
    contacts && auditStaffOpening(call, 'Просмотр контактов', contacts.name),
  ])
  const endpoint = `/cms/desk/${name}/${moved.id}/draft`
  return {
    original,
    drafts: texts ? { endpoint, writer: Number(call.user?.id), texts } : undefined,
    others,
    pending: pending[moved.id] ?? null,
    returned,
    stream,
    author,
  }
}
