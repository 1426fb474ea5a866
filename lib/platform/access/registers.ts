import type { CollectionConfig } from 'payload'
import { hasRole } from '@/lib/platform/access/roles'
import type { StaffRole } from '@/lib/contract/staff-roles'

type CollectionAccess = NonNullable<CollectionConfig['access']>

/** What the portal itself writes down and nobody edits; shown to administrators and to these roles. */
export function registerAccess(...roles: StaffRole[]): CollectionAccess {
  return {
    read: ({ req }) => hasRole(req.user, ...roles),
    create: () => false,
    update: () => false,
    delete: () => false,
  }
}

/** What comes from residents and these roles work on: it is read and answered, never invented or removed. */
export function queueAccess(...roles: StaffRole[]): CollectionAccess {
  return { ...registerAccess(...roles), update: ({ req }) => hasRole(req.user, ...roles) }
}
