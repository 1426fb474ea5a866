import { act, reportAs } from '@/e2e/claims/claims'
import { Resident } from '@/e2e/fixtures/resident'
import { openModeration } from '@/e2e/fixtures/staff'

/** Ends in an emoji, which is one code point and two UTF-16 units. */
const fillText = (units: number) => `${'я'.repeat(units - 2)}😀`

test('an answer and a note with an emoji on the last place are kept whole', async () => {
  const { database, office, moderator } = await openModeration()
  const id = await reportAs(await Resident.register())
  expect((await act(moderator, id, { action: 'publish' })).status).toBe(200)
  expect((await act(moderator, id, { action: 'take' })).status).toBe(200)
  const answer = await act(moderator, id, { action: 'answer', reportText: fillText(4_000), note: fillText(4_000) })
  expect(answer.status).toBe(200)
  expect(await office.read('claims', id)).toMatchObject({ reportText: fillText(4_000) })
  await office.remove('staff', moderator.id)
  await database.end()
})
