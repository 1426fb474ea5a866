import { globSync, readFileSync } from 'node:fs'

/** Logging out ends the session here even if the server fails. */
const NEVER_FAILS = 'logout'

/** Calls made by a press whose failure the component does not draw; a form shows those of `mutateAsync` by itself. */
function listSilentCalls(source: string): string[] {
  const calls = [...source.matchAll(/\b(\w+)\.mutate\(/g)].map(([, call = '']) => call)
  return calls.filter((call) => call !== NEVER_FAILS && !drawsError(source, call))
}

function drawsError(source: string, call: string): boolean {
  return new RegExp(`\\b${call}\\.(?:error|isError)\\b|\\berror\\b[^={}]*\\} = ${call}\\b`).test(source)
}

test('a press that fails says so', () => {
  const files = globSync('components/**/*.tsx').filter((file) => !file.includes('.test.'))
  const silent = files.flatMap((file) => listSilentCalls(readFileSync(file, 'utf8')).map((call) => `${file}: ${call}`))
  expect(silent).toEqual([])
  expect(listSilentCalls('<Button onClick={() => cancel.mutate(1)} />')).toEqual(['cancel'])
})
