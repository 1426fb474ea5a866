import { paths } from '@/lib/config/paths'
import { printedAddress } from '@/components/layout/print-letterhead'

const HOST = 'https://samursk.example'

test('printedAddress removes access keys and tokens', () => {
  const key = 'a'.repeat(43)
  expect(printedAddress(HOST + paths.claimState(key))).toBe(`${HOST}/socialcontrolmap/my`)
  for (const address of [`/faq#reset=${key}`, `/files/private?id=1&key=${key}`, `/api/unsubscribe?token=${key}`])
    expect(printedAddress(HOST + address)).not.toContain(key)
})

test('printedAddress keeps filters', () => {
  expect(printedAddress(`${HOST}/news?type_id=3&page=2#list`)).toBe(`${HOST}/news?type_id=3&page=2`)
})
