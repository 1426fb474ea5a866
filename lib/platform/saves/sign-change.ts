import type { CollectionBeforeChangeHook, GlobalBeforeChangeHook, PayloadRequest } from 'payload'

/** Every version names who made it; changes that the portal makes by itself leave the last name. */
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
