import type { Access, FieldAccess, PayloadRequest } from 'payload'

/** Roles of the back office, product.md 9. */
export const staffRoles = [
  { value: 'administrator', label: 'Администратор' },
  { value: 'editor', label: 'Редактор' },
  { value: 'moderator', label: 'Модератор' },
  { value: 'officer', label: 'Сотрудник подразделения' },
  { value: 'clerk', label: 'Делопроизводитель' },
  { value: 'organizer', label: 'Организатор обсуждений' },
] as const

export type StaffRole = (typeof staffRoles)[number]['value']

export function hasRole(user: PayloadRequest['user'], ...roles: StaffRole[]): boolean {
  const held = user && 'roles' in user ? (user.roles ?? []) : []
  return held.includes('administrator') || roles.some((role) => held.includes(role))
}

export const isStaff: Access = ({ req }) => Boolean(req.user)
export const isEditor: Access = ({ req }) => hasRole(req.user, 'editor')
export const isAdministrator: Access = ({ req }) => hasRole(req.user)
export const isAdministratorField: FieldAccess = ({ req }) => hasRole(req.user)

/** An administrator reaches every account, everybody else only their own. */
export const isAdministratorOrSelf: Access = ({ req, id }) =>
  hasRole(req.user) || (id === undefined ? { id: { equals: req.user?.id ?? -1 } } : req.user?.id === id)

/** Content is read by all staff through /cms and changed by editors; visitors read it through the contract only. */
export const contentAccess = {
  read: isStaff,
  readVersions: isStaff,
  create: isEditor,
  update: isEditor,
  delete: isEditor,
}
