import type { Access, CollectionConfig, FieldAccess } from 'payload'
import { queueAccess } from '@/lib/platform/access/registers'
import { hasRole } from '@/lib/platform/access/roles'
import { asSent } from '@/lib/platform/fields/as-sent'
import { effectField, tookEffect } from '@/lib/platform/fields/effect-field'
import { check, relation, textarea } from '@/lib/platform/fields/leaf-fields'
import { tellCommentHidden } from '@/lib/domains/ideas/hooks/tell-comment-hidden'
import { LONGEST_IDEA_COMMENT } from '@/lib/domains/ideas/contract'

const nobody: FieldAccess = () => false

/** What waits for its author's confirmation is not the moderators' to read. */
const byModerator: Access = ({ req }) => hasRole(req.user, 'moderator') && tookEffect

/**
 * Votes for and against ideas. The back office sees those with words and may hide them; who voted is shown to nobody.
 * A vote changes no public page at once, therefore the table is named as those of single people are.
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
    description: 'Комментарий виден на сайте сразу. Скройте тот, который нарушает правила: голос останется.',
    baseListFilter: () => ({ comment: { exists: true } }),
  },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  hooks: { afterChange: [tellCommentHidden] },
  fields: [
    asSent(textarea('comment', 'Комментарий', { maxLength: LONGEST_IDEA_COMMENT })),
    asSent(relation('idea', 'Идея', 'ideas', { required: true, index: true })),
    asSent(check('isFor', 'Голос «за»', { required: true, defaultValue: false })),
    check('isHidden', 'Скрыть комментарий', { required: true, defaultValue: false }),
    relation('resident', 'Житель', 'residents', {
      index: true,
      hidden: true,
      access: { read: nobody, create: nobody, update: nobody },
    }),
    effectField,
  ],
}
