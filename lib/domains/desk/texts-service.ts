import { findDeskTexts } from '@/lib/domains/desk/repository'
import type { AnswerTemplate } from '@/lib/domains/desk/shapes'

interface DeskTexts {
  refusalReasons: string[]
  ideaRefusalReasons: string[]
  templates: AnswerTemplate[]
}

/** Returns what the staff choose from; the usual reasons until somebody edits them. */
export async function getDeskTexts(): Promise<DeskTexts> {
  const { refusalReasons, ideaRefusalReasons, templates } = await findDeskTexts()
  return {
    refusalReasons: (refusalReasons ?? []).map(({ text }) => text),
    ideaRefusalReasons: (ideaRefusalReasons ?? []).map(({ text }) => text),
    templates: (templates ?? []).map(({ title, text }) => ({ title, text })),
  }
}
