import type { CollectionBeforeOperationHook, FlattenedField, PayloadRequest, Where } from 'payload'

/** «334», «№ 334», «заявка № 334». */
const NUMBER = /^(?:[а-яё ]*№|#|n)?\s*(\d{1,9})$/iu
/** Phone number: at least four digits with separators. */
const PHONE = /^\+?(?:[\s()-]*\d){4,15}[\s()-]*$/u
const IS_PHONE = /phone(?:s\.text)?$/i

/** Payload finds all words in one field only, phones as spelled, and fails on «№ 12». */
export const searchList: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  const where: unknown = 'where' in args ? args.where : undefined
  if (operation !== 'read' || !isRecord(where)) return args
  const { flattenedFields: fields } = collection
  const hidden = args.overrideAccess ? new Set<string>() : await findHidden(fields, req)
  return { ...args, where: rewrite(where as Where, fields, hidden) }
}

/** Payload refuses a search in fields that the caller may not read. */
async function findHidden(fields: readonly FlattenedField[], req: PayloadRequest): Promise<Set<string>> {
  const answers = await Promise.all(
    fields.map(async (field) => {
      const read = 'access' in field ? field.access?.read : undefined
      return !read || (await read({ req })) ? [] : [field.name]
    }),
  )
  return new Set(answers.flat())
}

export function rewrite(
  where: Where,
  fields: readonly FlattenedField[],
  hidden: ReadonlySet<string> = new Set(),
): Where {
  const entries = Object.entries(where).map(([name, value]) => {
    const isGroup = (name === 'and' || name === 'or') && Array.isArray(value)
    return [name, isGroup ? value.map((one: Where) => rewrite(one, fields, hidden)) : value] as const
  })
  const { or, ...rest } = Object.fromEntries(entries) as Where
  const search = or && parseSearch(or)
  if (!search) return where.or || where.and ? (Object.fromEntries(entries) as Where) : where
  const names = search.names.filter((name) => !hidden.has(name))
  const found = toConditions({ ...search, names }, fields)
  return Object.keys(rest).length > 0 ? { and: [rest, found] } : found
}

interface Search {
  text: string
  names: string[]
}

function parseSearch(group: readonly Where[]): Search | null {
  const pairs = group.map((one) => Object.entries(one)[0])
  const texts = pairs.map((pair) => (isRecord(pair?.[1]) && 'like' in pair[1] ? pair[1].like : undefined))
  const [text] = texts
  const isSearch = typeof text === 'string' && texts.every((one) => one === text)
  return isSearch ? { text, names: pairs.flatMap((pair) => pair?.[0] ?? []) } : null
}

function toConditions({ text, names }: Search, fields: readonly FlattenedField[]): Where {
  const listNames = (kind: Kind) => names.filter((name) => toKind(name, fields) === kind)
  const phones = listNames('phone')
  const words = text.trim().split(/\s+/u)
  const digits = NUMBER.exec(text.trim())?.[1]
  const phone = PHONE.test(text.trim()) ? phonePattern(text) : undefined
  const inTexts = [...listNames('text'), ...phones]
  const all = words.map((word) => ({ or: inTexts.map((name) => ({ [name]: { like: word } })) }))
  const or: Where[] = [
    ...(inTexts.length > 0 ? [{ and: all }] : []),
    ...(digits ? listNames('number').map((name) => ({ [name]: { equals: Number(digits) } })) : []),
    ...(phone ? phones.map((name) => ({ [name]: { like: phone } })) : []),
  ]
  return or.length > 0 ? { or } : { id: { equals: 0 } }
}

type Kind = 'number' | 'phone' | 'text'

function toKind(name: string, fields: readonly FlattenedField[]): Kind {
  if (name === 'id' || fields.some((field) => field.name === name && field.type === 'number')) return 'number'
  return IS_PHONE.test(name) ? 'phone' : 'text'
}

/** Digits with anything between; a leading 8 or 7 of a full number is dropped. */
function phonePattern(text: string): string {
  const digits = text.replace(/\D/g, '')
  return [...(digits.length === 11 ? digits.slice(1) : digits)].join('%')
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
