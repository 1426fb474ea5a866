import { send, someVisitor } from '@/e2e/fixtures/resident'
import { unsubscribeNews } from '@/lib/domains/cabinet/contract'
import { confirmClaimJoin, endClaimLinks, judgeGuestClaim } from '@/lib/domains/claims/contract'
import { operations } from '@/lib/domains/operations'
import { cancelReception, confirmReception, describeReception } from '@/lib/domains/receptions/contract'
import { confirmEmail } from '@/lib/domains/residents/contract'
import { correctSupportEmail } from '@/lib/domains/support/contract'

test.each([
  ['confirmEmail', confirmEmail, { token: 'a'.repeat(43) }, 422],
  ['confirmClaimJoin', confirmClaimJoin, { token: 'a'.repeat(43) }, 422],
  ['endClaimLinks', endClaimLinks, { key: 'a'.repeat(43) }, 404],
  ['judgeGuestClaim', judgeGuestClaim, { id: 2_000_000_000, is_accepted: true, key: 'a'.repeat(43) }, 422],
  ['confirmReception', confirmReception, { token: 'a'.repeat(43) }, 422],
  ['correctSupportEmail', correctSupportEmail, { answer_key: '1.nobody', email: 'a@samursk.example' }, 422],
  ['describeReception', describeReception, { token: 'a'.repeat(43) }, 422],
  ['cancelReception', cancelReception, { token: 'a'.repeat(43) }, 422],
])('%s ends guessing keys after thirty wrong ones an hour', async (_name, operation, body, status) => {
  const headers = someVisitor()
  const statuses: number[] = []
  for (let count = 0; count < 31; count += 1) statuses.push((await send(operation, { body, headers })).status)
  expect(statuses).toEqual([...Array<number>(30).fill(status), 429])
})

test('every audited public call has its own limits', () => {
  const written = operations.filter(({ access, audited }) => access === 'public' && audited)
  expect(written.filter(({ limits = [] }) => limits.length === 0).map(({ id }) => id)).toEqual([])
  expect(written).toContain(unsubscribeNews)
})
