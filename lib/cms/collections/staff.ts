import type { CollectionConfig } from 'payload'
import {
  hasRole,
  isAdministrator,
  isAdministratorField,
  isAdministratorOrSelf,
  staffRoles,
} from '@/lib/cms/access/roles'

/** Accounts of the back office; residents are another collection and never enter here. */
export const staff: CollectionConfig = {
  slug: 'staff',
  labels: { singular: 'Сотрудник', plural: 'Сотрудники' },
  auth: {
    tokenExpiration: 8 * 60 * 60,
    maxLoginAttempts: 10,
    lockTime: 15 * 60 * 1000,
    cookies: { sameSite: 'Lax', secure: (process.env.PUBLIC_URL ?? '').startsWith('https:') },
  },
  admin: { group: 'Управление', useAsTitle: 'name', defaultColumns: ['name', 'email', 'roles'] },
  access: {
    admin: ({ req }) => Boolean(req.user),
    read: isAdministratorOrSelf,
    create: isAdministrator,
    update: isAdministratorOrSelf,
    delete: isAdministrator,
    unlock: isAdministrator,
  },
  fields: [
    { name: 'name', type: 'text', label: 'Имя', required: true, maxLength: 120 },
    {
      name: 'roles',
      type: 'select',
      hasMany: true,
      label: 'Роли',
      required: true,
      saveToJWT: true,
      options: [...staffRoles],
      access: { create: isAdministratorField, update: isAdministratorField },
      admin: { condition: (_data, _siblings, { user }) => hasRole(user) },
    },
  ],
}
