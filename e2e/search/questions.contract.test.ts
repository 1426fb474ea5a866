import { find } from '@/e2e/search/find'
import { mapConcurrently } from '@/e2e/fixtures/portal'
import { findPlaces, readQuestions } from '@/lib/tools/bench/questions'

/** Of 68: the rest may fail together with a word of the demo city. */
const MOST_MISSED = 6

test("residents' own words find the answer among the first three results, without recommendations too", async () => {
  const questions = readQuestions()
  const answers = await mapConcurrently(questions, async (question) => ({
    text: question.text,
    ...findPlaces(question, await find(question.text)),
  }))
  for (const by of ['results', 'withBets'] as const) {
    const missed = answers.filter((answer) => answer[by] === -1).map(({ text }) => text)
    expect(missed.length > MOST_MISSED ? missed : []).toEqual([])
  }
})
