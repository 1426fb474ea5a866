import type { CollectionConfig } from 'payload'
import { hasRole } from '@/lib/platform/access/roles'
import type { StaffRole } from '@/lib/contract/staff-roles'

type CollectionAccess = NonNullable<CollectionConfig['access']>

/** The portal itself writes these rows and nobody edits them; administrators and these roles read them. */
export function registerAccess(...roles: StaffRole[]): CollectionAccess {
  return {
    read: ({ req }) => hasRole(req.user, ...roles),
    create: () => false,
    update: () => false,
    delete: () => false,
  }
}

/** Residents send these rows and these roles work on them: they are read and answered, never invented or removed. */
export function queueAccess(...roles: StaffRole[]): CollectionAccess {
  return { ...registerAccess(...roles), update: ({ req }) => hasRole(req.user, ...roles) }
}
