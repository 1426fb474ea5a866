import type { SeedActivityItem } from '@/lib/package/folder/shapes/government-shapes'
import type { Paper } from '@/lib/platform/documents/papers/paper'

type Written = Omit<SeedActivityItem, 'type' | 'files' | 'summary' | 'deadline'> & {
  summary: string
  kind: Paper['kind']
  text: string
  /** Days from the day of seeding; vacancies and contests. */
  deadlineIn?: number
  /** A second file beside the first. */
  annex?: { title: string; kind: Paper['kind']; text: string }
}

/** A material of a section with its files; files are named as the material. */
export function material(type: string, { kind, text, annex, summary, deadlineIn, ...item }: Written): SeedActivityItem {
  const files = [{ title: item.title, kind, text }, ...(annex ? [annex] : [])].map((file) => ({
    ...file,
    name: `${file.title.replaceAll(/[«»:]/g, '')}.${file.kind}`,
    text: file.text,
  }))
  return { type, ...item, summary, deadline: deadlineIn === undefined ? undefined : -deadlineIn, files }
}
