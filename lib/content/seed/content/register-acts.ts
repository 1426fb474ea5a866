import { daysSince, longDate, workday, toYear } from '@/lib/content/seed/content/documents-calendar'
import { ACT_PLACEHOLDER, type ActDraft } from '@/lib/content/read/shapes/act-draft-shape'
import type { SeedDocument } from '@/lib/content/read/shapes/service-shapes'
import type { Paper } from '@/lib/platform/documents/papers/paper'

type ActForm = ActDraft['form']
type ActIssuer = NonNullable<ActDraft['issuer']>
type Relation = NonNullable<SeedDocument['relations']>[number]

const ADMINISTRATION = 'Администрация города Самурска'
const MAYOR = 'Глава города Самурска Р. К. Гаджимурадов'

const ISSUERS = {
  administration: { title: ADMINISTRATION, signature: MAYOR, suffix: 'п' },
  assembly: {
    title: 'Собрание депутатов города Самурска',
    signature: 'Председатель Собрания депутатов города Самурска А. М. Гасанов',
    suffix: 'РС',
  },
  education: { title: 'Управление образования', signature: 'Начальник управления А. С. Рамазанова', suffix: 'од' },
  housing: {
    title: 'Управление ЖКХ и благоустройства',
    signature: 'Начальник управления Ш. А. Магомедов',
    suffix: 'б',
  },
  architecture: {
    title: 'Управление архитектуры и градостроительства',
    signature: 'Начальник управления — главный архитектор города Т. Д. Юсупов',
    suffix: 'арх',
  },
  finance: { title: 'Финансовое управление', signature: 'Начальник управления М. Г. Исаев', suffix: 'ф' },
  culture: { title: 'Управление культуры и туризма', signature: 'Начальник управления З. И. Керимова', suffix: 'кт' },
} satisfies Record<ActIssuer, { title: string; signature: string; suffix: string }>

/** Type, number suffix and acts per year. */
const FORMS: Record<ActForm, { type: string; verb: string; suffix?: string; perYear: number }> = {
  resolution: { type: 'Постановление', verb: 'постановляет:', perYear: 1380 },
  order: { type: 'Распоряжение', verb: '', suffix: 'р', perYear: 520 },
  decision: { type: 'Решение', verb: 'решило:', perYear: 118 },
  departmentOrder: { type: 'Приказ', verb: 'приказываю:', perYear: 240 },
  agreement: { type: 'Соглашение', verb: '', suffix: 'с', perYear: 46 },
  draft: { type: 'Проект', verb: '', suffix: 'пр', perYear: 210 },
}

interface NumberedAct {
  draft: ActDraft
  daysAgo: number
  number: string
}

/** Registers drafts, newest first; `findNumber` returns a number by key. */
export function registerActs(drafts: ActDraft[]): { documents: SeedDocument[]; findNumber: (key: string) => string } {
  const acts = numberActs(drafts)
  const byKey = new Map(acts.flatMap((act) => (act.draft.key ? [[act.draft.key, act] as const] : [])))
  return {
    documents: acts.map((act) => toDocument(act, findStatus(act.draft, drafts), byKey)).reverse(),
    findNumber: (key) => find(byKey, key).number,
  }
}

function numberActs(drafts: ActDraft[]): NumberedAct[] {
  const taken = new Set<string>()
  return drafts
    .map((draft) => ({ draft, daysAgo: workday(draft.daysAgo) }))
    .sort((a, b) => b.daysAgo - a.daysAgo)
    .map(({ draft, daysAgo }) => ({ draft, daysAgo, number: freeNumber(draft, daysAgo, taken) }))
}

/** Numbers grow within a year; rare decisions and agreements never restart. */
function freeNumber(draft: ActDraft, daysAgo: number, taken: Set<string>): string {
  const form = FORMS[draft.form]
  const suffix = form.suffix ?? ISSUERS[getIssuer(draft)].suffix
  let ordinal = Math.ceil((dayOfYear(daysAgo) / 366) * form.perYear)
  if (form.perYear < 200) ordinal = Math.ceil(((2600 - daysAgo) / 366) * form.perYear)
  while (taken.has(`${ordinal}-${suffix}`)) ordinal += 1
  const number = `${ordinal}-${suffix}`
  taken.add(number)
  return number
}

function dayOfYear(daysAgo: number): number {
  return daysSince(`${toYear(daysAgo)}-01-01`) - daysAgo + 1
}

function getIssuer(draft: ActDraft): ActIssuer {
  return draft.issuer ?? (draft.form === 'decision' ? 'assembly' : 'administration')
}

/** Stored at the later act; the portal shows it at both. */
function listRelations(draft: ActDraft, byKey: Map<string, NumberedAct>): Relation[] {
  return (['amends', 'repeals', 'basis'] as const).flatMap((kind) =>
    (draft[kind] ?? []).map((key) => ({ kind, number: find(byKey, key).number })),
  )
}

function find(byKey: Map<string, NumberedAct>, key: string): NumberedAct {
  const act = byKey.get(key)
  if (!act) throw new Error(`No act with the key ${key}`)
  return act
}

function toDocument(act: NumberedAct, status: SeedDocument['status'], byKey: Map<string, NumberedAct>): SeedDocument {
  const { draft, daysAgo, number } = act
  const relations = listRelations(draft, byKey)
  const fill = (text: string) => fillPlaceholders(text, daysAgo, byKey)
  const title = fill(draft.title)
  return {
    type: FORMS[draft.form].type,
    number,
    daysAgo,
    issuer: ISSUERS[getIssuer(draft)].title,
    title,
    summary: fill(draft.summary),
    status,
    ...(relations.length > 0 && { relations }),
    files: [mainFile(act, title, fill(draft.text)), ...annexFiles(act, fill)],
  }
}

function findStatus({ form, key }: ActDraft, drafts: readonly ActDraft[]): SeedDocument['status'] {
  if (form === 'draft') return 'draft'
  const isNamed = (keys: readonly string[] = []) => key !== undefined && keys.includes(key)
  if (drafts.some(({ repeals }) => isNamed(repeals))) return 'repealed'
  return drafts.some(({ amends }) => isNamed(amends)) ? 'amended' : 'active'
}

function fillPlaceholders(text: string, daysAgo: number, byKey: Map<string, NumberedAct>): string {
  return text.replace(/\{\{([^{}]+)\}\}/g, (written, name: string) => {
    const { key, years, days } = ACT_PLACEHOLDER.exec(name)?.groups ?? {}
    if (key !== undefined) return referenceTo(find(byKey, key))
    if (days !== undefined) return longDate(daysAgo - Number(days))
    return name.startsWith('year') ? String(toYear(daysAgo) + Number(years ?? 0)) : written
  })
}

function referenceTo({ daysAgo, number }: NumberedAct): string {
  return `от ${longDate(daysAgo)} № ${number}`
}

function mainFile({ draft, daysAgo, number }: NumberedAct, title: string, body: string): Paper {
  const { type } = FORMS[draft.form]
  return {
    name: `${type} № ${number}.pdf`,
    title: `${type} № ${number} от ${longDate(daysAgo)}`,
    kind: 'pdf',
    text: [heading(draft, daysAgo, number), `## ${title}`, body, ...signature(draft)].join('\n\n'),
  }
}

function heading(draft: ActDraft, daysAgo: number, number: string): string {
  const issuer = ISSUERS[getIssuer(draft)].title
  if (draft.form === 'draft') return `**Проект, размещён ${longDate(daysAgo)}**\n\n${issuer}`
  const line = `**${FORMS[draft.form].type}** от ${longDate(daysAgo)} № ${number}`
  return `Республика Дагестан\n\n**${issuer}**\n\n${line}\n\nг. Самурск`
}

function signature(draft: ActDraft): string[] {
  if (draft.form === 'draft') return []
  if (draft.form === 'agreement') return ['Подписи сторон']
  const { signature: own } = ISSUERS[getIssuer(draft)]
  return draft.form === 'decision' ? [own, MAYOR] : [own]
}

function annexFiles({ draft, number }: NumberedAct, fill: (text: string) => string): Paper[] {
  const annexes = draft.annexes ?? []
  return annexes.map(({ title, text, kind = 'docx' }, index) => {
    const label = annexes.length > 1 ? `Приложение ${index + 1}` : 'Приложение'
    return {
      name: `${label} к № ${number}.${kind}`,
      title: `${label}. ${fill(title)}`,
      kind,
      text: `${label} к документу № ${number}\n\n## ${fill(title)}\n\n${fill(text)}`,
    }
  })
}
