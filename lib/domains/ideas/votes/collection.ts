import { sql } from '@payloadcms/db-postgres'
import type { Access, CollectionAfterChangeHook, CollectionConfig, FieldAccess } from 'payload'
import { MAX_IDEA_COMMENT_LENGTH } from '@/lib/domains/ideas/contract'
import { personalData } from '@/lib/platform/audit/audit-openings'
import { hasRole, queueAccess } from '@/lib/platform/access/roles'
import { requestDatabase } from '@/lib/platform/database/payload-client'
import { check, readOnlyField, relation, textarea } from '@/lib/platform/fields/basic-fields'
import { effectField, tookEffect } from '@/lib/platform/fields/date-fields'

const nobody: FieldAccess = () => false

const byModerator: Access = ({ req }) => hasRole(req.user, 'moderator') && tookEffect

/** A vote does not purge pages, but a hidden comment must disappear at once. */
const notifyOfHiddenComment: CollectionAfterChangeHook = async ({ doc, req }) => {
  const db = await requestDatabase(req)
  await db.execute(sql`SELECT pg_notify('content_changed', 'private_idea_votes')`)
  return doc as Record<string, unknown>
}

/**
 * Votes for and against, shown with comments in the back office, never with voters. `private_` in the table name: a
 * vote does not purge public pages.
 */
export const ideaVotes: CollectionConfig = {
  slug: 'idea-votes',
  custom: personalData,
  dbName: 'private_idea_votes',
  labels: { singular: 'Комментарий к идее', plural: 'Комментарии к идеям' },
  access: { ...queueAccess('moderator'), read: byModerator, update: byModerator },
  admin: {
    group: 'Идеи для города',
    useAsTitle: 'comment',
    defaultColumns: ['comment', 'idea', 'isFor', 'isHidden', 'createdAt'],
    listSearchableFields: ['comment', 'idea.title'],
    description: 'Комментарий виден на сайте сразу. Скройте тот, который нарушает правила: голос останется.',
    baseListFilter: () => ({ comment: { exists: true } }),
  },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  hooks: { afterChange: [notifyOfHiddenComment] },
  fields: [
    readOnlyField(textarea('comment', 'Комментарий', { maxLength: MAX_IDEA_COMMENT_LENGTH })),
    readOnlyField(relation('idea', 'Идея', 'ideas', { required: true, index: true })),
    readOnlyField(check('isFor', 'Голос «за»', { required: true, defaultValue: false })),
    check('isHidden', 'Скрыть комментарий', { required: true, defaultValue: false }),
    relation('resident', 'Житель', 'residents', {
      index: true,
      hidden: true,
      access: { read: nobody, create: nobody, update: nobody },
    }),
    effectField,
  ],
}
