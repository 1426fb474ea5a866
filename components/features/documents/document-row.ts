import { actHref, actName } from '@/components/features/documents/act-links'
import { toShownStatus } from '@/components/features/documents/document-status'
import { fileKind } from '@/components/ui/file/file-label'
import { toShownFile, type ShownFile } from '@/components/ui/file/shown-file'
import { contactsHtml } from '@/components/ui/text/contacts-html'
import { toShownDay } from '@/components/ui/text/date-text'
import { unbrokenHtml } from '@/components/ui/text/line-breaks-html'
import { relationKinds, type LegalAct } from '@/lib/domains/documents/contract'
import { lowerFirst } from '@/lib/text/capitalize'
import { shorten } from '@/lib/text/shorten'
import { typeset } from '@/lib/text/typography'

const SHOWN_RELATIONS = 3
const MAX_SUMMARY_LENGTH = 140

export type DocumentRow = ReturnType<typeof toDocumentRow>

/** Formats an act for the register. Most acts are in force, so only other states are named. */
export function toDocumentRow(act: LegalAct, usualIssuer?: number) {
  const { id, number, summary, relations, type, issuer } = act
  const status = act.status === 'active' ? null : toShownStatus(act)
  return {
    id,
    href: actHref(id),
    title: unbrokenHtml(act.title),
    number: number ? `№\u00A0${number}` : 'Без номера',
    date: toShownDay(act.date, { form: 'short', zone: 'UTC' }),
    type: type.title,
    issuer: issuer.title,
    /** Rows do not repeat it. */
    isUsual: issuer.id === usualIssuer && status === null,
    status,
    summary: summary && contactsHtml(shorten(summary, MAX_SUMMARY_LENGTH)),
    relations: relations.slice(0, SHOWN_RELATIONS).map(({ kind, document }) => ({
      kind: typeset(`${relationKinds[kind]} `),
      href: actHref(document.id),
      name: unbrokenHtml(lowerFirst(actName(document))),
    })),
    moreRelations: Math.max(0, relations.length - SHOWN_RELATIONS),
    files: act.join_documents.map((file) => toRowFile(file, act)),
    fileKinds: listKinds(act.join_documents),
  }
}

/** «2 PDF»; «PDF, DOCX». */
function listKinds(files: LegalAct['join_documents']): string {
  const kinds = new Map<string, number>()
  for (const { document } of files) {
    const kind = fileKind(document.type, document.origin_name)
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
  }
  return [...kinds].map(([kind, count]) => (count > 1 ? `${count}\u00A0${kind}` : kind)).join(', ')
}

/** The row says number and date already. */
function toRowFile(file: LegalAct['join_documents'][number], { number, type }: LegalAct): ShownFile {
  const shown = toShownFile(file)
  return number && shown.name.includes(number) ? { ...shown, shortName: type.title } : shown
}

/** Returns the issuer of most of these acts. */
export function findUsualIssuer(acts: readonly LegalAct[]): number | undefined {
  const counts = new Map<number, number>()
  for (const { issuer } of acts) counts.set(issuer.id, (counts.get(issuer.id) ?? 0) + 1)
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0]
}
