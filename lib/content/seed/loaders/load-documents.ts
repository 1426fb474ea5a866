import pLimit from 'p-limit'
import type { SeedDocument } from '@/lib/content/read/shapes/service-shapes'
import { Dictionary } from '@/lib/content/seed/loaders/dictionary'
import type { Seeding } from '@/lib/content/seed/loaders/seeding'
import { formatLongDate } from '@/lib/time/dates'

const documentPlurals: Readonly<Record<string, string>> = {
  Постановление: 'Постановления',
  Распоряжение: 'Распоряжения',
  Решение: 'Решения',
  Приказ: 'Приказы',
  Соглашение: 'Соглашения',
  Проект: 'Проекты',
}

/** Keeps the processor busy with files while the database responds. */
const AT_ONCE = 4

const DRAFT = 'Проект'
/** Beginning of an act's text that the letterhead repeats. */
const LETTERHEAD = /^Республика Дагестан\n[\s\S]*?\nг\.\s+Самурск\n\n/

/** Returns act ids by number. */
export async function loadDocuments(seeding: Seeding): Promise<ReadonlyMap<string, number>> {
  const { documents } = seeding.city
  const types = new Dictionary(seeding.writer, 'document-types')
  const issuers = new Dictionary(seeding.writer, 'document-issuers')
  await types.fill(documents.map(({ type }) => type))
  for (const [title, plural] of Object.entries(documentPlurals)) {
    if (types.has(title)) await seeding.writer.update('document-types', types.id(title), { plural })
  }
  await issuers.fill(documents.map(({ issuer }) => issuer))
  const oldestFirst = documents.toSorted((a, b) => b.daysAgo - a.daysAgo)
  const countAct = seeding.progress.begin('акты', oldestFirst.length)
  const fileIds = await pLimit(AT_ONCE).map(oldestFirst, async (act) => {
    const placed = await placeFiles(act, seeding)
    countAct()
    return placed
  })
  const ids = new Map<string, number>()
  for (const [index, document] of oldestFirst.entries()) {
    const { title, summary, number, status: state } = document
    const id = await seeding.writer.create('documents', {
      title,
      summary,
      number,
      state,
      type: types.id(document.type),
      issuer: issuers.id(document.issuer),
      date: seeding.clock.day(document.daysAgo),
      files: fileIds[index],
      _status: 'published',
    })
    ids.set(number, id)
  }
  await relate(oldestFirst, ids, seeding)
  return ids
}

/** The act is signed, numbered and dated; annexes and drafts only name the issuer. */
async function placeFiles({ files, type, issuer, number, daysAgo }: SeedDocument, seeding: Seeding): Promise<number[]> {
  const [act, ...annexes] = files
  if (!act || 'file' in act || type === DRAFT) return seeding.files.place(files, { issuer })
  const date = `${formatLongDate(seeding.clock.day(daysAgo), 'UTC').replace(/^0/, '')} г.`
  const text = act.text.replace(LETTERHEAD, '')
  const signed = await seeding.files.place([{ ...act, text }], { issuer, number, date })
  return [...signed, ...(await seeding.files.place(annexes, { issuer }))]
}

/** Written last: an act may name one loaded later. */
async function relate(documents: readonly SeedDocument[], ids: Map<string, number>, { writer }: Seeding) {
  for (const { number, relations = [] } of documents) {
    const id = ids.get(number)
    if (id === undefined || relations.length === 0) continue
    const related = relations.map(({ kind, number: other }) => {
      const document = ids.get(other)
      if (document === undefined) throw new Error(`Акт ${number} ссылается на неизвестный акт ${other}`)
      return { kind, document }
    })
    await writer.update('documents', id, { relations: related, _status: 'published' })
  }
}
