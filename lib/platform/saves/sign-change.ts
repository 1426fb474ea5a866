import type { CollectionBeforeChangeHook, GlobalBeforeChangeHook, PayloadRequest } from 'payload'

/** Every version says who made it; what the portal does by itself leaves the last name. */
export const signChange: CollectionBeforeChangeHook & GlobalBeforeChangeHook = ({
  data,
  req,
}: {
  data: Record<string, unknown>
  req: PayloadRequest
}) => ({ ...data, changedBy: authorOf(req) ?? data.changedBy })

export function authorOf({ user }: PayloadRequest): string | undefined {
  return user?.collection === 'staff' ? user.name : undefined
}
