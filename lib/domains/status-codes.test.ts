import { globSync, readFileSync } from 'node:fs'
import { MESSAGE_TYPE_CODE } from '@/lib/config/paths'
import { claimCodes, openClaimCodes } from '@/lib/domains/claims/states'
import { FINISH_CODE } from '@/lib/domains/discussions/contract'
import { answeredIdeaCodes, ideaCodes } from '@/lib/domains/ideas/states'

const BARE = /\b(?:(?:type_)?code|to_code|from_code|to|from)\)? *(?:===|!==|=|<>|IN \() *'?(?:[1-6]|5[1-3])\b/
/** In schema.sql a function names the codes that it holds. */
const NAMING = /^CREATE OR REPLACE FUNCTION (is_\w+)[^;]*\$\$([^;]*)\$\$;/gm

test('statuses are compared by the names of their codes, in SQL too', () => {
  const files = globSync('{lib/domains,lib/content,components,app}/**/*.{ts,tsx,sql}').filter(
    (file) => !file.includes('.test.'),
  )
  const found = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .replace(NAMING, '')
      .split('\n')
      .filter((line) => BARE.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  )
  expect(files).toContain('lib/domains/claims/schema.sql')
  expect(found).toEqual([])
})

test.each([
  ['claims', 'is_public_claim', [claimCodes.inModeration]],
  ['claims', 'is_open_claim', openClaimCodes],
  ['ideas', 'is_public_idea', [ideaCodes.inModeration]],
  ['ideas', 'is_answered_idea', answeredIdeaCodes],
  ['ideas', 'is_realized_idea', [ideaCodes.realized]],
  ['discussions', 'is_finished_stage', [FINISH_CODE]],
  ['news', 'is_message', [MESSAGE_TYPE_CODE]],
])('in the schema of %s, %s means the same codes as TypeScript', (domain, name, codes) => {
  const schema = readFileSync(`lib/domains/${domain}/schema.sql`, 'utf8')
  const body = [...schema.matchAll(NAMING)].find(([, found]) => found === name)?.[2]
  expect([...(body?.matchAll(/\d+/g) ?? [])].map(([code]) => Number(code))).toEqual([...codes])
})
