import { sql } from '@payloadcms/db-postgres'
import { commentActions } from '@/lib/domains/ideas/comments/actions'
import { effectiveVotes } from '@/lib/domains/ideas/repository'
import { defineQueue, matchesItem } from '@/lib/platform/workflow/define-queue'

export interface CommentRow {
  id: number
  comment: string
  is_for: boolean
  is_hidden: boolean
  idea_id: number
  idea: string
  is_public: boolean
  created_at: Date | string
  updated_at: Date | string
}

export const commentQueue = defineQueue<CommentRow>({
  columns: sql`x.id, x.comment, x.is_for, x.is_hidden, i.id AS idea_id, i.title AS idea,
    is_public_idea(i.published_at, i.code) AS is_public, x.created_at, x.updated_at`,
  from: sql`${effectiveVotes} x JOIN ideas i ON i.id = x.idea_id`,
  moveColumn: sql`comment_id`,
  leaving: commentActions,
  views: { shown: sql`NOT x.is_hidden`, hidden: sql`x.is_hidden` },
  waiting: [],
  // comments are the moderators' alone
  isReadable: ({ department }) => (department === null ? sql`x.comment IS NOT NULL` : sql`FALSE`),
  matches: (text) => matchesItem(text, sql`concat_ws(' ', x.comment, i.title)`),
})
