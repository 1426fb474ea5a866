import { buildSchema } from 'graphql'
import { fieldErrors } from '@/lib/contract/errors'
import { claimArguments } from '@/lib/contract/graphql/claim-inputs'
import { socialControlSchema } from '@/lib/contract/graphql/social-control-schema'

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
    ...{ codes: [1, 4], parents: [7], text: 'яма', bbox: [48, 42, 49, 43], start_date: '2026-01-01' },
  })
})

test('what is wrong is named as the client wrote it', () => {
  const wrong = {
    ...{ statuses: [5], categories: ['abc'], title: 'я'.repeat(256), bbox: [48, 42] },
    ...{ start_date: '2026-13-01', end_date: 'вчера' },
  }
  const { error } = claimArguments.safeParse(wrong)
  const named = error ? Object.keys(fieldErrors(error)).map((path) => path.split('.')[0]) : []
  expect(named.sort()).toEqual(queries?.AllClaims?.args.map(({ name }) => name).sort())
})
