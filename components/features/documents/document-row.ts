import { actHref, actName } from '@/components/features/documents/act-links'
import { toShownStatus } from '@/components/features/documents/document-status'
import { toShownFile } from '@/components/ui/file/shown-file'
import { contactsHtml } from '@/components/ui/text/contacts-html'
import { toShownDay } from '@/components/ui/text/date-text'
import { unbrokenHtml } from '@/components/ui/text/line-breaks-html'
import { relationKinds, type LegalAct } from '@/lib/domains/documents/contract'
import { lowerFirst } from '@/lib/text/capitalize'
import { shorten } from '@/lib/text/shorten'

const SHOWN_RELATIONS = 3
const MAX_SUMMARY_LENGTH = 140

export type DocumentRow = ReturnType<typeof toDocumentRow>

/** Formats an act for the register. Most acts are in force, so only other states are named. */
export function toDocumentRow(act: LegalAct) {
  const { id, number, status, summary, relations } = act
  return {
    id,
    href: actHref(id),
    title: unbrokenHtml(act.title),
    number: number ? `№\u00A0${number}` : 'Без номера',
    date: toShownDay(act.date, { form: 'short', zone: 'UTC' }),
    source: `${act.type.title} · ${act.issuer.title}`,
    status: status === 'active' ? null : toShownStatus(act),
    summary: summary && contactsHtml(shorten(summary, MAX_SUMMARY_LENGTH)),
    relations: relations.slice(0, SHOWN_RELATIONS).map(({ kind, document }) => ({
      kind: relationKinds[kind],
      href: actHref(document.id),
      name: unbrokenHtml(lowerFirst(actName(document))),
    })),
    moreRelations: Math.max(0, relations.length - SHOWN_RELATIONS),
    files: act.join_documents.map(toShownFile),
  }
}
