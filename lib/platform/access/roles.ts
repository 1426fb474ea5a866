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

export const isAdministrator: Access = ({ req }) => hasRole(req.user)
export const isAdministratorField: FieldAccess = ({ req }) => hasRole(req.user)

export const isAdministratorOrSelf: Access = ({ req }) =>
  hasRole(req.user) || (req.user?.collection === 'staff' && { id: { equals: req.user.id } })

/** True if the user publishes in this section, or anywhere if none is named: a staff account may be held to sections. */
export function mayPublish(user: PayloadRequest['user'], section?: string): boolean {
  return hasRole(user) || (hasRole(user, 'editor') && worksIn(user, section))
}

/** True if the user may at least save drafts in this section. */
export function mayWrite(user: PayloadRequest['user'], section: string): boolean {
  return mayPublish(user, section) || (hasRole(user, 'author') && worksIn(user, section))
}

function worksIn(user: PayloadRequest['user'], section?: string): boolean {
  const sections = (user?.collection === 'staff' && user.sections) || []
  return sections.length === 0 || sections.some((own) => own === section)
}

export const isEditor: Access = ({ req }) => hasRole(req.user, 'editor')
const readsContent: Access = ({ req }) => hasRole(req.user, 'editor', 'author')
const publishes: Access = ({ req }) => mayPublish(req.user)

/** Content outside the sections. /cms shows drafts to the staff alone: visitors read published content by the contract. */
export const contentAccess = {
  read: readsContent,
  readVersions: readsContent,
  create: publishes,
  update: publishes,
  delete: publishes,
}

/** A section with drafts and a bin. Authors save drafts: `refusePublishing` looks at how; administrators delete for good. */
export function sectionAccess(section: string) {
  return {
    read: readsContent,
    readVersions: readsContent,
    create: (({ req }) => mayWrite(req.user, section)) satisfies Access,
    update: (({ req, data }) =>
      data?._status === 'published' ? mayPublish(req.user, section) : mayWrite(req.user, section)) satisfies Access,
    delete: (({ req, data }) => (data?.deletedAt ? mayPublish(req.user, section) : hasRole(req.user))) satisfies Access,
  }
}

/** Who writes or answers adds pictures and files; editors of one section too. */
const addsFiles: Access = ({ req }) => hasRole(req.user, 'editor', 'author', 'moderator', 'officer', 'organizer')

export const libraryAccess = {
  ...contentAccess,
  read: addsFiles,
  create: addsFiles,
  update: isEditor,
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
