import { sql } from '@payloadcms/db-postgres'

/**
 * Votes, comments and joins that count: those of accounts whose address is confirmed. Every reader but the author's own
 * takes the rows from here and not from the tables, so that none forgets the rule; a test reads the sources for it.
 */
export const effective = {
  discussionVotes: sql`(SELECT * FROM private_discussion_votes WHERE effective_at IS NOT NULL)`,
  ideaVotes: sql`(SELECT * FROM private_idea_votes WHERE effective_at IS NOT NULL)`,
  claimJoins: sql`(SELECT * FROM private_claim_joins WHERE effective_at IS NOT NULL)`,
}
