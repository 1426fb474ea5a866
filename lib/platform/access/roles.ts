import type { Access, FieldAccess, PayloadRequest, CollectionConfig } from 'payload'
import type { StaffRole } from '@/lib/contract/staff-roles'

/** True if the user has one of the roles; administrators have all, residents none. */
export function hasRole(user: PayloadRequest['user'], ...roles: StaffRole[]): boolean {
  const held = getRoles({ user })
  return held.includes('administrator') || roles.some((role) => held.includes(role))
}

export function getRoles({ user }: Pick<PayloadRequest, 'user'>): readonly StaffRole[] {
  return user?.collection === 'staff' ? (user.roles ?? []) : []
}

export const isEditor: Access = ({ req }) => hasRole(req.user, 'editor')
export const isAdministrator: Access = ({ req }) => hasRole(req.user)
export const isAdministratorField: FieldAccess = ({ req }) => hasRole(req.user)

export const isAdministratorOrSelf: Access = ({ req }) =>
  hasRole(req.user) || (req.user?.collection === 'staff' && { id: { equals: req.user.id } })

/** Editors only: /cms shows drafts. Visitors read published content through the contract. */
export const contentAccess = {
  read: isEditor,
  readVersions: isEditor,
  create: isEditor,
  update: isEditor,
  delete: isEditor,
}

export const libraryAccess = {
  ...contentAccess,
  read: (({ req }) => hasRole(req.user, 'editor', 'moderator', 'officer', 'organizer')) satisfies Access,
  create: (({ req }) => hasRole(req.user, 'editor', 'moderator', 'officer', 'organizer')) satisfies Access,
}

/** Hides a collection from the menu of all but administrators: others do its work at the desk. */
export const hiddenFromOthers = ({ user }: { user: object }): boolean => !hasRole(user as PayloadRequest['user'])

type CollectionAccess = NonNullable<CollectionConfig['access']>

/** Rows written by the portal, read-only for administrators and these roles. */
export function registerAccess(...roles: StaffRole[]): CollectionAccess {
  return {
    read: ({ req }) => hasRole(req.user, ...roles),
    create: () => false,
    update: () => false,
    delete: () => false,
  }
}

/** Rows sent by residents: these roles read and answer them. */
export function queueAccess(...roles: StaffRole[]): CollectionAccess {
  return { ...registerAccess(...roles), update: ({ req }) => hasRole(req.user, ...roles) }
}
