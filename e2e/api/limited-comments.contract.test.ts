import { announce, openDays, removeDiscussions, vote } from '@/e2e/discussions/discussions'
import { Resident } from '@/e2e/fixtures/resident'
import { openDatabase } from '@/e2e/fixtures/database'
import { Office } from '@/e2e/fixtures/office'
import { createColleague } from '@/e2e/fixtures/staff'
import { ballots, getRefusals, published, voteForIdea } from '@/e2e/ideas/ideas'
import { MAX_COMMENT_LENGTH } from '@/lib/domains/discussions/contract'
import { MAX_IDEA_COMMENT_LENGTH } from '@/lib/domains/ideas/contract'

/** Ends in an emoji, which is one code point and two UTF-16 units. */
const fillText = (units: number) => `${'я'.repeat(units - 2)}😀`

test('a comment to a discussion with an emoji on the last place is kept whole, one unit more is refused', async () => {
  const [database, office, voter] = await Promise.all([openDatabase(), Office.logIn(), Resident.register()])
  const organizer = await createColleague(office, 'organizer')
  const id = await announce(organizer, database, openDays)
  const kept = await vote(id, voter, 2, fillText(MAX_COMMENT_LENGTH))
  const beyond = await vote(id, voter, 2, fillText(MAX_COMMENT_LENGTH + 1))
  await removeDiscussions([id], database)
  await office.remove('staff', organizer.id)
  await database.end()
  expect(kept.vote?.my_vote.comment).toBe(fillText(MAX_COMMENT_LENGTH))
  expect(beyond.error?.extensions?.validation).toEqual({ 'input.comment': ['Не длиннее 4\u00A0000\u00A0знаков'] })
})

test('a comment to an idea with an emoji on the last place is kept whole, one unit more is refused', async () => {
  const [database, author, voter] = await Promise.all([openDatabase(), Resident.register(), Resident.register()])
  const { id } = await published(database, author)
  const comment = fillText(MAX_IDEA_COMMENT_LENGTH)
  const kept = await voteForIdea(voter, id, { ...ballots.like, comment })
  const beyond = await voteForIdea(voter, id, { ...ballots.like, comment: fillText(MAX_IDEA_COMMENT_LENGTH + 1) })
  await database.query('DELETE FROM ideas WHERE id = $1', [id])
  await database.end()
  expect(kept.data?.IdeaVote).toMatchObject({ auth_vote: { comment } })
  expect(getRefusals(beyond)).toEqual({ 'input.comment': ['Не длиннее 1\u00A0000\u00A0знаков'] })
})
