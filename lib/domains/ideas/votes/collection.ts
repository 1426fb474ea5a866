import type { Access, CollectionConfig, FieldAccess } from 'payload'
import { commentWorkflow } from '@/lib/domains/ideas/comments/actions'
import { moveComment, notifyOfHiddenComment } from '@/lib/domains/ideas/hooks/move-comment'
import { MAX_IDEA_COMMENT_LENGTH } from '@/lib/domains/ideas/contract'
import { personalData } from '@/lib/platform/audit/audit-openings'
import { hasRole, hiddenFromOthers, queueAccess } from '@/lib/platform/access/roles'
import { check, readOnlyField, relation, select, textarea, virtualField } from '@/lib/platform/fields/basic-fields'
import { effectField, tookEffect } from '@/lib/platform/fields/date-fields'

const nobody: FieldAccess = () => false

const byModerator: Access = ({ req }) => hasRole(req.user, 'moderator') && tookEffect

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
    hidden: hiddenFromOthers,
    useAsTitle: 'comment',
    defaultColumns: ['comment', 'idea', 'isFor', 'isHidden', 'createdAt'],
    listSearchableFields: ['comment', 'idea.title'],
    description: 'Комментарий виден на сайте сразу. Скройте тот, который нарушает правила: голос останется.',
    baseListFilter: () => ({ comment: { exists: true } }),
  },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  disableBulkEdit: true, // a request carries the step of one comment only
  hooks: { beforeChange: [moveComment], afterChange: [notifyOfHiddenComment] },
  fields: [
    readOnlyField(textarea('comment', 'Комментарий', { maxLength: MAX_IDEA_COMMENT_LENGTH })),
    readOnlyField(relation('idea', 'Идея', 'ideas', { required: true, index: true })),
    readOnlyField(check('isFor', 'Голос «за»', { required: true, defaultValue: false })),
    virtualField(select('action', 'Действие', commentWorkflow.optionsFor('administrator'))),
    readOnlyField(check('isHidden', 'Комментарий скрыт', { required: true, defaultValue: false })),
    relation('resident', 'Житель', 'residents', {
      index: true,
      hidden: true,
      access: { read: nobody, create: nobody, update: nobody },
    }),
    effectField,
  ],
}
