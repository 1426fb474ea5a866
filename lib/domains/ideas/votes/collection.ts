import type { Access, CollectionConfig, FieldAccess } from 'payload'
import { queueAccess, hasRole } from '@/lib/platform/access/roles'
import { readOnlyField, check, relation, textarea } from '@/lib/platform/fields/basic-fields'
import { effectField, tookEffect } from '@/lib/platform/fields/date-fields'
import { notifyOfHiddenComment } from '@/lib/domains/ideas/hooks/notify-of-hidden-comment'
import { LONGEST_IDEA_COMMENT } from '@/lib/domains/ideas/contract'

const nobody: FieldAccess = () => false

const byModerator: Access = ({ req }) => hasRole(req.user, 'moderator') && tookEffect

/**
 * Votes for and against, shown with comments in the back office, never with voters. `private_` in the table name: a
 * vote does not purge public pages.
 */
export const ideaVotes: CollectionConfig = {
  slug: 'idea-votes',
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
    readOnlyField(textarea('comment', 'Комментарий', { maxLength: LONGEST_IDEA_COMMENT })),
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
