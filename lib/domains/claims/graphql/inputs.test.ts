import { buildSchema } from 'graphql'
import { fieldErrors } from '@/lib/contract/errors'
import { claimArguments, guestClaimInput } from '@/lib/domains/claims/graphql/inputs'
import { claimVerdictInput } from '@/lib/domains/claims/shapes'
import { parseFields } from '@/lib/platform/calls/parse-fields'
import { socialControlSchema } from '@/lib/domains/claims/graphql/schema'

const queries = buildSchema(socialControlSchema).getQueryType()?.getFields()

test('arguments are taken as the filter of every list', () => {
  const given = {
    statuses: [1, 4],
    categories: ['7'],
    title: ' яма ',
    bbox: [48, 42, 49, 43],
    start_date: '2026-01-01',
  }
  expect(claimArguments.parse(given)).toEqual({
    codes: [1, 4],
    parents: [7],
    text: 'яма',
    bbox: [48, 42, 49, 43],
    start_date: '2026-01-01',
  })
})

test('what is wrong is named as the client wrote it', () => {
  const wrong = {
    statuses: [5],
    categories: ['abc'],
    title: 'я'.repeat(256),
    bbox: [48, 42],
    start_date: '2026-13-01',
    end_date: 'вчера',
  }
  const { error } = claimArguments.safeParse(wrong)
  const named = error ? Object.keys(fieldErrors(error)).map((path) => path.split('.')[0]) : []
  expect(named.sort()).toEqual(queries?.AllClaims?.args.map(({ name }) => name).sort())
})

test('a sign that no text holds is refused where nothing may be left out', () => {
  const refused = () => parseFields(guestClaimInput, { ...guest, images: ['/files/\0'] })
  expect(refused).toThrow(
    expect.objectContaining({ errors: { 'images.0': ['В тексте есть знак, которого не бывает в тексте'] } }),
  )
})

const guest = {
  x: 48.29,
  y: 42.06,
  address: 'ул. Портовая, 12',
  category_id: 7,
  text: 'Яма',
  agree_with_rules: true,
  name: 'Константинопольская Анна-Мария',
  email: 'gost@samursk.example',
}

test('a guest’s name is a name: the portal writes it into its emails', () => {
  expect(guestClaimInput.parse(guest).name).toBe(guest.name)
  for (const name of ['Срочно: оплатите на https://evil.example/pay', '+7 928 055-12-34', ' ', 'а'.repeat(161)])
    expect(guestClaimInput.safeParse({ ...guest, name }).success).toBe(false)
})

test('what nobody sees is left out of a text, and a text of nothing else is none', () => {
  expect(guestClaimInput.parse({ ...guest, text: ' Яма\u0007,\r\n\u202Eглубокая\u0000 ' }).text).toBe('Яма,\nглубокая')
  expect(guestClaimInput.safeParse({ ...guest, text: '\u0000\u202E' }).success).toBe(false)
  const verdict = { id: 1, is_accepted: false }
  expect(claimVerdictInput.parse({ ...verdict, user_comment: 'Яма\u2066' }).user_comment).toBe('Яма')
  expect(claimVerdictInput.safeParse({ ...verdict, user_comment: '\u0000' }).success).toBe(false)
})
