import { Forbidden, type CollectionConfig, type Endpoint } from 'payload'
import { hasRole, isAdministrator, isAdministratorField, isAdministratorOrSelf } from '@/lib/platform/access/roles'
import { relation, select } from '@/lib/platform/fields/basic-fields'
import { staffRoles } from '@/lib/contract/staff-roles'
import { domains } from '@/lib/domains'
import { findScope } from '@/lib/platform/access/staff-scope'
import { staffEmailChoices } from '@/lib/domains/desk/rules'
import { keepAdministrator, keepAdministratorAccount, unifyNewPassword } from '@/lib/office/staff/guard-accounts'
import { limitCalls, recordLogin, recordRefusedLogin } from '@/lib/office/staff/guard-logins'
import { staffLogin, unifyLoginPassword } from '@/lib/office/staff/login'
import { invite } from '@/lib/office/staff/invitation'
import { secondFactorEndpoints } from '@/lib/office/staff/second-factor/endpoints'
import { endWeakSessions, requireSecondFactor } from '@/lib/office/staff/second-factor/require-second-factor'
import { sessionEndpoints } from '@/lib/office/staff/sessions/endpoints'
import { recordSession } from '@/lib/office/staff/sessions/issue-session'
import { restoreSessions } from '@/lib/office/staff/sessions/payload-sessions'
import { staffReset } from '@/lib/office/staff/reset-password'

/** Payload offers confirmation even if unused, and would read a missing column. */
const noConfirmation: Endpoint = {
  path: '/verify/:id',
  method: 'post',
  handler: ({ t }) => {
    throw new Forbidden(t)
  },
}

/** What an author or editor may be held to: collections with drafts and a bin. */
const sections = domains
  .flatMap(({ collections = [] }) => collections)
  .flatMap(({ slug, labels, trash }) => (trash ? [{ value: slug, label: String(labels?.plural ?? slug) }] : []))

export const staff: CollectionConfig = {
  slug: 'staff',
  labels: { singular: 'Сотрудник', plural: 'Сотрудники' },
  auth: {
    tokenExpiration: 8 * 60 * 60,
    // Payload's lock would let a stranger block an account
    maxLoginAttempts: 0,
    // with https the cookie's name begins with __Host-, see cookiePrefix
    cookies: { sameSite: 'Lax', secure: (process.env.PUBLIC_URL ?? '').startsWith('https:') },
  },
  admin: {
    group: 'Управление',
    useAsTitle: 'name',
    defaultColumns: ['name', 'email', 'roles'],
    listSearchableFields: ['name', 'email'],
  },
  access: {
    admin: ({ req }) => req.user?.collection === 'staff',
    read: isAdministratorOrSelf,
    create: isAdministrator,
    update: isAdministratorOrSelf,
    delete: isAdministrator,
    unlock: () => false, // nothing locks an account
  },
  endpoints: [noConfirmation, staffLogin, staffReset, invite, ...secondFactorEndpoints, ...sessionEndpoints],
  // accounts changed at once would not see each other: both of two administrators could leave
  disableBulkEdit: true,
  disableBulkDelete: true,
  hooks: {
    beforeOperation: [limitCalls, unifyLoginPassword, unifyNewPassword],
    beforeLogin: [requireSecondFactor, restoreSessions],
    afterLogin: [recordLogin, recordSession],
    afterError: [recordRefusedLogin],
    beforeChange: [keepAdministrator],
    afterChange: [endWeakSessions],
    beforeDelete: [keepAdministratorAccount],
  },
  fields: [
    {
      name: 'name',
      type: 'text',
      label: 'Имя',
      required: true,
      maxLength: 120,
      access: { update: isAdministratorField }, // a key signs what its owner does
    },
    select('roles', 'Роли', staffRoles, {
      hasMany: true,
      required: true,
      saveToJWT: true,
      access: { create: isAdministratorField, update: isAdministratorField },
      admin: { condition: (_data, _siblings, { user }) => hasRole(user) },
    }),
    select('sections', 'Разделы', sections, {
      hasMany: true,
      access: { create: isAdministratorField, update: isAdministratorField },
      admin: {
        description:
          'Автор и редактор работают только в этих разделах. Пусто — во всех, редактор ещё и в настройках сайта.',
        condition: (data, _siblings, { user }) =>
          hasRole(user) && ['author', 'editor'].some((role) => (data.roles ?? []).includes(role)),
      },
    }),
    select('emails', 'Письма о новом', staffEmailChoices, {
      required: true,
      defaultValue: 'daily',
      admin: {
        description:
          'О заявках и сообщениях в техподдержку, которые ждут вас: номер, тема и ссылка. Утром рабочего дня — сколько чего ждёт.',
        condition: (_data, _siblings, { user }) => findScope(user) !== null,
      },
    }),
    relation('department', 'Подразделение', 'organizations', {
      access: { create: isAdministratorField, update: isAdministratorField },
      admin: {
        description: 'Сотрудник подразделения видит заявки только своей очереди.',
        condition: (data, _siblings, { user }) => hasRole(user) && (data.roles ?? []).includes('officer'),
      },
    }),
  ],
}
