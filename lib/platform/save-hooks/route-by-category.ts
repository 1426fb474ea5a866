import type { PayloadRequest } from 'payload'
import { idOf } from '@/lib/platform/payload/to-shapes'
import type { Claim } from '@/lib/platform/payload/payload-types'

type Themed = Partial<Pick<Claim, 'department'>> & { category?: number | { id: number } | null }
type Themes = 'claim-categories' | 'idea-categories'

/** A corrected category moves the message to its department, unless another was chosen. */
export async function routeByCategory(
  themes: Themes,
  { before, changed }: { before: Themed; changed: Themed },
  req: PayloadRequest,
): Promise<Pick<Themed, 'department'>> {
  const theme = idOf(changed.category)
  if (theme === null || theme === idOf(before.category) || isSentElsewhere(before, changed)) return {}
  const found = await req.payload.findByID({ collection: themes, id: theme, depth: 1, disableErrors: true, req })
  const parent = found && 'parent' in found && typeof found.parent === 'object' ? found.parent : null
  const department = idOf(found?.department) ?? idOf(parent?.department)
  return department === null ? {} : { department }
}

function isSentElsewhere(before: Themed, changed: Themed): boolean {
  return changed.department !== undefined && idOf(changed.department) !== idOf(before.department)
}
