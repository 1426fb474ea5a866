import { z } from 'zod'
import type { FolderError } from '@/lib/content/read/folder-errors'
import type { Source } from '@/lib/content/read/read-source'

type Issue = z.core.$ZodIssue

/** Errors in Russian with the value found. */
export const parseOptions = { reportInput: true, error: z.locales.ru().localeError } as const

export function toFolderErrors({ issues }: z.ZodError, source: Source): FolderError[] {
  return issues.flatMap(plainIssues).map((issue) => {
    const field = issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0] ?? ''] : issue.path
    return toFolderError(source, field, toMessage(issue))
  })
}

export function toFolderError(source: Source, field: readonly PropertyKey[], message: string): FolderError {
  const name = field.map(String).join('.')
  return { file: source.file, line: source.findLine(field), message, ...(name && { field: name }) }
}

/** Chooses the intended variant of a union; an unknown field is an issue of its own. */
function plainIssues(issue: Issue): Issue[] {
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => ({ ...issue, keys: [key] }))
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue]
  const ways = issue.errors.map((errors) => errors.map((one) => ({ ...one, path: [...issue.path, ...one.path] })))
  const isOfOtherKind = (one: Issue) => one.code === 'invalid_type' && one.path.length === issue.path.length
  const alike = ways.filter((errors) => errors.length > 0 && !errors.some(isOfOtherKind))
  const meant =
    alike.find((errors) => errors.every(({ code }) => code !== 'unrecognized_keys')) ??
    alike.toSorted((one, other) => one.length - other.length)[0] ??
    ways[0] ??
    []
  return meant.flatMap(plainIssues)
}

function toMessage(issue: Issue): string {
  if (issue.code === 'unrecognized_keys') return 'неизвестное поле'
  if (issue.code === 'invalid_type' && issue.input === undefined) return 'поле не заполнено'
  if (issue.code === 'invalid_union') return 'такого вида не бывает'
  return issue.message
}
