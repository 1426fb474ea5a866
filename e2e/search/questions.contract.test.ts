import { find } from '@/e2e/search/find'
import { mapConcurrently } from '@/e2e/fixtures/portal'
import { findPlaces, questionLists, readQuestions } from '@/lib/tools/bench/questions'

/** The rest may fail together with a word of the demo city. */
const SHARE_MISSED = 0.09

test.each(questionLists)(
  "residents' own words (%s) find the answer among the first three results, without recommendations too",
  async (list) => {
    const questions = readQuestions(list)
    const answers = await mapConcurrently(questions, async (question) => ({
      text: question.text,
      ...findPlaces(question, await find(question.text)),
    }))
    for (const by of ['results', 'withBets'] as const) {
      const missed = answers.filter((answer) => answer[by] === -1).map(({ text }) => text)
      expect(missed.length > SHARE_MISSED * questions.length ? missed : []).toEqual([])
    }
  },
)
