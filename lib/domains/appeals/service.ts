import { env } from '@/lib/config/env'
import type { Visitor } from '@/lib/contract/caller'
import { AppError, checkAll } from '@/lib/contract/errors'
import { messages } from '@/lib/contract/messages'
import { buildPage } from '@/lib/contract/page'
import {
  ANSWER_DAYS,
  answerKinds,
  type AppealCard,
  type AppealChoices,
  type AppealForm,
  type AppealItem,
  type AppealReceipt,
  APPEALS_PER_PAGE,
  appealStates,
  type AppealStatistics,
  LEGAL_TYPES,
  REGISTER_DAYS,
} from '@/lib/domains/appeals/contract'
import { emails } from '@/lib/domains/appeals/emails'
import { writeReceipt } from '@/lib/domains/appeals/receipt'
import {
  type AppealFileRow,
  type AppealRow,
  countAppeals,
  findAddressees,
  findAppeal,
  findAppealEvents,
  findAppealFiles,
  findAppeals,
  findGreeting,
  findPostalAddresses,
  findTopics,
  insertAppeal,
  insertPostalAddress,
  nextReceiptNumber,
} from '@/lib/domains/appeals/repository'
import { computeTerms } from '@/lib/domains/appeals/rules'
import { countByOutcome, countByTopic, findMonths, findTotals } from '@/lib/domains/appeals/statistics-repository'
import { logConsent } from '@/lib/domains/consents/service'
import { inTransaction } from '@/lib/platform/database/payload-client'
import { acceptFile, type AcceptedFile } from '@/lib/platform/files/accept-file'
import { storePrivateFile } from '@/lib/platform/files/private-files'
import { queueEmail } from '@/lib/platform/mail/queue-email'
import { isoDay, toIso } from '@/lib/time/dates'
import { fullName } from '@/lib/text/person-name'

export async function findAppealChoices(): Promise<AppealChoices> {
  const [groups, topics] = await Promise.all([findAddressees(), findTopics()])
  return { addressees: groups.flatMap(({ addressees }) => addressees), addressee_groups: groups, topics }
}

export async function appealFormData(residentId: number) {
  const [choices, addresses] = await Promise.all([findAppealChoices(), findPostalAddresses(residentId)])
  return {
    ...choices,
    postal_addresses: addresses,
    register_days: REGISTER_DAYS,
    register_working_days: REGISTER_DAYS,
    answer_days: ANSWER_DAYS,
  }
}

export async function savePostalAddress(residentId: number, address: string) {
  await insertPostalAddress(residentId, address)
  return { postal_addresses: await findPostalAddresses(residentId) }
}

/**
 * Checks an appeal, redraws its files and writes its receipt, before the transaction: all that takes time, and a
 * transaction holds a connection. Throws invalid at the wrong field.
 */
export async function prepareAppeal(form: AppealForm) {
  const [files] = await checkAll([() => takeFiles(form), () => requireKnown(form)])
  const received = new Date()
  const day = isoDay(received, env.TIME_ZONE)
  const days = computeTerms(day)
  const number = await nextReceiptNumber(Number(day.slice(0, 4)))
  const paper = await buildReceipt(number, form, files, { received, ...days })
  return { files, received, days, number, paper }
}

/** Stores an appeal with its files and the consent, and returns its receipt. */
export async function sendOfficialAppeal(
  residentId: number,
  form: AppealForm,
  { files, received, days, number, paper }: Awaited<ReturnType<typeof prepareAppeal>>,
  visitor: Visitor,
): Promise<{ appeal: AppealReceipt; message: string }> {
  return inTransaction(async () => {
    const fileIds: number[] = []
    for (const { file, title } of files) {
      fileIds.push(await storePrivateFile({ ...file, originName: title, purpose: 'appeal', residentId }))
    }
    const receipt = await storePrivateFile({ ...paper, purpose: 'appeal', residentId })
    const id = await insertAppeal({ ...toData(form), ...days, number, received, residentId, files: fileIds, receipt })
    await logConsent(form.consents, { purpose: 'appeal', residentId, contact: null, ...visitor })
    await queueEmail(form.email, emails.appealReceived(await findGreeting(id), { id, number, ...days }))
    return {
      appeal: {
        id,
        number,
        received_at: received.toISOString(),
        register_by: days.registerBy,
        answer_by: days.answerBy,
        receipt_file: receipt,
      },
      message: `Обращение № ${number} получено`,
    }
  })
}

export async function listMyAppeals(residentId: number, page: number) {
  const perPage = APPEALS_PER_PAGE
  const [found, total] = await Promise.all([
    findAppeals(residentId, perPage, (page - 1) * perPage),
    countAppeals(residentId),
  ])
  return { appeals: buildPage(found.map(toCard), { total, perPage, page, path: '/api/userappeals' }) }
}

export async function listNewestAppeals(residentId: number, limit: number) {
  const [found, total] = await Promise.all([findAppeals(residentId, limit, 0), countAppeals(residentId)])
  return { total, appeals: found.map(toCard) }
}

export async function getMyAppeal(id: number, residentId: number): Promise<{ appeal: AppealItem }> {
  const row = await findAppeal(id, residentId)
  if (!row) throw new AppError('notFound')
  const [files, events] = await Promise.all([findAppealFiles(id), findAppealEvents(id)])
  const ofPath = (path: AppealFileRow['path']) =>
    files.filter((file) => file.path === path).map(({ path: _path, ...file }) => file)
  return {
    appeal: {
      ...toCard(row),
      legal_type: row.legal_type,
      author: row.author,
      forwarded_to: row.forwarded_to,
      answer_kind: row.answer_kind,
      answer_text: row.state === 'answered' ? row.answer_text : null,
      answered_at: toIso(row.answered_at),
      files: ofPath('files'),
      answer_files: row.state === 'answered' ? ofPath('answerFiles') : [],
      receipt_file: row.receipt_file,
      events: events.map((event) => ({ ...event, created_at: toIso(event.created_at) })),
    },
  }
}

async function requireKnown({ topic_id: topic, addressee }: AppealForm): Promise<void> {
  const { topics, addressees } = await findAppealChoices()
  const errors = {
    ...(!topics.some(({ id }) => id === topic) && { topic_id: [messages.unknownValue] }),
    ...(!addressees.includes(addressee) && { addressee: [messages.unknownValue] }),
  }
  if (Object.keys(errors).length > 0) throw new AppError('invalid', { errors })
}

interface TakenFile {
  file: AcceptedFile
  title: string
}

async function takeFiles({ documents_arr: list = [] }: AppealForm): Promise<TakenFile[]> {
  const taken = await checkAll(
    list.map(({ document, title, position }, index) => async () => ({
      file: await acceptFile(document, `documents_arr.${index}.document`),
      title: title || document.name || 'файл',
      position,
    })),
  )
  return taken.sort((one, other) => one.position - other.position)
}

async function buildReceipt(
  number: string,
  form: AppealForm,
  taken: readonly TakenFile[],
  dates: { received: Date; registerBy: string; answerBy: string },
) {
  const { addressee, text } = form
  const files = taken.map(({ file, title }) => ({ title, size: file.content.byteLength }))
  const content = await writeReceipt({ number, author: formatAuthor(form), addressee, text, files, ...dates })
  return { content, mimeType: 'application/pdf', extension: 'pdf', originName: `Расписка об обращении ${number}` }
}

function toData(form: AppealForm) {
  const isEntity = form.legal_type === LEGAL_TYPES.entity
  return {
    legalType: isEntity ? ('2' as const) : ('1' as const),
    author: formatAuthor(form),
    representative: isEntity ? form.representative : null,
    inn: isEntity ? form.inn : null,
    ogrn: isEntity ? form.ogrn : null,
    legalAddress: isEntity ? form.legal_address : null,
    postalAddress: form.postal_address || null,
    email: form.email,
    phone: form.phone ?? null,
    answerDelivery: form.answer_delivery,
    addressee: form.addressee,
    topic: form.topic_id,
    text: form.text,
  }
}

function formatAuthor(form: AppealForm): string {
  if (form.legal_type === LEGAL_TYPES.entity) return form.organization
  return fullName(form)
}

function toCard(row: AppealRow): AppealCard {
  return {
    id: row.id,
    number: row.number,
    registration_number: row.registration_number,
    state: row.state,
    state_name: appealStates.find(({ value }) => value === row.state)?.name ?? '',
    topic: row.topic,
    addressee: row.addressee,
    text: row.text,
    received_at: toIso(row.created_at),
    register_by: row.register_by,
    answer_by: row.answer_by,
    is_overdue: row.is_overdue,
  }
}

/** Returns public statistics; nothing in them identifies a person. */
export async function appealStatistics(): Promise<AppealStatistics> {
  const [totals, months, topics, outcomes] = await Promise.all([
    findTotals(),
    findMonths(),
    countByTopic(),
    countByOutcome(),
  ])
  return {
    ...totals,
    median_days: totals.median_days === null ? null : Math.round(totals.median_days),
    months,
    topics,
    outcomes: outcomes.map(({ outcome, count }) => ({ title: outcomeName(outcome), count })),
  }
}

function outcomeName(outcome: string): string {
  return answerKinds.find(({ value }) => value === outcome)?.name ?? 'Оставлено без ответа'
}
