import type { Access, FieldAccess, PayloadRequest, CollectionConfig } from 'payload'
import type { StaffRole } from '@/lib/contract/staff-roles'

/** Answers whether the person holds one of these roles; an administrator holds them all, residents none. */
export function hasRole(user: PayloadRequest['user'], ...roles: StaffRole[]): boolean {
  const held = getRoles({ user })
  return held.includes('administrator') || roles.some((role) => held.includes(role))
}

/** Lists the roles of whoever asks; residents and strangers hold none. */
export function getRoles({ user }: Pick<PayloadRequest, 'user'>): readonly StaffRole[] {
  return user?.collection === 'staff' ? (user.roles ?? []) : []
}

export const isEditor: Access = ({ req }) => hasRole(req.user, 'editor')
export const isAdministrator: Access = ({ req }) => hasRole(req.user)
export const isAdministratorField: FieldAccess = ({ req }) => hasRole(req.user)

/** An administrator reaches every account, everybody else only their own. */
export const isAdministratorOrSelf: Access = ({ req }) =>
  hasRole(req.user) || (req.user?.collection === 'staff' && { id: { equals: req.user.id } })

/**
 * Content is read through /cms by the staff and changed by editors only, because it holds drafts. Visitors read what is
 * published through the contract.
 */
export const contentAccess = {
  read: isEditor,
  readVersions: isEditor,
  create: isEditor,
  update: isEditor,
  delete: isEditor,
}

/** Whoever answers residents may add own pictures and documents to an answer; editors alone change what is there. */
export const libraryAccess = {
  ...contentAccess,
  read: (({ req }) => hasRole(req.user, 'editor', 'moderator', 'officer', 'organizer')) satisfies Access,
  create: (({ req }) => hasRole(req.user, 'editor', 'moderator', 'officer', 'organizer')) satisfies Access,
}

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
